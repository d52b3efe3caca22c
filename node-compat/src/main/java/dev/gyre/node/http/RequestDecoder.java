package dev.gyre.node.http;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.DecoderResult;
import io.netty.handler.codec.PrematureChannelClosureException;
import io.netty.handler.codec.http.DefaultLastHttpContent;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.handler.codec.http.HttpMessageDecoderResult;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpRequestDecoder;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.AsciiString;
import java.util.List;

/**
 * Netty's request decoder with Node's limits, and with Node's verdict where Netty is more lenient: {@link RequestRules} sees the bytes before they are
 * decoded, as far as this class must know where in a message they stand.
 */
final class RequestDecoder extends HttpRequestDecoder {
    /** The URL of the message that the decoder makes of a request line it cannot read. */
    static final String BAD_LINE = "/bad-request";

    // What the lines may hold beside URL, names and values, which alone count.
    private static final int ALLOWANCE = 4096;
    private static final int MAX_PART = 65_536;
    private static final int MAX_EXTENSIONS = 16_384;

    private final boolean insecure;
    private final HttpServerOptions options;
    private Place place = Place.BEFORE;
    // Bytes until the line of the next chunk.
    private long chunkLeft;
    private int wordEnd;
    private boolean connect;
    private boolean unknownCoding;
    private boolean last;

    RequestDecoder(HttpServerOptions options) {
        super(new HttpDecoderConfig()
            .setMaxInitialLineLength(lineLimit(options))
            .setMaxHeaderSize(lineLimit(options))
            .setMaxChunkSize(MAX_PART)
            .setUseRfc9112TransferEncoding(false)
            .setAllowDuplicateContentLengths(options.insecureHttpParser()));
        this.insecure = options.insecureHttpParser();
        this.options = options;
    }

    /** Whether a message has begun and not ended. */
    boolean isWithinMessage() {
        return place != Place.BEFORE && place != Place.REFUSED;
    }

    private static int lineLimit(HttpServerOptions options) {
        return Math.min(options.maxHeaderSize(), Integer.MAX_VALUE - ALLOWANCE) + ALLOWANCE;
    }

    /** Where in a message the next byte stands. */
    private enum Place { BEFORE, LINE, FIELDS, BODY, CHUNKS, TRAILERS, REFUSED }

    @Override
    protected void decode(ChannelHandlerContext context, ByteBuf buffer, List<Object> out) throws Exception {
        if (place == Place.REFUSED) {
            buffer.skipBytes(buffer.readableBytes());
            return;
        }
        var start = buffer.readerIndex();
        var before = out.size();
        if (!insecure) {
            try {
                look(buffer);
            } catch (BadRequestException refusal) {
                buffer.skipBytes(buffer.readableBytes());
                refuse(out, refusal);
                return;
            }
            if (place == Place.BEFORE) {
                return;
            }
        }
        super.decode(context, buffer, out);
        chunkLeft -= buffer.readerIndex() - start;
        if (out.size() > before) {
            decoded(out);
        }
    }

    /** Holds the rules against what is about to be decoded. */
    private void look(ByteBuf buffer) {
        if (place == Place.BEFORE) {
            begin(buffer);
        }
        switch (place) {
            case LINE -> RequestRules.unfolded(buffer, buffer.readerIndex());
            case FIELDS, TRAILERS -> {
                if (buffer.isReadable() && buffer.getByte(buffer.readerIndex()) != '\r') {
                    RequestRules.fieldStart(buffer.getByte(buffer.readerIndex()));
                    RequestRules.unfolded(buffer, buffer.readerIndex());
                }
            }
            case CHUNKS -> {
                if (chunkLeft <= 0) {
                    beginChunk(buffer);
                }
            }
            default -> {
            }
        }
    }

    /** Nothing but ends of lines may come before a request, and nothing else after one that was the last. */
    private void begin(ByteBuf buffer) {
        while (buffer.isReadable()) {
            var first = buffer.getByte(buffer.readerIndex());
            if (first == '\r' || first == '\n') {
                buffer.skipBytes(1);
            } else if (last) {
                throw new BadRequestException("HPE_CLOSED_CONNECTION", "Data after `Connection: close`");
            } else if (first < 'A') {
                throw new BadRequestException("HPE_INVALID_METHOD", "Invalid method encountered");
            } else {
                place = Place.LINE;
                return;
            }
        }
    }

