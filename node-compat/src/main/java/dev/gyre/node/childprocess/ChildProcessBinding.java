package dev.gyre.node.childprocess;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.loop.net.UvException;
import dev.gyre.loop.process.Descriptors;
import dev.gyre.loop.process.SpawnOptions;
import dev.gyre.loop.process.SynchronousChild;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NodeErrors;
import dev.gyre.node.errors.UvFailure;
import dev.gyre.node.permission.PermissionScope;
import dev.gyre.node.permission.Permissions;
import dev.gyre.node.process.SignalHandlers;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** internalBinding('child_process'): child processes, and the channel to a parent. */
// lib/internal/bindings.md, child_process
@BuiltinObject(intrinsic = "%child_process binding%")
public final class ChildProcessBinding {
    private ChildProcessBinding() {}

    // spawn({ file, args, env, cwd, detached, stdio }, onExit(code, signal))
    @Builtin
    static Object spawn(Realm realm, Object self, Object options, Object onExit) {
        Environment environment = Environment.of(realm);
        requirePermission(environment, options);
        ChildStreams streams = new ChildStreams(environment, (JsArray) ((JsObject) options).get("stdio"));
        ChildProcessObject child = new ChildProcessObject(environment, (JsObject) onExit);
        try {
            streams.open();
            start(child, spawnOptions(environment, (JsObject) options, streams.descriptors()));
            child.createDataProperty("pipes", streams.adopt(realm));
        } catch (UvException failed) {
            child.abandon();
            return failed.error().errno();
        } finally {
            streams.close();
        }
        return child;
    }

    private static void requirePermission(Environment environment, Object options) {
        if (environment.isRestricted())
            Permissions.require(
                    environment,
                    PermissionScope.CHILD_PROCESS,
                    TypeConversion.toString(((JsObject) options).get("file")));
    }

    /**
     * The pipes of a process that could not be started exist nevertheless; reading them gives the end of the stream.
     */
    private static void start(ChildProcessObject child, SpawnOptions options) {
        try {
            child.start(options);
        } catch (UvException failed) {
            child.abandon();
            child.createDataProperty("failure", failed.error().errno());
        }
    }

    // spawnSync({ file, args, env, cwd, stdio, timeout, maxBuffer, killSignal })
    @Builtin
    static Object spawnSync(Realm realm, Object self, Object given) {
        Environment environment = Environment.of(realm);
        JsObject options = (JsObject) given;
        requirePermission(environment, options);
        ChildStreams streams = new ChildStreams(environment, (JsArray) options.get("stdio"));
        JsObject result = JsObject.create(realm);
        try {
            streams.openSynchronously();
            Object killSignal = options.get("killSignal");
            var limits = new SynchronousChild.Limits(
                    (long) number(options, "timeout", 0),
                    number(options, "maxBuffer", Double.POSITIVE_INFINITY),
                    Comparison.isNullish(killSignal) ? SignalHandlers.TERM : TypeConversion.toInt32(killSignal));
            SynchronousChild.Outcome outcome = SynchronousChild.run(
                    spawnOptions(environment, options, streams.descriptors()), streams.pipes(), limits);
            if (outcome.error() != 0) result.createDataProperty("error", outcome.error());
            boolean killed = outcome.status().signal() != 0;
            result.createDataProperty(
                    "status", killed ? Null.INSTANCE : (Object) outcome.status().code());
            result.createDataProperty(
                    "signal", killed ? (Object) outcome.status().signal() : Null.INSTANCE);
            result.createDataProperty("output", streams.output(realm, outcome.output()));
            result.createDataProperty("pid", outcome.pid());
        } catch (UvException failed) {
            result.createDataProperty("error", failed.error().errno());
            result.createDataProperty("status", Null.INSTANCE);
            result.createDataProperty("signal", Null.INSTANCE);
            result.createDataProperty("output", Null.INSTANCE);
            result.createDataProperty("pid", 0);
        } catch (IOException failed) {
            throw NodeErrors.errno(realm, UvFailure.code(failed), "write");
        } finally {
            streams.close();
        }
        return result;
    }

    // openChannel(fd)
    @Builtin
    static Object openChannel(Realm realm, Object self, Object fd) {
        Environment environment = Environment.of(realm);
        int descriptor = TypeConversion.toInt32(fd);
        try {
            Descriptors.doNotBlock(descriptor);
            return new IpcChannelObject(environment, descriptor);
        } catch (UvException failed) {
            throw NodeErrors.errno(realm, failed.error().code(), "open");
        }
    }

    // duplicate(fd) -> another descriptor of the same socket
    @Builtin
    static int duplicate(Realm realm, Object self, Object fd) {
        try {
            return Descriptors.duplicate(TypeConversion.toInt32(fd));
        } catch (UvException failed) {
            throw NodeErrors.errno(realm, failed.error().code(), "dup");
        }
    }

    private static double number(JsObject options, String name, double otherwise) {
        Object value = options.get(name);
        return Comparison.isNullish(value) ? otherwise : TypeConversion.toNumber(value);
    }

    private static SpawnOptions spawnOptions(Environment environment, JsObject options, int[] descriptors) {
        Object directory = options.get("cwd");
        String cwd = Comparison.isNullish(directory)
                ? environment.cwd().toString()
                : environment.cwd().resolve(TypeConversion.toString(directory)).toString();
        return new SpawnOptions(
                TypeConversion.toString(options.get("file")),
                texts(options.get("args")),
                texts(options.get("env")),
                cwd,
                descriptors,
                TypeConversion.toBoolean(options.get("detached")));
    }

    private static List<String> texts(Object array) {
        List<String> texts = new ArrayList<>();
        for (Object value : ((JsArray) array).toObjectArray()) texts.add(TypeConversion.toString(value));
        return texts;
    }
}
