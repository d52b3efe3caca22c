package dev.gyre.node.http;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.net.Completion;
import dev.gyre.loop.net.UvError;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.net.StreamWrap;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * One request and its response as the library sees them.
 *
 * <p>Where there are no listeners and the request's body has not been read, the steps that Node takes in ticks after a response (the request is
 * dropped, 'finish', 'close' of both) are taken here, each in its tick; anywhere else the library takes them.
 */
final class HttpExchangeObject extends JsObject implements ExchangeEvents, Runnable {
    private static final int FINISH = 1, CLOSE = 2, END = 3, UNCORK = 4;
    private static final int STEP_BITS = 4;
    private static final int STEP = (1 << STEP_BITS) - 1;
    /** How many more steps a response that ends takes. */
    private static final int LAST_STEPS = 3;

    private final HttpServerObject owner;
    private final IncomingRequest request;
    private JsObject req;
    private JsObject res;
    /** The async context in which the response was last written or ended by the short cut. */
    private Object context;
    /** The steps that ticks are queued for, the next one lowest. */
    private int steps;

    private int stepCount;
    // What has happened to the request while its readable state was not made yet.
    private boolean ended;
    private boolean dumped;
    private boolean over;
    /** The completions of writes that wait for the response's turn; made for the first. */
    private List<Completion> held;
    /** What was written while the response was corked; made for the first. */
    private CorkedParts corked;

    HttpExchangeObject(HttpServerObject owner, IncomingRequest request) {
        super(owner.exchangePrototype());
        this.owner = owner;
        this.request = request;
        request.listen(this);
        request.finishLater();
    }

    private AsyncWrap entry() {
        return connection().messages();
    }

    HttpConnectionObject connection() {
        return owner.connectionObject(request.connection());
    }

    HttpServerObject owner() {
        return owner;
    }

    IncomingRequest request() {
        return request;
    }

    JsObject req() {
        return req;
    }

    JsObject res() {
        return res;
    }

    void messages(JsObject newReq, JsObject newRes) {
        req = newReq;
        res = newRes;
    }

    // ---- what happens on the wire

    @Override
    public void data(ByteBuffer data) {
        if (req != null)
            entry().call2(
                            owner.onData,
                            Undefined.INSTANCE,
                            req,
                            ByteView.arrayBuffer(owner.environment().realm(), data));
    }

    @Override
    public void end(String[] trailers) {
        connection().resumeSocket();
        if (req == null) return;
        HttpMessageObject unobserved = unobservedRequest();
        if (unobserved == null || request.hasBody()) {
            entry().call2(
                            owner.onEnd,
                            Undefined.INSTANCE,
                            req,
                            HttpBinding.array(owner.environment().realm(), trailers));
            return;
        }
        unobserved.setSlot(owner.requests().complete, true);
        ended = true;
    }

    @Override
    public void aborted() {
        if (req != null) entry().call2(owner.onAborted, Undefined.INSTANCE, req, res);
    }

    @Override
    public void dropped() {
        if (res != null) entry().call1(owner.onDropped, Undefined.INSTANCE, res);
    }

    @Override
    public void closed() {
        if (res != null) entry().call1(owner.onClose, Undefined.INSTANCE, res);
    }

    @Override
    public void turn() {
        HttpResponseLayout slots = owner.responses();
        if (res instanceof HttpMessageObject message && message.hasNoListeners()) {
            slots.assignSocket(message);
        } else if (res != null) {
            entry().call1(owner.onTurn, Undefined.INSTANCE, res);
        }
        if (held != null) held.forEach(this::completeWrite);
        held = null;
        if (request.response().isEnded() && !isHeld() && !request.connection().isClosing()) later(FINISH);
    }

    @Override
    public void drain() {
        if (res != null) entry().call1(owner.onDrain, Undefined.INSTANCE, res);
    }

    // ---- what follows a response

    /** The response. What is written waits if it is not its turn, or if the program has ended the socket. */
    private ResponseWriter response() {
        ResponseWriter response = request.response();
        if (!response.isHeld() && connection().isOutputEnded()) response.hold();
        return response;
    }

    boolean isHeld() {
        return response().isHeld();
    }

    /** Writes a part of the body; what the system takes at once completes in a tick, as in Node. */
    private boolean write(ByteBuffer data, boolean isChunk, Completion completion) {
        HttpConnection connection = request.connection();
        if (completion == null || connection.isClosing())
            return request.response().write(data, isChunk, completion);
        boolean room = request.response().write(data, isChunk, null);
        if (request.response().isHeld()) {
            if (held == null) held = new ArrayList<>();
            held.add(completion);
        } else {
            completeWrite(completion);
        }
        return room;
    }

