package dev.gyre.node.permission;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;

/** internalBinding('permission'): what the options allow the program. */
// lib/internal/bindings.md, permission
@BuiltinObject(intrinsic = "%permission binding%")
public final class PermissionBinding {
    private PermissionBinding() {}

    private static String textOrNull(Object reference) {
        if (reference == Undefined.INSTANCE) return null;
        if (reference == Null.INSTANCE) return "";
        ByteView bytes = ByteView.ofOrNull(reference);
        return bytes == null ? TypeConversion.toString(reference) : bytes.utf8();
    }

    // has(scope, reference)
    @Builtin
    static boolean has(Realm realm, Object self, Object scope, Object reference) {
        PermissionScope asked = PermissionScope.of(TypeConversion.toString(scope));
        return asked != null && Environment.of(realm).get(Permissions.KEY).has(asked, textOrNull(reference));
    }

    // drop(scope, reference)
    @Builtin
    static Object drop(Realm realm, Object self, Object scope, Object reference) {
        PermissionScope dropped = PermissionScope.of(TypeConversion.toString(scope));
        if (dropped != null) Environment.of(realm).get(Permissions.KEY).drop(dropped, textOrNull(reference));
        return Undefined.INSTANCE;
    }

    // isEnforced(): whether anything may be denied
    @Builtin
    static boolean isEnforced(Realm realm, Object self) {
        return Environment.of(realm).isRestricted();
    }

    // require(scope, resource, namesOption): throws ERR_ACCESS_DENIED unless it is granted
    @Builtin
    static Object require(Realm realm, Object self, Object scope, Object resource, Object namesOption) {
        Object denial = Permissions.denial(
                Environment.of(realm),
                PermissionScope.of(TypeConversion.toString(scope)),
                TypeConversion.toString(resource),
                TypeConversion.toBoolean(namesOption));
        if (denial != null) throw new JsException(denial);
        return Undefined.INSTANCE;
    }
}
