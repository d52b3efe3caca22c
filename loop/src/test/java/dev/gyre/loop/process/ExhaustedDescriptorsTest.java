package dev.gyre.loop.process;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.RunMode;
import dev.gyre.loop.TestScope;
import dev.gyre.loop.WorkPool;
import dev.gyre.loop.clock.LoopClock;
import dev.gyre.loop.net.TcpServer;
import dev.gyre.loop.net.TcpSocket;
import dev.gyre.loop.net.UvException;
import java.lang.foreign.Arena;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Operations that need a descriptor while none is left. */
class ExhaustedDescriptorsTest {
    private static final int NUMBER_OF_FILES = 7;

    private final TestScope scope = new TestScope();
    private final EventLoop loop = new EventLoop(LoopClock.system(), scope, new WorkPool(1));
    private final List<String> log = new ArrayList<>();

    @Test
    void socketsFailAsInLibuv() throws Exception {
        var address = new InetSocketAddress(InetAddress.getLoopbackAddress(), 1);
        // All classes that are needed must be there before.
        connect(address);
        assertThrows(UvException.class, () -> listen(new InetSocketAddress("192.0.2.1", 0)));
        Descriptors.socketPair(false, false).close();
        assertEquals("EMFILE", ProcessSpawner.failure(-24).error().code());
        new TcpSocket(loop).write(ByteBuffer.allocate(1), null);
        withoutDescriptors(() -> {
            connect(address);
            log.add(assertThrows(UvException.class, () -> listen(address))
                    .error()
                    .code());
            log.add(assertThrows(UvException.class, () -> Descriptors.socketPair(false, false))
                    .error()
                    .code());
        });
        assertEquals(List.of("ECONNREFUSED", "EMFILE", "EMFILE", "EMFILE"), log);
        loop.close();
        assertEquals(List.of(), scope.errors);
    }

    @Test
    void aServerAcceptsWhenThereAreDescriptorsAgain() throws Exception {
        var server = new TcpServer(loop, socket -> {
            log.add("accepted");
            loop.stop();
        });
        server.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 1);
        try (var early = new Socket(
                InetAddress.getLoopbackAddress(), server.localAddress().getPort())) {
            assertTrue(early.isConnected());
            loop.run(RunMode.DEFAULT);
        }
        try (var peer = new Socket(
                InetAddress.getLoopbackAddress(), server.localAddress().getPort())) {
            withoutDescriptors(() -> {
                for (var turn = 0; turn < 10; turn++) {
                    loop.run(RunMode.NOWAIT);
                }
                assertEquals(List.of("accepted"), log);
            });
            assertTrue(peer.isConnected());
            loop.run(RunMode.DEFAULT);
        }
        assertEquals(List.of("accepted", "accepted"), log);
        loop.close();
        assertEquals(List.of(), scope.errors);
    }

    private void connect(InetSocketAddress address) {
        var socket = new TcpSocket(loop);
        socket.connect(address, error -> {
            log.add(error.code());
            socket.close(null);
        });
        loop.run(RunMode.DEFAULT);
    }

    private void listen(InetSocketAddress address) throws UvException {
        var server = new TcpServer(loop, socket -> {});
        try {
            server.listen(address, 1);
        } finally {
            server.close(null);
        }
    }

    /** Runs {@code action} while the numbers of descriptors end with the lowest that is free. */
    private static void withoutDescriptors(Runnable action) throws UvException {
        var free = Descriptors.open("/dev/null", 0, 0);
        Descriptors.close(free);
        try (var arena = Arena.ofConfined()) {
            var limit = arena.allocate(JAVA_LONG, 2);
            SystemCalls.call("getrlimit", NUMBER_OF_FILES, limit.address());
            var before = limit.get(JAVA_LONG, 0);
            limit.set(JAVA_LONG, 0, free);
            assertEquals(0, SystemCalls.call("setrlimit", NUMBER_OF_FILES, limit.address()));
            try {
                action.run();
            } finally {
                limit.set(JAVA_LONG, 0, before);
                SystemCalls.call("setrlimit", NUMBER_OF_FILES, limit.address());
            }
        }
    }
}