    // ---- corked parts

    int corkedBytes() {
        return corked == null ? 0 : corked.bytes();
    }

    void keep(ByteBuffer part) {
        if (corked == null) corked = new CorkedParts();
        corked.add(part);
    }

    /** What was kept, and is not any more; the caller has found {@link #corkedBytes} above 0. */
    ByteBuffer takeKept() {
        return corked.take();
    }

    /** Whether another tick of this exchange can be queued, beside those of the response's end. */
    boolean canCorkForTick() {
        return (stepCount + 1 + LAST_STEPS) * STEP_BITS <= Integer.SIZE;
    }

    /** Corks the connection until the ticks. */
    void corkForTick() {
        request.connection().cork();
        context = owner.environment().realm().agent().asyncContext();
        later(UNCORK);
    }

    private void uncork() {
        HttpConnection connection = request.connection();
        boolean much = connection.uncork();
        connection.flushIfQueued();
        if (much) owner.environment().ticks().nextTick(connection::deliverDrain);
    }

    private Completion written(Realm realm, Object callback) {
        return StreamWrap.completion(Environment.of(realm), entry(), callback, "write", "WRITEWRAP");
    }

    private void completeWrite(Completion completion) {
        owner.environment().ticks().nextTick(() -> {
            if (request.connection().isFlushed()) completion.completed(null);
            else request.connection().whenFlushed(completion);
        });
    }

    /** The response has been handed over whole. */
    void responseEnded() {
        context = owner.environment().realm().agent().asyncContext();
        if (!request.response().isHeld()) later(FINISH);
    }

    private void later(int step) {
        Environment environment = owner.environment();
        if (environment.exitState().isExiting() || environment.exitState().isExitEmitted()) return;
        steps |= step << stepCount * STEP_BITS;
        stepCount++;
        environment.ticks().nextTick(environment.asyncTracking().isTracking() ? trackedStep(environment) : this);
    }

    private Runnable trackedStep(Environment environment) {
        AsyncWrap tick = new AsyncWrap(environment.realm(), "TickObject");
        return () -> tick.end().run(this);
    }

    @Override
    public void run() {
        int step = steps & STEP;
        steps >>>= STEP_BITS;
        stepCount--;
        switch (step) {
            case FINISH -> finish();
            case CLOSE -> close();
            case UNCORK -> uncorkAfterTick();
            default -> endOfRequest();
        }
    }

    private void uncorkAfterTick() {
        // The end of a response has uncorked it.
        if (!(res instanceof HttpMessageObject message)
                || !message.isLaidOut()
                || !message.isInitial(owner.responses().corks)) call(owner.onUncork, res);
    }

    /** Calls a step of the library in the async context in which the response was written or ended. */
    private void call(JsObject function, JsObject message) {
        Agent agent = owner.environment().realm().agent();
        Object outer = agent.asyncContext();
        agent.asyncContext(context);
        function.call1(Undefined.INSTANCE, message);
        agent.asyncContext(outer);
    }

    private void finish() {
        // A response that was not sent whole before the connection ended is dropped by that end.
        if (!request.response().isEnded()) return;
        if (request.connection().isFlushed()) {
            finishNow();
        } else {
            request.connection().whenFlushed(this::flushed);
        }
    }

    private void flushed(UvError error) {
        if (error == null) finishNow();
        else call(owner.onLost, res);
    }

    private void finishNow() {
        HttpResponseLayout slots = owner.responses();
        if (!(res instanceof HttpMessageObject message)
                || !message.hasNoListeners()
                || message.slot(slots.endCallback) != Undefined.INSTANCE
                || message.isTrue(slots.destroyed)
                || request.connection().isClosing()) {
            try {
                call(owner.onFinish, res);
            } finally {
                // Whatever a listener throws, the next response goes out; not after an error, as in Node.
                if (!request.connection().isClosing() && TypeConversion.toBoolean(res.get("_flushed")))
                    request.finished();
            }
            return;
        }
        if (message.isTrue(slots.flushed)) return;
        message.setSlot(slots.flushed, true);
        if (message.slot(slots.socket) != Null.INSTANCE) slots.detachSocket(message);
        if (!dumpIfUnread()) call(owner.onDump, req);
        later(CLOSE);
        request.finished();
    }

    /** Drops what is left of the request, if nothing observes it; false when the library must do it. */
    boolean dumpIfUnread() {
        HttpMessageObject unobserved = unobservedRequest();
        if (unobserved == null || !ended || dumped || unobserved.isTrue(owner.requests().consuming)) return false;
        unobserved.setSlot(owner.requests().dumped, true);
        dumped = true;
        connection().resumeSocket();
        later(END);
        return true;
    }

