package dev.gyre.node.http;

import dev.gyre.node.http.parser.HttpParser;
import io.netty.buffer.ByteBuf;
import java.util.ArrayDeque;
import java.util.Arrays;

/** Feeds what a client sends to the parser of requests, and hands what it finds to the connection's pipeline. */
final class RequestReader extends MessageCollector {
    private final HttpPipeline pipeline;
    private final HttpParser parser;
    private boolean parsing;
    // The parser has stopped because a listener has thrown, and what comes next hears of it.
    private boolean thrown;
    private byte[] data;
    private int end;
    // What came while the parser was at work; made for the first.
    private ArrayDeque<byte[]> later;

    RequestReader(HttpPipeline pipeline, HttpServerOptions options) {
        this.pipeline = pipeline;
        parser =
                HttpParser.ofRequests(this, options.lenientFlags(), options.maxHeaderSize(), options.maxHeadersCount());
    }

    /** Whether a message has begun and not ended. */
    boolean isWithinMessage() {
        return parser.isWithinMessage();
    }

    /** Parses bytes; a direct buffer's are copied to {@code scratch} before. */
    void read(ByteBuf bytes, byte[] scratch) {
        var length = bytes.readableBytes();
        if (parsing) {
            var copy = new byte[length];
            bytes.getBytes(bytes.readerIndex(), copy);
            keep(copy);
            return;
        }
        if (bytes.hasArray()) {
            parse(bytes.array(), bytes.arrayOffset() + bytes.readerIndex(), length);
        } else {
            bytes.getBytes(bytes.readerIndex(), scratch, 0, length);
            parse(scratch, 0, length);
        }
        for (var next = poll(); next != null; next = poll()) {
            parse(next, 0, next.length);
        }
    }

    private void keep(byte[] bytes) {
        if (later == null) {
            later = new ArrayDeque<>();
        }
        later.add(bytes);
    }

    private byte[] poll() {
        return later == null ? null : later.poll();
    }

    private void parse(byte[] bytes, int from, int length) {
        data = bytes;
        end = from + length;
        parsing = true;
        var failedBefore = parser.error() != null;
        var at = parser.execute(bytes, from, end);
        parsing = false;
        data = null;
        // As in Node, what is wrong after a head that asks for another protocol is no error.
        if (parser.error() != null && failedBefore == thrown && !parser.isUpgrade()) {
            thrown = false;
            pipeline.fail(HttpClientError.ofParser(
                    parser.error(), at - from, Arrays.copyOfRange(bytes, from, from + length)));
        }
    }

    /** The client has sent its last byte; false where that is in the midst of a message. */
    boolean finish() {
        return parser.finish() == null || parser.isUpgrade();
    }

    /** The bytes that came after the head that has just been announced. */
    byte[] rest() {
        var rest = data == null ? new byte[0] : Arrays.copyOfRange(data, parser.headEnd(), end);
        for (var next = poll(); next != null; next = poll()) {
            var length = rest.length;
            rest = Arrays.copyOf(rest, length + next.length);
            System.arraycopy(next, 0, rest, length, next.length);
        }
        return rest;
    }

    @Override
    public int onHeadersComplete() {
        var head = new RequestHead(
                parser.method(),
                text(),
                parser.versionMajor(),
                parser.versionMinor(),
                takeFields(),
                parser.shouldKeepAlive(),
                parser.isUpgrade(),
                parser.announcesBody());
        var verdict = pipeline.headArrived(head);
        thrown = verdict == FAILED;
        return verdict;
    }

    @Override
    public void onBody(byte[] bytes, int offset, int length) {
        pipeline.bodyArrived(bytes, offset, length);
    }

    @Override
    public void onMessageComplete() {
        pipeline.messageComplete(hasFields() ? takeFields().flatten() : HeaderBlock.NONE);
    }
}
