package dev.gyre.node.embed;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeCode;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.gyrefiber.BlockingFunction;
import java.util.concurrent.Callable;

/** The code of a JavaScript function that calls one of the host. */
record HostFunction(HostSession session, ScriptFunction function) implements NativeCode, BlockingFunction {
    @Override
    public Object call(Realm realm, JsObject callee, Object self, Object[] arguments, JsObject newTarget) {
        Object[] converted = toJava(arguments);
        try {
            return session.toScript(function.call(converted));
        } catch (Exception failure) {
            throw session.failure(failure);
        }
    }

    private Object[] toJava(Object[] arguments) {
        Object[] converted = new Object[arguments.length];
        for (int i = 0; i < arguments.length; i++) converted[i] = session.toJava(arguments[i]);
        return converted;
    }

    @Override
    public Callable<Object> prepare(Object[] arguments) {
        Object[] converted = toJava(arguments);
        return () -> function.call(converted);
    }

    @Override
    public Object result(Object value) {
        return session.toScript(value);
    }

    @Override
    public RuntimeException failure(Exception failure) {
        return session.failure(failure);
    }
}
