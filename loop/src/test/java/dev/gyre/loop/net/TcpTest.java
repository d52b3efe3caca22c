package dev.gyre.loop.net;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.loop.ActiveResource;
import dev.gyre.loop.EventLoop;
import dev.gyre.loop.LoopTimer;
import dev.gyre.loop.Phase;
import dev.gyre.loop.RunMode;
import dev.gyre.loop.TestScope;
import dev.gyre.loop.WorkPool;
import dev.gyre.loop.clock.LoopClock;
import java.io.ByteArrayOutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TcpTest {
    private final TestScope scope = new TestScope();
    private final EventLoop loop = new EventLoop(LoopClock.system(), scope, new WorkPool(1));
    private final List<String> log = new ArrayList<>();

    @AfterEach
    void close() {
        loop.close();
        assertEquals(List.of(), scope.errors);
        assertEquals(0, scope.depth);
    }

    private static InetSocketAddress loopback(int port) {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    }

    private TcpServer server(ServerListener listener) throws UvException {
        var server = new TcpServer(loop, listener);
        server.listen(loopback(0), TcpServer.DEFAULT_BACKLOG);
        return server;
    }

    /** Collects what arrives. */
    private class Collector implements SocketListener {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        @Override
        public void read(ByteBuffer data) {
            while (data.hasRemaining()) {
                bytes.write(data.get());
            }
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

    private static ByteBuffer text(String text) {
        return ByteBuffer.wrap(text.getBytes());
    }

    @Test
    void echoesAndClosesEachDirectionByItself() throws Exception {
        var server = new TcpServer[1];
        server[0] = server(socket -> {
            server[0].close(null);
            socket.listen(new Collector() {
                @Override
                public void ended() {
                    // The client has ended, and can still read.
                    socket.write(text("echo " + bytes), null);
                    socket.shutdown(error -> socket.close(null));
                }
            });
            socket.readStart();
        });
        var client = new TcpSocket(loop);
        var received = new Collector() {
            @Override
            public void ended() {
                client.close(() -> log.add("closed"));
            }
        };
        client.listen(received);
        client.connect(server[0].localAddress(), error -> {
            assertNull(error);
            assertEquals(Phase.PENDING, loop.phase());
            client.readStart();
            assertTrue(client.write(text("hello"), null));
            client.shutdown(shutdownError -> log.add("shutdown " + shutdownError));
        });
        assertFalse(loop.run(RunMode.DEFAULT));
        assertEquals("echo hello", received.bytes.toString());
        assertEquals(List.of("shutdown null", "closed"), log);
    }

    @Test
    void aPausedReaderHoldsTheWriterBackAndEveryByteArrives() throws Exception {
        var sent = new byte[32 << 20];
        new Random(1).nextBytes(sent);
        var received = new Collector();
        var client = new TcpSocket(loop);
        var server = new TcpServer[1];
        var highest = new long[1];
        server[0] = server(socket -> {
            server[0].close(null);
            var resume = new LoopTimer(loop, "resume");
            resume.start(
                    () -> {
                        highest[0] = client.bytesQueued();
                        resume.close(null);
                        socket.readStart();
                    },
                    100,
                    0);
            socket.listen(new SocketListener() {
                @Override
                public void read(ByteBuffer data) {
                    received.read(data);
                }

                @Override
                public void ended() {
                    socket.close(null);
                }

                @Override
                public void failed(UvError error) {
                    throw new AssertionError(error.code());
                }
            });
        });
        client.connect(server[0].localAddress(), error -> {
            assertFalse(client.write(ByteBuffer.wrap(sent), writeError -> {
                assertNull(writeError);
                client.close(null);
            }));
        });
        loop.run(RunMode.DEFAULT);
        assertTrue(highest[0] > 1 << 20, highest[0] + " bytes were queued");
        assertEquals(0, client.bytesQueued());
        assertArrayEquals(sent, received.bytes.toByteArray());
    }

    @Test
    void aSocketThatStopsReadingGetsNoFurtherChunk() throws Exception {
        var server = new TcpServer[1];
        var chunks = new int[1];
        var total = new int[1];
        server[0] = server(socket -> {
            server[0].close(null);
            socket.listen(new Collector() {
                @Override
                public void read(ByteBuffer data) {
                    chunks[0]++;
                    total[0] += data.remaining();
                    socket.readStop();
                    var seen = chunks[0];
                    var timer = new LoopTimer(loop, "pause");
                    timer.start(
                            () -> {
                                assertEquals(seen, chunks[0]);
                                timer.close(null);
                                socket.readStart();
                            },
                            2,
                            0);
                }

                @Override
                public void ended() {
                    socket.close(null);
                }
            });
            socket.readStart();
        });
        var client = new TcpSocket(loop);
        client.connect(server[0].localAddress(), error -> {
            client.write(ByteBuffer.allocate(1 << 20), null);
            client.shutdown(done -> client.close(null));
        });
        loop.run(RunMode.DEFAULT);
        assertEquals(1 << 20, total[0]);
        assertTrue(chunks[0] > 10);
    }

    @Test
    void errorsCarryTheCodesOfLibuv() throws Exception {
        var server = server(socket -> {});
        var second = new TcpServer(loop, (ServerListener) socket -> {});
        var inUse = assertThrows(UvException.class, () -> second.listen(server.localAddress(), 1));
        assertEquals(new UvError("EADDRINUSE", -98, "address already in use"), inUse.error());
        var elsewhere = assertThrows(UvException.class, () -> second.listen(new InetSocketAddress("192.0.2.1", 0), 1));
        assertEquals("EADDRNOTAVAIL", elsewhere.error().code());
        var port = server.localAddress().getPort();
        server.close(() -> {
            var client = new TcpSocket(loop);
            client.connect(loopback(port), error -> {
                log.add(error.code());
                client.close(null);
            });
        });
        second.close(null);
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("ECONNREFUSED"), log);
    }

    @Test
    void aResetIsAnError() throws Exception {
        var server = new TcpServer[1];
        server[0] = server(socket -> {
            server[0].close(null);
            socket.listen(new Collector() {
                @Override
                public void failed(UvError error) {
                    super.failed(error);
                    socket.close(null);
                }
            });
            socket.readStart();
        });
        var client = new TcpSocket(loop);
        client.connect(server[0].localAddress(), error -> {
            client.write(text("x"), null);
            var timer = new LoopTimer(loop, "later");
            timer.start(
                    () -> {
                        timer.close(null);
                        client.reset(null);
                    },
                    20,
                    0);
        });
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("failed ECONNRESET"), log);
    }

    @Test
    void closingCancelsWritesBeforeTheCloseCallback() throws Exception {
        var server = new TcpServer[1];
        server[0] = server(socket -> {
            server[0].close(null);
            socket.close(null);
        });
        var client = new TcpSocket(loop);
        client.connect(server[0].localAddress(), error -> {
            assertFalse(
                    client.write(ByteBuffer.allocate(32 << 20), writeError -> log.add("write " + writeError.code())));
            client.close(() -> log.add("closed"));
        });
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("write ECANCELED", "closed"), log);
    }

    @Test
    void socketsAreListedAndAServerCanBeUnreferenced() throws Exception {
        var server = server(socket -> {});
        var port = server.localAddress().getPort();
        assertEquals(
                List.of("server 127.0.0.1:" + port),
                loop.activeHandles().stream().map(ActiveResource::toString).toList());
        server.unref();
        assertFalse(loop.run(RunMode.DEFAULT));
    }

    @Test
    void aThousandConnectionsOpenAndClose() throws Exception {
        var server = new TcpServer[1];
        var open = new int[] {1000};
        server[0] = server(socket -> {
            socket.listen(new Collector() {
                @Override
                public void ended() {
                    socket.close(() -> {
                        if (--open[0] == 0) {
                            server[0].close(null);
                        }
                    });
                }
            });
            socket.readStart();
        });
        for (var i = 0; i < 1000; i++) {
            var client = new TcpSocket(loop);
            client.connect(server[0].localAddress(), error -> {
                assertNull(error);
                client.close(null);
            });
        }
        loop.run(RunMode.DEFAULT);
        assertEquals(0, open[0]);
        assertEquals(List.of(), loop.activeHandles());
    }
}
