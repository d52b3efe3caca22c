package dev.gyre.node.timers;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The methods of Immediate objects. */
// https://nodejs.org/api/timers.html#class-immediate
@BuiltinObject(intrinsic = "%Immediate.prototype%")
public final class ImmediatePrototype {
    private ImmediatePrototype() {}

    private static ImmediateObject require(Object self, String method) {
        if (self instanceof ImmediateObject immediate) return immediate;
        throw Receiver.incompatible(self, "Immediate.prototype." + method);
    }

    // immediate.ref(), https://nodejs.org/api/timers.html#immediateref
    @Builtin
    static Object ref(Realm realm, Object self) {
        ImmediateObject immediate = require(self, "ref");
        immediate.state().environment().immediates().ref(immediate.immediate());
        return self;
    }

    // immediate.unref(), https://nodejs.org/api/timers.html#immediateunref
    @Builtin
    static Object unref(Realm realm, Object self) {
        ImmediateObject immediate = require(self, "unref");
        immediate.state().environment().immediates().unref(immediate.immediate());
        return self;
    }

    // immediate.hasRef(), https://nodejs.org/api/timers.html#immediatehasref
    @Builtin
    static boolean hasRef(Realm realm, Object self) {
        return require(self, "hasRef").immediate().hasRef();
    }

    // immediate[Symbol.dispose](), https://nodejs.org/api/timers.html#immediatesymboldispose
    @Builtin(names = "@@dispose")
    static Object dispose(Realm realm, Object self) {
        require(self, "[Symbol.dispose]").clear();
        return Undefined.INSTANCE;
    }
}
