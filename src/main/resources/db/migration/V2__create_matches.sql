-- Matches: games in a row under the same seats, holes bought in between.

alter table game add column seats_of uuid references game on delete cascade;
create index game_by_seats on game (seats_of) where seats_of is not null;
comment on column game.seats_of is 'the game whose seats play this one, the first of its match; null: it has its own';

create table match (
  id         uuid        primary key references game on delete cascade,
  target     smallint    check (target between 7 and 12),
  phase      text        not null check (phase in ('playing', 'buying', 'filling', 'finished')),
  bought     text        not null check (bought ~ '^([A-F](,[A-F])*|[a-f](,[a-f])*)?$'),
  winner     text        check (winner in ('south', 'north')),
  reason     text        check (reason in ('no-hole', 'target', 'resignation')),
  version    integer     not null check (version >= 1),
  created_at timestamptz not null,
  updated_at timestamptz not null,

  constraint match_end_is_whole check (
    (phase = 'finished') = (winner is not null) and (phase = 'finished') = (reason is not null)),
  constraint match_buys_before_it_fills check (bought = '' or phase in ('filling', 'finished')),
  constraint match_changes_after_its_creation check (updated_at >= created_at)
);
comment on table match is 'its id is that of its first game, whose seats are the match''s';
comment on column match.bought is 'holes bought for the game that is not set up yet, comma-separated';
comment on column match.version is 'the last event: every change is one';

create table match_game (
  match_id    uuid     not null references match on delete cascade,
  number      integer  not null check (number >= 1),
  game_id     uuid     not null unique references game on delete cascade,
  south_total smallint check (south_total >= 0),
  north_total smallint check (north_total >= 0),
  primary key (match_id, number),
  constraint match_game_accounts_for_all_seeds check (
    (south_total is null) = (north_total is null) and south_total + north_total = 48)
);
create unique index match_game_one_at_a_time on match_game (match_id) where south_total is null;
comment on column match_game.south_total is 'seeds after the game, all 48 shared out; null while it goes on';

create table match_event (
  match_id uuid        not null references match on delete cascade,
  seq      integer     not null check (seq >= 1),
  type     text        not null check (type in
             ('game-start', 'game-end', 'purchase', 'filling', 'match-end')),
  data     json        not null check (json_typeof(data) = 'object'),
  at       timestamptz not null,
  primary key (match_id, seq)
);
comment on table match_event is 'the log of a match: never changed, gap-free from 1';
