package dev.gyre.node.http2;

import dev.gyre.loop.net.SocketListener;
import dev.gyre.loop.net.UvError;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http2.DefaultHttp2FrameReader;
import io.netty.handler.codec.http2.Http2CodecUtil;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2Flags;
import io.netty.handler.codec.http2.Http2FrameListener;
import io.netty.handler.codec.http2.Http2FrameTypes;
import io.netty.handler.codec.http2.Http2Headers;
import io.netty.handler.codec.http2.Http2Settings;
import io.netty.util.collection.CharObjectMap;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** What a session receives: cuts the bytes into frames, has Netty read them, and applies the rules of the streams. */
final class SessionInput implements SocketListener, Http2FrameListener {
    private static final byte[] PREFACE = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
    private static final int HEADER_BYTES = Http2CodecUtil.FRAME_HEADER_LENGTH;
    private static final int MAX_LIST_BYTES = 1 << 20;
    private static final int FIELD_OVERHEAD = 32;
    private static final int MAX_CONTINUATIONS = 8;
    private static final int MAX_ACKNOWLEDGEMENTS = 1000;

    private final Http2Session session;
    private final ChannelHandlerContext context;
    private final DefaultHttp2FrameReader reader;
    private final HeaderBlockDecoder decoder;
    private final FrameRules rules = new FrameRules();
    private final boolean isServer;
    private int prefaceLeft;
    private boolean settingsCame;
    private int maxFrameSize = Http2CodecUtil.DEFAULT_MAX_FRAME_SIZE;
    private ByteBuf rest;
    private boolean reading;
    private int frameLength;
    private int continuations;

    SessionInput(Http2Session session, ChannelHandlerContext context, boolean isServer) throws Http2Exception {
        this.session = session;
        this.context = context;
        this.isServer = isServer;
        decoder = new HeaderBlockDecoder(MAX_LIST_BYTES, Http2CodecUtil.DEFAULT_HEADER_TABLE_SIZE);
        reader = new DefaultHttp2FrameReader(decoder);
        prefaceLeft = isServer ? PREFACE.length : 0;
    }

    boolean isReading() {
        return reading;
    }

    HeaderBlockDecoder decoder() {
        return decoder;
    }

