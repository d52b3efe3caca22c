package dev.gyre.node.http2;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.handler.codec.http2.DefaultHttp2HeadersEncoder;
import io.netty.handler.codec.http2.Http2CodecUtil;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2Flags;
import io.netty.handler.codec.http2.Http2FrameTypes;
import io.netty.handler.codec.http2.Http2HeadersEncoder;

/** Composes frames into the output of a session, field blocks by Netty's encoder. */
// https://www.rfc-editor.org/rfc/rfc9113#section-6
final class FrameComposer implements Http2HeadersEncoder.SensitivityDetector {
    static final byte ALTSVC = 0xa;
    static final byte ORIGIN = 0xc;
    static final byte PRIORITY_UPDATE = 0x10;

    private static final int HEADER_BYTES = Http2CodecUtil.FRAME_HEADER_LENGTH;
    private static final int ALIGNMENT = 8;
    private static final int MAX_PADDED = 256;
    private static final int HUFFMAN_THRESHOLD = 0;
    private static final int TABLE_ENTRIES = 64;

    private static final short END_STREAM = Http2Flags.END_STREAM;
    private static final short END_HEADERS = Http2Flags.END_HEADERS;
    private static final short PADDED = Http2Flags.PADDED;
    private static final short ACK = Http2Flags.ACK;

    private final PaddingStrategy padding;
    private final DefaultHttp2HeadersEncoder encoder =
            new DefaultHttp2HeadersEncoder(this, true, TABLE_ENTRIES, HUFFMAN_THRESHOLD);
    private final ByteBuf block = Unpooled.buffer();
    private final DynamicTableSize table = new DynamicTableSize();
    private FieldList current;
    private int maxFrameSize = Http2CodecUtil.DEFAULT_MAX_FRAME_SIZE;

    FrameComposer(PaddingStrategy padding) {
        this.padding = padding;
    }

    /** The largest payload that the peer takes. */
    void maxFrameSize(int bytes) {
        maxFrameSize = bytes;
    }

    int maxFrameSize() {
        return maxFrameSize;
    }

    /** The table of the encoder, as large as the peer allows. */
    void tableSize(long bytes) throws Http2Exception {
        encoder.configuration().maxHeaderTableSize(bytes);
        table.limit(bytes);
    }

    /** The bytes of the encoder's dynamic table. */
    long tableBytes() {
        return table.bytes();
    }

    @Override
    public boolean isSensitive(CharSequence name, CharSequence value) {
        return current.isCurrentSensitive();
    }

    private static void header(ByteBuf out, int length, byte type, int flags, int streamId) {
        Http2CodecUtil.writeFrameHeader(out, length, type, new Http2Flags((short) flags), streamId);
    }

    private void encode(int streamId, FieldList fields) {
        current = fields;
        block.clear();
        try {
            encoder.encodeHeaders(streamId, fields, block);
        } catch (Http2Exception impossible) {
            throw new IllegalStateException(impossible);
        }
        table.follow(block, block.readerIndex(), block.writerIndex(), fields, false);
    }

    /** HEADERS, with CONTINUATION where they do not fit. */
    void headers(ByteBuf out, int streamId, FieldList fields, boolean endStream) {
        encode(streamId, fields);
        int length = Math.min(block.readableBytes(), maxFrameSize);
        int pad = padding.paddingOf(length, maxFrameSize);
        boolean whole = length == block.readableBytes();
        int flags = (endStream ? END_STREAM : 0) | (whole ? END_HEADERS : 0) | (pad > 0 ? PADDED : 0);
        header(out, length + pad, Http2FrameTypes.HEADERS, flags, streamId);
        if (pad > 0) out.writeByte(pad - 1);
        out.writeBytes(block, length);
        if (pad > 1) out.writeZero(pad - 1);
        continuations(out, streamId);
    }

    private void continuations(ByteBuf out, int streamId) {
        while (block.isReadable()) {
            int length = Math.min(block.readableBytes(), maxFrameSize);
            boolean whole = length == block.readableBytes();
            header(out, length, Http2FrameTypes.CONTINUATION, whole ? END_HEADERS : 0, streamId);
            out.writeBytes(block, length);
        }
    }

