package dev.gyre.node.dgram;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.Environment;

/** internalBinding('dgram'): UDP sockets. */
// lib/internal/bindings.md, dgram
@BuiltinObject(intrinsic = "%dgram binding%")
public final class DgramBinding {
    private DgramBinding() {}

    // createHandle(isIPv6)
    @Builtin
    static Object createHandle(Realm realm, Object self, Object six) {
        return new UdpWrap(Environment.of(realm), TypeConversion.toBoolean(six));
    }
}
