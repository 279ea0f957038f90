package io.seedlap.play;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URL;

/** A batch whose client sends a line, waits for its answer, and keeps the request open. */
final class OpenBatch implements Closeable {
  private final Socket socket;
  private final BufferedReader in;
  private final StringBuilder answers = new StringBuilder();
  private boolean headRead;

  /** The server refuses the batch. */
  static final class Refused extends IOException {
    private static final long serialVersionUID = 1L;

    Refused(String status) {
      super(status);
    }
  }

  OpenBatch(URL url) throws IOException {
    socket = new Socket(url.getHost(), url.getPort());
    in = new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
    write(
        "POST "
            + url.getFile()
            + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-ndjson\r\n"
            + "Transfer-Encoding: chunked\r\n\r\n");
  }

  /** Sends a line and waits for its answer. */
  String send(String line) throws IOException {
    write(Integer.toHexString(line.length() + 1) + "\r\n" + line + "\n\r\n");
    while (answers.indexOf("\n") < 0) {
      answers.append(chunk());
    }
    String answer = answers.substring(0, answers.indexOf("\n"));
    answers.delete(0, answer.length() + 1);
    return answer;
  }

  /** Ends the request and waits until the answer has ended. */
  void end() throws IOException {
    write("0\r\n\r\n");
    while (!chunk().isEmpty()) {
      // an answer that was not read
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }

  private void write(String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(UTF_8));
  }

  /** The next chunk of the answer; the last one is empty. */
  private String chunk() throws IOException {
    if (!headRead) {
      readHead(); // it comes with the first chunk
    }
    int size = Integer.parseInt(in.readLine(), 16);
    char[] chunk = new char[size];
    int read = 0;
    while (read < size) {
      read += in.read(chunk, read, size - read);
    }
    in.readLine();
    return new String(chunk);
  }

  private void readHead() throws IOException {
    String status = in.readLine();
    if (!status.contains(" 200 ")) {
      throw new Refused(status);
    }
    while (!in.readLine().isEmpty()) {
      // a header
    }
    headRead = true;
  }
}
