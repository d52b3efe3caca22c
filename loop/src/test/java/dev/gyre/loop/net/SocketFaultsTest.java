package dev.gyre.loop.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.LoopWatcher;
import dev.gyre.loop.Phase;
import dev.gyre.loop.RunMode;
import dev.gyre.loop.TestScope;
import dev.gyre.loop.WorkPool;
import dev.gyre.loop.clock.LoopClock;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Events of a socket or server at a bad moment: after it was closed, or while nothing reads. */
class SocketFaultsTest {
    private final TestScope scope = new TestScope();
    private final EventLoop loop = new EventLoop(LoopClock.system(), scope, new WorkPool(1));
    private final List<String> log = new ArrayList<>();

    @AfterEach
    void close() {
        loop.close();
        assertEquals(List.of(), scope.errors);
    }

    /** Records the events that it receives. */
    private final class Sayer implements SocketListener {
        @Override
        public void read(ByteBuffer data) {
            log.add("read " + data.remaining());
        }

        @Override
        public void ended() {
            log.add("ended");
        }

        @Override
        public void failed(UvError error) {
            log.add("failed " + error.code());
        }
    }

    private TcpServer server(ServerListener listener) throws UvException {
        var server = new TcpServer(loop, listener);
        server.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), TcpServer.DEFAULT_BACKLOG);
        return server;
    }

    /** A connected socket, whose peer and server are closed with the loop. */
    private TcpSocket connected() throws UvException {
        var server = server(peer -> {});
        var client = new TcpSocket(loop);
        client.connect(server.localAddress(), error -> {
            assertEquals(null, error);
            loop.stop();
        });
        loop.run(RunMode.DEFAULT);
        client.listen(new Sayer());
        return client;
    }

    private static ByteBuf bytes(int length) {
        return Unpooled.buffer(length).writeZero(length);
    }

    @Test
    void whatArrivesAfterTheCloseIsReleasedAndNotTold() throws Exception {
        var socket = connected();
        var late = bytes(3);
        socket.readStart();
        socket.close(() -> log.add("closed"));
        socket.arrived(late);
        socket.failed(new IOException("Connection reset by peer"));
        loop.run(RunMode.NOWAIT);
        assertEquals(List.of("closed"), log);
        assertEquals(0, late.refCnt());
    }

    @Test
    void whatNobodyHasReadIsReleasedByTheClose() throws Exception {
        var socket = connected();
        var early = bytes(3);
        socket.arrived(early);
        socket.close(null);
        assertEquals(0, early.refCnt());
    }

    @Test
    void aFailureComesBehindWhatArrivedEarly() throws Exception {
        var socket = connected();
        socket.arrived(bytes(3));
        socket.failed(new IOException("Connection reset by peer"));
        loop.run(RunMode.NOWAIT);
        assertEquals(List.of(), log);
        socket.readStart();
        loop.run(RunMode.NOWAIT);
        assertEquals(List.of("read 3", "failed ECONNRESET"), log);
    }

    @Test
    void whatArrivedEarlyWaitsUntilSomebodyReadsOn() throws Exception {
        var socket = connected();
        socket.arrived(bytes(3));
        socket.readStart();
        socket.readStop();
        loop.run(RunMode.NOWAIT);
        assertEquals(List.of(), log);
        socket.readStart();
        loop.run(RunMode.NOWAIT);
        assertEquals(List.of("read 3"), log);
    }

    @Test
    void aCloseInTheCheckPhaseCancelsWritesBeforeItsCallbackToo() throws Exception {
        var socket = connected();
        while (socket.write(ByteBuffer.allocate(1 << 20), error -> log.add("write " + error.code()))) {
            assertTrue(log.isEmpty());
        }
        var check = new LoopWatcher(loop, Phase.CHECK, "closer");
        check.start(() -> {
            check.close(null);
            socket.close(() -> log.add("closed"));
        });
        loop.run(RunMode.NOWAIT);
        loop.run(RunMode.NOWAIT);
        assertEquals(List.of("write ECANCELED", "closed"), log);
    }

    @Test
    void aServerClosedInThePollAcceptsNothingMore() throws Exception {
        loop.seedSchedule(1);
        var servers = new ArrayList<TcpServer>();
        for (var i = 0; i < 2; i++) {
            servers.add(server(socket -> {
                log.add("accepted");
                servers.forEach(server -> server.close(null));
            }));
        }
        try (var one = new Socket(
                        InetAddress.getLoopbackAddress(),
                        servers.get(0).localAddress().getPort());
                var two = new Socket(
                        InetAddress.getLoopbackAddress(),
                        servers.get(1).localAddress().getPort())) {
            assertTrue(one.isConnected() && two.isConnected());
            loop.run(RunMode.ONCE);
            loop.run(RunMode.NOWAIT);
        }
        assertEquals(List.of("accepted"), log);
    }

    /** A connection of a seeded loop whose peer answers the end of the stream; what the peer does arrives in one poll. */
    private void receiveAtOnce(boolean reset) throws Exception {
        loop.seedSchedule(1);
        try (var peers = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var socket = new TcpSocket(loop);
            socket.listen(new Sayer());
            socket.connect(
                    new InetSocketAddress(InetAddress.getLoopbackAddress(), peers.getLocalPort()),
                    error -> loop.stop());
            loop.run(RunMode.DEFAULT);
            socket.readStart();
            try (var peer = peers.accept()) {
                socket.shutdown(error -> log.add("shutdown " + error));
                assertEquals(-1, peer.getInputStream().read());
                peer.setSoLinger(reset, 0);
                peer.getOutputStream().write(new byte[3]);
            }
            loop.run(RunMode.DEFAULT);
        }
    }

    @Test
    void aSeedLosesNothingThatCameBeforeTheConnectionWasGone() throws Exception {
        receiveAtOnce(false);
        assertEquals(List.of("shutdown null", "read 3", "ended"), log);
    }

    @Test
    void aSeedTellsOfAFailureAfterWhatCameBeforeIt() throws Exception {
        receiveAtOnce(true);
        assertEquals(List.of("shutdown null", "read 3", "failed ECONNRESET"), log);
    }

    /** While the results of work are awaited one poll follows the other: a write that fails in the second closes the channel of what was read in the first. */
    @Test
    void whatWaitsAtAGateComesBeforeTheChannelGoes() {
        loop.seedSchedule(1);
        var channel = new EmbeddedChannel();
        ReadinessGate.install(loop, channel);
        channel.pipeline().addLast(new ChannelInboundHandlerAdapter() {
            @Override
            public void channelRead(ChannelHandlerContext context, Object message) {
                log.add("read " + message);
            }

            @Override
            public void channelInactive(ChannelHandlerContext context) {
                log.add("inactive");
            }
        });
        channel.writeInbound("data");
        assertEquals(List.of(), log);
        channel.close();
        assertEquals(List.of("read data", "inactive"), log);
        loop.run(RunMode.NOWAIT);
        assertEquals(2, log.size());
    }

    /** A connection to a peer of Java's. */
    private TcpSocket connectedTo(ServerSocket peers) {
        var socket = new TcpSocket(loop);
        socket.listen(new Sayer());
        socket.connect(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), peers.getLocalPort()), error -> loop.stop());
        loop.run(RunMode.DEFAULT);
        return socket;
    }

    @Test
    void theEndOfTheStreamComesBehindWhatIsStillBeingWritten() throws Exception {
        try (var peers = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var socket = connectedTo(peers);
            try (var peer = peers.accept()) {
                assertFalse(socket.write(ByteBuffer.allocate(32 << 20), error -> log.add("write " + error)));
                socket.shutdown(error -> log.add("shutdown " + error));
                var reader = new FutureTask<>(() -> peer.getInputStream().readAllBytes().length);
                Thread.ofPlatform().daemon().start(reader);
                loop.run(RunMode.DEFAULT);
                assertEquals(32 << 20, reader.get(10, TimeUnit.SECONDS));
            }
        }
        assertEquals(List.of("write null", "shutdown null"), log);
    }

    @Test
    void aCloseCancelsTheEndOfTheStreamThatWaitsForWrites() throws Exception {
        try (var peers = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var socket = connectedTo(peers);
            socket.write(ByteBuffer.allocate(32 << 20), error -> log.add("write " + error.code()));
            socket.shutdown(error -> log.add("shutdown " + error.code()));
            socket.close(() -> log.add("closed"));
            loop.run(RunMode.DEFAULT);
        }
        assertEquals(List.of("write ECANCELED", "shutdown ECANCELED", "closed"), log);
    }

    @Test
    void aWriteThatHasFailedIsToldBeforeTheClose() throws Exception {
        try (var peers = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var socket = connectedTo(peers);
            try (var peer = peers.accept()) {
                peer.setSoLinger(true, 0);
            }
            var check = new LoopWatcher(loop, Phase.CHECK, "writer");
            check.start(() -> {
                check.close(null);
                socket.write(ByteBuffer.allocate(1), error -> log.add("write " + error.code()));
                socket.close(() -> log.add("closed"));
            });
            loop.run(RunMode.DEFAULT);
        }
        assertEquals(List.of("failed ECONNRESET", "write EPIPE", "closed"), log);
    }

    @Test
    void whatIsWrittenAfterAFailureFindsABrokenPipe() throws Exception {
        try (var peers = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var socket = connectedTo(peers);
            try (var peer = peers.accept()) {
                peer.setSoLinger(true, 0);
            }
            socket.write(ByteBuffer.allocate(1), error -> log.add("write " + error.code()));
            socket.write(ByteBuffer.allocate(1), error -> log.add("write " + error.code()));
            loop.run(RunMode.DEFAULT);
        }
        assertEquals(List.of("write ECONNRESET", "write EPIPE"), log);
    }

    @Test
    void whoDoesNotReadLosesNothingToAFailure() throws Exception {
        try (var peers = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var socket = connectedTo(peers);
            try (var peer = peers.accept()) {
                peer.setSoLinger(true, 0);
                peer.getOutputStream().write(new byte[3]);
            }
            for (var turn = 0; turn < 3; turn++) {
                loop.run(RunMode.NOWAIT);
            }
            assertEquals(List.of(), log);
            socket.readStart();
            loop.run(RunMode.DEFAULT);
        }
        assertEquals(List.of("read 3", "failed ECONNRESET"), log);
    }

    @Test
    void whatWasNeverConnectedFailsToWrite() {
        var socket = new TcpSocket(loop);
        assertFalse(socket.write(ByteBuffer.allocate(1), error -> log.add("write " + error.code())));
        socket.shutdown(error -> log.add("shutdown " + error.code()));
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("write EBADF", "shutdown ENOTCONN"), log);
        assertEquals(0, socket.bytesQueued());
    }

    @Test
    void aProtocolThatCannotBeginCostsItsConnectionAndIsTold() throws Exception {
        var server = TcpServer.withPipeline(loop, channel -> {
            throw new IllegalStateException("no such protocol");
        });
        server.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 1);
        for (var connection = 1; connection <= 2; connection++) {
            try (var peer = new Socket(
                    InetAddress.getLoopbackAddress(), server.localAddress().getPort())) {
                while (scope.errors.isEmpty()) {
                    loop.run(RunMode.ONCE);
                }
                assertEquals(-1, peer.getInputStream().read());
            }
            assertEquals(
                    "no such protocol", scope.errors.removeFirst().getCause().getMessage());
        }
    }
}
