-- Engine turns in the order in which they may be claimed, so that a claim is one step in an index
-- however many turns are due. The columns are generated: servers of the version before, which do not
-- know them, keep them right too, and still use game_engine_due and match_engine_due. In a game of two
-- persons both are null, and its moves touch no index still.

alter table game
  add column due_since timestamptz generated always as (
    case when outcome is null
      and case split_part(notation, ' ', 2) when 's' then south_level else north_level end is not null
    then updated_at end
  ) stored,
  add column claimable_at timestamptz generated always as (
    case when outcome is null
      and case split_part(notation, ' ', 2) when 's' then south_level else north_level end is not null
    then coalesce(claimed_until, updated_at) end
  ) stored;

create index game_turns_due on game (due_since) where due_since is not null;
create index game_turns_against_persons on game (claimable_at)
  where claimable_at is not null and (south_level is null or north_level is null);
create index game_turns_of_two_engines on game (claimable_at)
  where claimable_at is not null and south_level is not null and north_level is not null;
comment on column game.due_since is 'since when an engine is to move; null: none is';
comment on column game.claimable_at is 'from when a server may claim the move that is due; null: none is';

alter table match
  add column due_since timestamptz generated always as (case when engine_due then updated_at end) stored,
  add column claimable_at timestamptz generated always as (
    case when engine_due then coalesce(claimed_until, updated_at) end) stored;

create index match_turns_due on match (due_since) where due_since is not null;
create index match_turns on match (claimable_at) where claimable_at is not null;
comment on column match.due_since is 'since when an engine is to choose; null: none is';
comment on column match.claimable_at is 'from when a server may claim the choice that is due; null: none is';
