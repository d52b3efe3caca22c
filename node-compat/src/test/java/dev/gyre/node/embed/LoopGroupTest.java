package dev.gyre.node.embed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Loops of one process: they share a port, are replaced under load, and are started again when they fail. */
@Timeout(240)
class LoopGroupTest {
    private static final String SERVER = """
            const { readFileSync } = require('fs');
            const version = readFileSync('version', 'utf8').trim();
            const server = require('http').createServer((req, res) => {
              if (req.url === '/crash') setImmediate(() => { throw 'on purpose'; });
              res.end(`${process.env.GYRE_LOOP} of ${process.env.GYRE_LOOPS} ${version}`);
            });
            server.listen(0, '127.0.0.1', () => console.log('port', server.address().port));
            setInterval(() => {}, 1000);
            """;

    @TempDir
    Path folder;

    private final ByteArrayOutputStream output = new ByteArrayOutputStream();
    private final ByteArrayOutputStream log = new ByteArrayOutputStream();
    private Thread running;
    private LoopGroup group;
    private int exitCode = -1;

    private void start(int loops, String program) throws IOException {
        Files.writeString(folder.resolve("version"), "v1");
        Files.writeString(folder.resolve("server.js"), program);
        group = new LoopGroup(
                loops,
                () -> NodeRuntime.builder()
                        .argv(List.of("gyre", "server.js"))
                        .cwd(folder)
                        .env(Map.of())
                        .stdin(InputStream.nullInputStream())
                        .stdout(output)
                        .stderr(log),
                "server.js",
                new PrintStream(log, true, StandardCharsets.UTF_8));
        running = Thread.ofPlatform().daemon().start(() -> exitCode = group.run());
    }

    @AfterEach
    void stop() throws InterruptedException {
        running.interrupt();
        running.join();
    }

    private interface Condition {
        boolean holds() throws IOException;
    }

    private static void await(Condition condition) throws IOException, InterruptedException {
        while (!condition.holds()) Thread.sleep(20);
    }

    private int listening() {
        return output.toString(StandardCharsets.UTF_8).split("port", -1).length - 1;
    }

    private int port() throws IOException, InterruptedException {
        await(() -> listening() >= 2);
        TreeSet<String> lines =
                new TreeSet<>(output.toString(StandardCharsets.UTF_8).lines().toList());
        assertEquals(1, lines.size(), lines.toString());
        return Integer.parseInt(lines.first().substring("port ".length()));
    }

    /** A client that keeps its connection as long as the server does. */
    private static final class Client implements AutoCloseable {
        private final int port;
        private Socket socket;

        Client(int port) {
            this.port = port;
        }

        String get(String path) throws IOException {
            if (socket == null) socket = new Socket(InetAddress.getLoopbackAddress(), port);
            socket.getOutputStream()
                    .write(("GET " + path + " HTTP/1.1\r\nHost: x\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
            DataInputStream in = new DataInputStream(socket.getInputStream());
            StringBuilder head = new StringBuilder();
            while (head.indexOf("\r\n\r\n") < 0) head.append((char) in.readUnsignedByte());
            String text = head.toString().toLowerCase(java.util.Locale.ROOT);
            int length = Integer.parseInt(text.replaceAll("(?s).*content-length: (\\d+).*", "$1"));
            byte[] body = new byte[length];
            in.readFully(body);
            if (text.contains("connection: close")) close();
            return new String(body, StandardCharsets.UTF_8);
        }

        @Override
        public void close() throws IOException {
            if (socket != null) socket.close();
            socket = null;
        }
    }

    @Test
    void aReloadUnderLoadLosesNothingAndAFailedLoopComesBack() throws Exception {
        start(2, SERVER);
        int port = port();
        AtomicBoolean ends = new AtomicBoolean();
        AtomicInteger answers = new AtomicInteger();
        AtomicReference<Throwable> failure = new AtomicReference<>();
        AtomicReference<String> last = new AtomicReference<>("");
        Thread[] clients = new Thread[4];
        for (int i = 0; i < clients.length; i++)
            clients[i] = Thread.ofPlatform().daemon().start(() -> {
                try (Client client = new Client(port)) {
                    while (!ends.get()) {
                        last.set(client.get("/"));
                        answers.incrementAndGet();
                    }
                } catch (Throwable lost) {
                    failure.compareAndSet(null, lost);
                }
            });
        await(() -> answers.get() > 50);
        assertTrue(last.get().matches("[01] of 2 v1"), last.get());

        Files.writeString(folder.resolve("version"), "v2");
        group.reload();
        await(() -> last.get().endsWith("v2") || failure.get() != null);
        await(() -> listening() >= 4);
        int before = answers.get();
        await(() -> answers.get() > before + 200 || failure.get() != null);
        ends.set(true);
        for (Thread client : clients) client.join();
        assertEquals(null, failure.get());
        assertTrue(last.get().endsWith("v2"), last.get());

        try (Client client = new Client(port)) {
            client.get("/crash");
        } catch (IOException inItsHands) {
            // The answer may not have been sent.
        }
        await(() -> log.toString(StandardCharsets.UTF_8).contains("it starts again in 100 ms"));
        await(() -> listening() >= 5);
        for (int i = 0; i < 20; i++) {
            try (Client client = new Client(port)) {
                assertTrue(client.get("/").endsWith("of 2 v2"));
            }
        }
    }

    @Test
    void aReloadWithABrokenProgramKeepsTheOldLoops() throws Exception {
        start(2, SERVER);
        int port = port();
        Files.writeString(folder.resolve("server.js"), "throw 'broken';");
        group.reload();
        await(() -> log.toString(StandardCharsets.UTF_8).contains("not reloaded, the old loops go on"));
        try (Client client = new Client(port)) {
            assertTrue(client.get("/").endsWith("of 2 v1"));
        }
    }

    @Test
    void aProgramThatCannotStartEndsWithItsCode() throws Exception {
        start(2, "process.exit(5);");
        running.join();
        assertEquals(5, exitCode);
    }

    @Test
    void theGroupEndsWithItsLastLoop() throws Exception {
        start(3, "console.log('loop', process.env.GYRE_LOOP);");
        running.join();
        assertEquals(0, exitCode);
        TreeSet<String> lines =
                new TreeSet<>(output.toString(StandardCharsets.UTF_8).lines().toList());
        assertEquals(List.of("loop 0", "loop 1", "loop 2"), List.copyOf(lines));
    }
}
