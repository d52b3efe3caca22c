package dev.gyre.node.tls;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;

/** A {@link SecureContext} as a JavaScript object. */
final class SecureContextObject extends JsObject {
    private final SecureContext context;

    SecureContextObject(Environment environment, SecureContext context) {
        super(environment.prototypes().of(environment.realm(), SecureContextObject_MethodsTable.INSTANCE));
        this.context = context;
    }

    SecureContext context() {
        return context;
    }

    /** The properties of contexts. */
    // lib/internal/bindings.md, tls
    @BuiltinObject(intrinsic = "%SecureContext.prototype%")
    static final class Methods {
        private Methods() {}

        // _external: the context itself, an object that only native code can use
        @Builtin(names = "_external", getter = true)
        static Object external(Realm realm, Object self) {
            if (self instanceof SecureContextObject object) return object;
            throw Receiver.incompatible(self, "SecureContext.prototype._external");
        }

        // forgetSessions()
        @Builtin
        static Object forgetSessions(Realm realm, Object self) {
            ((SecureContextObject) self).context.forgetSessions();
            return Undefined.INSTANCE;
        }
    }
}
