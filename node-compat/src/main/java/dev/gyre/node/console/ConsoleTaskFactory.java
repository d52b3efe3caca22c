package dev.gyre.node.console;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** V8's console.createTask, made at its first read: a task calls functions on behalf of the code that created it. */
public final class ConsoleTaskFactory extends LazyValue {
    private final Realm realm;

    public ConsoleTaskFactory(Realm realm) {
        this.realm = realm;
    }

    private static final class Task extends JsObject {
        Task() {
            super((JsObject) null);
        }
    }

    @Override
    protected Object resolve(JsObject holder) {
        NativeClosure run = new NativeClosure(
                realm, "run", 0, (current, callee, self, arguments, newTarget) -> run(self, arguments));
        return new NativeClosure(
                realm, "createTask", 0, (current, callee, self, arguments, newTarget) -> create(run, arguments));
    }

    private static Object create(JsObject run, Object[] arguments) {
        if (arguments.length == 0 || !(arguments[0] instanceof CharSequence name) || name.isEmpty())
            throw Errors.error(ErrorKind.ERROR, "First argument must be a non-empty string.");
        Task task = new Task();
        task.createDataProperty("run", run);
        return task;
    }

    private static Object run(Object self, Object[] arguments) {
        if (arguments.length == 0 || !(arguments[0] instanceof JsObject function) || !function.isCallable())
            throw Errors.error(ErrorKind.ERROR, "First argument must be a function.");
        if (!(self instanceof Task)) throw Errors.error(ErrorKind.ERROR, "'run' called with illegal receiver.");
        return function.call0(Undefined.INSTANCE);
    }
}