    /** The request, if it has no listeners and its readable state has not been made; else null. */
    private HttpMessageObject unobservedRequest() {
        return req instanceof HttpMessageObject message
                        && message.hasNoListeners()
                        && message.isUnmade(owner.requests().state)
                ? message
                : null;
    }

    private void close() {
        HttpResponseLayout slots = owner.responses();
        if (!(res instanceof HttpMessageObject message) || !message.hasNoListeners()) {
            call(owner.onClose, res);
        } else if (!message.isTrue(slots.closed)) {
            message.setSlot(slots.destroyed, true);
            message.setSlot(slots.closed, true);
        }
    }

    private void endOfRequest() {
        if (unobservedRequest() == null) call(owner.onEmitEnd, req);
        else over = true;
    }

    /** The readable state of a request, made at its first read, as Node's would be at this point. */
    Object readableState() {
        return owner.makeState.call(Undefined.INSTANCE, new Object[] {req, ended, over});
    }

    @Override
    public String className() {
        return "HttpExchange";
    }

    /** The members of exchanges. */
    // lib/internal/bindings.md, http_server
    @BuiltinObject(intrinsic = "%HttpExchange.prototype%")
    static final class Methods {
        private Methods() {}

        private static IncomingRequest request(Object self) {
            return ((HttpExchangeObject) self).request;
        }

        // method
        @Builtin(getter = true)
        static Object method(Realm realm, Object self) {
            return request(self).method();
        }

        // url
        @Builtin(getter = true)
        static Object url(Realm realm, Object self) {
            return request(self).url();
        }

        // httpVersionMajor
        @Builtin(getter = true)
        static int httpVersionMajor(Realm realm, Object self) {
            return request(self).httpVersionMajor();
        }

        // httpVersionMinor
        @Builtin(getter = true)
        static int httpVersionMinor(Realm realm, Object self) {
            return request(self).httpVersionMinor();
        }

        // rawHeaders
        @Builtin(getter = true)
        static Object rawHeaders(Realm realm, Object self) {
            return HttpBinding.array(realm, request(self).rawHeaders());
        }

        // held
        @Builtin(getter = true)
        static boolean held(Realm realm, Object self) {
            return ((HttpExchangeObject) self).isHeld();
        }

        // hasSocket: whether the socket of the connection has been made
        @Builtin(getter = true)
        static boolean hasSocket(Realm realm, Object self) {
            return ((HttpExchangeObject) self).connection().hasSocket();
        }

        // detachSocket(response): the response gives its connection up, whose socket has not been made
        @Builtin
        static Object detachSocket(Realm realm, Object self, Object response) {
            ((HttpExchangeObject) self).connection().detach((JsObject) response);
            ((JsObject) response).put("socket", Null.INSTANCE);
            return Undefined.INSTANCE;
        }

        // heldBytes
        @Builtin(getter = true)
        static int heldBytes(Realm realm, Object self) {
            return request(self).response().heldBytes();
        }

        // finished()
        @Builtin
        static Object finished(Realm realm, Object self) {
            request(self).finished();
            return Undefined.INSTANCE;
        }

        // header(name): the first value of a header
        @Builtin
        static Object header(Realm realm, Object self, Object name) {
            String value = request(self).header(TypeConversion.toString(name));
            return value == null ? Undefined.INSTANCE : value;
        }

        // shouldKeepAlive
        @Builtin(getter = true)
        static boolean shouldKeepAlive(Realm realm, Object self) {
            return request(self).keepsAlive();
        }

        // upgrade
        @Builtin(getter = true)
        static boolean upgrade(Realm realm, Object self) {
            return request(self).isUpgrade();
        }

        // hasBody
        @Builtin(getter = true)
        static boolean hasBody(Realm realm, Object self) {
            return request(self).hasBody();
        }

        // connection
        @Builtin(getter = true)
        static Object connection(Realm realm, Object self) {
            return ((HttpExchangeObject) self).connection();
        }

        // resume()
        @Builtin
        static Object resume(Realm realm, Object self) {
            ((HttpExchangeObject) self).connection().resumeSocket();
            request(self).resume();
            return Undefined.INSTANCE;
        }

        // pause()
        @Builtin
        static Object pause(Realm realm, Object self) {
            request(self).pause();
            return Undefined.INSTANCE;
        }

        // dump()
        @Builtin
        static Object dump(Realm realm, Object self) {
            request(self).dump();
            return Undefined.INSTANCE;
        }

