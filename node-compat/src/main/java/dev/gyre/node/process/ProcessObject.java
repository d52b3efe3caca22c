package dev.gyre.node.process;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NodeVersion;
import dev.gyre.node.environment.RuntimeOptions;
import java.util.ArrayList;
import java.util.List;

/** Creates the process object; the members that the library defines are set up when the first of them is used. */
// https://nodejs.org/api/process.html
public final class ProcessObject {
    /** Members that setup of internal/process/process_object defines. */
    private static final String LIBRARY_MEMBERS =
            "on once off emit addListener removeListener removeAllListeners prependListener prependOnceListener "
                    + "listeners rawListeners listenerCount eventNames setMaxListeners getMaxListeners emitWarning stdout stderr stdin hrtime memoryUsage cpuUsage "
                    + "resourceUsage uptime kill umask getuid geteuid getgid getegid abort title release config features versions constrainedMemory availableMemory "
                    + "setUncaughtExceptionCaptureCallback hasUncaughtExceptionCaptureCallback getActiveResourcesInfo getBuiltinModule binding allowedNodeEnvironmentFlags "
                    + "report loadEnvFile openStdin setSourceMapsEnabled sourceMapsEnabled setegid seteuid setgid setuid reallyExit "
                    + "_events _eventsCount _maxListeners _rawDebug addUncaughtExceptionCaptureCallback getgroups domain debugPort moduleLoadList "
                    + "_fatalException _getActiveHandles _getActiveRequests ref unref dlopen execve threadCpuUsage setgroups initgroups finalization";

    private ProcessObject() {}

    public static JsObject create(Environment environment) {
        Realm realm = environment.realm();
        Environment.Settings settings = environment.settings();
        JsObject prototype = JsObject.create(realm);
        // Calling the constructor does nothing to the receiver; code that copies the process object (jest) relies on
        // that.
        JsObject constructor = new NativeClosure(
                realm,
                "process",
                0,
                (current, callee, self, arguments, newTarget) ->
                        newTarget == null ? self : JsObject.create(current, prototype),
                true);
        constructor.defineBuiltin("prototype", prototype, Attributes.WRITABLE);
        prototype.defineBuiltin("constructor", constructor, Attributes.METHOD);
        JsObject process = JsObject.create(realm, prototype);
        process.defineBuiltin(JsSymbol.TO_STRING_TAG, "process", Attributes.WRITABLE);
        BuiltinInstaller.populate(realm, process, ProcessFunctionsTable.INSTANCE);
        process.defineBuiltin("version", "v" + NodeVersion.NODE, Attributes.ENUMERABLE);
        process.defineBuiltin("platform", "linux", Attributes.ENUMERABLE);
        process.defineBuiltin("arch", architecture(), Attributes.ENUMERABLE);
        process.defineBuiltin("argv", strings(realm, settings.argv()), Attributes.ALL);
        process.defineBuiltin("execArgv", strings(realm, settings.execArgv()), Attributes.ALL);
        process.defineBuiltin("execPath", settings.execPath(), Attributes.ALL);
        process.defineBuiltin("argv0", "gyre", Attributes.ALL);
        process.defineBuiltin("env", EnvironmentObject.create(environment), Attributes.ALL);
        process.defineBuiltin("pid", new ProcessId(), Attributes.ENUMERABLE | Attributes.LAZY);
        process.defineBuiltin("_exiting", false, Attributes.ALL);
        defineWarningOptions(process, settings.options());
        for (String name : LIBRARY_MEMBERS.split(" ")) defineLibraryMember(environment, process, name);
        return process;
    }

    /** The command line's options for warnings; others are undefined, so that programs can set them. */
    private static void defineWarningOptions(JsObject process, RuntimeOptions options) {
        int attributes = Attributes.ENUMERABLE | Attributes.CONFIGURABLE;
        if (!options.deprecation()) process.defineBuiltin("noDeprecation", true, attributes);
        if (options.traceWarnings()) process.defineBuiltin("traceProcessWarnings", true, attributes);
        if (options.throwDeprecation()) process.defineBuiltin("throwDeprecation", true, attributes);
        if (options.traceDeprecation()) process.defineBuiltin("traceDeprecation", true, attributes);
    }

    private static String architecture() {
        String name = System.getProperty("os.arch");
        return name.equals("amd64") ? "x64" : name.equals("aarch64") ? "arm64" : name;
    }

    private static JsArray strings(Realm realm, List<String> values) {
        return JsArray.fromList(realm, new ArrayList<>(values));
    }

    /** An accessor that lets the library set up all its members and then reads or writes the actual one. */
    private static void defineLibraryMember(Environment environment, JsObject process, String name) {
        Realm realm = environment.realm();
        NativeClosure getter = new NativeClosure(realm, name, 0, (current, callee, self, arguments, newTarget) -> {
            setUp(environment, process);
            return process.get(name);
        });
        NativeClosure setter = new NativeClosure(realm, name, 1, (current, callee, self, arguments, newTarget) -> {
            process.defineOwnProperty(name, PropertyDescriptor.data(arguments[0], Attributes.ALL));
            return Undefined.INSTANCE;
        });
        process.defineBuiltin(
                name,
                new Accessor(getter, setter),
                Attributes.ENUMERABLE | Attributes.CONFIGURABLE | Attributes.ACCESSOR);
    }

    /** Asked for when it is read, since the JDK's first handle of a process starts a pool of threads: 2 ms. */
    private static final class ProcessId extends LazyValue {
        @Override
        protected Object resolve(JsObject process) {
            return (int) ProcessHandle.current().pid();
        }
    }

    private static void setUp(Environment environment, JsObject process) {
        for (String name : LIBRARY_MEMBERS.split(" ")) {
            PropertyDescriptor own = process.getOwnProperty(name);
            if (own != null && own.isAccessor()) process.delete(name);
        }
        environment.library().call("internal/process/process_object", "setup", process);
        environment.exitState().eventsDefined();
    }
}
