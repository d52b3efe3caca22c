package dev.gyre.node.modules;

import dev.gyre.engine.CompiledFunction;
import dev.gyre.engine.Script;
import dev.gyre.engine.SourceTextModules;
import dev.gyre.engine.module.DynamicImport;
import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.promise.PromiseReaction;
import dev.gyre.engine.runtime.error.FramePosition;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.host.LoadedModuleReceiver;
import dev.gyre.engine.runtime.host.ModuleRequest;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.syntax.parser.ParserOptions;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.modules.ModuleLoader;
import dev.gyre.modules.cjs.ModuleObject;
import dev.gyre.modules.files.SourceFiles;
import dev.gyre.modules.resolve.ModuleFormat;
import dev.gyre.modules.resolve.ModuleOrigin;
import dev.gyre.modules.source.SyntaxDetection;
import dev.gyre.node.environment.CloseListener;
import dev.gyre.node.environment.EndListener;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import dev.gyre.node.environment.NodeErrors;
import dev.gyre.node.errors.FatalErrors;
import dev.gyre.node.errors.RejectionTracker;
import dev.gyre.node.permission.Permissions;
import dev.gyre.node.vm.VmImporter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs programs and loads their modules. */
public final class ModuleHost implements CloseListener, EndListener {
    public static final EnvironmentKey<ModuleHost> KEY = new Key();

    /** The number of jobs in which Node's loader loads a module for import(). */
    private static final int IMPORT_JOBS = 6;

    /** The last part of the URL of a module whose text is given on the command line or standard input. */
    private static final String MODULE_TEXT = "[eval1]";

    /** Registers the modules of --experimental-loader and imports those of --import. */
    private static final String PRELOAD = """
            async (specifiers, loaders, parent) => {
              if (loaders.length > 0) {
                const { register } = await import('node:module');
                for (const loader of loaders) register(loader, parent);
              }
              for (const specifier of specifiers) await import(specifier);
            }""";

    private final Environment environment;
    private final Realm realm;
    private final ModuleLoader loader;
    private final ModuleOptions options;
    private final SourceMaps sourceMaps;
    private PromiseObject mainEvaluation;
    private JsObject hostImport;

    private static final class Key extends EnvironmentKey<ModuleHost> {
        @Override
        protected ModuleHost create(Environment environment) {
            ModuleHost host = new ModuleHost(environment);
            environment.onClose(host);
            environment.exitState().onEnd(host);
            return host;
        }
    }

    ModuleHost(Environment environment) {
        this.environment = environment;
        realm = environment.realm();
        Environment.Settings settings = environment.settings();
        options = ModuleOptions.of(settings.options().values(), settings.env(), environment.cwd(), settings.execPath());
        loader = new ModuleLoader(realm, options.settings(), new LibraryModules(environment));
        loader.compileCache().host(new CompileCacheHost(environment));
        loader.formats().typeScript(settings.options().typeScript());
        sourceMaps = new SourceMaps(environment);
        String directory = settings.env().get("NODE_COMPILE_CACHE");
        if (directory != null && !directory.isEmpty()) {
            loader.compileCache().enable(directory, "1".equals(settings.env().get("NODE_COMPILE_CACHE_PORTABLE")));
        }
    }

    public ModuleLoader loader() {
        return loader;
    }

    /** Whether stacks show positions of the original source. */
    public SourceMaps sourceMaps() {
        return sourceMaps;
    }

    /** Runs a file, a folder or a package as the main module. */
    public void runMain(String name) {
        if (environment.settings().options().sourceMaps()) sourceMaps.enable(true);
        if (environment.settings().options().values().isOn("--entry-url", false)) {
            runEntryUrl(name);
            return;
        }
        String main =
                environment.cwd().resolve(name).toAbsolutePath().normalize().toString();
        setMainArgument(main);
        Permissions.allowReading(environment, Path.of(main));
        requireFirst();
        Path file = loader.resolver().require().find(main, List.of(), true, List.of(".js", ".json", ".node"));
        if (hasImports() && file != null) {
            importFirst(new MainFile(this, file));
        } else if (file != null && loader.formats().importsProgram(file)) {
            environment.ticks().enqueueMicrotask(new MainFile(this, file));
        } else {
            loader.commonJs().runMain(main);
            if (loader.esm().mainEvaluation() != null) watch(loader.esm().mainEvaluation());
        }
    }

