package dev.gyre.node.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A client that does not read at first: the system takes parts of what is written, and every byte arrives in its place. */
class PartialWriteTest {
    private static final String REQUEST = "GET / HTTP/1.1\r\nHost: h\r\n\r\n";
    private static final int COUNT = 400;
    private static final int PARTS = 200;
    private static final int PART = 30_000;

    private static byte[] body(int number) {
        var bytes = new byte[50_000 + number * 37 % 14_000];
        for (var index = 0; index < bytes.length; index++) {
            bytes[index] = (byte) (number * 31 + index * 7 + (index >> 8));
        }
        return bytes;
    }

    private static Socket connect(TestServer server) throws IOException {
        var socket = new Socket();
        socket.setReceiveBufferSize(8192);
        socket.setSoTimeout(20_000);
        socket.connect(new InetSocketAddress("127.0.0.1", server.port));
        return socket;
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static String line(DataInputStream in) throws IOException {
        var text = new StringBuilder();
        for (var character = in.read(); character != '\n'; character = in.read()) {
            text.append((char) character);
        }
        return text.toString().strip();
    }

    @Test
    void pipelinedResponsesArriveWholeAndInOrder() throws Exception {
        List<Integer> finished = new CopyOnWriteArrayList<>();
        List<Integer> at = new CopyOnWriteArrayList<>();
        try (var server = new TestServer(request -> {
                    var number = at.size();
                    at.add(number);
                    var data = body(number);
                    request.response()
                            .respond(
                                    200,
                                    "OK",
                                    new String[] {"Content-Length", String.valueOf(data.length)},
                                    ByteBuffer.wrap(data),
                                    true,
                                    null);
                    // When 'finish' is emitted.
                    if (request.connection().isFlushed()) {
                        finished.add(number);
                    } else {
                        request.connection().whenFlushed(error -> {
                            if (error == null) {
                                finished.add(number);
                            }
                        });
                    }
                });
                var socket = connect(server)) {
            for (var number = 0; number < COUNT; number++) {
                send(socket, REQUEST);
            }
            var before = -1;
            for (var now = finished.size(); now != before || now == 0; now = finished.size()) {
                before = now;
                Thread.sleep(50);
            }
            assertTrue(before < COUNT, "the system has taken everything");
            var in = new DataInputStream(socket.getInputStream());
            for (var number = 0; number < COUNT; number++) {
                var expected = body(number);
                assertEquals("HTTP/1.1 200 OK", line(in));
                assertEquals("Content-Length: " + expected.length, line(in));
                assertEquals("", line(in));
                var actual = in.readNBytes(expected.length);
                assertEquals(-1, java.util.Arrays.mismatch(expected, actual), "response " + number);
            }
        }
        assertEquals(IntStream.range(0, COUNT).boxed().toList(), finished);
    }

    @Test
    void drainComesWhenTheClientHasTakenWhatWasHeldBack() throws Exception {
        List<String> drains = new CopyOnWriteArrayList<>();
        try (var server = new TestServer(request -> {
                    var writer = request.response();
                    var source = new Object() {
                        int next;

                        void run() {
                            while (next < PARTS) {
                                var data = new byte[PART];
                                java.util.Arrays.fill(data, (byte) next++);
                                if (!writer.write(ByteBuffer.wrap(data), null)) {
                                    return;
                                }
                            }
                            writer.end(ByteBuffer.allocate(0), new String[0], false, null);
                        }
                    };
                    request.listen(new ExchangeEvents() {
                        @Override
                        public void data(ByteBuffer data) {
                            throw new AssertionError("there is no body");
                        }

                        @Override
                        public void end(String[] trailers) {
                            // The request is not read.
                        }

                        @Override
                        public void aborted() {
                            drains.add("aborted");
                        }

                        @Override
                        public void closed() {
                            drains.add("closed");
                        }

                        @Override
                        public void drain() {
                            drains.add("drain");
                            source.run();
                        }
                    });
                    writer.writeHead(200, "OK", new String[] {"Content-Length", String.valueOf(PARTS * PART)});
                    source.run();
                });
                var socket = connect(server)) {
            send(socket, REQUEST);
            Thread.sleep(100);
            var early = drains.size();
            var in = new DataInputStream(socket.getInputStream());
            while (!line(in).isEmpty()) {
                // The head.
            }
            for (var part = 0; part < PARTS; part++) {
                for (var each : in.readNBytes(PART)) {
                    assertEquals((byte) part, each);
                }
            }
            assertEquals(-1, in.read());
            assertTrue(drains.size() > early, "drained " + drains.size());
        }
        assertTrue(drains.stream().allMatch("drain"::equals), drains.toString());
    }
}
