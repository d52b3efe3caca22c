package dev.gyre.engine.scripts;

import dev.gyre.engine.Realms;
import dev.gyre.engine.Script;
import dev.gyre.engine.SourceTextModules;
import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.module.SourceTextModule;
import dev.gyre.engine.module.SyntheticModule;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.host.CompilationCache;
import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.host.JitOptions;
import dev.gyre.engine.runtime.host.LoadedModuleReceiver;
import dev.gyre.engine.runtime.host.ModuleRequest;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.source.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** One run of a test script in an agent and a realm of its own: the harness, the script (a module if it is an .mjs), its jobs, finish(). */
final class ScriptRun implements HostHooks {
    private static final long STACK = 256L << 20;
    private static final long KEY = 42;

    private final ArrayDeque<Runnable> jobs = new ArrayDeque<>();
    private final Map<String, ModuleRecord> modules = new HashMap<>();
    private final Set<JsObject> unhandled = new LinkedHashSet<>();
    private final String harness;
    private final Path file;
    private final String name;
    private final Form form;
    private final CompilationCache compilationCache = new CompilationCache();
    private final JitOptions jit;
    private Realm realm;
    private String failure;
    private Error broken;

    /** What runs. */
    enum Form {
        COMPILED,
        /** Everything compiled is written as bytes and read back before it runs. */
        SERIAL,
        /** Everything is a copy of a program in the compilation cache. */
        COPIED
    }

    ScriptRun(String harness, Path file, String name, JitOptions jit) {
        this(harness, file, name, Form.COMPILED, jit);
    }

    ScriptRun(String harness, Path file, String name, Form form, JitOptions jit) {
        this.form = form;
        this.jit = jit;
        this.harness = harness;
        this.file = file;
        this.name = name;
    }

    /** The scripts below a folder; files with one leading underscore are there to be imported by others. */
    static List<Path> scripts(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(path -> path.getFileName().toString().matches("(?!_[^_]).*\\.m?js"))
                    .sorted()
                    .toList();
        }
    }

    /** Why the script failed, with the JavaScript stack, or null. It runs on a thread with a stack for deep recursion. */
    String failure() throws InterruptedException {
        var thread = new Thread(null, this::runOnThread, name, STACK);
        thread.start();
        thread.join();
        if (broken != null) throw broken;
        return failure;
    }

    private void runOnThread() {
        try {
            run();
        } catch (IOException | RuntimeException | StackOverflowError unexpected) {
            broken = new AssertionError(name, unexpected);
        }
    }

    private void run() throws IOException {
        realm = Realms.create(new Agent(this));
        realm.globalObject()
                .put(
                        "createRealm",
                        new NativeClosure(
                                realm,
                                "createRealm",
                                0,
                                (current, callee, self, arguments, newTarget) ->
                                        Realms.create(current.agent()).globalObject()));
        try {
            script("harness.js", harness).run();
            if (name.endsWith(".mjs")) evaluateModule();
            else script(name, Files.readString(file)).run();
            runJobs();
            Script.parse(realm, new Source("finish.js", "finish()")).run();
        } catch (JsException exception) {
            failure = text(exception.value(realm));
        }
        if (failure == null && !unhandled.isEmpty())
            failure = "unhandled rejection: "
                    + text(((PromiseObject) unhandled.iterator().next()).result());
    }

    private Script script(String name, String text) {
        Script script = Script.parse(realm, new Source(name, text));
        if (form == Form.COPIED) {
            for (int i = 0; i < 2; i++) script = Script.parse(realm, new Source(name, text));
        }
        return form == Form.SERIAL ? Script.read(realm, new Source(name, text), null, script.bytes(KEY), KEY) : script;
    }

    private SourceTextModule module(Path path, String text) {
        String name = path.getFileName().toString();
        SourceTextModule module = SourceTextModules.parse(realm, new Source(name, text), path);
        if (form == Form.COPIED) {
            for (int i = 0; i < 2; i++) module = SourceTextModules.parse(realm, new Source(name, text), path);
        }
        return form == Form.SERIAL
                ? SourceTextModules.read(realm, new Source(name, text), path, module.bytes(KEY), KEY)
                : module;
    }

    private void evaluateModule() throws IOException {
        ModuleRecord module = load(file, "");
        PromiseObject loading = module.loadRequestedModules(null);
        runJobs();
        if (loading.state() == PromiseObject.State.REJECTED) throw new JsException(loading.result());
        module.link();
        module.evaluate();
    }

    private void runJobs() {
        for (Runnable job; (job = jobs.poll()) != null; ) job.run();
    }

    private ModuleRecord load(Path path, String type) throws IOException {
        String key = path + " " + type;
        ModuleRecord known = modules.get(key);
        if (known != null) return known;
        String text = Files.readString(path);
        ModuleRecord module = type.equals("json")
                ? SyntheticModule.withDefaultExport(
                        realm,
                        ((JsObject) ((JsObject) realm.globalObject().get("JSON")).get("parse")).call1(null, text),
                        path)
                : module(path, text);
        modules.put(key, module);
        return module;
    }

    @Override
    public void loadImportedModule(
            ImportReferrer referrer, ModuleRequest request, Object hostDefined, LoadedModuleReceiver receiver) {
        Path base = referrer instanceof ModuleRecord module && module.hostDefined() instanceof Path path ? path : file;
        try {
            receiver.loaded(load(
                    base.resolveSibling(request.specifier()).normalize(),
                    request.attributes().getOrDefault("type", "")));
        } catch (JsException error) {
            receiver.failed(error);
        } catch (IOException error) {
            receiver.failed(Errors.typeError("Cannot find module '" + request.specifier() + "'"));
        }
    }

    @Override
    public CompilationCache compilationCache() {
        return form == Form.COPIED ? compilationCache : null;
    }

    @Override
    public JitOptions jitOptions() {
        return jit;
    }

    @Override
    public void enqueuePromiseJob(Runnable job, Realm realmOrNull) {
        jobs.add(job);
    }

    @Override
    public void promiseRejectionTracker(JsObject promise, boolean handled) {
        if (handled) unhandled.remove(promise);
        else unhandled.add(promise);
    }

    private static String text(Object error) {
        return TypeConversion.toString(
                error instanceof JsObject object && object.hasProperty("stack") ? object.get("stack") : error);
    }
}
