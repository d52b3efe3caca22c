package dev.gyre.node.http;

import dev.gyre.loop.net.Completion;
import dev.gyre.node.buffer.TextEncodings;
import io.netty.buffer.ByteBuf;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Locale;

/**
 * The response to one request. Its owner decides the headers; this class serialises them, frames chunks where the headers call for it,
 * drops the body of a response that has none, and joins head and body into one write. What is written before the responses of earlier requests have gone out
 * is held.
 */
public final class ResponseWriter {
    /** The end of a body of chunks that has no trailers. */
    static final String LAST_CHUNK = "0\r\n\r\n";

    private static final byte[] LINE_END = {'\r', '\n'};
    private static final byte[] NOTHING = {};
    private static final String[] NO_TRAILERS = {};
    private static final int MAX_FRAMING = 16;
    private static final int HIGH_WATER = 64 * 1024;

    private final HttpConnection connection;
    private final boolean toHead;
    private byte[] head = NOTHING;
    private boolean headGiven;
    private boolean headSent;
    private boolean chunked;
    private boolean bodyless;
    private boolean ended;
    private boolean wantsDrain;
    private boolean keepsAlive;
    private int heldBytes;
    // Buffers and completions in turn, while it is not this response's turn; else null.
    private ArrayList<Object> held;

    ResponseWriter(HttpConnection connection, boolean toHead) {
        this.connection = connection;
        this.toHead = toHead;
    }

    public boolean headSent() {
        return headSent;
    }

    public boolean isEnded() {
        return ended;
    }

    /** Whether the responses before this one have not gone out. */
    public boolean isHeld() {
        return held != null;
    }

    /** How many bytes are held. */
    public int heldBytes() {
        return heldBytes;
    }

    void hold() {
        held = new ArrayList<>();
    }

    /** Whether the response, which has ended before its turn came, lets the connection live. */
    boolean keepsAlive() {
        return keepsAlive;
    }

    /** Writes what is held. */
    void takeTurn() {
        var parts = held;
        held = null;
        connection.pipeline().held(-heldBytes);
        heldBytes = 0;
        for (var index = 0; index < parts.size(); index += 2) {
            connection.write((ByteBuf) parts.get(index), (Completion) parts.get(index + 1));
        }
    }

    /** Gives up what is held. */
    void drop() {
        if (held == null) {
            return;
        }
        for (var index = 0; index < held.size(); index += 2) {
            ((ByteBuf) held.get(index)).release();
        }
        held.clear();
        heldBytes = 0;
    }

    private boolean put(ByteBuf buffer, Completion completion) {
        if (held == null) {
            return connection.write(buffer, completion);
        }
        held.add(buffer);
        held.add(completion);
        heldBytes += buffer.readableBytes();
        connection.pipeline().held(buffer.readableBytes());
        return heldBytes < HIGH_WATER;
    }

    /** Gives status and headers (names and values in turn); they go out with the first part of the body, the end, or {@link #flush}. */
    public void writeHead(int status, String message, String[] headers) {
        var framed = false;
        for (var index = 0; index < headers.length; index += 2) {
            framed |= headers[index].equalsIgnoreCase("Transfer-Encoding")
                    && headers[index + 1].toLowerCase(Locale.ROOT).contains("chunked");
        }
        writeHead(serialise(status, message, headers), StandardCharsets.ISO_8859_1);
        bodyless = toHead || status == 204 || status == 304 || status < 200;
        chunked = framed;
    }

    /** Gives the text of the head, whose owner has made sure that it is one, and says with each part of the body how it is framed. */
    public void writeHead(String text, Charset charset) {
        if (headGiven) {
            throw new IllegalStateException("the head has been given");
        }
        head = charset == StandardCharsets.ISO_8859_1 ? latin1(text) : text.getBytes(charset);
        headGiven = true;
    }

    /** Sends an interim response (1xx) at once. */
    public void writeInformation(int status, String message, String[] headers) {
        send(serialise(status, message, headers), null);
    }

    /** Sends a text as it is at once; false when the client is slow to take it. */
    boolean send(String text, Completion completion) {
        var room = send(latin1(text), completion);
        connection.flush();
        return room;
    }

    /** Sends a part of the body; false when the client is slow to take it, in which case {@link ExchangeEvents#drain} follows. */
    public boolean write(ByteBuffer data, Completion completion) {
        return write(bodyless ? ByteBuffer.allocate(0) : data, chunked, completion);
    }

    /** Sends a part of the body, as a chunk where {@code isChunk} says so. */
    boolean write(ByteBuffer data, boolean isChunk, Completion completion) {
        requireHead();
        if (ended || connection.takesNothing()) {
            connection.refuse(completion);
            return false;
        }
        if (!data.hasRemaining()) {
            // An empty chunk would end the body.
            if (!headSent) {
                send(NOTHING, completion);
            } else {
                connection.succeed(completion);
            }
            return held != null || connection.hasRoom();
        }
        var buffer = connection.allocate(head.length + data.remaining() + MAX_FRAMING);
        putHead(buffer);
        putData(buffer, data, isChunk);
        var room = put(buffer, completion);
        wantsDrain |= !room;
        return room;
    }

    public boolean write(String text, Charset charset, Completion completion) {
        return write(encode(text, charset), completion);
    }

