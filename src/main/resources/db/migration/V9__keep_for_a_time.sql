-- What old games and matches are found by, and which server looks for them.

-- Games are found by game_by_status. Most matches that go on are not old.
create index match_going_on on match (created_at, id) where phase <> 'finished';
create index match_finished on match (created_at, id) where phase = 'finished';

create table lease (
  work       text        primary key,
  holder     uuid        not null,
  held_until timestamptz not null
);
comment on table lease is 'work in the background that one server at a time does';

-- Without this a game that is removed need not be looked for among the answers, which have no index on
-- it: they are kept for a day, and a finished game for longer.
alter table kept_answer drop constraint kept_answer_game_id_fkey;
