package dev.gyre.node.http2;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.net.UvError;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.buffer.TextEncodings;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.net.StreamWrap;
import io.netty.handler.codec.http2.Http2Exception;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** A session as the library sees it: its methods name streams by their ids. */
final class Http2SessionObject extends JsObject implements SessionEvents {

    private final Environment environment;
    private final Realm realm;
    private final SessionHandlers handlers;
    private final JsObject owner;
    private final AsyncWrap entry;
    private final Http2Binding.Http2State state;
    private final Http2Session session;
    // Whether requests that have come whole are exchanges at first.
    private boolean makesExchanges;
    // What listened to the transport before.
    private StreamWrap wrap;

    Http2SessionObject(
            Environment environment,
            Http2Binding.Http2State state,
            JsObject owner,
            boolean isServer,
            SessionOptions options) {
        super(environment.prototypes().of(environment.realm(), Http2SessionObject_MethodsTable.INSTANCE));
        this.environment = environment;
        realm = environment.realm();
        handlers = state.handlers;
        this.state = state;
        this.owner = owner;
        entry = new AsyncWrap(environment, "HTTP2SESSION", this);
        try {
            session = new Http2Session(isServer, options, this, environment.nativeImmediates()::add, state.context());
        } catch (Http2Exception impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public String className() {
        return "Http2Session";
    }

    // ---- Events

    private void tell(JsObject function, Object self, Object... arguments) {
        environment.loop().call(() -> {
            Object target = self instanceof Http2Exchange exchange ? exchange.stream() : self;
            entry.call(function, target, arguments);
        });
    }

    Realm realm() {
        return realm;
    }

    JsObject owner() {
        return owner;
    }

    Http2Session session() {
        return session;
    }

    /** Calls a function of the library for the session, in its context; inside a callback scope. */
    Object callLibrary(JsObject function, Object[] arguments) {
        return entry.call(function, owner, arguments);
    }

    JsArray flat(FieldList fields) {
        List<CharSequence> parts = fields.flat();
        int count = parts.size();
        Object[] values = new Object[count];
        int kept = 0;
        for (int i = 0; i < count; i += 2) {
            if (MessageRules.isIgnored(parts.get(i), parts.get(i + 1))
                    && parts.get(i).charAt(0) != ':') continue;
            values[kept++] = parts.get(i).toString();
            values[kept++] = parts.get(i + 1).toString();
        }
        return JsArray.adopt(realm, kept == count ? values : java.util.Arrays.copyOf(values, kept));
    }

    private Object sensitive(FieldList fields) {
        JsArray names = null;
        for (int i = 0; i < fields.size(); i++) {
            if (!fields.isSensitive(i)) continue;
            if (names == null) names = JsArray.of(realm);
            names.createDataProperty(
                    Integer.toString((int) names.toObjectArray().length),
                    fields.name(i).toString());
        }
        return names == null ? Undefined.INSTANCE : names;
    }

    @Override
    public Object began(Http2Stream stream, FieldList fields, boolean endStream) {
        Object names = sensitive(fields);
        if (endStream && makesExchanges && names == Undefined.INSTANCE && isUsual(fields)) {
            Http2Exchange exchange = new Http2Exchange(this, stream, state.exchanges, fields);
            stream.owner = exchange;
            environment.loop().call(() -> environment.ticks().nextTick(exchange));
            return stream.owner;
        }
        Object[] result = {null};
        environment.loop().call(() -> result[0] = begin(stream, flat(fields), names, endStream));
        return result[0];
    }

    private Object begin(Http2Stream stream, JsArray raw, Object sensitive, boolean endStream) {
        Object made = entry.call(handlers.onStream, owner, new Object[] {stream.id, raw, sensitive, endStream});
        // The callbacks that follow may end the stream, whose owner must be known then.
        stream.owner = made instanceof JsObject ? made : null;
        return stream.owner;
    }

    /** Begins a stream that the peer has ended with its headers; the stream's object, or undefined. */
    Object begin(Http2Stream stream, JsArray raw) {
        Object made = begin(stream, raw, Undefined.INSTANCE, true);
        if (made == null) stream.isDestroyed = true;
        return made == null ? Undefined.INSTANCE : made;
    }

    private boolean isUsual(FieldList fields) {
        if (environment.asyncTracking().isTracking()) return false;
        CharSequence method = fields.method();
        return !"HEAD".contentEquals(method) && !"CONNECT".contentEquals(method) && fields.get("expect") == null;
    }

    @Override
    public void headers(Object stream, int category, FieldList fields, boolean endStream) {
        tell(handlers.onHeaders, stream, category, flat(fields), sensitive(fields), endStream);
    }

    @Override
    public void data(Object stream, byte[] bytes) {
        tell(handlers.onData, stream, ByteView.arrayBuffer(realm, bytes));
    }

    @Override
    public void ended(Object stream) {
        tell(handlers.onEnd, stream);
    }

    @Override
    public void wantTrailers(Object stream) {
        if (stream instanceof Http2Exchange exchange && exchange.hasNoTrailers())
            session.trailers(exchange.wire(), new FieldList());
        else tell(handlers.onWantTrailers, stream);
    }

    @Override
    public void closed(Object stream, int id, long code) {
        if (stream instanceof Http2Exchange exchange && exchange.close(code))
            environment.loop().call(() -> environment.ticks().nextTick(exchange::finish));
        else tell(handlers.onStreamClose, stream, (double) code);
    }

    @Override
    public void written(Object stream, Object callback, boolean failed) {
        tell((JsObject) callback, stream, failed);
    }

    @Override
    public void settings() {
        tell(handlers.onSettings, owner);
    }

    @Override
    public void settingsAcknowledged(Object callback, boolean acknowledged, double milliseconds) {
        if (callback instanceof JsObject function) tell(function, owner, acknowledged, milliseconds);
    }

    @Override
    public void ping(long payload) {
        tell(handlers.onPing, owner, payload(payload));
    }

    @Override
    public void pingAcknowledged(Object callback, boolean acknowledged, double milliseconds, long payload) {
        if (callback instanceof JsObject function) tell(function, owner, acknowledged, milliseconds, payload(payload));
    }

    private Object payload(long payload) {
        return ByteView.arrayBuffer(
                realm, ByteBuffer.allocate(Long.BYTES).putLong(payload).array());
    }

    @Override
    public void goAway(long code, int lastStreamId, byte[] debugData) {
        Object data = debugData.length == 0 ? Undefined.INSTANCE : ByteView.arrayBuffer(realm, debugData);
        tell(handlers.onGoAway, owner, (double) code, lastStreamId, data);
    }

    @Override
    public void altSvc(int streamId, String origin, String value) {
        tell(handlers.onAltSvc, owner, streamId, origin, value);
    }

    @Override
    public void origins(String[] origins) {
        tell(handlers.onOrigin, owner, JsArray.of(realm, (Object[]) origins));
    }

    @Override
    public void frameError(Object stream, int type, int error) {
        tell(handlers.onFrameError, owner, stream == null ? Undefined.INSTANCE : stream, type, error);
    }

    @Override
    public void failed(int error, String code) {
        tell(handlers.onError, owner, error, code == null ? Undefined.INSTANCE : code);
    }

    @Override
    public void done() {
        tell(handlers.onDone, owner);
        entry.end();
    }

    @Override
    public void transportEnded() {
        if (wrap != null) environment.loop().call(wrap::ended);
    }

    @Override
    public void transportFailed(UvError error) {
        if (wrap != null) environment.loop().call(() -> wrap.failed(error));
    }

    private void open(Object handle) {
        wrap = handle instanceof StreamWrap socket ? socket : null;
        session.open(StreamWrap.streamOf(handle));
    }

    /** The methods of sessions. */
    // lib/internal/bindings.md, http2
    @BuiltinObject(intrinsic = "%Http2Session.prototype%")
    static final class Methods {
        private Methods() {}

        private static Http2Session session(Object self) {
            return ((Http2SessionObject) self).session;
        }

        private static Http2Stream stream(Object self, Object id) {
            return session(self).stream(TypeConversion.toInt32(id));
        }

        private static FieldList fields(Object flat) {
            FieldList fields = new FieldList();
            Object[] parts = ((JsArray) flat).toObjectArray();
            // Name, value, and whether no table may keep it.
            for (int i = 0; i + 2 < parts.length; i += 3) {
                fields.add(parts[i].toString(), parts[i + 1].toString());
                if (TypeConversion.toBoolean(parts[i + 2])) fields.markSensitive(fields.size() - 1);
            }
            return fields;
        }

        private static byte[] latin1(Object text) {
            return TypeConversion.toString(text).getBytes(StandardCharsets.ISO_8859_1);
        }

        private static long code(Object value) {
            return TypeConversion.toInt32(value) & 0xffffffffL;
        }

        // open(handle): reads and writes a handle from now on
        @Builtin
        static Object open(Realm realm, Object self, Object handle) {
            ((Http2SessionObject) self).open(handle);
            return Undefined.INSTANCE;
        }

        // receive(view): bytes that were read before
        @Builtin
        static Object receive(Realm realm, Object self, Object view) {
            session(self).input().read(ByteView.of(view).buffer());
            return Undefined.INSTANCE;
        }

        // settings([id, value, ...], callback(acknowledged, ms)): false when too many are outstanding
        @Builtin
        static boolean settings(Realm realm, Object self, Object list, Object callback) {
            Object[] flat = ((JsArray) list).toObjectArray();
            int[] ids = new int[flat.length / 2];
            long[] values = new long[ids.length];
            for (int i = 0; i < ids.length; i++) {
                ids[i] = TypeConversion.toInt32(flat[2 * i]);
                values[i] = (long) TypeConversion.toNumber(flat[2 * i + 1]);
            }
            return session(self).settings(ids, values, callback);
        }

        // ping(view, callback(acknowledged, ms, payload)): false when too many are outstanding
        @Builtin
        static boolean ping(Realm realm, Object self, Object view, Object callback) {
            return session(self).ping(ByteView.of(view).buffer().getLong(), callback);
        }

        // goaway(code, lastStreamID, view)
        @Builtin
        static Object goaway(Realm realm, Object self, Object code, Object lastId, Object view) {
            byte[] data =
                    view == Undefined.INSTANCE ? new byte[0] : ByteView.of(view).copy();
            session(self).goAway(code(code), TypeConversion.toInt32(lastId), data);
            return Undefined.INSTANCE;
        }

        // altsvc(streamId, origin, value)
        @Builtin
        static Object altsvc(Realm realm, Object self, Object id, Object origin, Object value) {
            session(self).altSvc(TypeConversion.toInt32(id), latin1(origin), latin1(value));
            return Undefined.INSTANCE;
        }

        // origin(list)
        @Builtin
        static Object origin(Realm realm, Object self, Object list) {
            Object[] texts = ((JsArray) list).toObjectArray();
            byte[][] origins = new byte[texts.length][];
            for (int i = 0; i < texts.length; i++) origins[i] = latin1(texts[i]);
            session(self).origins(origins);
            return Undefined.INSTANCE;
        }

        // request(stream, flatHeaders, endStream, method, hasTrailers): the id, or a negative number of nghttp2's
        @Builtin
        static int request(
                Realm realm,
                Object self,
                Object owner,
                Object flat,
                Object endStream,
                Object method,
                Object hasTrailers) {
            boolean ends = TypeConversion.toBoolean(endStream);
            String text = TypeConversion.toString(method);
            Http2Session session = session(self);
            int id = session.request(owner, fields(flat), ends, text.equals("HEAD"), text.equals("CONNECT"));
            if (id > 0) session.stream(id).hasTrailers = TypeConversion.toBoolean(hasTrailers);
            return id;
        }

        // respond(id, flatHeaders, endStream, hasTrailers)
        @Builtin
        static Object respond(Realm realm, Object self, Object id, Object flat, Object endStream, Object hasTrailers) {
            Http2Stream stream = stream(self, id);
            if (stream == null) return Undefined.INSTANCE;
            stream.hasTrailers = TypeConversion.toBoolean(hasTrailers);
            stream.hasSentHeaders = true;
            session(self).headers(stream, fields(flat), TypeConversion.toBoolean(endStream));
            return Undefined.INSTANCE;
        }

        // info(id, flatHeaders)
        @Builtin
        static Object info(Realm realm, Object self, Object id, Object flat) {
            Http2Stream stream = stream(self, id);
            if (stream != null) session(self).headers(stream, fields(flat), false);
            return Undefined.INSTANCE;
        }

        // trailers(id, flatHeaders)
        @Builtin
        static Object trailers(Realm realm, Object self, Object id, Object flat) {
            Http2Stream stream = stream(self, id);
            if (stream != null) session(self).trailers(stream, fields(flat));
            return Undefined.INSTANCE;
        }

        // push(id, flatHeaders): the id of the pushed stream, or a negative number of nghttp2's
        @Builtin
        static int push(Realm realm, Object self, Object id, Object flat) {
            Http2Stream stream = stream(self, id);
            return stream == null
                    ? Http2Session.ERR_STREAM_CLOSED
                    : session(self).push(stream, fields(flat));
        }

        // makeExchanges(yes): whether requests that have come whole are exchanges at first
        @Builtin
        static Object makeExchanges(Realm realm, Object self, Object yes) {
            Http2SessionObject session = (Http2SessionObject) self;
            session.makesExchanges = TypeConversion.toBoolean(yes);
            return Undefined.INSTANCE;
        }

        // touchStreams(): makes the streams of all exchanges
        @Builtin
        static Object touchStreams(Realm realm, Object self) {
            for (Http2Stream stream : session(self).streams())
                if (stream.owner instanceof Http2Exchange exchange) exchange.stream();
            return Undefined.INSTANCE;
        }

        // setOwner(id, stream)
        @Builtin
        static Object setOwner(Realm realm, Object self, Object id, Object owner) {
            Http2Stream stream = stream(self, id);
            if (stream != null) stream.owner = owner;
            return Undefined.INSTANCE;
        }

        // write(id, view or text, callback(failed)): the number of bytes, -1 where the stream is gone
        @Builtin
        static int write(Realm realm, Object self, Object id, Object data, Object callback) {
            Http2Stream stream = stream(self, id);
            if (stream == null) return -1;
            OutboundData outbound = outbound(data, callback);
            int length = outbound.remaining;
            outbound.taken(stream.sentAhead);
            stream.sentAhead = 0;
            session(self).write(stream, outbound);
            return length;
        }

        static OutboundData outbound(Object data, Object callback) {
            if (data instanceof CharSequence text) {
                byte[] utf8 = TextEncodings.utf8(text.toString());
                return new OutboundData(utf8, 0, utf8.length, callback);
            }
            ByteView bytes = ByteView.of(data);
            return new OutboundData(bytes.bytes(), bytes.offset(), bytes.length(), callback);
        }

        // end(id): nothing is written any more
        @Builtin
        static boolean end(Realm realm, Object self, Object id) {
            Http2Stream stream = stream(self, id);
            if (stream == null) return false;
            session(self).end(stream);
            return true;
        }

        // rstStream(id, code)
        @Builtin
        static Object rstStream(Realm realm, Object self, Object id, Object code) {
            Http2Stream stream = stream(self, id);
            if (stream != null) session(self).reset(stream, code(code));
            return Undefined.INSTANCE;
        }

        // destroyStream(id): it has no more events
        @Builtin
        static Object destroyStream(Realm realm, Object self, Object id) {
            Http2Stream stream = stream(self, id);
            if (stream != null) session(self).destroy(stream);
            return Undefined.INSTANCE;
        }

        // readStart(id)
        @Builtin
        static Object readStart(Realm realm, Object self, Object id) {
            Http2Stream stream = stream(self, id);
            if (stream != null) session(self).readStart(stream);
            return Undefined.INSTANCE;
        }

        // readStop(id)
        @Builtin
        static Object readStop(Realm realm, Object self, Object id) {
            Http2Stream stream = stream(self, id);
            if (stream != null) stream.isReading = false;
            return Undefined.INSTANCE;
        }

        // streamState(id): [state, localClose, remoteClose, localWindowSize], undefined where the stream is gone
        @Builtin
        static Object streamState(Realm realm, Object self, Object id) {
            Http2Stream stream = stream(self, id);
            if (stream == null) return Undefined.INSTANCE;
            return JsArray.of(
                    realm,
                    stream.state(),
                    stream.localClosed ? 1 : 0,
                    stream.remoteClosed ? 1 : 0,
                    stream.receiveWindow.size());
        }

        // state(): the numbers of session.state, in their order
        @Builtin
        static Object state(Realm realm, Object self) {
            Http2Session session = session(self);
            return JsArray.of(
                    realm,
                    session.receiveWindow().size(),
                    session.receiveWindow().received(),
                    session.nextId() & 0xffffffffL & Integer.MAX_VALUE,
                    session.receiveWindow().size(),
                    session.lastPeerId(),
                    session.output().window(),
                    session.output().hasPending() ? 1 : 0,
                    (double) session.output().composer().tableBytes(),
                    (double) session.input().decoder().tableBytes());
        }

        // localSettings(), remoteSettings(): [id, value, ...]
        @Builtin(
                names = {"localSettings", "remoteSettings"},
                magic = {0, 1})
        static Object settingsInForce(Realm realm, Object self, int magic) {
            SessionSettings settings =
                    magic == 0 ? session(self).local() : session(self).remote();
            java.util.ArrayList<Object> list = new java.util.ArrayList<>();
            for (int id = 1; id <= SessionSettings.ENABLE_CONNECT_PROTOCOL; id++) {
                if (!SessionSettings.isKnown(id)) continue;
                list.add(id);
                list.add((double) settings.get(id));
            }
            for (Map.Entry<Integer, Long> entry : settings.custom().entrySet()) {
                list.add(entry.getKey());
                list.add((double) (long) entry.getValue());
            }
            return JsArray.fromList(realm, list);
        }

        // setNextStreamID(id)
        @Builtin
        static boolean setNextStreamID(Realm realm, Object self, Object id) {
            return session(self).setNextId(TypeConversion.toNumber(id));
        }

        // setLocalWindowSize(bytes)
        @Builtin
        static Object setLocalWindowSize(Realm realm, Object self, Object bytes) {
            session(self).localWindow(TypeConversion.toInt32(bytes));
            return Undefined.INSTANCE;
        }

        // hasPendingData()
        @Builtin
        static boolean hasPendingData(Realm realm, Object self) {
            return session(self).output().hasPending();
        }

        // writes: how often the transport was written to
        @Builtin(getter = true)
        static double writes(Realm realm, Object self) {
            return session(self).writes();
        }

        // destroy(code, isTransportLost): onDone follows
        @Builtin
        static Object destroy(Realm realm, Object self, Object code, Object isLost) {
            session(self).close(code(code), TypeConversion.toBoolean(isLost));
            return Undefined.INSTANCE;
        }

        // lost(): the transport is gone
        @Builtin
        static Object lost(Realm realm, Object self) {
            session(self).output().lose();
            return Undefined.INSTANCE;
        }
    }
}
