package dev.gyre.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.loop.clock.LoopClock;
import dev.gyre.loop.net.TcpServer;
import dev.gyre.loop.net.TcpSocket;
import java.io.File;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class LoopLifeTest {
    private static int descriptors() {
        var open = new File("/proc/self/fd").list();
        return open == null ? 0 : open.length;
    }

    @Test
    void loopsWithOpenSocketsCloseWithoutALeak() throws Exception {
        openAndClose();
        var before = descriptors();
        for (var i = 0; i < 200; i++) {
            openAndClose();
        }
        assertTrue(descriptors() <= before + 2, before + " descriptors became " + descriptors());
    }

    private static void openAndClose() throws Exception {
        var scope = new TestScope();
        var loop = new EventLoop(LoopClock.system(), scope, new WorkPool(1));
        var accepted = new ArrayList<TcpSocket>();
        var server = new TcpServer(loop, accepted::add);
        server.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 16);
        var client = new TcpSocket(loop);
        client.connect(server.localAddress(), error -> {
            client.readStart();
            loop.stop();
        });
        loop.run(RunMode.DEFAULT);
        loop.close();
        assertTrue(client.isClosed() && server.isClosed());
        assertEquals(0, scope.errors.size());
        assertFalse(loop.isAlive());
    }

    @Test
    void manyLoopsRunSideBySideOnThreadsOfTheirOwn() throws Exception {
        var threads = 8;
        var done = new CountDownLatch(threads);
        var fired = new AtomicInteger();
        var pool = new WorkPool(2);
        for (var t = 0; t < threads; t++) {
            Thread.ofPlatform().daemon().start(() -> {
                var loop = new EventLoop(LoopClock.system(), new TestScope(), pool);
                for (var i = 0; i < 100; i++) {
                    new LoopTimer(loop, "t").start(fired::incrementAndGet, i % 7, 0);
                    new WorkRequest(loop) {
                        @Override
                        public String reason() {
                            return "w";
                        }

                        @Override
                        protected void work() {
                            Thread.onSpinWait();
                        }

                        @Override
                        protected void afterWork(Throwable failure) {
                            fired.incrementAndGet();
                        }
                    }.submit();
                }
                loop.run(RunMode.DEFAULT);
                loop.close();
                done.countDown();
            });
        }
        assertTrue(done.await(30, TimeUnit.SECONDS));
        assertEquals(threads * 200, fired.get());
    }
}
