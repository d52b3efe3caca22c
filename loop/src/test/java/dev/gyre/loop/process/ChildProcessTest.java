package dev.gyre.loop.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.RunMode;
import dev.gyre.loop.TestScope;
import dev.gyre.loop.WorkPool;
import dev.gyre.loop.clock.LoopClock;
import dev.gyre.loop.net.SocketListener;
import dev.gyre.loop.net.TcpSocket;
import dev.gyre.loop.net.UvError;
import dev.gyre.loop.net.UvException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChildProcessTest {
    private static final int SIGCHLD = 17;
    private static final int[] NOTHING = {SpawnOptions.IGNORE, SpawnOptions.IGNORE, SpawnOptions.IGNORE};

    private final TestScope scope = new TestScope();
    private final EventLoop loop = new EventLoop(LoopClock.system(), scope, new WorkPool(1));
    private final List<String> log = new ArrayList<>();

    @AfterEach
    void close() {
        loop.close();
        assertEquals(List.of(), scope.errors);
    }

    private static SpawnOptions shell(String command, int... descriptors) {
        return new SpawnOptions(
                "sh", List.of("sh", "-c", command), List.of("PATH=/bin:/usr/bin", "A=b"), "/", descriptors, false);
    }

    private ChildProcess child() {
        return new ChildProcess(loop, status -> log.add("exit " + status.code() + " " + status.signal()));
    }

    @Test
    void holdsTheLoopUntilItHasEnded() throws Exception {
        var child = child();
        var pid = child.spawn(shell("exit 3", NOTHING));
        assertTrue(child.isActive());
        assertEquals("sh " + pid, child.reason());
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("exit 3 0"), log);
        assertFalse(child.isActive());
        // Its number may belong to another process now.
        assertEquals(-3, child.kill(9));
    }

    @Test
    void tellsWhichSignalEndedIt() throws Exception {
        var child = child();
        child.spawn(shell("exec sleep 20", NOTHING));
        assertEquals(0, child.kill(15));
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("exit 0 15"), log);
    }

    @Test
    void speaksThroughPipes() throws Exception {
        var pair = Descriptors.socketPair(false, true);
        child().spawn(shell("read line; echo \"$A $line\"", pair.far(), pair.far(), SpawnOptions.IGNORE));
        Descriptors.close(pair.far());
        var pipe = TcpSocket.open(loop, pair.near());
        assertEquals("pipe", pipe.kind());
        pipe.listen(new SocketListener() {
            @Override
            public void read(ByteBuffer data) {
                log.add(StandardCharsets.UTF_8.decode(data).toString());
            }

            @Override
            public void ended() {
                pipe.close(null);
            }

            @Override
            public void failed(UvError error) {
                log.add(error.code());
            }
        });
        pipe.readStart();
        pipe.write(ByteBuffer.wrap("hello\n".getBytes(StandardCharsets.UTF_8)), null);
        loop.run(RunMode.DEFAULT);
        assertEquals("b hello\n", log.getFirst());
        assertTrue(log.contains("exit 0 0"));
    }

    @Test
    void saysWhyItCannotStart() {
        assertEquals(
                "ENOENT", failure(new SpawnOptions("no-such-program", List.of("x"), List.of(), "/", NOTHING, false)));
        assertEquals(
                "ENOENT", failure(new SpawnOptions("sh", List.of("sh"), List.of(), "/no/such/folder", NOTHING, false)));
        assertEquals("EACCES", failure(new SpawnOptions("/etc/passwd", List.of("x"), List.of(), "/", NOTHING, false)));
    }

    private String failure(SpawnOptions options) {
        var child = child();
        var failure = assertThrows(UvException.class, () -> child.spawn(options));
        child.close(null);
        return failure.error().code();
    }

    @Test
    void waitsWithoutALoop() throws Exception {
        var pipes = List.of(
                new SynchronousChild.Pipe(0, "abc".getBytes(StandardCharsets.UTF_8)),
                new SynchronousChild.Pipe(1, null),
                new SynchronousChild.Pipe(2, null));
        var outcome = SynchronousChild.run(
                shell("tr a-z A-Z; echo err >&2; exit 4", NOTHING), pipes, new SynchronousChild.Limits(0, 1000, 15));
        assertEquals(new ChildStatus(4, 0), outcome.status());
        assertEquals(0, outcome.error());
        assertEquals("ABC", new String(outcome.output().get(1), StandardCharsets.UTF_8));
        assertEquals("err\n", new String(outcome.output().get(2), StandardCharsets.UTF_8));
    }

    @Test
    void stopsWhatTakesTooLongOrWritesTooMuch() throws Exception {
        var slow = SynchronousChild.run(
                shell("exec sleep 20", NOTHING), List.of(), new SynchronousChild.Limits(50, 1000, 9));
        assertEquals(new ChildStatus(0, 9), slow.status());
        assertEquals(UvError.of("ETIMEDOUT").errno(), slow.error());
        // The grandchild holds the pipe open: it is closed all the same.
        var loud = SynchronousChild.run(
                shell("sleep 20 & echo 0123456789; wait", NOTHING),
                List.of(new SynchronousChild.Pipe(1, null)),
                new SynchronousChild.Limits(0, 5, 15));
        assertEquals(new ChildStatus(0, 15), loud.status());
        assertEquals(UvError.of("ENOBUFS").errno(), loud.error());
    }

    @Test
    void theLimitOfOutputIsThatOfAllPipesTogether() throws Exception {
        var pipes = List.of(new SynchronousChild.Pipe(1, null), new SynchronousChild.Pipe(2, null));
        var command = "printf 0123456789; printf 0123456789 >&2; exec sleep 20";
        var outcome = SynchronousChild.run(shell(command, NOTHING), pipes, new SynchronousChild.Limits(0, 15, 15));
        assertEquals(UvError.of("ENOBUFS").errno(), outcome.error());
        assertEquals(new ChildStatus(0, 15), outcome.status());
    }

    @Test
    void itsExitCodeIsKnownThoughEndsOfChildrenWereIgnored() throws Exception {
        var before = SystemCalls.call("signal", SIGCHLD, 1);
        try {
            child().spawn(shell("exit 3", NOTHING));
            loop.run(RunMode.DEFAULT);
        } finally {
            SystemCalls.call("signal", SIGCHLD, before);
        }
        assertEquals(List.of("exit 3 0"), log);
    }

    @Test
    void aFileStandsBeyondTwoGigabytes(@TempDir Path folder) throws Exception {
        var file = Files.createFile(folder.resolve("file"));
        var descriptor = Descriptors.open(file.toString(), 2, 5_000_000_000L);
        try {
            assertEquals(5_000_000_000L, Descriptors.position(descriptor));
        } finally {
            Descriptors.close(descriptor);
        }
    }
}
