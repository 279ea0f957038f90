import io.seedlap.client.ApiClient;
import io.seedlap.client.ApiException;
import io.seedlap.client.api.PlayApi;
import io.seedlap.client.api.RulesetsApi;
import io.seedlap.client.model.LapEvent;
import io.seedlap.client.model.LegalMove;
import io.seedlap.client.model.MoveAnswer;
import io.seedlap.client.model.MoveRequest;
import io.seedlap.client.model.PositionRequest;
import io.seedlap.client.model.Ruleset;
import java.io.IOException;
import java.util.List;

/**
 * Plays by the client that openapi-generator makes of the contract: a whole game of every ruleset, then
 * kept ones.
 */
public final class PlayGames {
  private PlayGames() {}

  public static void main(String[] args) throws ApiException, IOException, InterruptedException {
    String origin = args.length > 0 ? args[0] : "http://localhost:8080";
    ApiClient client = new ApiClient();
    client.updateBaseUri(origin);
    for (Ruleset ruleset : new RulesetsApi(client).listRulesets(null).getRulesets()) {
      play(new PlayApi(client), ruleset);
    }
    PlayKept kept = new PlayKept(origin);
    kept.forcedPass();
    kept.purchase();
  }

  private static void play(PlayApi api, Ruleset ruleset) throws ApiException {
    String notation = ruleset.getStartNotation();
    for (int ply = 0; ply < 1000; ply++) {
      List<LegalMove> legal =
          api.listLegalMoves(ruleset.getId(), new PositionRequest().notation(notation)).getLegal();
      LegalMove choice = legal.get((ply * 5 + 3) % legal.size());
      MoveAnswer played =
          api.playMove(
              ruleset.getId(),
              new MoveRequest().notation(notation).move(choice.getMove().getValue()),
              null);
      long laps =
          played.getEvents().stream()
              .filter(event -> event.getActualInstance() instanceof LapEvent)
              .count();
      if (laps != choice.getLaps()) {
        throw new IllegalStateException(laps + " laps were played, not " + choice.getLaps());
      }
      notation = played.getNotation();
      if (played.getOutcome() != null) {
        System.out.println(
            ruleset.getId() + ": " + (ply + 1) + " plies, " + played.getOutcome().getWinner());
        return;
      }
    }
    throw new IllegalStateException(ruleset.getId() + " does not end");
  }
}