    /** The largest payload that is taken; what was announced to the peer may be used by it at once. */
    void maxFrameSize(int bytes) {
        maxFrameSize = Math.max(maxFrameSize, bytes);
        try {
            reader.configuration().frameSizePolicy().maxFrameSize(maxFrameSize);
        } catch (Http2Exception impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public boolean opensScopes() {
        return true;
    }

    @Override
    public void read(ByteBuffer data) {
        if (session.isTerminated()) return;
        reading = true;
        ByteBuf bytes = Unpooled.wrappedBuffer(data);
        if (rest != null) {
            rest.writeBytes(bytes);
            bytes = rest;
        }
        frames(bytes);
        keep(bytes);
        reading = false;
        session.output().flush();
    }

    private void keep(ByteBuf bytes) {
        if (session.isTerminated() || !bytes.isReadable()) rest = null;
        else if (bytes != rest)
            rest = Unpooled.buffer(bytes.readableBytes() + HEADER_BYTES).writeBytes(bytes);
        else rest.discardReadBytes();
    }

    private void frames(ByteBuf bytes) {
        if (prefaceLeft > 0 && !takePreface(bytes)) return;
        while (!session.isTerminated() && bytes.readableBytes() >= HEADER_BYTES) {
            int start = bytes.readerIndex();
            frameLength = bytes.getUnsignedMedium(start);
            if (frameLength > maxFrameSize) {
                session.terminate(Http2Session.FRAME_SIZE_ERROR, Http2Session.ERR_PROTO, "too large frame size");
                return;
            }
            if (bytes.readableBytes() < HEADER_BYTES + frameLength) return;
            ByteBuf frame = bytes.slice(start, HEADER_BYTES + frameLength);
            bytes.skipBytes(HEADER_BYTES + frameLength);
            if (accepts(frame)) take(frame);
        }
    }

    private boolean takePreface(ByteBuf bytes) {
        while (prefaceLeft > 0 && bytes.isReadable()) {
            if (bytes.readByte() != PREFACE[PREFACE.length - prefaceLeft]) {
                bytes.skipBytes(bytes.readableBytes());
                session.events().failed(Http2Session.ERR_BAD_CLIENT_MAGIC, null);
                return false;
            }
            prefaceLeft--;
        }
        return prefaceLeft == 0;
    }

    /** What is checked before a frame is read; false for one that is not taken. */
    private boolean accepts(ByteBuf frame) {
        int type = frame.getByte(3);
        if (!settingsCame) {
            settingsCame = type == Http2FrameTypes.SETTINGS && (frame.getByte(4) & Http2Flags.ACK) == 0;
            if (!settingsCame) {
                violation("SETTINGS expected");
                return false;
            }
        }
        FrameRules.Violation violation = rules.check(frame, frameLength, isServer);
        if (violation != null) {
            int error = violation.code() == Http2Session.FLOW_CONTROL_ERROR
                    ? Http2Session.ERR_FLOW_CONTROL
                    : Http2Session.ERR_PROTO;
            session.terminate(violation.code(), error, violation.reason());
            return false;
        }
        if (type == Http2FrameTypes.SETTINGS
                && frameLength / Http2CodecUtil.SETTING_ENTRY_LENGTH
                        > session.options().maxSettings()) {
            session.terminate(
                    Http2Session.ENHANCE_YOUR_CALM, Http2Session.ERR_PROTO, "SETTINGS: too many setting entries");
            return false;
        }
        continuations = type == Http2FrameTypes.CONTINUATION ? continuations + 1 : 0;
        if (continuations > MAX_CONTINUATIONS) {
            session.events().failed(Http2Session.ERR_TOO_MANY_CONTINUATIONS, null);
            return false;
        }
        // Priorities of RFC 7540 are deprecated, and have no effect.
        return type != Http2FrameTypes.PRIORITY;
    }

    private void take(ByteBuf frame) {
        try {
            reader.readFrame(context, frame, this);
        } catch (Http2Exception failure) {
            long code = failure.error().code();
            if (Http2Exception.isStreamError(failure)) session.malformed(Http2Exception.streamId(failure), code);
            else session.terminate(code, Http2Session.ERR_PROTO, "");
        }
    }

    @Override
    public void ended() {
        session.events().transportEnded();
    }

    @Override
    public void failed(UvError error) {
        session.events().transportFailed(error);
    }

    private void violation(String reason) {
        session.terminate(Http2Session.PROTOCOL_ERROR, Http2Session.ERR_PROTO, reason);
    }

    // ---- Frames

    @Override
    public int onDataRead(ChannelHandlerContext ctx, int id, ByteBuf data, int padding, boolean endStream) {
        if (!session.receiveWindow().receive(frameLength)) {
            session.terminate(Http2Session.FLOW_CONTROL_ERROR, Http2Session.ERR_FLOW_CONTROL, "");
            return 0;
        }
        consumeOfConnection(frameLength);
        Http2Stream stream = session.stream(id);
        if (stream == null) {
            if (session.isIdle(id)) violation("DATA: stream in idle");
            return 0;
        }
        if (stream.isReservedRemote || stream.isReservedLocal) {
            violation("DATA: stream in reserved");
            return 0;
        }
        if (stream.remoteClosed) {
            session.terminate(
                    Http2Session.STREAM_CLOSED, Http2Session.ERR_PROTO, "DATA: stream in half-closed(remote)");
            return 0;
        }
        if (!stream.receiveWindow.receive(frameLength)) {
            session.malformed(id, Http2Session.FLOW_CONTROL_ERROR);
            return 0;
        }
        int length = data.readableBytes();
        stream.contentReceived += length;
        boolean tooLong = stream.contentLength >= 0 && stream.contentReceived > stream.contentLength;
        if (tooLong || stream.expectsNoContent && length > 0 || stream.isLocal && !stream.hasFinalHeaders) {
            session.malformed(id, Http2Session.PROTOCOL_ERROR);
            session.events().failed(Http2Session.ERR_PROTO, null);
            return 0;
        }
        if (stream.isDestroyed) {
            session.credit(stream, frameLength);
        } else if (length > 0) {
            byte[] bytes = new byte[length];
            data.readBytes(bytes);
            session.events().data(stream.owner, bytes);
            session.credit(stream, frameLength);
        }
        if (endStream) end(stream, true);
        return 0;
    }

    private void consumeOfConnection(int bytes) {
        int increment = session.receiveWindow().consume(bytes);
        if (increment > 0)
            session.output().composer().windowUpdate(session.output().buffer(), 0, increment);
    }

    /** The peer's side has ended; {@code tells} where the owner has not been told with the headers. */
    private void end(Http2Stream stream, boolean tells) {
        if (stream.isClosed) return;
        if (stream.contentLength >= 0 && stream.contentReceived != stream.contentLength && !stream.expectsNoContent) {
            session.malformed(stream.id, Http2Session.PROTOCOL_ERROR);
            return;
        }
        if (tells && !stream.isDestroyed) session.events().ended(stream.owner);
        session.receivedEnd(stream);
    }

    @Override
    public void onHeadersRead(
            ChannelHandlerContext ctx,
            int id,
            Http2Headers headers,
            int dependency,
            short weight,
            boolean exclusive,
            int padding,
            boolean endStream) {
        onHeadersRead(ctx, id, headers, padding, endStream);
    }

    @Override
    public void onHeadersRead(ChannelHandlerContext ctx, int id, Http2Headers headers, int padding, boolean endStream) {
        FieldList fields = (FieldList) headers;
        Http2Stream stream = session.stream(id);
        if (stream == null) {
            if (!isServer) {
                if (session.isIdle(id)) violation("HEADERS: stream in idle");
            } else if (!session.isPeerId(id)) {
                violation("request HEADERS: invalid stream_id");
            } else if (session.isIdle(id)) {
                request(id, fields, endStream);
            }
            return;
        }
        if (stream.remoteClosed && !stream.isReservedLocal) {
            session.terminate(Http2Session.STREAM_CLOSED, Http2Session.ERR_STREAM_CLOSED, "HEADERS: stream closed");
            return;
        }
        if (stream.isDestroyed) {
            if (endStream) session.receivedEnd(stream);
            return;
        }
        if (isTooLarge(fields)) session.reset(stream, Http2Session.ENHANCE_YOUR_CALM);
        else if (!isServer) response(stream, fields, endStream);
        else trailers(stream, fields, endStream);
    }

    private void request(int id, FieldList fields, boolean endStream) {
        Http2Stream stream = session.accept(id);
        if (stream == null) return;
        boolean allowsProtocol = session.local().get(SessionSettings.ENABLE_CONNECT_PROTOCOL) == 1;
        if (isTooLarge(fields)) {
            session.reset(stream, Http2Session.ENHANCE_YOUR_CALM);
            return;
        }
        if (!MessageRules.acceptsRequest(stream, fields, allowsProtocol)) {
            session.malformed(id, Http2Session.PROTOCOL_ERROR);
            return;
        }
        stream.owner = session.events().began(stream, fields, endStream);
        if (stream.owner == null) stream.isDestroyed = true;
        if (endStream) end(stream, false);
    }

    private void response(Http2Stream stream, FieldList fields, boolean endStream) {
        if (stream.hasFinalHeaders) {
            trailers(stream, fields, endStream);
            return;
        }
        boolean pushed = stream.isReservedRemote;
        if (!MessageRules.acceptsResponse(stream, fields) || endStream && !stream.hasFinalHeaders) {
            session.malformed(stream.id, Http2Session.PROTOCOL_ERROR);
            return;
        }
        if (pushed) session.beginPushed(stream);
        int category = pushed ? SessionEvents.PUSH_RESPONSE : SessionEvents.RESPONSE;
        session.events().headers(stream.owner, category, fields, endStream);
        if (endStream) end(stream, false);
    }

    private void trailers(Http2Stream stream, FieldList fields, boolean endStream) {
        if (!endStream || !MessageRules.acceptsTrailers(stream, fields)) {
            session.malformed(stream.id, Http2Session.PROTOCOL_ERROR);
            return;
        }
        session.events().headers(stream.owner, SessionEvents.OTHER, fields, true);
        end(stream, false);
    }

    private boolean isTooLarge(FieldList fields) {
        if (fields.size() > session.options().maxHeaderPairs()) return true;
        long bytes = 0;
        for (CharSequence part : fields.flat()) bytes += part.length();
        return bytes + (long) FIELD_OVERHEAD * fields.size()
                > session.local().get(SessionSettings.MAX_HEADER_LIST_SIZE);
    }

    @Override
    public void onPushPromiseRead(
            ChannelHandlerContext ctx, int id, int promisedId, Http2Headers headers, int padding) {
        Http2Stream parent = session.stream(id);
        if (session.local().get(SessionSettings.ENABLE_PUSH) == 0) {
            violation("PUSH_PROMISE: push disabled");
            return;
        }
        if (session.isPeerId(id) || session.isIdle(id)) {
            violation("PUSH_PROMISE: invalid stream_id");
            return;
        }
        if (!session.isPeerId(promisedId) || !session.isIdle(promisedId)) {
            violation("PUSH_PROMISE: invalid promised_stream_id");
            return;
        }
        Http2Stream stream = session.acceptPromise(promisedId);
        if (parent == null || parent.isDestroyed || session.isClosing()) {
            session.reset(stream, Http2Session.CANCEL);
            return;
        }
        FieldList fields = (FieldList) headers;
        if (!MessageRules.acceptsRequest(stream, fields, false)) {
            session.malformed(promisedId, Http2Session.PROTOCOL_ERROR);
            return;
        }
        stream.expectsNoContent = "HEAD".contentEquals(fields.method());
        stream.contentLength = -1;
        stream.owner = session.events().began(stream, fields, false);
        if (stream.owner == null) stream.isDestroyed = true;
    }

    @Override
    public void onPriorityRead(ChannelHandlerContext ctx, int id, int dependency, short weight, boolean exclusive) {
        throw new AssertionError("PRIORITY is not read");
    }

    @Override
    public void onRstStreamRead(ChannelHandlerContext ctx, int id, long code) {
        Http2Stream stream = session.stream(id);
        if (stream != null) session.streamReset(stream, code);
        else if (session.isIdle(id)) violation("RST_STREAM: stream in idle");
    }

    @Override
    public void onSettingsAckRead(ChannelHandlerContext ctx) {
        session.settingsAcknowledged();
    }

    @Override
    public void onSettingsRead(ChannelHandlerContext ctx, Http2Settings settings) throws Http2Exception {
        for (CharObjectMap.PrimitiveEntry<Long> entry : settings.entries()) {
            if (!session.applyRemote(entry.key(), entry.value())) {
                session.terminate(Http2Session.FLOW_CONTROL_ERROR, Http2Session.ERR_FLOW_CONTROL, "");
                return;
            }
        }
        if (settings.headerTableSize() != null)
            session.output()
                    .composer()
                    .tableSize(Math.min(
                            settings.headerTableSize(), session.options().maxDeflateTable()));
        session.output().composer().settingsAck(session.output().buffer());
        countAcknowledgement();
        session.remoteSettingsApplied();
        session.events().settings();
    }

    private void countAcknowledgement() {
        if (session.output().countAcknowledgement() > MAX_ACKNOWLEDGEMENTS
                && session.output().isWriting()) session.events().failed(Http2Session.ERR_FLOODED, null);
    }

    @Override
    public void onPingRead(ChannelHandlerContext ctx, long payload) {
        session.output().composer().ping(session.output().buffer(), payload, true);
        countAcknowledgement();
        session.events().ping(payload);
    }

    @Override
    public void onPingAckRead(ChannelHandlerContext ctx, long payload) {
        session.pingAcknowledged(payload);
    }

    @Override
    public void onGoAwayRead(ChannelHandlerContext ctx, int lastId, long code, ByteBuf debugData) {
        byte[] bytes = new byte[debugData.readableBytes()];
        debugData.readBytes(bytes);
        session.goAwayReceived(lastId, code, bytes);
    }

    @Override
    public void onWindowUpdateRead(ChannelHandlerContext ctx, int id, int increment) {
        if (id == 0) {
            if ((long) session.output().window() + increment > Integer.MAX_VALUE)
                session.terminate(Http2Session.FLOW_CONTROL_ERROR, Http2Session.ERR_FLOW_CONTROL, "");
            else session.output().addToWindow(increment);
            return;
        }
        Http2Stream stream = session.stream(id);
        if (stream == null) {
            if (session.isIdle(id)) violation("WINDOW_UPDATE to idle stream");
        } else if ((long) stream.sendWindow + increment > Integer.MAX_VALUE) {
            session.reset(stream, Http2Session.FLOW_CONTROL_ERROR);
        } else {
            stream.sendWindow += increment;
            session.output().schedule(stream);
        }
    }

    @Override
    public void onUnknownFrame(ChannelHandlerContext ctx, byte type, int id, Http2Flags flags, ByteBuf payload) {
        if (isServer) return;
        if (type == FrameComposer.ALTSVC && payload.readableBytes() >= Short.BYTES) {
            int length = payload.readUnsignedShort();
            if (length > payload.readableBytes() || (id == 0) != (length > 0)) return;
            String origin = text(payload, length);
            session.events().altSvc(id, origin, text(payload, payload.readableBytes()));
        } else if (type == FrameComposer.ORIGIN && id == 0) {
            origins(payload);
        }
    }

    private void origins(ByteBuf payload) {
        java.util.ArrayList<String> found = new java.util.ArrayList<>();
        while (payload.readableBytes() >= Short.BYTES) {
            int length = payload.readUnsignedShort();
            if (length > payload.readableBytes()) return;
            found.add(text(payload, length));
        }
        session.events().origins(found.toArray(new String[0]));
    }

    private static String text(ByteBuf payload, int length) {
        return payload.readCharSequence(length, StandardCharsets.ISO_8859_1).toString();
    }
}
