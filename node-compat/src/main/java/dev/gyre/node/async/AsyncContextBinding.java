package dev.gyre.node.async;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** internalBinding('async_context'): the value that follows asynchronous work. */
// lib/internal/bindings.md, async_context
@BuiltinObject(intrinsic = "%async_context binding%")
public final class AsyncContextBinding {
    private AsyncContextBinding() {}

    // getContext()
    @Builtin
    static Object getContext(Realm realm, Object self) {
        Object context = realm.agent().asyncContext();
        return context == null ? Undefined.INSTANCE : context;
    }

    // setContext(value)
    @Builtin
    static Object setContext(Realm realm, Object self, Object value) {
        realm.agent().asyncContext(value == Undefined.INSTANCE ? null : value);
        return Undefined.INSTANCE;
    }
}
