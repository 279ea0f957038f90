-- Engine players: seats that the service itself plays.

alter table game
  add column south_level   smallint check (south_level between 1 and 8),
  add column north_level   smallint check (north_level between 1 and 8),
  add column claimed_until timestamptz,
  -- whether an engine is to move: "A,...,F/a,...,f s 0-0" says whose turn it is
  add column engine_due    boolean not null generated always as (
    outcome is null
    and case split_part(notation, ' ', 2) when 's' then south_level else north_level end is not null
  ) stored;

comment on column game.south_level is 'how well the engine plays that has this seat; null: a person has it';
comment on column game.claimed_until is 'a server thinks about the move that is due, until then at most';

-- few rows at any time; ids never change, and so moves in other games touch no index still
create index game_engine_due on game (id) where engine_due;

alter table match
  add column engine_due    boolean not null default false,
  add column claimed_until timestamptz;
create index match_engine_due on match (id) where engine_due;
comment on column match.engine_due is 'whether the match waits for a purchase or a filling by an engine';
