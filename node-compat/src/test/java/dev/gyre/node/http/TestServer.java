package dev.gyre.node.http;

import dev.gyre.loop.CallbackScope;
import dev.gyre.loop.EventLoop;
import dev.gyre.loop.RunMode;
import dev.gyre.loop.WorkPool;
import dev.gyre.loop.clock.LoopClock;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** A server on a loop thread of its own that answers by a function. */
final class TestServer implements AutoCloseable, HttpServerEvents, CallbackScope {
    final List<String> log = new CopyOnWriteArrayList<>();
    final List<Throwable> errors = new CopyOnWriteArrayList<>();
    EventLoop loop;
    HttpServerBinding server;
    int port;

    private final Consumer<IncomingRequest> handler;
    private final CompletableFuture<Void> ended = new CompletableFuture<>();

    TestServer(Consumer<IncomingRequest> handler) {
        this(HttpServerOptions.DEFAULTS, handler);
    }

    TestServer(HttpServerOptions options, Consumer<IncomingRequest> handler) {
        this.handler = handler;
        var listening = new CompletableFuture<Integer>();
        Thread.ofPlatform().daemon().start(() -> run(options, listening));
        port = listening.orTimeout(20, TimeUnit.SECONDS).join();
    }

    private void run(HttpServerOptions options, CompletableFuture<Integer> listening) {
        try {
            loop = new EventLoop(LoopClock.system(), this, new WorkPool(1));
            server = new HttpServerBinding(loop, options, this);
            server.socket().listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 511);
            listening.complete(server.address().getPort());
            loop.run(RunMode.DEFAULT);
            if (!loop.activeHandles().isEmpty()) {
                throw new AssertionError("left over: " + loop.activeHandles());
            }
            loop.close();
            ended.complete(null);
        } catch (Throwable failure) {
            listening.completeExceptionally(failure);
            ended.completeExceptionally(failure);
        }
    }

    static ByteBuffer bytes(String text) {
        return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    }

    static void answer(IncomingRequest request, int status, String body) {
        var data = bytes(body);
        var headers = new String[] {
            "Content-Length",
            String.valueOf(data.remaining()),
            "Connection",
            request.shouldKeepAlive() ? "keep-alive" : "close"
        };
        request.response()
                .respond(status, status == 200 ? "OK" : "Other", headers, data, request.shouldKeepAlive(), null);
    }

    /** Reads the whole body, then calls {@code done}. */
    static void collect(IncomingRequest request, Consumer<byte[]> done) {
        request.listen(new ExchangeEvents() {
            private final ByteArrayOutputStream body = new ByteArrayOutputStream();

            @Override
            public void data(ByteBuffer data) {
                while (data.hasRemaining()) {
                    body.write(data.get());
                }
            }

            @Override
            public void end(String[] trailers) {
                done.accept(body.toByteArray());
            }

            @Override
            public void aborted() {
                // The client has gone, so no one reads the answer.
            }

            @Override
            public void closed() {}

            @Override
            public void drain() {
                // Nothing was held back.
            }
        });
        request.resume();
    }

    /** Sends {@code text} and reads until the server closes. */
    String exchange(String text) throws IOException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(20_000);
            socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }

    @Override
    public void connection(HttpConnection connection) {
        connection.listen(new HttpConnectionEvents() {
            @Override
            public boolean inputEnded() {
                return false;
            }

            @Override
            public boolean isOutputEnded() {
                return false;
            }

            @Override
            public boolean lastResponseFinished() {
                return false;
            }

            @Override
            public void ending() {}

            @Override
            public void closed(boolean failed) {
                log.add("closed");
            }

            @Override
            public void timeout() {
                log.add("timeout");
                connection.destroy();
            }

            @Override
            public long serverTimeout() {
                return 0;
            }
        });
    }

    @Override
    public void request(IncomingRequest request) {
        handler.accept(request);
    }

    @Override
    public boolean clientError(HttpClientError error, HttpConnection connection) {
        log.add(error.code() + "|" + error.message());
        return false;
    }

    @Override
    public void open() {
        // Depth is of no interest here.
    }

    @Override
    public void close(boolean failed) {
        // Nothing to drain.
    }

    @Override
    public void between() {
        // Nothing to drain.
    }

    @Override
    public void uncaught(Throwable error) {
        errors.add(error);
    }

    /** Closes the server and waits until its loop has nothing left. */
    @Override
    public void close() {
        loop.post(() -> server.close(() -> log.add("server closed")));
        ended.orTimeout(20, TimeUnit.SECONDS).join();
        if (!errors.isEmpty()) {
            throw new AssertionError(errors.getFirst());
        }
    }
}
