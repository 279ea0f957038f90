package io.seedlap.web;

import io.netty.handler.ipfilter.IpFilterRule;
import io.netty.handler.ipfilter.IpFilterRuleType;
import io.netty.handler.ipfilter.IpSubnetFilterRule;
import io.netty.util.NetUtil;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.Optional;

/** An address, or all addresses of a network: {@code 10.0.0.7}, {@code 10.0.0.0/8}, {@code ::1}. */
public final class AddressRange {
  private static final int BITS_OF_A_BYTE = 8;

  private final IpFilterRule rule;

  private AddressRange(IpFilterRule rule) {
    this.rule = rule;
  }

  /**
   * Reads a range.
   *
   * @throws IllegalArgumentException if it is none; names of hosts are none
   */
  public static AddressRange of(String text) {
    String[] parts = text.strip().split("/", 2);
    InetAddress address =
        address(parts[0])
            .orElseThrow(() -> new IllegalArgumentException(text + " is no address or range"));
    int bits = address.getAddress().length * BITS_OF_A_BYTE;
    int prefix = parts.length == 1 ? bits : Integer.parseInt(parts[1]);
    return new AddressRange(new IpSubnetFilterRule(address, prefix, IpFilterRuleType.ACCEPT));
  }

  /** An address in numbers; empty for any other text, of which none is looked up as a name. */
  public static Optional<InetAddress> address(String text) {
    byte[] bytes = NetUtil.createByteArrayFromIpAddressString(text);
    try {
      return bytes == null ? Optional.empty() : Optional.of(InetAddress.getByAddress(bytes));
    } catch (UnknownHostException e) {
      throw new IllegalStateException(e); // only for another number of bytes
    }
  }

  /** Whether the address is one of them. */
  public boolean contains(InetAddress address) {
    return rule.matches(new InetSocketAddress(address, 0));
  }
}
