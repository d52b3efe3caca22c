package dev.gyre.node.childprocess;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.net.UvException;
import dev.gyre.loop.process.ChildProcess;
import dev.gyre.loop.process.ChildStatus;
import dev.gyre.loop.process.SpawnOptions;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.environment.Environment;

/** A child process as the library sees it. */
final class ChildProcessObject extends JsObject {
    private final ChildProcess process;
    private final JsObject onExit;
    private final AsyncWrap entry;

    ChildProcessObject(Environment environment, JsObject onExit) {
        super(environment.prototypes().of(environment.realm(), ChildProcessObject_MethodsTable.INSTANCE));
        this.onExit = onExit;
        entry = new AsyncWrap(environment, "PROCESSWRAP", this);
        process = new ChildProcess(environment.loop(), this::exited);
    }

    void start(SpawnOptions options) throws UvException {
        createDataProperty("pid", process.spawn(options));
    }

    /** Called when the process could not be started. */
    void abandon() {
        process.close(entry::end);
    }

    private void exited(ChildStatus status) {
        entry.call2(onExit, this, status.code(), status.signal());
    }

    @Override
    public String className() {
        return "Process";
    }

    /** The methods of child processes. */
    // lib/internal/bindings.md, child_process
    @BuiltinObject(intrinsic = "%ChildProcessObject.prototype%")
    static final class Methods {
        private Methods() {}

        // kill(signal)
        @Builtin
        static int kill(Realm realm, Object self, Object signal) {
            return ((ChildProcessObject) self).process.kill(TypeConversion.toInt32(signal));
        }

        // ref()
        @Builtin
        static Object ref(Realm realm, Object self) {
            ((ChildProcessObject) self).process.ref();
            return Undefined.INSTANCE;
        }

        // unref()
        @Builtin
        static Object unref(Realm realm, Object self) {
            ((ChildProcessObject) self).process.unref();
            return Undefined.INSTANCE;
        }

        // hasRef()
        @Builtin
        static boolean hasRef(Realm realm, Object self) {
            return ((ChildProcessObject) self).process.hasRef();
        }

        // close(callback)
        @Builtin
        static Object close(Realm realm, Object self, Object callback) {
            ChildProcessObject child = (ChildProcessObject) self;
            child.process.close(
                    callback instanceof JsObject function
                            ? () -> child.entry.end().call0(function, Undefined.INSTANCE)
                            : child.entry::end);
            return Undefined.INSTANCE;
        }
    }
}
