-- How the statements of the service find their rows among 10,000 games. For psql, on an empty
-- database that has been migrated:  psql "$URL" -f src/test/load/plans.sql
\set ON_ERROR_STOP on
begin;
insert into game (id, ruleset, south_name, start_notation, start_legal, notation, ply, version,
                  last_capture, legal, outcome, winner, south_score, north_score, created_at, updated_at)
select gen_random_uuid(),
       case when n % 2 = 0 then 'adji-kui-ii' else 'sadeqa-ii' end,
       case when n % 3 = 0 then 'player ' || n % 100 end,
       '4,4,4,4,4,4/4,4,4,4,4,4 s 0-0', 'A,B,C,D,E,F', '4,4,4,4,4,4/4,4,4,4,4,4 s 0-0', 20, 21, 12,
       case when n % 5 = 0 then '' else 'A,B' end,
       case when n % 5 = 0 then 'eight-seeds' end,
       case when n % 5 = 0 then 'south' end,
       case when n % 5 = 0 then 28 end, case when n % 5 = 0 then 20 end,
       now() - n * interval '1 minute', now()
from generate_series(1, 10000) as n;
insert into seat (game_id, player, token_hash, issued_at)
select id, player, sha256((id || player)::bytea), now() from game, unnest(array['south', 'north']) as player;
insert into ply (game_id, ply, player, move, events, laps, sown, captured, notation, legal, version, played_at)
select id, n, case when n % 2 = 0 then 'north' else 'south' end, 'A', '[]', 1, 4, 0, notation, 'A', n, now()
from game, generate_series(1, 20) as n;
insert into kept_answer select sha256(id::text::bytea), sha256('b'), id, 1, 'x', created_at from game;
commit;
analyze;
select id as game from game offset 5000 limit 1 \gset
\pset format unaligned
\pset tuples_only on
\set plan 'explain (analyze, costs off, timing off, summary off)'
\echo '-- a seat by its token'
:plan select * from seat where token_hash = sha256((:'game' || 'south')::bytea);
\echo '-- read, and lock for a move'
:plan select * from game where id = :'game' for no key update;
\echo '-- the positions since the last capture'
:plan select notation from ply where game_id = :'game' and ply >= 12 order by ply;
\echo '-- a page of the log'
:plan select * from ply where game_id = :'game' and ply >= 1 order by ply limit 1000;
\echo '-- the list: the first page'
:plan select * from game where true order by created_at desc, id desc limit 21;
\echo '-- a page in the middle'
:plan select * from game where true and (created_at, id) < (now() - interval '3 days', :'game') order by created_at desc, id desc limit 21;
\echo '-- by status'
:plan select * from game where true and status = 'finished' and (created_at, id) < (now() - interval '3 days', :'game') order by created_at desc, id desc limit 21;
\echo '-- by ruleset'
:plan select * from game where true and ruleset = 'sadeqa-ii' order by created_at desc, id desc limit 21;
\echo '-- by ruleset and status'
:plan select * from game where true and ruleset = 'sadeqa-ii' and status = 'active' order by created_at desc, id desc limit 21;
\echo '-- by player'
:plan select * from game where id in ((select id from game where south_name = 'player 3' and true order by created_at desc, id desc limit 21) union (select id from game where north_name = 'player 3' and true order by created_at desc, id desc limit 21)) order by created_at desc, id desc limit 21;
\echo '-- a kept answer'
:plan select * from kept_answer where key_hash = sha256('x') and kept_at >= now() - interval '1 day';
\echo '-- the purge'
:plan delete from kept_answer where kept_at < now() - interval '1 day';