    /** Sends the last part of the body ({@code data} may be empty) and the trailers; the connection closes unless it is kept alive. */
    public void end(ByteBuffer data, String[] trailers, boolean keepAlive, Completion completion) {
        end(
                bodyless ? ByteBuffer.allocate(0) : data,
                chunked && !bodyless ? tail(trailers) : NOTHING,
                keepAlive,
                completion);
    }

    /** Sends the last part of the body, then the last chunk and trailers of a chunked body. */
    void end(ByteBuffer data, String tail, boolean keepAlive) {
        end(data, tail.isEmpty() ? NOTHING : latin1(tail), keepAlive, null);
    }

    private void end(ByteBuffer data, byte[] tail, boolean keepAlive, Completion completion) {
        requireHead();
        if (ended || connection.takesNothing()) {
            connection.refuse(completion);
            return;
        }
        ended = true;
        wantsDrain = false;
        var buffer = connection.allocate(head.length + data.remaining() + MAX_FRAMING + tail.length);
        putHead(buffer);
        if (data.hasRemaining()) {
            putData(buffer, data, tail.length > 0);
        }
        buffer.writeBytes(tail);
        put(buffer, completion);
        if (held == null) {
            connection.responseEnded(keepAlive);
        } else {
            keepsAlive = keepAlive;
        }
    }

    public void end(String text, Charset charset, String[] trailers, boolean keepAlive, Completion completion) {
        end(encode(text, charset), trailers, keepAlive, completion);
    }

    /** Sends head and whole body in one write. */
    public void respond(
            int status, String message, String[] headers, ByteBuffer data, boolean keepAlive, Completion completion) {
        writeHead(status, message, headers);
        end(data, NO_TRAILERS, keepAlive, completion);
    }

    /** Sends the head, and all that was written, now. */
    public void flush() {
        requireHead();
        if (!headSent && !connection.takesNothing()) {
            send(NOTHING, null);
        }
        if (!connection.isCorked()) {
            connection.flush();
        }
    }

    /** True once after a write that found the client slow. */
    boolean takeDrain() {
        var due = wantsDrain;
        wantsDrain = false;
        return due;
    }

    private boolean send(byte[] bytes, Completion completion) {
        if (connection.takesNothing()) {
            connection.refuse(completion);
            return false;
        }
        var buffer = connection.allocate(head.length + bytes.length);
        if (bytes.length == 0) {
            putHead(buffer);
        }
        buffer.writeBytes(bytes);
        return put(buffer, completion);
    }

    private void putHead(ByteBuf buffer) {
        if (!headSent) {
            headSent = true;
            buffer.writeBytes(head);
            head = NOTHING;
        }
    }

    private static void putData(ByteBuf buffer, ByteBuffer data, boolean isChunk) {
        if (!isChunk) {
            buffer.writeBytes(data);
            return;
        }
        buffer.writeBytes(latin1(Integer.toHexString(data.remaining())));
        buffer.writeBytes(LINE_END);
        buffer.writeBytes(data);
        buffer.writeBytes(LINE_END);
    }

    private void requireHead() {
        if (!headGiven) {
            throw new IllegalStateException("the head has not been given");
        }
    }

    private static byte[] tail(String[] trailers) {
        if (trailers.length == 0) {
            return latin1(LAST_CHUNK);
        }
        var text = new StringBuilder("0\r\n");
        appendHeaders(text, trailers);
        return latin1(text.append("\r\n").toString());
    }

    private static String serialise(int status, String message, String[] headers) {
        var text = new StringBuilder(256)
                .append("HTTP/1.1 ")
                .append(status)
                .append(' ')
                .append(safe(message))
                .append("\r\n");
        appendHeaders(text, headers);
        return text.append("\r\n").toString();
    }

    private static void appendHeaders(StringBuilder text, String[] headers) {
        for (var index = 0; index < headers.length; index += 2) {
            text.append(safe(headers[index]))
                    .append(": ")
                    .append(safe(headers[index + 1]))
                    .append("\r\n");
        }
    }

    /** The text, provided that it cannot end its line: a response must not be split by what it carries. */
    private static String safe(String text) {
        if (text.indexOf('\r') >= 0 || text.indexOf('\n') >= 0) {
            throw new IllegalArgumentException("a header must not contain a line break");
        }
        return text;
    }

    // Node sends heads as Latin-1, of other characters the lower half.
    private static byte[] latin1(String text) {
        return TextEncodings.encode(text, "latin1");
    }

    private static ByteBuffer encode(String text, Charset charset) {
        return ByteBuffer.wrap((charset == StandardCharsets.UTF_8 ? wellFormed(text) : text).getBytes(charset));
    }

    /** The text with U+FFFD for each surrogate that has no partner, which Java's encoder would turn into a question mark. */
    private static String wellFormed(String text) {
        for (var index = 0; index < text.length(); index++) {
            var unit = text.charAt(index);
            if (!Character.isSurrogate(unit)) {
                continue;
            }
            if (Character.isHighSurrogate(unit)
                    && index + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(index + 1))) {
                index++;
                continue;
            }
            text = text.substring(0, index) + '\uFFFD' + text.substring(index + 1);
        }
        return text;
    }
}
