package dev.gyre.node.sqlite;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.NativeErrors;
import dev.gyre.node.sqlite.library.AggregateFunction;
import dev.gyre.node.sqlite.library.FunctionCall;

/** An aggregate or window function whose steps are functions of JavaScript. */
// https://nodejs.org/api/sqlite.html#databaseaggregatename-options
final class UserAggregate implements AggregateFunction {
    private final Realm realm;
    private final Object start;
    private final JsObject step;
    private final JsObject inverse;
    private final JsObject result;
    private final boolean bigInts;
    private final int count;

    UserAggregate(Realm realm, JsObject options) {
        this.realm = realm;
        start = options.get("start");
        if (start == Undefined.INSTANCE) {
            throw NativeErrors.argumentType(
                    realm, "The \"options.start\" argument must be a function or a primitive value.");
        }
        step = Arguments.function(realm, options.get("step"), "options.step");
        result = options.get("result") instanceof JsObject function && function.isCallable() ? function : null;
        bigInts = Arguments.flag(realm, options, "useBigIntArguments", false);
        boolean varargs = Arguments.flag(realm, options, "varargs", false);
        inverse = Arguments.functionOption(realm, options, "inverse");
        int length = UserFunctions.length(step);
        if (inverse != null) length = Math.max(length, UserFunctions.length(inverse));
        // The first parameter is the state.
        count = varargs ? -1 : Math.max(length - 1, 0);
    }

    int count() {
        return count;
    }

    @Override
    public Object start() {
        return start instanceof JsObject function && function.isCallable() ? function.call0(Undefined.INSTANCE) : start;
    }

    @Override
    public Object step(Object state, FunctionCall call) {
        return next(step, state, call);
    }

    @Override
    public boolean hasInverse() {
        return inverse != null;
    }

    @Override
    public Object inverse(Object state, FunctionCall call) {
        return next(inverse, state, call);
    }

    private Object next(JsObject function, Object state, FunctionCall call) {
        Object[] arguments = UserFunctions.arguments(realm, call, 1, bigInts);
        arguments[0] = state;
        return function.call(Undefined.INSTANCE, arguments);
    }

    @Override
    public void result(Object state, FunctionCall call) {
        Values.result(call, result == null ? state : result.call1(Undefined.INSTANCE, state));
    }
}
