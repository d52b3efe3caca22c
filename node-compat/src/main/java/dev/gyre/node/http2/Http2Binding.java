package dev.gyre.node.http2;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import dev.gyre.node.http.HttpDate;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;

/** internalBinding('http2'): sessions. */
// lib/internal/bindings.md, http2
@BuiltinObject(intrinsic = "%http2 binding%")
public final class Http2Binding {
    static final EnvironmentKey<Http2State> STATE = new EnvironmentKey<>() {
        @Override
        protected Http2State create(Environment environment) {
            return new Http2State();
        }
    };

    private Http2Binding() {}

    // setHandlers(handlers): what sessions call
    @Builtin
    static Object setHandlers(Realm realm, Object self, Object handlers) {
        Environment.of(realm).get(STATE).handlers = new SessionHandlers((JsObject) handlers);
        return Undefined.INSTANCE;
    }

    // setExchanges(given): what requests and responses begin with, and the library's functions for them
    @Builtin
    static Object setExchanges(Realm realm, Object self, Object given) {
        Environment environment = Environment.of(realm);
        environment.get(STATE).exchanges =
                new ExchangeLayout(realm, new HttpDate(environment.loop().clock()), (JsObject) given);
        return Undefined.INSTANCE;
    }

    // respondAtOnce(response, status, message, headers): whether the headers of a usual response have been composed
    @Builtin
    static boolean respondAtOnce(
            Realm realm, Object self, Object response, Object status, Object message, Object headers) {
        return response instanceof Http2MessageObject made
                && status instanceof Integer code
                && UsualResponses.respond(made, code, message, headers);
    }

    // endAtOnce(response, chunk, encoding, callback): whether a usual response has been ended
    @Builtin
    static boolean endAtOnce(
            Realm realm, Object self, Object response, Object chunk, Object encoding, Object callback) {
        return response instanceof Http2MessageObject made && UsualResponses.end(made, chunk, encoding, callback);
    }

    // isHeadOpen(response): whether its headers have not been sent and its stream has not been made
    @Builtin
    static boolean isHeadOpen(Realm realm, Object self, Object response) {
        return response instanceof Http2MessageObject made
                && made.isLaidOut()
                && !made.exchange().isTouched()
                && made.exchange().phase() == Http2Exchange.Phase.OPEN;
    }

    // fieldOf(request, name): a field of a request whose headers have not been read, else undefined
    @Builtin
    static Object fieldOf(Realm realm, Object self, Object request, Object name) {
        Object value =
                request instanceof Http2MessageObject made ? made.exchange().field(name.toString()) : null;
        return value == null ? Undefined.INSTANCE : value;
    }

    // createSession(owner, isServer, options): options are the numbers of SessionOptions, in their order
    @Builtin
    static Object createSession(Realm realm, Object self, Object owner, Object isServer, Object options) {
        Environment environment = Environment.of(realm);
        return new Http2SessionObject(
                environment,
                environment.get(STATE),
                (JsObject) owner,
                TypeConversion.toBoolean(isServer),
                options(((JsArray) options).toObjectArray()));
    }

    private static SessionOptions options(Object[] values) {
        double[] numbers = new double[values.length];
        for (int i = 0; i < numbers.length; i++) numbers[i] = TypeConversion.toNumber(values[i]);
        int at = 0;
        return new SessionOptions(
                (int) numbers[at++],
                (int) numbers[at++],
                (int) numbers[at++],
                (long) numbers[at++],
                (long) numbers[at++],
                (long) numbers[at++],
                numbers[at++],
                (long) numbers[at++],
                (long) numbers[at++],
                numbers[at++],
                numbers[at++],
                FrameComposer.PaddingStrategy.of((int) numbers[at]));
    }

    /** What the sessions of a runtime share. */
    static final class Http2State {
        SessionHandlers handlers;
        ExchangeLayout exchanges;
        private ChannelHandlerContext context;

        /** What Netty's frame reader allocates by. */
        ChannelHandlerContext context() {
            if (context == null)
                context = new EmbeddedChannel(new ChannelInboundHandlerAdapter())
                        .pipeline()
                        .firstContext();
            return context;
        }
    }
}
