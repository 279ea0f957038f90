-- Games that are kept. A game's row is its present state; its plies are how it came to it.

create table game (
  id             uuid        primary key,
  ruleset        text        not null check (ruleset ~ '^[a-z0-9-]{1,40}$'),
  south_name     text        check (length(south_name) between 1 and 60),
  north_name     text        check (length(north_name) between 1 and 60),
  start_notation text        not null,
  start_legal    text        not null,
  notation       text        not null,
  ply            integer     not null check (ply >= 0),
  version        integer     not null,
  last_capture   integer     not null,
  legal          text        not null check (legal ~ '^([A-Fa-f](,[A-Fa-f])*)?$'),
  outcome        text        check (outcome in
                   ('eight-seeds', 'deadlock', 'no-move', 'endless-only', 'repetition', 'resignation')),
  winner         text        check (winner in ('south', 'north')),
  south_score    smallint    check (south_score >= 0),
  north_score    smallint    check (north_score >= 0),
  status         text        not null
                   generated always as (case when outcome is null then 'active' else 'finished' end) stored,
  created_at     timestamptz not null,
  updated_at     timestamptz not null,

  -- one version for the creation, one a move (which has a ply at least), one for a resignation
  constraint game_version_follows_plies check (version between 1 and ply + 2),
  constraint game_capture_is_past check (last_capture between 0 and ply),
  constraint game_outcome_is_whole check (
    (outcome is null) = (south_score is null)
    and (outcome is null) = (north_score is null)
    and (winner is null or outcome is not null)),
  constraint game_goes_on_while_something_is_legal check ((outcome is null) = (legal <> '')),
  constraint game_changes_after_its_creation check (updated_at >= created_at)
) with (fillfactor = 80); -- room for updates in place: a move changes no indexed column

comment on column game.notation is 'the present position, one line';
comment on column game.last_capture is 'the last ply that captured; repetition counts from it';
comment on column game.legal is 'holes that may be sown, comma-separated; empty when the game is over';

-- lists: newest first, by any filter, a page at a time
create index game_by_age on game (created_at desc, id desc);
create index game_by_status on game (status, created_at desc, id desc);
create index game_by_ruleset on game (ruleset, status, created_at desc, id desc);
create index game_by_south on game (south_name, created_at desc, id desc) where south_name is not null;
create index game_by_north on game (north_name, created_at desc, id desc) where north_name is not null;

create table seat (
  game_id    uuid        not null references game on delete cascade,
  player     text        not null check (player in ('south', 'north')),
  token_hash bytea       not null unique check (octet_length(token_hash) = 32),
  issued_at  timestamptz not null,
  primary key (game_id, player)
);
comment on column seat.token_hash is 'SHA-256 of the token; the token itself is nowhere';

create table ply (
  game_id   uuid        not null references game on delete cascade,
  ply       integer     not null check (ply >= 1),
  player    text        not null check (player in ('south', 'north')),
  move      text        not null check (move ~ '^([A-Fa-f]|pass)$'),
  events    json        not null check (json_typeof(events) = 'array'),
  laps      bigint      not null check (laps >= 0),
  sown      bigint      not null check (sown >= laps),
  captured  smallint    not null check (captured >= 0),
  notation  text        not null,
  legal     text        not null,
  version   integer     not null check (version between 1 and ply + 1),
  played_at timestamptz not null,
  primary key (game_id, ply),
  constraint ply_pass_sows_nothing check ((move = 'pass') = (laps = 0))
);
comment on table ply is 'the log: never changed, gap-free from 1';
comment on column ply.notation is 'the position after it';
comment on column ply.version is 'the version of the game that it came with; a forced pass shares its move''s';

-- Answers kept a day for clients that try again.
create table kept_answer (
  key_hash    bytea       primary key check (octet_length(key_hash) = 32),
  fingerprint bytea       not null check (octet_length(fingerprint) = 32),
  game_id     uuid        not null references game on delete cascade,
  version     integer     not null check (version >= 1),
  body        bytea       not null,
  kept_at     timestamptz not null
);
create index kept_answer_by_age on kept_answer (kept_at);
comment on column kept_answer.key_hash is 'SHA-256 of the Idempotency-Key and what it was used on';
comment on column kept_answer.fingerprint is 'SHA-256 of the request''s body';
comment on column kept_answer.body is 'the answer, encrypted with the Idempotency-Key: it may hold tokens';
