-- A game's row says to which match it belongs: a game that ends, most of them of no match, need not be
-- looked up in match_game, and the games of a match can be listed. A trigger writes it, so that servers
-- of the version before, which do not know the column, keep it right too.

alter table game add column match_id uuid;
comment on column game.match_id is 'the match that it is a game of; null: none';

update game set match_id = match_game.match_id from match_game where match_game.game_id = game.id;
create index game_by_match on game (match_id, created_at desc, id desc) where match_id is not null;

create function name_match_in_game() returns trigger language plpgsql as $$
begin
  update game set match_id = new.match_id where id = new.game_id;
  return null;
end $$;

create trigger match_game_names_match_in_game
  after insert on match_game for each row execute function name_match_in_game();
