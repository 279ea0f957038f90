package io.seedlap.web;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import io.restassured.RestAssured;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.util.Locale;

/** Sends bytes that no HTTP client would, over a connection of its own. */
final class RawHttp {
  private static final int PATIENCE_MS = 20_000;

  private RawHttp() {}

  /** An answer as it came. */
  record Answer(String text) {
    int status() {
      return Integer.parseInt(text.split(" ", 3)[1]);
    }

    String header(String lowerCaseName) {
      for (String line : text.substring(0, text.indexOf("\r\n\r\n")).split("\r\n")) {
        if (line.toLowerCase(Locale.ROOT).startsWith(lowerCaseName + ": ")) {
          return line.substring(lowerCaseName.length() + 2);
        }
      }
      return null;
    }

    String body() {
      return text.substring(text.indexOf("\r\n\r\n") + 4);
    }
  }

  /** Sends and reads until the server closes, which the request should ask for. */
  static Answer send(String request) throws IOException {
    try (Socket socket = new Socket("localhost", RestAssured.port)) {
      socket.setSoTimeout(PATIENCE_MS);
      socket.getOutputStream().write(request.getBytes(ISO_8859_1));
      socket.getOutputStream().flush();
      var all = new ByteArrayOutputStream();
      socket.getInputStream().transferTo(all);
      return new Answer(all.toString(ISO_8859_1));
    }
  }

  /** The request line, a Host, a Connection: close and an end. */
  static Answer request(String requestLine, String... headers) throws IOException {
    return send(
        requestLine
            + "\r\nHost: localhost\r\nConnection: close\r\n"
            + String.join("\r\n", headers)
            + (headers.length == 0 ? "\r\n" : "\r\n\r\n"));
  }
}
