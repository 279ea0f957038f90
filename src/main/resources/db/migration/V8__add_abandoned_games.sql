-- Games and matches that end without a result: nobody has touched them for long, or two engines have
-- come to no end. Nobody has won them, and in a match such a game's seeds are not shared out.

alter table game
  drop constraint game_outcome_check,
  add constraint game_outcome_check check (outcome in
    ('eight-seeds', 'deadlock', 'no-move', 'endless-only', 'repetition', 'resignation', 'abandoned')),
  add constraint game_abandoned_has_no_winner check (outcome <> 'abandoned' or winner is null);

alter table match
  drop constraint match_reason_check,
  add constraint match_reason_check check (reason in ('no-hole', 'target', 'resignation', 'abandoned')),
  drop constraint match_end_is_whole,
  add constraint match_end_is_whole check (
    (phase = 'finished') = (reason is not null)
    and (winner is not null) = (reason is not null and reason <> 'abandoned'));
