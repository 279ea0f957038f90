-- One transaction comparable to a move: lock the game's row, add a ply, update the row.
\set n random(1, 10000)
begin;
select ply from game where id = md5(:n::text)::uuid for update \gset
insert into ply (game_id, ply, player, move, events, laps, sown, captured, notation, legal, version, played_at) values (md5(:n::text)::uuid, :ply + 1, 'south', 'A', '[{"type":"lap","lap":1,"from":"A","seeds":4,"last":"E","lastCount":5},{"type":"lap","lap":2,"from":"E","seeds":5,"last":"d","lastCount":5},{"type":"lap","lap":3,"from":"d","seeds":5,"last":"C","lastCount":5},{"type":"move-end","reason":"empty-hole"}]', 5, 26, 0, '2,7,1,6,1,6/6,6,0,1,6,6 n 0-0', 'A,B,C', :ply + 1, now());
update game set ply = ply + 1, version = ply + 2, notation = '2,7,1,6,1,6/6,6,0,1,6,6 n 0-0', updated_at = now() where id = md5(:n::text)::uuid;
commit;
