package dev.gyre.loop.net;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.Handle;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelException;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.FixedRecvByteBufAllocator;
import io.netty.channel.epoll.EpollDatagramChannel;
import io.netty.channel.socket.DatagramPacket;
import io.netty.channel.unix.Socket;
import java.io.IOException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;

/**
 * A UDP socket, libuv's uv_udp_t: it has a descriptor from the first call that needs one, gets up to 32 datagrams per poll,
 * and sends at once if the system takes the datagram. All methods are for the loop's thread; those that fail throw the
 * system's error, EBADF before there is a descriptor.
 */
// https://docs.libuv.org/en/v1.x/udp.html
public final class UdpSocket extends Handle {
    private static final int READ_BYTES = 65_536;
    private static final int DATAGRAMS_PER_POLL = 32;

    private final boolean six;
    private final DatagramListener listener;
    private EpollDatagramChannel channel;
    private InetSocketAddress remote;
    private boolean bound;
    private int sendsQueued;
    private long bytesQueued;

    /** A socket of IPv6, which takes IPv4 too unless it is bound otherwise, or of IPv4. */
    public UdpSocket(EventLoop loop, boolean six, DatagramListener listener) {
        super(loop, "udp");
        this.six = six;
        this.listener = listener;
    }

    @Override
    public String reason() {
        InetSocketAddress local = localOrNull();
        return local == null ? "not bound" : local.getAddress().getHostAddress() + ":" + local.getPort();
    }

    /** Whether the socket is one of IPv6. */
    public boolean isSix() {
        return six;
    }

    @Override
    protected boolean isExternal() {
        return true;
    }

    // ---- binding and connecting

    /**
     * Binds; port 0 takes a free one.
     *
     * @param onlySix no IPv4 on an IPv6 socket
     * @throws UvException with the system's error; EINVAL if it is bound already or the address is of the other family
     */
    public void bind(InetSocketAddress address, boolean reuseAddress, boolean reusePort, boolean onlySix)
            throws UvException {
        requireFamily(address.getAddress());
        UdpOptions options = open();
        if (bound) {
            throw new UvException(UvError.of("EINVAL"), null);
        }
        if (reuseAddress) {
            options.reuseAddress();
        }
        if (reusePort) {
            options.reusePort();
        }
        if (six) {
            options.onlySix(onlySix);
        }
        bindTo(address);
    }

    private void bindTo(InetSocketAddress address) throws UvException {
        ChannelFuture done = channel.bind(address);
        if (!done.isSuccess()) {
            throw new UvException(UvError.from(done.cause()), done.cause());
        }
        bound = true;
    }

    /** Opens the descriptor and binds to any port if that has not happened: what libuv calls a deferred bind. */
    private void bindDeferred() throws UvException {
        open();
        if (!bound) {
            bindTo(new InetSocketAddress(any(), 0));
        }
    }

    private InetAddress any() {
        return InetAddress.ofLiteral(six ? "::" : "0.0.0.0");
    }

    private UdpOptions open() throws UvException {
        loop().assertLoopThread();
        if (isClosing()) {
            throw new UvException(UvError.of("EBADF"), null);
        }
        if (channel == null) {
            channel = create();
        }
        return new UdpOptions(descriptor(), six);
    }

    /** Takes a bound socket, in place of binding one. */
    public void open(SocketDescriptor bound) throws UvException {
        if (channel != null || bound.kind() != SocketDescriptor.Kind.UDP) {
            throw new UvException(UvError.of("EINVAL"), null);
        }
        channel = prepare(loop().poller().datagramChannelOf(bound.take()));
        this.bound = true;
    }

    private EpollDatagramChannel create() throws UvException {
        EpollDatagramChannel fresh;
        try {
            fresh = loop().poller().newDatagramChannel(six);
        } catch (ChannelException exhausted) {
            throw new UvException(UvError.from(exhausted), exhausted);
        }
        if (fresh == null) {
            throw new UvException(UvError.of("ENOTSUP"), null);
        }
        return prepare(fresh);
    }

    private EpollDatagramChannel prepare(EpollDatagramChannel fresh) {
        fresh.config().setAutoRead(false);
        fresh.config()
                .setRecvByteBufAllocator(
                        new FixedRecvByteBufAllocator(READ_BYTES).maxMessagesPerRead(DATAGRAMS_PER_POLL));
        ReadinessGate.install(loop(), fresh);
        fresh.pipeline().addLast(new Receiver());
        loop().poller().register(fresh);
        return fresh;
    }

    private void requireFamily(InetAddress address) throws UvException {
        if (address instanceof Inet6Address != six) {
            throw new UvException(UvError.of("EINVAL"), null);
        }
    }

    /**
     * Connects: datagrams go to the peer and are taken from it alone. Netty does not learn of it, because it would take an
     * empty datagram of a connected peer for none.
     */
    public void connect(InetSocketAddress peer) throws UvException {
        requireFamily(peer.getAddress());
        bindDeferred();
        try {
            descriptor().connect(peer);
        } catch (IOException failed) {
            throw new UvException(UvError.from(failed), failed);
        }
        remote = peer;
    }

