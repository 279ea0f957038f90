package io.seedlap.solve.proof;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * What has been proven of positions that no table holds, kept in a text file: a line that names the
 * game and the version of its rules, then one {@link ProvenLine} a position. It is written as a
 * whole under another name and renamed, so it is always complete. Safe for threads; of two
 * processes that write, the last one wins.
 */
public final class ProvenPositions {
  private record Key(long south, long north, int due) {}

  private final Map<Key, ProvenPosition> positions = new ConcurrentHashMap<>();
  private final Path file;
  private final String title;

  /**
   * Positions of which none is present yet.
   *
   * @param file need not exist
   * @param title names the game and the version of its rules
   */
  public ProvenPositions(Path file, String title) {
    this.file = file;
    this.title = title;
  }

  /**
   * Adds the positions of the file, if there is one.
   *
   * @throws IOException when it cannot be read, is of another game or version, or was changed; then
   *     nothing is added
   */
  public void load() throws IOException {
    List<String> lines;
    try {
      lines = Files.readAllLines(file);
    } catch (NoSuchFileException e) {
      return;
    }
    if (lines.isEmpty() || !lines.get(0).equals(title)) {
      throw new IOException(file.getFileName() + " is refused: it is not of this game and version");
    }
    List<ProvenPosition> read = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      try {
        read.add(ProvenLine.read(line));
      } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
        throw new IOException(
            file.getFileName() + " is refused: line " + (read.size() + 2) + " is wrong", e);
      }
    }
    read.forEach(this::add);
  }

  private void add(ProvenPosition position) {
    positions.put(new Key(position.south(), position.north(), position.due()), position);
  }

  /**
   * Adds or replaces a position, and writes the file.
   *
   * @throws IOException when it cannot be written
   */
  public synchronized void put(ProvenPosition position) throws IOException {
    add(position);
    List<String> lines = new ArrayList<>();
    positions.values().stream().map(ProvenLine::write).sorted().forEach(lines::add);
    lines.add(0, title);
    Path part =
        file.resolveSibling(file.getFileName() + "." + ProcessHandle.current().pid() + ".part");
    Files.write(part, lines);
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /**
   * What is proven of a position in which no hole is bought, with the player to move as South; null
   * for nothing.
   */
  public @Nullable ProvenPosition find(long south, long north, int due) {
    return positions.get(new Key(south, north, due));
  }
}
