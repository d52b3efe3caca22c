package dev.gyre.loop.net;

import java.net.InetSocketAddress;
import java.nio.ByteBuffer;

/** What happens on a {@link UdpSocket}; every call is inside a callback scope of its own. */
public interface DatagramListener {
    /** A datagram, which may be empty; {@code data} is valid only during the call. */
    void received(ByteBuffer data, InetSocketAddress sender);

    /** Receiving failed, as it does on a connected socket whose peer is not there; the socket stays open. */
    void failed(UvError error);
}