    /** Ends the connection; the socket stays bound. */
    public void disconnect() throws UvException {
        descriptorOptions();
        try {
            descriptor().disconnect();
        } catch (IOException failed) {
            throw new UvException(UvError.from(failed), failed);
        }
        remote = null;
    }

    /** The socket's options. */
    public UdpOptions options() throws UvException {
        return descriptorOptions();
    }

    /** The options, after a deferred bind. */
    public UdpOptions boundOptions() throws UvException {
        bindDeferred();
        return descriptorOptions();
    }

    private UdpOptions descriptorOptions() throws UvException {
        if (channel == null || isClosing()) {
            throw new UvException(UvError.of("EBADF"), null);
        }
        return new UdpOptions(descriptor(), six);
    }

    /** The descriptor, which this socket keeps; -1 if it has none. */
    public int number() {
        return channel == null || isClosing() ? -1 : SocketDescriptor.of(channel);
    }

    private Socket descriptor() {
        return (Socket) channel.fd();
    }

    /** The address in use. */
    public InetSocketAddress localAddress() throws UvException {
        descriptorOptions();
        return descriptor().localAddress();
    }

    private InetSocketAddress localOrNull() {
        return channel == null || isClosing() ? null : descriptor().localAddress();
    }

    /** The peer of a connected socket. */
    public InetSocketAddress remoteAddress() throws UvException {
        descriptorOptions();
        if (remote == null) {
            throw new UvException(UvError.of("ENOTCONN"), null);
        }
        return remote;
    }

    // ---- sending

    /**
     * Sends the buffers as one datagram, to {@code receiver} or, if that is null, to the peer of the connection. True if the
     * system took it at once; otherwise it waits for its turn, and {@code completion} is called in a pending phase.
     *
     * @throws UvException with the system's error, such as EMSGSIZE
     */
    public boolean send(ByteBuffer[] data, InetSocketAddress receiver, Completion completion) throws UvException {
        if (receiver != null) {
            requireFamily(receiver.getAddress());
        }
        bindDeferred();
        int length = 0;
        for (ByteBuffer part : data) {
            length += part.remaining();
        }
        ByteBuf datagram = channel.alloc().directBuffer(Math.max(length, 1));
        for (ByteBuffer part : data) {
            datagram.writeBytes(part);
        }
        boolean sent = false;
        try {
            sent = sendsQueued == 0 && trySend(datagram, receiver);
        } finally {
            if (sent) {
                datagram.release();
            }
        }
        if (!sent) {
            enqueue(datagram, receiver, completion);
        }
        return sent;
    }

    private boolean trySend(ByteBuf datagram, InetSocketAddress receiver) throws UvException {
        ByteBuffer bytes = datagram.nioBuffer();
        int length = bytes.remaining();
        try {
            int written = receiver == null
                    ? descriptor().send(bytes, bytes.position(), bytes.limit())
                    : descriptor()
                            .sendTo(bytes, bytes.position(), bytes.limit(), receiver.getAddress(), receiver.getPort());
            return written > 0 || length == 0;
        } catch (IOException failed) {
            datagram.release();
            throw new UvException(UvError.from(failed), failed);
        }
    }

    private void enqueue(ByteBuf datagram, InetSocketAddress receiver, Completion completion) {
        int length = datagram.readableBytes();
        sendsQueued++;
        bytesQueued += length;
        InetSocketAddress to = receiver == null ? remote : receiver;
        new UdpRequest(this, length, completion).start(channel.writeAndFlush(new DatagramPacket(datagram, to)));
    }

    void dequeued(int bytes) {
        sendsQueued--;
        bytesQueued -= bytes;
    }

    /** Datagrams that wait to be sent. */
    public int sendsQueued() {
        return sendsQueued;
    }

    /** Bytes of the datagrams that wait to be sent. */
    public long bytesQueued() {
        return bytesQueued;
    }

    // ---- receiving

    /** Begins to receive, after a deferred bind; from now on the socket keeps the loop alive. Idempotent. */
    public void receiveStart() throws UvException {
        bindDeferred();
        activate();
        channel.config().setAutoRead(true);
    }

    /** Pauses. Idempotent. */
    public void receiveStop() {
        if (channel != null) {
            channel.config().setAutoRead(false);
        }
        deactivate();
    }

    @Override
    protected void beginClose() {
        if (channel != null) {
            channel.close();
        }
    }

    /** Takes datagrams out of the channel's pipeline. */
    private final class Receiver extends InboundHandler {
        @Override
        public void channelRead(ChannelHandlerContext context, Object message) {
            DatagramPacket packet = (DatagramPacket) message;
            try {
                if (isActive()) {
                    ByteBuffer data = packet.content().nioBuffer();
                    loop().call(() -> listener.received(data, packet.sender()));
                }
            } finally {
                packet.release();
            }
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
            if (isActive() && cause instanceof IOException) {
                UvError error = UvError.from(cause);
                loop().call(() -> listener.failed(error));
            } else if (!(cause instanceof IOException)) {
                loop().call(() -> {
                    throw new IllegalStateException("a datagram was not taken", cause);
                });
            }
        }
    }
}
