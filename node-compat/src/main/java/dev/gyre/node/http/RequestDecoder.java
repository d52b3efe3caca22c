package dev.gyre.node.http;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.DecoderResult;
import io.netty.handler.codec.PrematureChannelClosureException;
import io.netty.handler.codec.http.DefaultHttpContent;
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
import java.util.BitSet;
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
    private static final byte[] LAST_CHUNK = {'0', '\r', '\n'};
    private static final int MAX_PART = 65_536;
    private static final int MAX_EXTENSIONS = 16_384;

    private final boolean insecure;
    private final HttpServerOptions options;
    private Place place = Place.BEFORE;
    // Bytes until the line of the next chunk, of which the last two end a line.
    private long chunkLeft;
    private int wordEnd;
    private String method;
    // A message that asks for another protocol: what follows it waits until the server has declined, and is dropped then, as far as it came with it.
    private boolean upgrade;
    private boolean declined;
    private boolean unknownCoding;
    private boolean last;
    // The line that begins ends in a line feed alone.
    private boolean bareFeed;
    // Which of the fields that name codings have a tab behind their value; made for the first.
    private BitSet tabs;
    private int codings;

    RequestDecoder(HttpServerOptions options) {
        super(new HttpDecoderConfig()
            .setMaxInitialLineLength(lineLimit(options))
            .setMaxHeaderSize(lineLimit(options))
            .setMaxChunkSize(MAX_PART)
            .setUseRfc9112TransferEncoding(false)
            .setAllowDuplicateContentLengths(options.insecureHttpParser())
            .setHeadersFactory(RequestFields.Factory.INSTANCE));
        this.insecure = options.insecureHttpParser();
        this.options = options;
    }

    /** Whether a message has begun and not ended. */
    boolean isWithinMessage() {
        return place != Place.BEFORE && place != Place.HELD && place != Place.REFUSED;
    }

    private static int lineLimit(HttpServerOptions options) {
        return Math.min(options.maxHeaderSize(), Integer.MAX_VALUE - ALLOWANCE) + ALLOWANCE;
    }

    /** Where in a message the next byte stands. */
    private enum Place { BEFORE, LINE, FIELDS, BODY, CHUNKS, TRAILERS, HELD, REFUSED }

    @Override
    protected void decode(ChannelHandlerContext context, ByteBuf buffer, List<Object> out) throws Exception {
        if (place == Place.REFUSED) {
            buffer.skipBytes(buffer.readableBytes());
            return;
        }
        if (place == Place.HELD) {
            return;
        }
        var start = buffer.readerIndex();
        var before = out.size();
        var where = place;
        try {
            if (insecure) {
                super.decode(context, buffer, out);
            } else {
                decodeStrictly(context, buffer, out);
            }
            if (out.size() > before) {
                decoded(buffer, out);
            }
        } catch (BadRequestException refusal) {
            buffer.skipBytes(buffer.readableBytes());
            refuse(out, refusal);
        }
        if (place == Place.REFUSED && !insecure) {
            explain(buffer, start, where, out);
        }
    }

    private void decodeStrictly(ChannelHandlerContext context, ByteBuf buffer, List<Object> out) throws Exception {
        var before = out.size();
        look(buffer);
        if (bareFeed && place == Place.LINE) {
            decodeSimpleLine(context, buffer, out);
        } else if (place == Place.CHUNKS) {
            decodeChunk(context, buffer, out);
        } else if (place != Place.BEFORE) {
            super.decode(context, buffer, out);
            if (out.size() == before && buffer.isReadable()) {
                lookAtRest(buffer);
            }
        }
    }

    /** Only the line of a request of HTTP/0.9 may end in a line feed alone; the decoder is given both characters. */
    private void decodeSimpleLine(ChannelHandlerContext context, ByteBuf buffer, List<Object> out) throws Exception {
        var start = buffer.readerIndex();
        var feed = buffer.indexOf(start, buffer.writerIndex(), (byte) '\n');
        HeadGrammar.head(buffer, start, options.maxHeaderSize());
        var line = new byte[feed - start + 2];
        buffer.readBytes(line, 0, feed - start).skipBytes(1);
        line[feed - start] = '\r';
        line[feed - start + 1] = '\n';
        super.decode(context, Unpooled.wrappedBuffer(line), out);
    }

    /** A line that is not complete may be wrong already. */
    private void lookAtRest(ByteBuf buffer) {
        if (place == Place.LINE) {
            HeadGrammar.head(buffer, buffer.readerIndex(), options.maxHeaderSize());
        } else if (place == Place.FIELDS) {
            HeadGrammar.fields(buffer, buffer.readerIndex(), options.maxHeaderSize());
        } else if (place == Place.TRAILERS) {
            HeadGrammar.trailers(buffer, buffer.readerIndex(), options.maxHeaderSize());
        }
    }

    /** Finds out what Node's parser would have said where it would have stopped. */
    private void explain(ByteBuf buffer, int start, Place where, List<Object> out) {
        var part = (HttpObject) out.getLast();
        if (HttpClientError.isCertain(part.decoderResult().cause())) {
            return;
        }
        try {
            switch (where) {
                case BEFORE, LINE -> HeadGrammar.head(buffer, start, options.maxHeaderSize());
                case FIELDS -> HeadGrammar.fields(buffer, start, options.maxHeaderSize());
                case TRAILERS -> HeadGrammar.trailers(buffer, start, options.maxHeaderSize());
                default -> {
                }
            }
        } catch (BadRequestException reason) {
            part.setDecoderResult(DecoderResult.failure(reason));
        }
    }

    /** Holds the rules against what is about to be decoded. */
    private void look(ByteBuf buffer) {
        if (place == Place.BEFORE) {
            begin(buffer);
        }
        switch (place) {
            case LINE -> {
                var feed = RequestRules.unfolded(buffer, buffer.readerIndex());
                bareFeed = feed > 0 && buffer.getByte(feed - 1) != '\r';
            }
            case FIELDS, TRAILERS -> {
                if (buffer.isReadable() && buffer.getByte(buffer.readerIndex()) != '\r') {
                    RequestRules.fieldStart(buffer.getByte(buffer.readerIndex()));
                    RequestRules.unfolded(buffer, buffer.readerIndex());
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

    /** Chunks are taken apart here, since the decoder knows none of more than 2^31 bytes; the last one is the decoder's, and what follows it. */
    private void decodeChunk(ChannelHandlerContext context, ByteBuf buffer, List<Object> out) throws Exception {
        if (chunkLeft > 2) {
            var part = (int) Math.min(Math.min(chunkLeft - 2, MAX_PART), buffer.readableBytes());
            chunkLeft -= part;
            if (part > 0) {
                out.add(new DefaultHttpContent(buffer.readRetainedSlice(part)));
            }
            return;
        }
        for (; chunkLeft > 0 && buffer.isReadable(); chunkLeft--) {
            endChunk(buffer.readByte());
        }
        if (chunkLeft == 0 && buffer.isReadable()) {
            beginChunk(context, buffer, out);
        }
    }

    private void endChunk(byte character) {
        if (chunkLeft == 2 && character == '\n') {
            throw new BadRequestException("HPE_CR_EXPECTED", "Missing expected CR after chunk data");
        }
        if (character != (chunkLeft == 2 ? '\r' : '\n')) {
            throw new BadRequestException("HPE_STRICT", "Expected LF after chunk data");
        }
    }

    private void beginChunk(ChannelHandlerContext context, ByteBuf buffer, List<Object> out) throws Exception {
        var start = buffer.readerIndex();
        var size = ChunkLine.read(buffer);
        if ((size < 0 ? buffer.writerIndex() : buffer.readerIndex()) - start > MAX_EXTENSIONS) {
            throw new BadRequestException("HPE_CHUNK_EXTENSIONS_OVERFLOW", "Chunk extensions overflow");
        }
        if (size == 0) {
            place = Place.TRAILERS;
            super.decode(context, Unpooled.wrappedBuffer(LAST_CHUNK), out);
        } else if (size > 0) {
            chunkLeft = Math.min(size, Long.MAX_VALUE - 2) + 2;
        }
    }

    /** Follows what the decoder made of the bytes. */
    private void decoded(ByteBuf buffer, List<Object> out) {
        if (isFailure(out)) {
            place = Place.REFUSED;
        } else if (out.getLast() instanceof LastHttpContent end) {
            place = Place.BEFORE;
            if (!end.trailingHeaders().isEmpty()) {
                trailers(end, out);
            }
            if (upgrade) {
                held(buffer);
            }
            if (unknownCoding) {
                out.removeLast();
                refuse(out, RequestRules.badCoding("Request has invalid `Transfer-Encoding`"));
            }
        }
    }

    private void trailers(LastHttpContent end, List<Object> out) {
        try {
            RequestRules.trailers(end.trailingHeaders(), options);
        } catch (BadRequestException refusal) {
            out.removeLast();
            throw refusal;
        }
    }

    private void held(ByteBuf buffer) {
        if (declined) {
            upgrade = false;
            buffer.skipBytes(buffer.readableBytes());
        } else {
            place = Place.HELD;
        }
    }

    /** Whether the last message that was decoded asks for another protocol, and nobody has said yet what becomes of that. */
    boolean awaitsUpgrade() {
        return upgrade && !declined;
    }

    /** Goes on with HTTP: Node's parser, which has stopped there too, goes on with the next packet. */
    void declineUpgrade() {
        declined = true;
        if (place == Place.HELD) {
            place = Place.BEFORE;
            held(internalBuffer());
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
        if (isWithinMessage() && !isFailure(out)) {
            refuse(out, new PrematureChannelClosureException("The input ended within a request"));
        }
    }

    // ---- What the decoder asks on its way through the head ----

    @Override
    protected String splitFirstWordInitialLine(byte[] line, int start, int length) {
        wordEnd = start + length;
        method = super.splitFirstWordInitialLine(line, start, length);
        RequestRules.method(method);
        return method;
    }

    @Override
    protected String splitSecondWordInitialLine(byte[] line, int start, int length) {
        if (!insecure) {
            RequestRules.separator(line, wordEnd, start, "HPE_INVALID_METHOD", "Expected space after method");
            RequestRules.url(line, start, length, method.equals("CONNECT"));
            wordEnd = start + length;
        }
        return super.splitSecondWordInitialLine(line, start, length);
    }

    @Override
    protected String splitThirdWordInitialLine(byte[] line, int start, int length) {
        if (!insecure) {
            RequestRules.separator(line, wordEnd, start, "HPE_INVALID_URL", "Invalid characters in url");
            RequestRules.protocol(line, start, length, method);
        }
        return super.splitThirdWordInitialLine(line, start, length);
    }

    @Override
    protected HttpMessage createMessage(String[] initialLine) throws Exception {
        place = Place.FIELDS;
        return super.createMessage(new String[] {initialLine[0], initialLine[1], version(initialLine)});
    }

    /** A line of method and URL is a request of HTTP/0.9, and other protocols are HTTP by another name. */
    private static String version(String[] initialLine) {
        var version = initialLine[2];
        if (version.isEmpty()) {
            return initialLine[1].isEmpty() ? version : "HTTP/0.9";
        }
        return version.startsWith("HTTP") || version.indexOf('/') < 0 ? version : "HTTP" + version.substring(version.indexOf('/'));
    }

    @Override
    protected AsciiString splitHeaderName(byte[] line, int start, int length) {
        if (place == Place.TRAILERS) {
            RequestRules.trailer(line, start, length);
        } else if (length == HttpHeaderNames.TRANSFER_ENCODING.length()) {
            noteTab(line, start, length);
        }
        return super.splitHeaderName(line, start, length);
    }

    /** The decoder drops white space behind a value, of which Node's parser takes only spaces for none. The line has just been read. */
    private void noteTab(byte[] line, int start, int length) {
        if (insecure || !HttpHeaderNames.TRANSFER_ENCODING.contentEqualsIgnoreCase(new AsciiString(line, start, length, false))) {
            return;
        }
        var buffer = internalBuffer();
        for (var at = buffer.readerIndex() - 3; buffer.getByte(at) == ' ' || buffer.getByte(at) == '\t'; at--) {
            if (buffer.getByte(at) == '\t') {
                tabs = tabs == null ? new BitSet() : tabs;
                tabs.set(codings);
            }
        }
        codings++;
    }

    private boolean namesChunked(RequestFields headers) {
        var chunked = RequestRules.chunked(headers, tabs);
        headers.setChunked(chunked);
        tabs = null;
        codings = 0;
        return chunked;
    }

    /** There is no length but that of {@link RequestFields}, unless the lenient parser was asked for. */
    @Override
    protected void handleTransferEncodingChunkedWithContentLength(HttpMessage message) {
        if (message.headers().contains(HttpHeaderNames.CONTENT_LENGTH)) {
            super.handleTransferEncodingChunkedWithContentLength(message);
        } else {
            clearContentLength();
        }
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
            var chunked = coded && namesChunked((RequestFields) headers);
            unknownCoding = coded && !chunked;
            last = !RequestRules.keepsAlive(message);
            upgrade = method.equals("CONNECT") || RequestRules.asksForUpgrade(headers);
            declined = false;
            place = chunked ? Place.CHUNKS : Place.BODY;
            chunkLeft = 0;
        }
        return super.isContentAlwaysEmpty(message);
    }
}
