package dev.gyre.node.http2;

import io.netty.buffer.ByteBuf;
import io.netty.handler.codec.http2.Http2CodecUtil;
import io.netty.handler.codec.http2.Http2Flags;
import io.netty.handler.codec.http2.Http2FrameTypes;

/** The rules that a frame keeps or breaks by itself, with the words in which nghttp2 tells the peer of it. */
// https://www.rfc-editor.org/rfc/rfc9113#section-6
final class FrameRules {
    private static final int HEADER_BYTES = Http2CodecUtil.FRAME_HEADER_LENGTH;
    private static final int RST_BYTES = 4;
    private static final int PRIORITY_BYTES = 5;
    private static final int PING_BYTES = 8;
    private static final int MIN_GOAWAY_BYTES = 8;
    private static final int WINDOW_UPDATE_BYTES = 4;

    private static final Violation WRONG_SIZE = new Violation(Http2Session.FRAME_SIZE_ERROR, "");

    // The stream whose header block is not complete, 0 for none.
    private int continued;

    /** What ends a connection: the code, and nghttp2's reason. */
    record Violation(long code, String reason) {}

    private static Violation protocol(String reason) {
        return new Violation(Http2Session.PROTOCOL_ERROR, reason);
    }

    /** What is wrong with a whole frame, or null. */
    Violation check(ByteBuf frame, int length, boolean isServer) {
        int type = frame.getByte(3);
        int flags = frame.getByte(4);
        int id = frame.getInt(5) & Integer.MAX_VALUE;
        if (type == Http2FrameTypes.CONTINUATION) {
            if (continued == 0) return protocol("CONTINUATION: unexpected");
            if (id == continued) {
                if ((flags & Http2Flags.END_HEADERS) != 0) continued = 0;
                return null;
            }
        }
        if (continued != 0) return protocol("unexpected non-CONTINUATION frame or stream_id is invalid");
        boolean begins = type == Http2FrameTypes.HEADERS || type == Http2FrameTypes.PUSH_PROMISE;
        if (begins && (flags & Http2Flags.END_HEADERS) == 0) continued = id;
        return switch (type) {
            case Http2FrameTypes.DATA ->
                id == 0 ? protocol("DATA: stream_id == 0") : padding(frame, length, flags, 0, "DATA");
            case Http2FrameTypes.HEADERS ->
                id == 0
                        ? protocol(isServer ? "request HEADERS: stream_id == 0" : "HEADERS: stream_id == 0")
                        : padding(
                                frame,
                                length,
                                flags,
                                (flags & Http2Flags.PRIORITY) == 0 ? 0 : PRIORITY_BYTES,
                                "HEADERS");
            case Http2FrameTypes.PRIORITY -> sized(length, PRIORITY_BYTES, id == 0, "PRIORITY: stream_id == 0");
            case Http2FrameTypes.RST_STREAM -> sized(length, RST_BYTES, id == 0, "RST_STREAM: stream_id == 0");
            case Http2FrameTypes.SETTINGS -> settings(frame, length, flags, id, isServer);
            case Http2FrameTypes.PUSH_PROMISE -> isServer ? protocol("PUSH_PROMISE: push disabled") : null;
            case Http2FrameTypes.PING -> sized(length, PING_BYTES, id != 0, "PING: stream_id != 0");
            case Http2FrameTypes.GO_AWAY ->
                length < MIN_GOAWAY_BYTES ? WRONG_SIZE : id != 0 ? protocol("GOAWAY: stream_id != 0") : null;
            case Http2FrameTypes.WINDOW_UPDATE ->
                sized(
                        length,
                        WINDOW_UPDATE_BYTES,
                        length == WINDOW_UPDATE_BYTES && (frame.getInt(HEADER_BYTES) & Integer.MAX_VALUE) == 0,
                        "WINDOW_UPDATE: window_size_increment == 0");
            default -> null;
        };
    }

    private static Violation sized(int length, int expected, boolean isWrong, String reason) {
        if (length != expected) return WRONG_SIZE;
        return isWrong ? protocol(reason) : null;
    }

    private static Violation padding(ByteBuf frame, int length, int flags, int fixed, String name) {
        if ((flags & Http2Flags.PADDED) == 0) return length < fixed ? WRONG_SIZE : null;
        if (length < 1 + fixed) return WRONG_SIZE;
        return frame.getUnsignedByte(HEADER_BYTES) > length - 1 - fixed ? protocol(name + ": invalid padding") : null;
    }

    private static Violation settings(ByteBuf frame, int length, int flags, int id, boolean isServer) {
        if (length % Http2CodecUtil.SETTING_ENTRY_LENGTH != 0) return WRONG_SIZE;
        if (id != 0) return protocol("SETTINGS: stream_id != 0");
        if ((flags & Http2Flags.ACK) != 0) return length == 0 ? null : WRONG_SIZE;
        for (int at = HEADER_BYTES; at < HEADER_BYTES + length; at += Http2CodecUtil.SETTING_ENTRY_LENGTH) {
            Violation violation = setting(frame.getUnsignedShort(at), frame.getUnsignedInt(at + 2), isServer);
            if (violation != null) return violation;
        }
        return null;
    }

    private static Violation setting(int id, long value, boolean isServer) {
        return switch (id) {
            case SessionSettings.ENABLE_PUSH ->
                value > 1 || !isServer && value == 1 ? protocol("SETTINGS: invalid SETTINGS_ENBLE_PUSH") : null;
            case SessionSettings.INITIAL_WINDOW_SIZE ->
                value > Integer.MAX_VALUE
                        ? new Violation(
                                Http2Session.FLOW_CONTROL_ERROR, "SETTINGS: too large SETTINGS_INITIAL_WINDOW_SIZE")
                        : null;
            case SessionSettings.MAX_FRAME_SIZE ->
                value < Http2CodecUtil.MAX_FRAME_SIZE_LOWER_BOUND || value > Http2CodecUtil.MAX_FRAME_SIZE_UPPER_BOUND
                        ? protocol("SETTINGS: invalid SETTINGS_MAX_FRAME_SIZE")
                        : null;
            case SessionSettings.ENABLE_CONNECT_PROTOCOL ->
                value > 1 ? protocol("SETTINGS: invalid SETTINGS_ENABLE_CONNECT_PROTOCOL") : null;
            default -> null;
        };
    }
}