    private void beginChunk(ByteBuf buffer) {
        var start = buffer.readerIndex();
        var feed = buffer.indexOf(start, buffer.writerIndex(), (byte) '\n');
        if ((feed < 0 ? buffer.writerIndex() : feed) - start > MAX_EXTENSIONS) {
            throw new BadRequestException("HPE_CHUNK_EXTENSIONS_OVERFLOW", "Chunk extensions overflow");
        }
        if (feed > start && buffer.getByte(feed - 1) == '\r') {
            var size = RequestRules.chunkSize(buffer, start, feed - 1);
            if (size == 0) {
                place = Place.TRAILERS;
            } else {
                chunkLeft = feed + 1 - start + size + 2;
            }
        }
    }

    /** Follows what the decoder made of the bytes. */
    private void decoded(List<Object> out) {
        if (isFailure(out)) {
            place = Place.REFUSED;
        } else if (out.getLast() instanceof LastHttpContent) {
            place = Place.BEFORE;
            if (unknownCoding) {
                out.removeLast();
                refuse(out, RequestRules.badCoding("Request has invalid `Transfer-Encoding`"));
            }
        }
    }

    private static boolean isFailure(List<Object> out) {
        return !out.isEmpty() && out.getLast() instanceof HttpObject part && part.decoderResult().isFailure();
    }

    private void refuse(List<Object> out, Exception cause) {
        place = Place.REFUSED;
        var message = new DefaultLastHttpContent(Unpooled.EMPTY_BUFFER);
        message.setDecoderResult(DecoderResult.failure(cause));
        out.add(message);
    }

    @Override
    protected void decodeLast(ChannelHandlerContext context, ByteBuf in, List<Object> out) throws Exception {
        if (place == Place.REFUSED) {
            in.skipBytes(in.readableBytes());
            return;
        }
        super.decodeLast(context, in, out);
        if (place != Place.BEFORE && place != Place.REFUSED && !isFailure(out)) {
            refuse(out, new PrematureChannelClosureException("The input ended within a request"));
        }
    }

    // ---- What the decoder asks on its way through the head ----

    @Override
    protected String splitFirstWordInitialLine(byte[] line, int start, int length) {
        wordEnd = start + length;
        var method = super.splitFirstWordInitialLine(line, start, length);
        RequestRules.method(method);
        connect = method.equals("CONNECT");
        return method;
    }

    @Override
    protected String splitSecondWordInitialLine(byte[] line, int start, int length) {
        if (!insecure) {
            RequestRules.separator(line, wordEnd, start, "HPE_INVALID_METHOD", "Expected space after method");
            RequestRules.url(line, start, length, connect);
            wordEnd = start + length;
        }
        return super.splitSecondWordInitialLine(line, start, length);
    }

    @Override
    protected String splitThirdWordInitialLine(byte[] line, int start, int length) {
        if (!insecure) {
            RequestRules.separator(line, wordEnd, start, "HPE_INVALID_URL", "Invalid characters in url");
            RequestRules.protocol(line, start, length);
        }
        return super.splitThirdWordInitialLine(line, start, length);
    }

    @Override
    protected HttpMessage createMessage(String[] initialLine) throws Exception {
        place = Place.FIELDS;
        // A line of method and URL is a request of HTTP/0.9.
        return super.createMessage(initialLine[2].isEmpty() && !initialLine[1].isEmpty() ? new String[] {initialLine[0], initialLine[1], "HTTP/0.9"} : initialLine);
    }

    @Override
    protected AsciiString splitHeaderName(byte[] line, int start, int length) {
        if (place == Place.TRAILERS) {
            RequestRules.trailer(line, start, length);
        }
        return super.splitHeaderName(line, start, length);
    }

    /** The head is complete. */
    @Override
    protected boolean isContentAlwaysEmpty(HttpMessage message) {
        var headers = message.headers();
        if (message.decoderResult() instanceof HttpMessageDecoderResult result) {
            RequestRules.size(((HttpRequest) message).uri(), headers, result.totalSize(), options);
        }
        if (!insecure) {
            var coded = headers.contains(HttpHeaderNames.TRANSFER_ENCODING);
            var chunked = coded && RequestRules.chunked(headers);
            unknownCoding = coded && !chunked;
            last = RequestRules.isLast(message);
            place = chunked ? Place.CHUNKS : Place.BODY;
            chunkLeft = 0;
        }
        return super.isContentAlwaysEmpty(message);
    }
}
