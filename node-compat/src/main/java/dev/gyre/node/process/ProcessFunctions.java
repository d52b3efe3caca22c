package dev.gyre.node.process;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.AsyncTracking;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NodeErrors;
import dev.gyre.node.environment.ProcessExit;
import dev.gyre.node.permission.PermissionScope;
import dev.gyre.node.permission.Permissions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The members of process that do not need the library. */
// https://nodejs.org/api/process.html
@BuiltinObject(intrinsic = "%process%")
public final class ProcessFunctions {
    private ProcessFunctions() {}

    // process.nextTick(callback[, ...args]), https://nodejs.org/api/process.html#processnexttickcallback-args
    @Builtin(length = 1, enumerable = true)
    static Object nextTick(Realm realm, Object self, Object callback, Object[] arguments) {
        if (!Comparison.isCallable(callback))
            throw NodeErrors.invalidArgumentType(realm, "callback", "function", callback);
        Environment environment = Environment.of(realm);
        if (!environment.exitState().isExiting() && !environment.exitState().isExitEmitted())
            environment.ticks().nextTick(tick(environment, (JsObject) callback, arguments));
        return Undefined.INSTANCE;
    }

    private static Tick tick(Environment environment, JsObject callback, Object[] arguments) {
        if (!environment.asyncTracking().isTracking())
            return new Tick(environment.realm().agent(), callback, arguments);
        JsObject resource = JsObject.create(environment.realm());
        resource.createDataProperty("callback", callback);
        resource.createDataProperty(
                "args",
                arguments.length == 0 ? Undefined.INSTANCE : JsArray.fromList(environment.realm(), List.of(arguments)));
        return new TrackedTick(environment, callback, arguments, "TickObject", resource);
    }

    /** A tick or microtask that was queued while asynchronous resources were tracked. */
    public static final class TrackedTick extends Tick {
        private final AsyncTracking tracking;
        private final int id;
        private final int triggerId;
        private final JsObject resource;

        public TrackedTick(
                Environment environment, JsObject callback, Object[] arguments, String type, JsObject resource) {
            super(environment.realm().agent(), callback, arguments);
            tracking = environment.asyncTracking();
            id = tracking.nextId();
            triggerId = tracking.newTriggerId();
            this.resource = resource;
            tracking.init(id, type, triggerId, resource);
        }

        @Override
        public void run() {
            tracking.enter(id, triggerId, resource);
            super.run();
            tracking.leave(id);
            tracking.destroy(id);
        }
    }

    /** A tick or microtask: a call with its async context. */
    public static class Tick implements Runnable {
        private final Agent agent;
        private final Object asyncContext;
        private final JsObject callback;
        private final Object[] arguments;

        public Tick(Agent agent, JsObject callback, Object[] arguments) {
            this.agent = agent;
            this.asyncContext = agent.asyncContext();
            this.callback = callback;
            this.arguments = arguments;
        }

        @Override
        public void run() {
            Object outer = agent.asyncContext();
            agent.asyncContext(asyncContext);
            if (arguments.length == 0) callback.call0(Undefined.INSTANCE);
            else callback.call(Undefined.INSTANCE, arguments);
            // An exception leaves its async context set for the listeners of 'uncaughtException'.
            agent.asyncContext(outer);
        }
    }

    // process.exit([code]), https://nodejs.org/api/process.html#processexitcode
    @Builtin(length = 1, enumerable = true)
    static Object exit(Realm realm, Object self, Object code) {
        Environment environment = Environment.of(realm);
        if (code != Undefined.INSTANCE && code != Null.INSTANCE) setExitCode(realm, self, code);
        int status = environment.exitState().emitExit();
        throw new ProcessExit(status);
    }

    // process.exitCode, https://nodejs.org/api/process.html#processexitcode_1
    @Builtin(names = "exitCode", getter = true, enumerable = true, configurable = false)
    static Object getExitCode(Realm realm, Object self) {
        Integer code = Environment.of(realm).exitState().code();
        return code == null ? Undefined.INSTANCE : code;
    }

    // process.exitCode, https://nodejs.org/api/process.html#processexitcode_1
    @Builtin(names = "exitCode", setter = true, enumerable = true, configurable = false)
    static Object setExitCode(Realm realm, Object self, Object code) {
        Environment environment = Environment.of(realm);
        if (code == Undefined.INSTANCE || code == Null.INSTANCE) {
            environment.exitState().code(null);
            return Undefined.INSTANCE;
        }
        Object number =
                code instanceof CharSequence text && !text.isEmpty() ? TypeConversion.toNumberValue(code) : code;
        if (!Comparison.isIntegralNumber(number)) {
            if (code instanceof Double) throw NodeErrors.of(realm, "ERR_OUT_OF_RANGE", "code", "an integer", code);
            throw NodeErrors.invalidArgumentType(realm, "code", "number", code);
        }
        environment.exitState().code(TypeConversion.toInt32(number));
        return Undefined.INSTANCE;
    }

    // process.cwd(), https://nodejs.org/api/process.html#processcwd
    @Builtin(enumerable = true)
    static Object cwd(Realm realm, Object self) {
        return Environment.of(realm).cwd().toString();
    }

    // process.chdir(directory), https://nodejs.org/api/process.html#processchdirdirectory
    @Builtin(enumerable = true)
    static Object chdir(Realm realm, Object self, Object directory) {
        if (!(directory instanceof CharSequence))
            throw NodeErrors.invalidArgumentType(realm, "directory", "string", directory);
        Environment environment = Environment.of(realm);
        Permissions.require(environment, PermissionScope.FILE_READ, directory.toString());
        Path target = environment.cwd().resolve(directory.toString()).normalize();
        if (!Files.isDirectory(target)) {
            String error = Files.exists(target) ? "ENOTDIR" : "ENOENT";
            throw NodeErrors.uv(realm, error, "chdir", environment.cwd().toString(), directory.toString());
        }
        environment.directory().path(target);
        return Undefined.INSTANCE;
    }

    // process.ppid, https://nodejs.org/api/process.html#processppid
    @Builtin(getter = true, enumerable = true)
    static int ppid(Realm realm, Object self) {
        return ProcessHandle.current()
                .parent()
                .map(parent -> (int) parent.pid())
                .orElse(0);
    }
}