    /** Runs a module by its URL, or by one relative to the working directory's. */
    private void runEntryUrl(String url) {
        boolean isAbsolute = url.matches("[a-zA-Z][a-zA-Z0-9+.-]*:.*");
        String entry = isAbsolute || url.startsWith("/") || url.startsWith(".") ? url : "./" + url;
        requireFirst();
        if (hasImports()) importFirst(() -> runUrl(entry));
        else runUrl(entry);
    }

    /** --require: modules that are required in order before the program. */
    public void requireFirst() {
        for (String module : options.required())
            if (module.startsWith(".") || module.startsWith("/"))
                Permissions.allowReading(
                        environment,
                        environment.cwd().resolve(module).toAbsolutePath().normalize());
        loader.commonJs().preload(options.required());
    }

    /** Whether there are modules of --import or --experimental-loader. */
    public boolean hasImports() {
        return !options.imported().isEmpty() || !options.loaders().isEmpty();
    }

    /** --import: modules that are imported in order before the program. */
    public void importFirst(Runnable program) {
        Source source = new Source("node:internal/process/pre_execution", PRELOAD);
        var function = (JsObject) Script.parse(
                        realm,
                        source,
                        ParserOptions.DEFAULT,
                        new ModuleOrigin(environment.cwd().resolve("noop.js"), false))
                .run();
        JsObject specifiers = JsArray.fromList(realm, new ArrayList<>(options.imported()));
        JsObject loaders = JsArray.fromList(realm, new ArrayList<>(options.loaders()));
        var promise = (PromiseObject) function.call3(
                Undefined.INSTANCE,
                specifiers,
                loaders,
                environment.cwd().toUri().toString());
        promise.react(new Preloading(environment, promise, program));
    }

    /** Runs the program when all modules of --import have been evaluated. */
    private static final class Preloading extends PromiseReaction {
        private final Environment environment;
        private final PromiseObject promise;
        private final Runnable program;

        Preloading(Environment environment, PromiseObject promise, Runnable program) {
            this.environment = environment;
            this.promise = promise;
            this.program = program;
        }

        @Override
        protected Realm realm() {
            return environment.realm();
        }

        @Override
        protected void react() {
            if (promise.isRejected()) environment.get(RejectionTracker.KEY).mainRejected(promise);
            else program.run();
        }
    }

    /**
     * A module is loaded in jobs, so its microtasks run before its ticks. A class, since a lambda would be linked at
     * each start.
     */
    private record MainFile(ModuleHost host, Path file) implements Runnable {
        @Override
        public void run() {
            host.watch(host.loader.esm().runMain(file));
        }
    }

    private void startText(String source) {
        Path origin = environment.cwd().resolve(MODULE_TEXT);
        environment.ticks().enqueueMicrotask(() -> watch(loader.esm().runText(source, origin)));
    }

    private void watch(PromiseObject evaluation) {
        mainEvaluation = evaluation;
        evaluation.react(new MainEvaluation(environment, evaluation));
    }

    /** Ends the program when its main module fails. */
    private static final class MainEvaluation extends PromiseReaction {
        private final Environment environment;
        private final PromiseObject evaluation;

        MainEvaluation(Environment environment, PromiseObject evaluation) {
            this.environment = environment;
            this.evaluation = evaluation;
        }

        @Override
        protected Realm realm() {
            return environment.realm();
        }

        @Override
        protected void react() {
            if (!evaluation.isRejected()) return;
            environment.get(ModuleHost.KEY).loader().esm().explainMain(evaluation.result());
            environment.get(RejectionTracker.KEY).mainRejected(evaluation);
        }
    }

    private Path mainFile(String name) {
        Path path = environment.cwd().resolve(name).toAbsolutePath().normalize();
        Path file =
                loader.resolver().require().find(path.toString(), List.of(), true, List.of(".js", ".json", ".node"));
        return file == null ? path : file;
    }

    /** process.argv[1] is the absolute path of the program. */
    private void setMainArgument(String main) {
        if (environment.process().get("argv") instanceof JsObject argv && argv.hasOwnProperty(1)) argv.put(1, main);
    }

    /** Runs source text as a script, or as a module when it is one; its completion value. */
    public Object runCode(String source, String name, boolean module) {
        Path origin = environment.cwd().resolve(name);
        ProgramText text = ProgramText.of(environment, source, name, origin, module);
        if (text.script() != null) return runScript(text.script(), name, origin);
        startText(text.source());
        return Undefined.INSTANCE;
    }

