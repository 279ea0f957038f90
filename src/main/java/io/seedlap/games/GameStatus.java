package io.seedlap.games;

/** Whether a game goes on. */
public enum GameStatus {
  ACTIVE,
  FINISHED;

  static GameStatus of(StoredGame game) {
    return game.isFinished() ? FINISHED : ACTIVE;
  }
}
