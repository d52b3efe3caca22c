package dev.gyre.loop.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.RunMode;
import dev.gyre.loop.TestScope;
import dev.gyre.loop.WorkPool;
import dev.gyre.loop.clock.LoopClock;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class NameLookupTest {
    private final EventLoop loop = new EventLoop(LoopClock.system(), new TestScope(), new WorkPool(1));
    private final List<String> log = new ArrayList<>();

    private void lookup(String host, int family) {
        new NameLookup(loop, host, family) {
            @Override
            protected void completed(UvError error, List<InetAddress> addresses) {
                log.add(error == null ? addresses.getFirst().getHostAddress() : error.code());
            }
        }.submit();
        loop.run(RunMode.DEFAULT);
    }

    @Test
    void findsAddressesWithoutNetty() {
        lookup("localhost", 4);
        lookup("192.0.2.7", 0);
        lookup("192.0.2.7", 6);
        lookup("no such host.invalid", 0);
        assertEquals(List.of("127.0.0.1", "192.0.2.7", "ENOTFOUND", "ENOTFOUND"), log);
        assertFalse(loop.hasPoller());
        assertTrue(loop.activeHandles().isEmpty());
    }
}
