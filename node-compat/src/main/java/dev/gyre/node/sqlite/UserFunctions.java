package dev.gyre.node.sqlite;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.sqlite.library.Authorizer;
import dev.gyre.node.sqlite.library.FunctionCall;
import dev.gyre.node.sqlite.library.ScalarFunction;

/** Functions of JavaScript that SQLite calls. */
final class UserFunctions {
    private UserFunctions() {}

    /** How many parameters a function says it has. */
    static int length(JsObject function) {
        return TypeConversion.toInt32(function.get("length"));
    }

    /** The arguments of a call, after so many free places. */
    static Object[] arguments(Realm realm, FunctionCall call, int free, boolean bigInts) {
        Object[] arguments = new Object[free + call.count()];
        for (int i = 0; i < call.count(); i++) arguments[free + i] = Values.argument(realm, call, i, bigInts);
        return arguments;
    }

    static ScalarFunction scalar(Realm realm, JsObject function, boolean bigInts) {
        return call -> Values.result(call, function.call(Undefined.INSTANCE, arguments(realm, call, 0, bigInts)));
    }

    static Authorizer authorizer(JsObject function) {
        return (action, first, second, database, trigger) -> {
            Object result = function.call(Undefined.INSTANCE, new Object[] {
                action,
                Values.textOrNull(first),
                Values.textOrNull(second),
                Values.textOrNull(database),
                Values.textOrNull(trigger)
            });
            if (!Arguments.isInt(result)) {
                throw Errors.typeError("Authorizer callback must return an integer authorization code");
            }
            int code = ((Number) result).intValue();
            if (code < 0 || code > 2) {
                throw Errors.rangeError("Authorizer callback returned a invalid authorization code");
            }
            return code;
        };
    }
}
