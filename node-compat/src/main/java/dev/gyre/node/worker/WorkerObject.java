package dev.gyre.node.worker;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.Async;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.messaging.MessageObject;

/** A worker's handle in its parent, which keeps the parent's loop alive until the worker has ended. */
final class WorkerObject extends JsObject {
    private final Environment environment;
    private final AsyncWrap entry;
    private final End end;
    private final WorkerThread worker;

    WorkerObject(Environment environment, WorkerThread.Settings settings) {
        super(environment.prototypes().of(environment.realm(), WorkerObject_MethodsTable.INSTANCE));
        this.environment = environment;
        entry = new AsyncWrap(environment, "WORKER", this);
        end = new End(environment, this::ended);
        worker = new WorkerThread(
                environment, settings, environment.get(Workers.KEY).runner(), end::send);
        createDataProperty("threadId", worker.id());
        createDataProperty("onexit", Undefined.INSTANCE);
    }

    /** Sent by the thread when it ends. */
    private static final class End extends Async {
        End(Environment environment, Runnable callback) {
            super(environment.loop(), "worker", "its end", callback);
        }
    }

    private void ended() {
        // The thread has sent its end but may still exist; no thread may remain after 'exit'.
        worker.join();
        environment.get(Workers.KEY).remove(worker);
        end.close(null);
        if (!(get("onexit") instanceof JsObject onExit)) return;
        Object code = worker.failureCode() == null ? Undefined.INSTANCE : worker.failureCode();
        Object reason = worker.failureReason() == null ? Undefined.INSTANCE : worker.failureReason();
        entry.end().call(onExit, this, new Object[] {worker.exitCode(), code, reason});
    }

    /** The methods of worker handles. */
    // lib/internal/bindings.md, worker
    @BuiltinObject(intrinsic = "%WorkerObject.prototype%")
    static final class Methods {
        private Methods() {}

        // start(message)
        @Builtin
        static Object start(Realm realm, Object self, Object message) {
            ((WorkerObject) self).worker.start(((MessageObject) message).message());
            return Undefined.INSTANCE;
        }

        // terminate()
        @Builtin
        static Object terminate(Realm realm, Object self) {
            ((WorkerObject) self).worker.terminate();
            return Undefined.INSTANCE;
        }

        // loopTimes()
        @Builtin
        static Object loopTimes(Realm realm, Object self) {
            double[] times = ((WorkerObject) self).worker.loopTimes();
            return times == null ? Undefined.INSTANCE : JsArray.of(realm, times[0], times[1]);
        }

        // cpuUsage()
        @Builtin
        static Object cpuUsage(Realm realm, Object self) {
            double[] times = ((WorkerObject) self).worker.cpuTimes();
            return JsArray.of(realm, times[0], times[1]);
        }

        // ref()
        @Builtin
        static Object ref(Realm realm, Object self) {
            ((WorkerObject) self).end.ref();
            return Undefined.INSTANCE;
        }

        // unref()
        @Builtin
        static Object unref(Realm realm, Object self) {
            ((WorkerObject) self).end.unref();
            return Undefined.INSTANCE;
        }

        // hasRef()
        @Builtin
        static boolean hasRef(Realm realm, Object self) {
            return ((WorkerObject) self).end.hasRef();
        }
    }
}
