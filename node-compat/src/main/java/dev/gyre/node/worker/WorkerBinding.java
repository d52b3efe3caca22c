package dev.gyre.node.worker;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.messaging.MessageObject;
import dev.gyre.node.modules.ModuleHost;
import dev.gyre.node.permission.PermissionScope;
import dev.gyre.node.permission.Permissions;
import dev.gyre.node.process.EnvironmentObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** internalBinding('worker'): creates workers, and identifies the current thread. */
// lib/internal/bindings.md, worker
@BuiltinObject(intrinsic = "%worker binding%")
public final class WorkerBinding {
    private WorkerBinding() {}

    public static JsObject create(Environment environment) {
        Realm realm = environment.realm();
        JsObject binding = JsObject.create(realm);
        BuiltinInstaller.populate(realm, binding, WorkerBindingTable.INSTANCE);
        WorkerThread worker = environment.get(Workers.KEY).own();
        binding.createDataProperty("isMainThread", worker == null);
        binding.createDataProperty("threadId", worker == null ? 0 : worker.id());
        binding.createDataProperty(
                "threadName", worker == null ? "" : worker.settings().name());
        if (worker != null) binding.createDataProperty("startMessage", new MessageObject(worker.startMessage()));
        return binding;
    }

    // createWorker({ name, url, argv, execArgv, env, stackDepth })
    @Builtin
    static Object createWorker(Realm realm, Object self, Object options) {
        Environment environment = Environment.of(realm);
        Permissions.require(environment, PermissionScope.WORKER, "");
        JsObject given = (JsObject) options;
        boolean sharesEnv = !(given.get("env") instanceof JsObject);
        Map<String, String> env = sharesEnv
                ? ((EnvironmentObject) environment.process().get("env")).share()
                : variables((JsObject) given.get("env"));
        var settings = new WorkerThread.Settings(
                TypeConversion.toString(given.get("name")),
                TypeConversion.toString(given.get("url")),
                texts(given.get("argv")),
                texts(given.get("execArgv")),
                env,
                sharesEnv,
                TypeConversion.toInt32(given.get("stackDepth")));
        return new WorkerObject(environment, settings);
    }

    // runFile(path), runText(text, name), runUrl(url)
    @Builtin(
            names = {"runFile", "runText", "runUrl"},
            magic = {0, 1, 2})
    static Object runProgram(Realm realm, Object self, Object text, Object name, int magic) {
        ModuleHost modules = Environment.of(realm).get(ModuleHost.KEY);
        String program = TypeConversion.toString(text);
        if (magic == 0) {
            modules.runMain(program);
            return Undefined.INSTANCE;
        }
        modules.requireFirst();
        // As in Node, --import does not concern a worker's text.
        if (magic == 1) modules.runCode(program, TypeConversion.toString(name), false);
        else if (modules.hasImports()) modules.importFirst(() -> modules.runUrl(program));
        else modules.runUrl(program);
        return Undefined.INSTANCE;
    }

    private static List<String> texts(Object array) {
        JsObject list = (JsObject) array;
        List<String> texts = new ArrayList<>();
        int length = TypeConversion.toInt32(list.get("length"));
        for (int i = 0; i < length; i++) texts.add(TypeConversion.toString(list.getIndex(i)));
        return texts;
    }

    private static Map<String, String> variables(JsObject object) {
        Map<String, String> variables = new LinkedHashMap<>();
        for (Object key : object.ownPropertyKeys()) {
            if (!(key instanceof JsSymbol) && object.hasEnumerableOwn(key))
                variables.put(key.toString(), TypeConversion.toString(object.get(key)));
        }
        return variables;
    }
}
