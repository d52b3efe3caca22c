package dev.gyre.node.http;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.loop.LoopTimer;
import java.io.ByteArrayInputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class HttpServerTest {
    private static HttpClient client() {
        return HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    }

    private static HttpRequest.Builder to(TestServer server, String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port + path));
    }

    private static String get(String path) {
        return "GET " + path + " HTTP/1.1\r\nHost: x\r\n\r\n";
    }

    private static String last(String path) {
        return "GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    }

    private static void later(IncomingRequest request, long millis, Runnable action) {
        var timer = new LoopTimer(request.connection().loop(), "later");
        timer.start(
                () -> {
                    timer.close(null);
                    action.run();
                },
                millis,
                0);
    }

    @Test
    void answersAndKeepsTheConnection() throws Exception {
        var remotes = new ArrayList<Integer>();
        try (var server = new TestServer(request -> {
                    remotes.add(request.connection().remoteAddress().getPort());
                    TestServer.answer(
                            request,
                            request.url().equals("/missing") ? 404 : 200,
                            request.method() + " " + request.url());
                });
                var client = client()) {
            for (var path : List.of("/a", "/b?c=d", "/missing")) {
                var response = client.send(to(server, path).build(), BodyHandlers.ofString());
                assertEquals(path.equals("/missing") ? 404 : 200, response.statusCode());
                assertEquals("GET " + path, response.body());
            }
            assertEquals(1, remotes.stream().distinct().count());
        }
    }

    @Test
    void givesTheHeadersAsReceived() throws Exception {
        var raw = new CompletableFuture<String[]>();
        try (var server = new TestServer(request -> {
            raw.complete(request.rawHeaders());
            assertEquals("1.1", request.httpVersionMajor() + "." + request.httpVersionMinor());
            TestServer.answer(request, 200, "");
        })) {
            server.exchange("GET / HTTP/1.1\r\nHost: x\r\nX-Twice: 1\r\nx-twice: \u00e9\r\nConnection: close\r\n\r\n");
            assertArrayEquals(
                    new String[] {"Host", "x", "X-Twice", "1", "x-twice", "\u00e9", "Connection", "close"}, raw.join());
        }
    }

    @Test
    void headAndBodyGoOutTogetherByteForByte() throws Exception {
        try (var server = new TestServer(request -> request.response()
                .respond(
                        200,
                        "Fine",
                        new String[] {"X-Name", "\u00e9", "Content-Length", "3"},
                        TestServer.bytes("abc"),
                        false,
                        null))) {
            assertEquals(
                    "HTTP/1.1 200 Fine\r\nX-Name: \u00e9\r\nContent-Length: 3\r\n\r\nabc", server.exchange(get("/")));
        }
    }

    @Test
    void framesChunksAndTrailers() throws Exception {
        try (var server = new TestServer(request -> {
            var response = request.response();
            response.writeHead(200, "OK", new String[] {"Transfer-Encoding", "chunked"});
            response.write("hello ", StandardCharsets.UTF_8, null);
            response.write(ByteBuffer.allocate(0), null);
            later(request, 10, () -> {
                response.write("w\u00f6rld\ud800", StandardCharsets.UTF_8, null);
                response.end("!", StandardCharsets.UTF_8, new String[] {"X-Sum", "1"}, false, null);
            });
        })) {
            assertEquals(
                    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n6\r\nhello \r\n9\r\nw\u00c3\u00b6rld\u00ef\u00bf\u00bd\r\n1\r\n!\r\n0\r\nX-Sum: 1\r\n\r\n",
                    server.exchange(get("/")));
        }
    }

    @Test
    void pipelinedRequestsAreAnsweredInOrder() throws Exception {
        try (var server = new TestServer(request -> {
            if (request.url().equals("/slow")) {
                later(request, 30, () -> TestServer.answer(request, 200, "slow"));
            } else {
                TestServer.answer(request, 200, request.url());
            }
        })) {
            var text = new StringBuilder(get("/slow"));
            for (var i = 0; i < 500; i++) {
                text.append(get("/" + i));
            }
            var answer = server.exchange(text.append(last("/end")).toString());
            var bodies = Arrays.stream(answer.split("HTTP/1.1 200 OK\r\n"))
                    .skip(1)
                    .map(part -> part.substring(part.indexOf("\r\n\r\n") + 4))
                    .toList();
            assertEquals(502, bodies.size());
            assertEquals("slow", bodies.getFirst());
            assertEquals("/0", bodies.get(1));
            assertEquals("/499", bodies.get(500));
            assertEquals("/end", bodies.getLast());
        }
    }

    @Test
    void responsesWithoutABodyHaveNone() throws Exception {
        try (var server = new TestServer(request -> {
            var response = request.response();
            var status = request.url().equals("/204") ? 204 : request.url().equals("/304") ? 304 : 200;
            response.writeHead(status, "X", new String[] {"Transfer-Encoding", "chunked"});
            response.write("dropped", StandardCharsets.UTF_8, null);
            response.end(TestServer.bytes("dropped"), new String[0], request.shouldKeepAlive(), null);
        })) {
            var answer = server.exchange(
                    get("/204") + get("/304") + "HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
            assertEquals(
                    "HTTP/1.1 204 X\r\nTransfer-Encoding: chunked\r\n\r\nHTTP/1.1 304 X\r\nTransfer-Encoding: chunked\r\n\r\nHTTP/1.1 200 X\r\nTransfer-Encoding: chunked\r\n\r\n",
                    answer);
        }
    }

    @Test
    void echoesLargeBodiesOfBothFramings() throws Exception {
        var sent = new byte[5_000_000];
        new Random(2).nextBytes(sent);
        try (var server = new TestServer(request -> TestServer.collect(request, body -> {
                    var response = request.response();
                    response.writeHead(200, "OK", new String[] {"Transfer-Encoding", "chunked"});
                    response.write(ByteBuffer.wrap(body), null);
                    response.end(ByteBuffer.allocate(0), new String[0], request.shouldKeepAlive(), null);
                }));
                var client = client()) {
            for (var publisher : List.of(
                    BodyPublishers.ofByteArray(sent),
                    BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(sent)))) {
                HttpResponse<byte[]> response =
                        client.send(to(server, "/echo").POST(publisher).build(), BodyHandlers.ofByteArray());
                assertArrayEquals(sent, response.body());
            }
        }
    }

    @Test
    void aPausedBodyHoldsTheClientBack() throws Exception {
        var total = 20_000_000;
        var seen = new AtomicLong();
        var highest = new AtomicLong();
        try (var server = new TestServer(request -> request.listen(new ExchangeEvents() {
                    private final boolean begun = begin();

                    private boolean begin() {
                        later(request, 200, () -> {
                            highest.set(request.connection().bytesRead());
                            request.resume();
                        });
                        return true;
                    }

                    @Override
                    public void data(ByteBuffer data) {
                        seen.addAndGet(data.remaining());
                        request.pause();
                        // What was read before the first resume comes all the same.
                        if (highest.get() > 0) {
                            later(request, 0, request::resume);
                        }
                    }

                    @Override
                    public void end(String[] trailers) {
                        TestServer.answer(request, 200, String.valueOf(seen.get() + (begun ? 0 : 1)));
                    }

                    @Override
                    public void aborted() {
                        throw new AssertionError("aborted");
                    }

                    @Override
                    public void closed() {}

                    @Override
                    public void drain() {
                        throw new AssertionError("drain");
                    }
                }));
                var client = client()) {
            var response = client.send(
                    to(server, "/")
                            .POST(BodyPublishers.ofByteArray(new byte[total]))
                            .build(),
                    BodyHandlers.ofString());
            assertEquals(String.valueOf(total), response.body());
            assertTrue(highest.get() < 200_000, highest + " bytes were read while paused");
        }
    }

    @Test
    void aSlowClientHoldsTheWriterBackUntilDrain() throws Exception {
        var part = new byte[65_536];
        var parts = 400;
        var refused = new AtomicInteger();
        var drains = new AtomicInteger();
        try (var server = new TestServer(request -> {
                    var response = request.response();
                    response.writeHead(
                            200, "OK", new String[] {"Content-Length", String.valueOf((long) parts * part.length)});
                    request.listen(new ExchangeEvents() {
                        private int sent;

                        void send() {
                            while (sent < parts) {
                                sent++;
                                if (!response.write(ByteBuffer.wrap(part), null)) {
                                    refused.incrementAndGet();
                                    return;
                                }
                            }
                            response.end(ByteBuffer.allocate(0), new String[0], false, null);
                        }

                        @Override
                        public void data(ByteBuffer data) {
                            throw new AssertionError("data");
                        }

                        @Override
                        public void end(String[] trailers) {
                            send();
                        }

                        @Override
                        public void aborted() {
                            throw new AssertionError("aborted");
                        }

                        @Override
                        public void closed() {}

                        @Override
                        public void drain() {
                            drains.incrementAndGet();
                            send();
                        }
                    });
                    request.resume();
                });
                var socket = new Socket(InetAddress.getLoopbackAddress(), server.port)) {
            socket.getOutputStream().write(get("/").getBytes());
            Thread.sleep(100);
            var bytes = socket.getInputStream().readAllBytes();
            assertTrue(bytes.length > parts * part.length);
            assertTrue(refused.get() > 0);
            assertEquals(refused.get(), drains.get());
        }
    }

    @Test
    void expectationsAreAnsweredByTheOwner() throws Exception {
        try (var server = new TestServer(request -> {
                    if ("100-continue".equals(request.header("expect"))) {
                        request.response().writeInformation(100, "Continue", new String[0]);
                    }
                    TestServer.collect(request, body -> TestServer.answer(request, 200, new String(body)));
                });
                var socket = new Socket(InetAddress.getLoopbackAddress(), server.port)) {
            var headers =
                    "POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 3\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(headers.getBytes());
            var information = "HTTP/1.1 100 Continue\r\n\r\n";
            assertEquals(information, new String(socket.getInputStream().readNBytes(information.length())));
            socket.getOutputStream().write("big".getBytes());
            var response = new String(socket.getInputStream().readAllBytes());
            assertTrue(response.startsWith("HTTP/1.1 200 "), response);
            assertTrue(response.endsWith("\r\n\r\nbig"), response);
        }
    }

    @Test
    void anUnreadBodyIsDroppedForTheNextRequest() throws Exception {
        try (var server = new TestServer(request -> TestServer.answer(request, 200, request.url()));
                var client = client()) {
            for (var i = 0; i < 3; i++) {
                var response = client.send(
                        to(server, "/" + i)
                                .POST(BodyPublishers.ofByteArray(new byte[300_000]))
                                .build(),
                        BodyHandlers.ofString());
                assertEquals("/" + i, response.body());
            }
        }
    }

    @Test
    void anAbortingClientIsNoticed() throws Exception {
        var aborted = new CompletableFuture<Boolean>();
        try (var server = new TestServer(request -> request.listen(new ExchangeEvents() {
            @Override
            public void data(ByteBuffer data) {
                throw new AssertionError("data");
            }

            @Override
            public void end(String[] trailers) {
                throw new AssertionError("end");
            }

            @Override
            public void aborted() {
                aborted.complete(true);
                // Writing to what is gone does no harm.
                request.response().writeHead(200, "OK", new String[0]);
                request.response().end(ByteBuffer.allocate(0), new String[0], true, null);
            }

            @Override
            public void closed() {}

            @Override
            public void drain() {
                throw new AssertionError("drain");
            }
        }))) {
            try (var socket = new Socket(InetAddress.getLoopbackAddress(), server.port)) {
                socket.getOutputStream().write(get("/").getBytes());
                Thread.sleep(50);
            }
            assertTrue(aborted.get(10, java.util.concurrent.TimeUnit.SECONDS));
        }
    }

    @Test
    void anUpgradedConnectionIsTakenOver() throws Exception {
        try (var server = new TestServer(request -> {
                    assertTrue(request.isUpgrade());
                    request.response().writeInformation(101, "Switching Protocols", new String[] {
                        "Upgrade", "echo", "Connection", "Upgrade"
                    });
                    var taken = request.connection().detach();
                    var socket = taken.socket();
                    socket.listen(new dev.gyre.loop.net.SocketListener() {
                        @Override
                        public void read(ByteBuffer data) {
                            var copy = ByteBuffer.allocate(data.remaining())
                                    .put(data)
                                    .flip();
                            socket.write(copy, null);
                        }

                        @Override
                        public void ended() {
                            socket.close(null);
                        }

                        @Override
                        public void failed(dev.gyre.loop.net.UvError error) {
                            socket.close(null);
                        }
                    });
                    socket.write(ByteBuffer.wrap(taken.bytes()), null);
                    socket.readStart();
                });
                var socket = new Socket(InetAddress.getLoopbackAddress(), server.port)) {
            socket.getOutputStream()
                    .write("GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\nearly "
                            .getBytes());
            Thread.sleep(50);
            socket.getOutputStream().write("late".getBytes());
            socket.shutdownOutput();
            assertEquals(
                    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\nearly late",
                    new String(socket.getInputStream().readAllBytes()));
        }
    }

    @Test
    void aHeaderCannotSplitTheResponse() throws Exception {
        var refused = new CompletableFuture<String>();
        try (var server = new TestServer(request -> {
            try {
                request.response().writeHead(200, "OK", new String[] {"X", "a\r\nSet-Cookie: b"});
            } catch (IllegalArgumentException error) {
                refused.complete(error.getMessage());
            }
            TestServer.answer(request, 200, "");
        })) {
            server.exchange(last("/"));
            assertEquals("a header must not contain a line break", refused.getNow("accepted"));
        }
    }
}
