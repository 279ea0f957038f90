-- Engine turns are shared out among clients, and a client may have some games with engines under way.
-- Servers of the version before leave the client empty: all their games are as one client's.

alter table game add column client bytea not null default '';
comment on column game.client is
  'who has made a game with an engine, as the server that did so names clients; empty: no engine plays, or unknown';

drop index game_turns_against_persons, game_turns_of_two_engines;
create index game_turns_against_persons_by_client on game (client, claimable_at)
  where claimable_at is not null and (south_level is null or north_level is null);
create index game_turns_of_two_engines_by_client on game (client, claimable_at)
  where claimable_at is not null and south_level is not null and north_level is not null;

create index game_with_engine_under_way on game (client)
  where outcome is null and (south_level is not null or north_level is not null);

alter table match add column client bytea not null default '';
comment on column match.client is 'that of its games';

drop index match_turns;
create index match_turns_by_client on match (client, claimable_at) where claimable_at is not null;