        // messages(req, res): the IncomingMessage and the ServerResponse of the exchange
        @Builtin
        static Object messages(Realm realm, Object self, Object req, Object res) {
            ((HttpExchangeObject) self).messages((JsObject) req, (JsObject) res);
            return Undefined.INSTANCE;
        }

        // dumpIfUnread(): drops what is left of a request that nothing observes; false when the library must do it
        @Builtin
        static boolean dumpIfUnread(Realm realm, Object self) {
            return ((HttpExchangeObject) self).dumpIfUnread();
        }

        // writeHead(head, isUtf8)
        @Builtin
        static Object writeHead(Realm realm, Object self, Object head, Object isUtf8) {
            request(self)
                    .response()
                    .writeHead(
                            TypeConversion.toString(head),
                            TypeConversion.toBoolean(isUtf8) ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1);
            return Undefined.INSTANCE;
        }

        // write(data, encoding, callback, isChunk)
        @Builtin
        static boolean write(Realm realm, Object self, Object data, Object encoding, Object callback, Object isChunk) {
            HttpExchangeObject exchange = (HttpExchangeObject) self;
            return exchange.write(
                    HttpBinding.body(data, encoding),
                    TypeConversion.toBoolean(isChunk),
                    exchange.written(realm, callback));
        }

        // send(text, callback): an interim response
        @Builtin
        static boolean send(Realm realm, Object self, Object text, Object callback) {
            HttpExchangeObject exchange = (HttpExchangeObject) self;
            return exchange.response().send(TypeConversion.toString(text), exchange.written(realm, callback));
        }

        // end(data, encoding, tail, keepAlive)
        @Builtin
        static Object end(Realm realm, Object self, Object data, Object encoding, Object tail, Object keepAlive) {
            ((HttpExchangeObject) self)
                    .response()
                    .end(
                            HttpBinding.body(data, encoding),
                            tail instanceof CharSequence text ? text.toString() : "",
                            TypeConversion.toBoolean(keepAlive));
            ((HttpExchangeObject) self).responseEnded();
            return Undefined.INSTANCE;
        }

        // isOver: whether nothing that is written goes out any more
        @Builtin(getter = true)
        static boolean isOver(Realm realm, Object self) {
            return request(self).connection().takesNothing();
        }

        // isWriting: whether a stream that carries the connection is at a write
        @Builtin(getter = true)
        static boolean isWriting(Realm realm, Object self) {
            return request(self).connection().isStreamWriting();
        }

        // isFlushed: whether the system has taken all that was written
        @Builtin(getter = true)
        static boolean isFlushed(Realm realm, Object self) {
            return request(self).connection().isFlushed();
        }

        // isAnswered: whether the response is complete and the steps that follow it have been taken
        @Builtin(getter = true)
        static boolean isAnswered(Realm realm, Object self) {
            return request(self).isFinished();
        }

        // canCork: whether it is the response's turn on a connection that is not corked
        @Builtin(getter = true)
        static boolean canCork(Realm realm, Object self) {
            return !((HttpExchangeObject) self).isHeld()
                    && !request(self).connection().isCorked();
        }

        // cork(): what is written from here on goes out at uncork() or the end
        @Builtin
        static Object cork(Realm realm, Object self) {
            if (!request(self).response().isHeld()) request(self).connection().cork();
            return Undefined.INSTANCE;
        }

        // keep(bytes): keeps a part of the body for writeKept()
        @Builtin
        static Object keep(Realm realm, Object self, Object bytes) {
            ((HttpExchangeObject) self).keep(ByteView.of(bytes).buffer());
            return Undefined.INSTANCE;
        }

        // keptBytes: how much of the body is kept
        @Builtin(getter = true)
        static int keptBytes(Realm realm, Object self) {
            return ((HttpExchangeObject) self).corkedBytes();
        }

        // writeKept(callback): writes what is kept as one chunk
        @Builtin
        static Object writeKept(Realm realm, Object self, Object callback) {
            HttpExchangeObject exchange = (HttpExchangeObject) self;
            exchange.write(exchange.takeKept(), true, exchange.written(realm, callback));
            return Undefined.INSTANCE;
        }

        // dropKept()
        @Builtin
        static Object dropKept(Realm realm, Object self) {
            ((HttpExchangeObject) self).takeKept();
            return Undefined.INSTANCE;
        }

        // uncork()
        @Builtin
        static Object uncork(Realm realm, Object self) {
            if (!request(self).response().isHeld()) ((HttpExchangeObject) self).uncork();
            return Undefined.INSTANCE;
        }

        // flush()
        @Builtin
        static Object flush(Realm realm, Object self) {
            ((HttpExchangeObject) self).response().flush();
            return Undefined.INSTANCE;
        }
    }
}