    void pushPromise(ByteBuf out, int streamId, int promisedId, FieldList fields) {
        encode(streamId, fields);
        int length = Math.min(block.readableBytes(), maxFrameSize - Integer.BYTES);
        boolean whole = length == block.readableBytes();
        header(out, length + Integer.BYTES, Http2FrameTypes.PUSH_PROMISE, whole ? END_HEADERS : 0, streamId);
        out.writeInt(promisedId);
        out.writeBytes(block, length);
        continuations(out, streamId);
    }

    /** How many bytes of {@code available} the next DATA frame takes, {@code window} being what the peer accepts, padding included. */
    int dataLength(int available, int window) {
        return Math.min(Math.min(available, window), maxFrameSize);
    }

    /** The padding of a DATA frame with so many bytes, its length byte included. */
    int dataPadding(int length, int window) {
        return padding.paddingOf(length, Math.min(window, maxFrameSize));
    }

    void dataHeader(ByteBuf out, int streamId, int length, int pad, boolean endStream) {
        header(
                out,
                length + pad,
                Http2FrameTypes.DATA,
                (endStream ? END_STREAM : 0) | (pad > 0 ? PADDED : 0),
                streamId);
        if (pad > 0) out.writeByte(pad - 1);
    }

    void rstStream(ByteBuf out, int streamId, long code) {
        header(out, Integer.BYTES, Http2FrameTypes.RST_STREAM, 0, streamId);
        out.writeInt((int) code);
    }

    void settings(ByteBuf out, int[] ids, long[] values) {
        header(out, ids.length * Http2CodecUtil.SETTING_ENTRY_LENGTH, Http2FrameTypes.SETTINGS, 0, 0);
        for (int i = 0; i < ids.length; i++) {
            out.writeShort(ids[i]);
            out.writeInt((int) values[i]);
        }
    }

    void settingsAck(ByteBuf out) {
        header(out, 0, Http2FrameTypes.SETTINGS, ACK, 0);
    }

    void ping(ByteBuf out, long payload, boolean isAck) {
        header(out, Long.BYTES, Http2FrameTypes.PING, isAck ? ACK : 0, 0);
        out.writeLong(payload);
    }

    void goAway(ByteBuf out, int lastStreamId, long code, byte[] debugData) {
        header(out, Long.BYTES + debugData.length, Http2FrameTypes.GO_AWAY, 0, 0);
        out.writeInt(lastStreamId);
        out.writeInt((int) code);
        out.writeBytes(debugData);
    }

    void windowUpdate(ByteBuf out, int streamId, int increment) {
        header(out, Integer.BYTES, Http2FrameTypes.WINDOW_UPDATE, 0, streamId);
        out.writeInt(increment);
    }

    // https://www.rfc-editor.org/rfc/rfc7838#section-4
    void altSvc(ByteBuf out, int streamId, byte[] origin, byte[] value) {
        header(out, Short.BYTES + origin.length + value.length, ALTSVC, 0, streamId);
        out.writeShort(origin.length);
        out.writeBytes(origin);
        out.writeBytes(value);
    }

    // https://www.rfc-editor.org/rfc/rfc8336#section-2
    void origins(ByteBuf out, byte[][] origins) {
        int length = 0;
        for (byte[] origin : origins) length += Short.BYTES + origin.length;
        header(out, length, ORIGIN, 0, 0);
        for (byte[] origin : origins) {
            out.writeShort(origin.length);
            out.writeBytes(origin);
        }
    }

    /** How payloads are padded. */
    // https://nodejs.org/api/http2.html#http2createserveroptions-onrequesthandler, paddingStrategy
    enum PaddingStrategy {
        NONE,
        ALIGNED,
        MAX;

        static PaddingStrategy of(int number) {
            return number == 1 ? ALIGNED : number == 2 ? MAX : NONE;
        }

        /** The bytes of padding with its length byte, 0 where there is none. */
        int paddingOf(int length, int limit) {
            if (this == NONE) return 0;
            int padded = Math.min(limit, length + MAX_PADDED);
            if (this == ALIGNED) {
                int rest = (length + HEADER_BYTES) % ALIGNMENT;
                padded = rest == 0 ? length : Math.min(padded, length + ALIGNMENT - rest);
            }
            return Math.max(0, padded - length);
        }
    }
}
