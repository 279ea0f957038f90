"""Plays by the client that openapi-generator makes of the contract: whole games, a kept game with a
forced pass, and a match with a purchase; then it reads the streams of both, typed, and that of a seat."""

import sys
from urllib.request import Request, urlopen

from seedlap_client import (
    ApiClient,
    Configuration,
    CreateGameRequest,
    CreateMatchRequest,
    FillingRequest,
    GameEnded,
    GamesApi,
    GameStarted,
    HolesBought,
    HolesLeftEmpty,
    KeptMoveRequest,
    LapEvent,
    MatchEnded,
    MatchesApi,
    MatchGameEnded,
    MatchGameStarted,
    MoveRequest,
    PlayApi,
    PlyPlayed,
    PositionRequest,
    PurchaseRequest,
    RulesetsApi,
    SeatGame,
    SeatMatch,
)

ORIGIN = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080"
FORCED_PASS = "2,0,0,3,2,0/1,1,1,0,0,0 s 20-18"


def client(token=None):
    """A client with the token of a seat, if one is given."""
    return ApiClient(Configuration(host=ORIGIN, access_token=token))


def whole_game(api, ruleset):
    notation, ply, outcome = ruleset.start_notation, 0, None
    while outcome is None:
        legal = api.list_legal_moves(ruleset.id, PositionRequest(notation=notation)).legal
        choice = legal[(ply * 5 + 3) % len(legal)]
        played = api.play_move(ruleset.id, MoveRequest(notation=notation, move=choice.move.value))
        laps = sum(isinstance(event.actual_instance, LapEvent) for event in played.events)
        assert laps == choice.laps, f"{laps} laps were played, {choice.laps} were foretold"
        notation, ply, outcome = played.notation, ply + 1, played.outcome
    print(f"{ruleset.id.value}: {ply} plies, {outcome.winner} wins")


GAME_EVENTS = {"start": GameStarted, "ply": PlyPlayed, "end": GameEnded}
MATCH_EVENTS = {
    "game-start": MatchGameStarted,
    "game-end": MatchGameEnded,
    "purchase": HolesBought,
    "filling": HolesLeftEmpty,
    "match-end": MatchEnded,
}


def events(path, kinds, token=None):
    """The events of a stream that ends, each as what its name says."""
    found = []
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    with urlopen(Request(ORIGIN + path, headers=headers), timeout=30) as stream:
        for line in stream:
            if line.startswith(b"event:"):
                kind = kinds[line[6:].decode().strip()]
            elif line.startswith(b"data:"):
                found.append(kind.from_json(line[5:].decode()))
    return found


def forced_pass():
    made = GamesApi(client()).create_game(
        CreateGameRequest.from_dict({"ruleset": "adji-kui-ii", "start": FORCED_PASS})
    )
    south = GamesApi(client(made.tokens.south))
    played = south.play_kept_move(made.game.id, KeptMoveRequest(move="A"))
    assert [it.move.value for it in played.followed] == ["pass"], played.followed
    assert played.turn.value == "south" and played.legal, "South is to move again"
    south.play_kept_move(made.game.id, KeptMoveRequest(move=played.legal[0].value))
    south.resign(made.game.id)
    stream = events(f"/v1/games/{made.game.id}/events", GAME_EVENTS)
    assert [it.move.value for it in stream if isinstance(it, PlyPlayed)][:2] == ["A", "pass"]
    assert isinstance(stream[-1], GameEnded) and stream[-1].outcome.winner.value == "north"
    [end] = events("/v1/seat/events", {"end": SeatGame}, made.tokens.south)
    assert end.player.value == "south" and end.game.outcome == stream[-1].outcome
    print(f"a forced pass: {len(stream)} events")


def purchase():
    """North resigns the first game as soon as something is captured: South buys all that it can."""
    made = MatchesApi(client()).create_match(CreateMatchRequest())
    tokens = {"south": made.tokens.south, "north": made.tokens.north}
    match_id = made.match.id
    game = GamesApi(client()).get_game(match_id)
    while game.position.captured.north < 4:
        move = game.legal[game.ply % len(game.legal)].value
        mover = GamesApi(client(tokens[game.position.turn.value]))
        mover.play_kept_move(match_id, KeptMoveRequest(move=move))
        game = GamesApi(client()).get_game(match_id)
    GamesApi(client(tokens["north"])).resign(match_id)
    match = MatchesApi(client()).get_match(match_id)
    assert match.phase.value == "buying" and match.choice.player.value == "south"
    holes = match.choice.holes[: match.choice.at_most]
    match = MatchesApi(client(tokens["south"])).buy_holes(match_id, PurchaseRequest(buy=holes))
    if match.phase.value == "filling":
        api = MatchesApi(client(tokens["north"]))
        match = api.fill_holes(match_id, FillingRequest(leaveEmpty=[]))
    assert match.phase.value == "playing" and len(match.games) == 2
    MatchesApi(client(tokens["north"])).resign_match(match_id)
    stream = events(f"/v1/matches/{match_id}/events", MATCH_EVENTS)
    assert isinstance(stream[-1], MatchEnded) and stream[-1].winner.value == "south"
    [end] = events("/v1/seat/events", {"end": SeatMatch}, tokens["north"])
    assert end.player.value == "north" and end.match.winner.value == "south"
    print(f"a match: {len(holes)} holes bought, {len(stream)} events")


for each in RulesetsApi(client()).list_rulesets().rulesets:
    whole_game(PlayApi(client()), each)
forced_pass()
purchase()
