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