    /** Runs source text as a script; its completion value. Throws an error if the text is a module, which has none. */
    public Object evaluate(String source, String name, boolean module) {
        Path origin = environment.cwd().resolve(name);
        ProgramText text = ProgramText.of(environment, source, name, origin, module);
        if (text.script() == null) throw NodeErrors.of(realm, "ERR_EVAL_ESM_CANNOT_PRINT");
        return runScript(text.script(), name, origin);
    }

    private Object runScript(Script script, String name, Path origin) {
        defineCommonJsGlobals(name, origin);
        return script.run();
    }

    /** The promise of import(specifier), resolved as in a file in the working directory. */
    public PromiseObject importModule(String specifier) {
        if (hostImport == null) {
            Source source = new Source("node:internal/host", "(specifier) => import(specifier)");
            hostImport = (JsObject) Script.parse(
                            realm,
                            source,
                            ParserOptions.DEFAULT,
                            new ModuleOrigin(environment.cwd().resolve("[host]"), false))
                    .run();
        }
        return (PromiseObject) hostImport.call1(Undefined.INSTANCE, specifier);
    }

    /** Runs the module of a URL as the main module. */
    public void runUrl(String url) {
        watch(importModule(url));
    }

    private void defineCommonJsGlobals(String name, Path origin) {
        ModuleObject module = loader.commonJs().detached(origin.toString(), name);
        JsObject global = realm.globalObject();
        global.createDataProperty("module", module);
        global.createDataProperty("exports", module.get("exports"));
        global.createDataProperty("require", module.require());
        global.createDataProperty("__filename", name);
        global.createDataProperty("__dirname", ".");
    }

    /** Parses a file without running it. */
    public void checkFile(String name) {
        Path file = mainFile(name);
        checkCode(
                SourceFiles.read(realm, file), file.toString(), loader.formats().declared(file) == ModuleFormat.MODULE);
    }

    /** Parses text without running it. */
    public void checkCode(String source, String name, boolean module) {
        if (module) {
            SourceTextModules.check(realm, new Source(name, source));
            return;
        }
        try {
            CompiledFunction.compile(
                    realm,
                    new Source(name, SourceFiles.withoutHashbang(source)),
                    "exports",
                    "require",
                    "module",
                    "__filename",
                    "__dirname");
        } catch (JsException error) {
            if (!SyntaxDetection.isModule(realm, error, source, name)) throw error;
            SourceTextModules.check(realm, new Source(name, source));
        }
    }

    /** Reports a main module that is still waiting at a top-level await. */
    @Override
    public void ending() {
        if (environment.exitState().code() != null
                || mainEvaluation == null
                || mainEvaluation.state() != PromiseObject.State.PENDING) return;
        FramePosition waiting = loader.esm().unsettledAwait();
        if (waiting != null) environment.get(FatalErrors.KEY).unsettledTopLevelAwait(waiting);
    }

    @Override
    public void closing() {
        loader.compileCache().flush();
    }

    public void load(
            ImportReferrer referrer, ModuleRequest request, Object hostDefined, LoadedModuleReceiver receiver) {
        ImportReferrer origin = originOf(referrer);
        if (origin instanceof VmImporter importer) {
            importer.load(request, receiver);
            return;
        }
        if (receiver instanceof DynamicImport)
            new ImportJob(environment, IMPORT_JOBS, () -> loader.load(origin, request, hostDefined, receiver)).run();
        else loader.load(origin, request, hostDefined, receiver);
    }

    /** The referrer for imports of a text that does not have its own. */
    private static ImportReferrer originOf(ImportReferrer referrer) {
        if (referrer instanceof Script script && script.hostDefined() instanceof ImportReferrer place) return place;
        return referrer instanceof ModuleRecord module && module.hostDefined() instanceof VmImporter own
                ? own
                : referrer;
    }

    /** Waits for a few jobs first, as the steps of Node's loader do. */
    private record ImportJob(Environment environment, int left, Runnable load) implements Runnable {
        @Override
        public void run() {
            if (left == 0) load.run();
            else environment.ticks().enqueueMicrotask(new ImportJob(environment, left - 1, load));
        }
    }

    public void importMeta(JsObject importMeta, ImportReferrer module) {
        if (module instanceof ModuleRecord vmModule && vmModule.hostDefined() instanceof VmImporter importer)
            importer.importMeta(importMeta);
        else loader.importMeta(importMeta, module);
    }
}
