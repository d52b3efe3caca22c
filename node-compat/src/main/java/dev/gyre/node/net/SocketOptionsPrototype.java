package dev.gyre.node.net;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.net.SocketOptions;
import dev.gyre.loop.net.UvException;

/** The methods that set the options of a handle's socket, for the prototypes of handles that are {@link Holder}s. */
// lib/internal/bindings.md, tcp
@BuiltinObject(intrinsic = "%SocketOptions.prototype%")
public final class SocketOptionsPrototype {
    private static final int MILLIS = 1000;

    private SocketOptionsPrototype() {}

    /** A handle with a socket. */
    public interface Holder {
        /** The options of the socket. */
        SocketOptions socketOptions();
    }

    private static SocketOptions options(Object self) {
        return ((Holder) self).socketOptions();
    }

    // setNoDelay(on)
    @Builtin
    static Object setNoDelay(Realm realm, Object self, Object on) {
        options(self).setNoDelay(TypeConversion.toBoolean(on));
        return Undefined.INSTANCE;
    }

    // setKeepAlive(on, delayMs)
    @Builtin
    static Object setKeepAlive(Realm realm, Object self, Object on, Object delay) {
        int seconds = delay == Undefined.INSTANCE ? 0 : TypeConversion.toInt32(delay) / MILLIS;
        options(self).setKeepAlive(TypeConversion.toBoolean(on), seconds);
        return Undefined.INSTANCE;
    }

    // setTypeOfService(value)
    @Builtin
    static int setTypeOfService(Realm realm, Object self, Object value) {
        try {
            options(self).setTypeOfService(TypeConversion.toInt32(value));
            return 0;
        } catch (UvException failed) {
            return failed.error().errno();
        }
    }

    // getTypeOfService()
    @Builtin
    static Object getTypeOfService(Realm realm, Object self) {
        try {
            int value = options(self).typeOfService();
            return value == SocketOptions.NO_TYPE_OF_SERVICE ? Undefined.INSTANCE : (Object) value;
        } catch (UvException failed) {
            return failed.error().errno();
        }
    }
}
