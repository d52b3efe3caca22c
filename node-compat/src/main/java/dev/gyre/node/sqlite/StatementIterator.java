package dev.gyre.node.sqlite;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.node.environment.NativeErrors;

/** The rows of one run of a statement; another run invalidates it. */
// https://nodejs.org/api/sqlite.html#statementiteratenamedparameters-anonymousparameters
final class StatementIterator extends JsObject {
    private final StatementObject statement;
    private final int epoch;
    private boolean done;

    StatementIterator(StatementObject statement) {
        super(statement.database().state().prototype(statement.database().state().iterator));
        this.statement = statement;
        epoch = statement.epoch();
    }

    @Override
    public String className() {
        return "StatementIterator";
    }

    private static JsObject result(Realm realm, boolean done, Object value) {
        JsObject result = JsObject.create(realm, null);
        result.createDataProperty("done", done);
        result.createDataProperty("value", value);
        return result;
    }

    private JsObject next(Realm realm) {
        statement.open();
        if (done) return result(realm, true, Null.INSTANCE);
        if (statement.epoch() != epoch) throw NativeErrors.invalidState(realm, "iterator was invalidated");
        statement.idle();
        if (statement.step()) return result(realm, false, statement.row());
        statement.idle().reset();
        done = true;
        return result(realm, true, Null.INSTANCE);
    }

    private JsObject finish(Realm realm) {
        statement.open();
        if (!done && statement.epoch() == epoch) statement.idle().reset();
        done = true;
        return result(realm, true, Null.INSTANCE);
    }

    /** The class and its methods. */
    @BuiltinObject(intrinsic = "%StatementIterator.prototype%")
    static final class Methods {
        private Methods() {}

        private static StatementIterator require(Object self) {
            if (self instanceof StatementIterator iterator) return iterator;
            throw Errors.typeError("Illegal invocation");
        }

        // Iterators are made by statement.iterate().
        @Builtin(constructor = true, length = 0)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object[] arguments) {
            throw NativeErrors.of(realm, ErrorKind.ERROR, "ERR_ILLEGAL_CONSTRUCTOR", "Illegal constructor");
        }

        // next()
        @Builtin(length = 0, enumerable = true)
        static Object next(Realm realm, Object self) {
            return require(self).next(realm);
        }

        // return()
        @Builtin(names = "return", length = 0, enumerable = true)
        static Object finish(Realm realm, Object self) {
            return require(self).finish(realm);
        }
    }
}
