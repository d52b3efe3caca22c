package dev.gyre.node.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.Socket;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HttpServerLifeTest {
    private static final String HEAD = " HTTP/1.1\r\nHost: x\r\n";

    private static String bad(String name) {
        return switch (name) {
            case "no colon" -> "GET / HTTP/1.1\r\nHost x\r\n\r\n";
            case "method" -> "FOO /" + HEAD + "\r\n";
            case "protocol" -> "GET / FTP/1.1\r\nHost: x\r\n\r\n";
            case "version" -> "GET / HTTP/3.7\r\nHost: x\r\n\r\n";
            case "length" -> "POST /" + HEAD + "Content-Length: abc\r\n\r\n";
            case "two lengths" -> "POST /" + HEAD + "Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd";
            case "two framings" -> "POST /" + HEAD + "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n";
            case "long header" -> "GET /" + HEAD + "A: " + "a".repeat(20_000) + "\r\n\r\n";
            case "long url" -> "GET /" + "a".repeat(20_000) + HEAD + "\r\n";
            case "header name" -> "GET /" + HEAD + "B\u0001d: 1\r\n\r\n";
            case "header value" -> "GET /" + HEAD + "A: b\u0000c\r\n\r\n";
            case "chunked not last" -> "POST /" + HEAD + "Transfer-Encoding: chunked, gzip\r\n\r\n";
            case "tls" -> "\u0016\u0003\u0001\u0002\u0000garbage\r\n\r\n";
            default -> throw new IllegalArgumentException(name);
        };
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "no colon|HPE_INVALID_HEADER_TOKEN|Parse Error: Invalid header token|400 Bad Request",
                "method|HPE_INVALID_METHOD|Parse Error: Invalid method encountered|400 Bad Request",
                "protocol|HPE_INVALID_CONSTANT|Parse Error: Expected HTTP/, RTSP/ or ICE/|400 Bad Request",
                "version|HPE_INVALID_VERSION|Parse Error: Invalid HTTP version|400 Bad Request",
                "length|HPE_INVALID_CONTENT_LENGTH|Parse Error: Invalid character in Content-Length|400 Bad Request",
                "two lengths|HPE_UNEXPECTED_CONTENT_LENGTH|Parse Error: Duplicate Content-Length|400 Bad Request",
                "two framings|HPE_INVALID_TRANSFER_ENCODING|Parse Error: Transfer-Encoding can't be present with Content-Length|400 Bad Request",
                "long header|HPE_HEADER_OVERFLOW|Parse Error: Header overflow|431 Request Header Fields Too Large",
                "long url|HPE_HEADER_OVERFLOW|Parse Error: Header overflow|431 Request Header Fields Too Large",
                "header name|HPE_INVALID_HEADER_TOKEN|Parse Error: Invalid header token|400 Bad Request",
                "header value|HPE_INVALID_HEADER_TOKEN|Parse Error: Invalid header value char|400 Bad Request",
                "chunked not last|HPE_INVALID_TRANSFER_ENCODING|Parse Error: Invalid `Transfer-Encoding` header value|400 Bad Request",
                "tls|HPE_INVALID_METHOD|Parse Error: Invalid method encountered|400 Bad Request",
            })
    void whatIsNoHttpGetsTheReplyOfNode(String name, String code, String message, String reply) throws Exception {
        try (var server = new TestServer(request -> TestServer.answer(request, 200, ""))) {
            assertEquals("HTTP/1.1 " + reply + "\r\nConnection: close\r\n\r\n", server.exchange(bad(name)));
            assertEquals(code + "|" + message, server.log.getFirst());
        }
    }

    @Test
    void aBadChunkEndsTheConnection() throws Exception {
        try (var server = new TestServer(request -> TestServer.collect(request, body -> {}))) {
            assertEquals(
                    "HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n",
                    server.exchange("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"));
            assertEquals("HPE_INVALID_CHUNK_SIZE|Parse Error: Invalid character in chunk size", server.log.getFirst());
        }
    }

    @Test
    void anEndOfInputWithinAHeadIsAnError() throws Exception {
        try (var server = new TestServer(request -> {});
                var socket = new Socket(InetAddress.getLoopbackAddress(), server.port)) {
            socket.getOutputStream().write("GET / HTTP/1.1\r\nHo".getBytes());
            socket.shutdownOutput();
            assertEquals(
                    "HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n",
                    new String(socket.getInputStream().readAllBytes()));
            assertEquals("HPE_INVALID_EOF_STATE|Parse Error", server.log.getFirst());
        }
    }

    @Test
    void aClientThatHasEndedGetsWhatWasAnsweredAtOnce() throws Exception {
        try (var server = new TestServer(request -> TestServer.answer(request, 200, "now"));
                var socket = new Socket(InetAddress.getLoopbackAddress(), server.port)) {
            socket.getOutputStream().write(("GET /" + HEAD + "\r\n").getBytes());
            socket.shutdownOutput();
            assertTrue(new String(socket.getInputStream().readAllBytes()).endsWith("\r\n\r\nnow"));
        }
    }

    @Test
    void idleConnectionsEndAfterTheKeepAliveTimeout() throws Exception {
        var options = new HttpServerOptions(150, 60_000, 300_000, 16_384, 1_000, 0, 50, 0);
        try (var server = new TestServer(options, request -> TestServer.answer(request, 200, "x"));
                var socket = new Socket(InetAddress.getLoopbackAddress(), server.port)) {
            socket.getOutputStream().write(("GET /" + HEAD + "\r\n").getBytes());
            var before = System.nanoTime();
            assertTrue(new String(socket.getInputStream().readAllBytes()).endsWith("\r\n\r\nx"));
            assertTrue(System.nanoTime() - before > 100_000_000L);
            assertTrue(System.nanoTime() - before < 5_000_000_000L);
        }
    }

    @Test
    void aSlowHeadTimesOut() throws Exception {
        var options = new HttpServerOptions(5_000, 150, 300_000, 16_384, 1_000, 0, 50, 0);
        try (var server = new TestServer(options, request -> TestServer.answer(request, 200, "x"))) {
            assertEquals(
                    "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n",
                    server.exchange("GET / HTTP/1.1\r\nHo"));
            assertEquals("ERR_HTTP_REQUEST_TIMEOUT|Request timeout", server.log.getFirst());
        }
    }

    @Test
    void closingTheServerEndsIdleConnectionsAndWaitsForTheOthers() throws Exception {
        var server = new TestServer(request -> {
            if (request.url().equals("/slow")) {
                var timer = new dev.gyre.loop.LoopTimer(request.connection().loop(), "slow");
                timer.start(
                        () -> {
                            timer.close(null);
                            TestServer.answer(request, 200, "slow");
                        },
                        200,
                        0);
            } else {
                TestServer.answer(request, 200, "idle");
            }
        });
        try (var idle = new Socket(InetAddress.getLoopbackAddress(), server.port);
                var slow = new Socket(InetAddress.getLoopbackAddress(), server.port)) {
            idle.getOutputStream().write(("GET /" + HEAD + "\r\n").getBytes());
            slow.getOutputStream().write(("GET /slow" + HEAD + "\r\n").getBytes());
            Thread.sleep(100);
            server.close();
            assertTrue(new String(idle.getInputStream().readAllBytes()).endsWith("idle"));
            assertTrue(new String(slow.getInputStream().readAllBytes()).endsWith("slow"));
            assertEquals(List.of("closed", "timeout", "closed", "server closed"), server.log);
        }
    }

    @Test
    void theLimitOfRequestsPerSocketEndsKeepAlive() throws Exception {
        var options = new HttpServerOptions(5_000, 60_000, 300_000, 16_384, 1_000, 2, 50, 0);
        try (var server = new TestServer(options, request -> TestServer.answer(request, 200, "x"))) {
            var request = "GET /" + HEAD + "\r\n";
            var answer = server.exchange(request + request + request);
            assertEquals(2, answer.split("200 OK", -1).length - 1);
            assertTrue(answer.contains("Connection: close"));
        }
    }

    @Test
    void formatsTheDateOncePerSecond() {
        var now = new long[] {784_111_777_000L};
        var date = new HttpDate(new dev.gyre.loop.clock.LoopClock() {
            @Override
            public long nanoTime() {
                return 0;
            }

            @Override
            public long currentTimeMillis() {
                return now[0];
            }
        });
        assertEquals("Sun, 06 Nov 1994 08:49:37 GMT", date.text());
        var first = date.text();
        now[0] += 999;
        assertTrue(first == date.text());
        now[0] += 1;
        assertEquals("Sun, 06 Nov 1994 08:49:38 GMT", date.text());
    }
}
