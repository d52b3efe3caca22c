package dev.gyre.node.sqlite;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.NativeErrors;

/** The class Session and its methods. */
// https://nodejs.org/api/sqlite.html#class-session
@BuiltinObject(intrinsic = "%Session.prototype%")
final class SessionPrototype {
    private SessionPrototype() {}

    private static SessionObject require(Object self) {
        if (self instanceof SessionObject session) return session;
        throw Errors.typeError("Illegal invocation");
    }

    // Sessions are made by database.createSession().
    @Builtin(constructor = true, length = 0)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object[] arguments) {
        throw NativeErrors.of(realm, ErrorKind.ERROR, "ERR_ILLEGAL_CONSTRUCTOR", "Illegal constructor");
    }

    // session.changeset(), https://nodejs.org/api/sqlite.html#sessionchangeset
    @Builtin(length = 0, enumerable = true)
    static Object changeset(Realm realm, Object self) {
        return require(self).changes(realm, false);
    }

    // session.patchset(), https://nodejs.org/api/sqlite.html#sessionpatchset
    @Builtin(length = 0, enumerable = true)
    static Object patchset(Realm realm, Object self) {
        return require(self).changes(realm, true);
    }

    // session.close(), https://nodejs.org/api/sqlite.html#sessionclose
    @Builtin(length = 0, enumerable = true)
    static Object close(Realm realm, Object self) {
        require(self).close();
        return Undefined.INSTANCE;
    }

    // session[Symbol.dispose](), https://nodejs.org/api/sqlite.html#sessionsymboldispose
    static Object dispose(Object self) {
        require(self).dispose();
        return Undefined.INSTANCE;
    }
}
