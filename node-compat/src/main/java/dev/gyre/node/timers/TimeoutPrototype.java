package dev.gyre.node.timers;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The methods of Timeout objects. */
// https://nodejs.org/api/timers.html#class-timeout
@BuiltinObject(intrinsic = "%Timeout.prototype%")
public final class TimeoutPrototype {
    private TimeoutPrototype() {}

    private static TimeoutObject require(Object self, String method) {
        if (self instanceof TimeoutObject timeout) return timeout;
        throw Receiver.incompatible(self, "Timeout.prototype." + method);
    }

    // timeout.refresh(), https://nodejs.org/api/timers.html#timeoutrefresh
    @Builtin
    static Object refresh(Realm realm, Object self) {
        TimeoutObject timeout = require(self, "refresh");
        timeout.state().lists().refresh(timeout.timeout());
        return self;
    }

    // timeout.unref(), https://nodejs.org/api/timers.html#timeoutunref
    @Builtin
    static Object unref(Realm realm, Object self) {
        if (self instanceof TimeoutObject timeout) timeout.state().lists().unref(timeout.timeout());
        return self;
    }

    // timeout.ref(), https://nodejs.org/api/timers.html#timeoutref
    @Builtin
    static Object ref(Realm realm, Object self) {
        if (self instanceof TimeoutObject timeout) timeout.state().lists().ref(timeout.timeout());
        return self;
    }

    // timeout.hasRef(), https://nodejs.org/api/timers.html#timeouthasref
    @Builtin
    static boolean hasRef(Realm realm, Object self) {
        return require(self, "hasRef").timeout().hasRef();
    }

    // timeout.close(), https://nodejs.org/api/timers.html#timeoutclose
    @Builtin(enumerable = true)
    static Object close(Realm realm, Object self) {
        TimerFunctions.clear(require(self, "close"));
        return self;
    }

    // timeout[Symbol.dispose](), https://nodejs.org/api/timers.html#timeoutsymboldispose
    @Builtin(names = "@@dispose")
    static Object dispose(Realm realm, Object self) {
        TimerFunctions.clear(require(self, "[Symbol.dispose]"));
        return Undefined.INSTANCE;
    }

    // timeout[Symbol.toPrimitive](), https://nodejs.org/api/timers.html#timeoutsymboltoprimitive
    @Builtin(names = "@@toPrimitive")
    static Object toPrimitive(Realm realm, Object self) {
        TimeoutObject timeout = require(self, "[Symbol.toPrimitive]");
        return timeout.state().expose(timeout);
    }
}
