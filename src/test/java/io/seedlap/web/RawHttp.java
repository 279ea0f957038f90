package io.seedlap.web;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import io.restassured.RestAssured;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.Locale;

/** Sends bytes that no HTTP client would, over a connection of its own. */
public final class RawHttp {
  private static final int PATIENCE_MS = 20_000;

  private RawHttp() {}

  /** An answer as it came. */
  public record Answer(String text) {
    public int status() {
      return Integer.parseInt(text.split(" ", 3)[1]);
    }

    public String header(String lowerCaseName) {
      for (String line : text.substring(0, text.indexOf("\r\n\r\n")).split("\r\n", -1)) {
        if (line.toLowerCase(Locale.ROOT).startsWith(lowerCaseName + ": ")) {
          return line.substring(lowerCaseName.length() + 2);
        }
      }
      return null;
    }

    public String body() {
      return text.substring(text.indexOf("\r\n\r\n") + 4);
    }
  }

  /** Sends and reads until the server closes, which the request should ask for. */
  public static Answer send(String request) throws IOException {
    try (Socket socket = open(request)) {
      return readToTheEnd(socket);
    }
  }

  /** The same from an address of this machine, such as 127.0.0.2. */
  public static Answer sendFrom(String address, String request) throws IOException {
    try (Socket socket = openFrom(address, request)) {
      return readToTheEnd(socket);
    }
  }

  /** Sends over a connection that stays open. */
  public static Socket open(String request) throws IOException {
    return opened(new Socket("localhost", RestAssured.port), request);
  }

  /** The same from an address of this machine, such as 127.0.0.2. */
  public static Socket openFrom(String address, String request) throws IOException {
    InetAddress local = InetAddress.getByName(address);
    return opened(new Socket("127.0.0.1", RestAssured.port, local, 0), request);
  }

  private static Socket opened(Socket socket, String request) throws IOException {
    socket.setSoTimeout(PATIENCE_MS);
    write(socket, request);
    return socket;
  }

  /** Sends more. */
  public static void write(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(ISO_8859_1));
    socket.getOutputStream().flush();
  }

  /** Reads until the server closes. */
  public static Answer readToTheEnd(Socket socket) throws IOException {
    var all = new ByteArrayOutputStream();
    socket.getInputStream().transferTo(all);
    return new Answer(all.toString(ISO_8859_1));
  }

  /** Reads one answer, whose head gives its length. */
  public static Answer read(Socket socket, boolean hasBody) throws IOException {
    Answer answer = readHead(socket);
    int length = hasBody ? Integer.parseInt(answer.header("content-length")) : 0;
    byte[] body = socket.getInputStream().readNBytes(length);
    return new Answer(answer.text() + new String(body, ISO_8859_1));
  }

  /** Reads the head of an answer. */
  public static Answer readHead(Socket socket) throws IOException {
    var head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      int next = socket.getInputStream().read();
      if (next < 0) {
        throw new EOFException(head.toString());
      }
      head.append((char) next);
    }
    return new Answer(head.toString());
  }

  /** The request line, a Host, a Connection: close and an end. */
  public static Answer request(String requestLine, String... headers) throws IOException {
    return send(
        requestLine
            + "\r\nHost: localhost\r\nConnection: close\r\n"
            + String.join("\r\n", headers)
            + (headers.length == 0 ? "\r\n" : "\r\n\r\n"));
  }
}
