package io.seedlap.connections;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelConfig;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.ByteToMessageDecoder;

/**
 * Stops the decoder of a connection between two requests, and the reading of more bytes. What has
 * been read stays in the decoder as bytes, at most one read buffer of them; one more message may
 * come out of it.
 *
 * <p>Vert.x pauses and resumes the same channel, for the body of a request: while the hold is on,
 * its wish is remembered.
 */
final class DecoderHold {
  private final ChannelHandlerContext decoding;
  private final ByteToMessageDecoder decoder;
  private boolean on;
  private boolean pausedByVertx;

  DecoderHold(ChannelPipeline pipeline) {
    this.decoding = pipeline.context("httpDecoder");
    this.decoder = (ByteToMessageDecoder) decoding.handler();
  }

  boolean isOn() {
    return on;
  }

  void begin() {
    if (!on) {
      on = true;
      decoder.setSingleDecode(true);
      pausedByVertx = !config().isAutoRead();
      config().setAutoRead(false);
    }
  }

  /** Called when the channel is asked to read; true when it must not. */
  boolean keepFromReading() {
    if (on && config().isAutoRead()) {
      pausedByVertx = false;
      config().setAutoRead(false);
    }
    return on;
  }

  void end() {
    on = false;
    decoder.setSingleDecode(false);
    if (!pausedByVertx) {
      config().setAutoRead(true);
    }
    decodeOn();
  }

  private void decodeOn() {
    try {
      decoder.channelRead(decoding, Unpooled.EMPTY_BUFFER);
      decoder.channelReadComplete(decoding);
    } catch (Exception e) {
      decoding.fireExceptionCaught(e);
    }
  }

  private ChannelConfig config() {
    return decoding.channel().config();
  }
}
