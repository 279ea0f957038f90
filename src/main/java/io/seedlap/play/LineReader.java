package io.seedlap.play;

import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import java.io.Flushable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * Splits a stream into lines with one buffer of fixed size, however long the stream is. A line
 * longer than the buffer is skipped, and marked as {@link #tooLong}.
 */
final class LineReader {
  private static final byte NEWLINE = '\n';
  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};

  private final InputStream in;
  private final Flushable answers;
  private final LineTimer timer;

  /** The buffer; {@link #start} and {@link #length} say where the current line lies in it. */
  final byte[] bytes;

  int start;
  int length;

  /** Whether the current line did not fit; then it has no bytes. */
  boolean tooLong;

  /** Bytes read from the stream so far. */
  long total;

  private int next;
  private int end;
  private boolean ended;
  private boolean first = true;

  /**
   * @param maxLine bytes of the longest line that is read
   * @param answers flushed before more is read, for clients that wait for them before they send
   *     more
   */
  LineReader(InputStream in, int maxLine, Flushable answers, LineTimer timer) {
    this.in = in;
    this.answers = answers;
    this.timer = timer;
    this.bytes = new byte[maxLine + 1];
  }

  /** Moves to the next line, without its newline; false at the end of the stream. */
  boolean next() throws IOException {
    tooLong = false;
    start = next;
    int scanned = next;
    while (true) {
      for (; scanned < end; scanned++) {
        if (bytes[scanned] == NEWLINE) {
          return line(scanned, scanned + 1);
        }
      }
      if (ended) {
        return (start < end || tooLong) && line(end, end);
      }
      if (start > 0) {
        System.arraycopy(bytes, start, bytes, 0, end - start);
        scanned -= start;
        end -= start;
        start = 0;
      }
      if (end == bytes.length) {
        tooLong = true;
        end = 0;
        scanned = 0;
      }
      fill();
    }
  }

  private boolean line(int lineEnd, int following) {
    length = tooLong ? 0 : lineEnd - start;
    next = following;
    if (first) {
      first = false;
      skipByteOrderMark();
    }
    if (!isBlank()) {
      timer.reset();
    }
    return true;
  }

  /** It is no part of the JSON, but some editors begin every file with it. */
  private void skipByteOrderMark() {
    int size = BYTE_ORDER_MARK.length;
    if (length >= size && Arrays.equals(bytes, start, start + size, BYTE_ORDER_MARK, 0, size)) {
      start += size;
      length -= size;
    }
  }

  /** Whether the current line has nothing but blanks, of which a carriage return is one. */
  boolean isBlank() {
    for (int i = start; i < start + length; i++) {
      if (bytes[i] != ' ' && bytes[i] != '\t' && bytes[i] != '\r') {
        return false;
      }
    }
    return !tooLong;
  }

  private int read() {
    timer.begin();
    try {
      return in.read(bytes, end, bytes.length - end);
    } catch (IOException e) {
      throw new ProblemException(ProblemType.REQUEST_TIMEOUT); // or the client has disconnected
    } finally {
      timer.end();
    }
  }

  private void fill() throws IOException {
    answers.flush();
    int read = read();
    if (read < 0) {
      ended = true;
    } else {
      end += read;
      total += read;
    }
  }
}
