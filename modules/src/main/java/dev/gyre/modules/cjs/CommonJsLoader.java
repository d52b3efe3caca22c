package dev.gyre.modules.cjs;

import dev.gyre.engine.error.ErrorKind;
import dev.gyre.engine.error.JsException;
import dev.gyre.engine.object.Attributes;
import dev.gyre.engine.object.JsFunction;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.object.NativeClosure;
import dev.gyre.engine.operations.TypeConversion;
import dev.gyre.engine.realm.Intrinsic;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.source.Source;
import dev.gyre.engine.value.Undefined;
import dev.gyre.modules.ModuleErrors;
import dev.gyre.modules.ModuleLoader;
import dev.gyre.modules.ModuleOrigin;
import dev.gyre.modules.SourceFiles;
import dev.gyre.modules.TypeScriptFiles;
import dev.gyre.modules.resolve.ModuleFormat;
import dev.gyre.modules.resolve.Resolver.Resolution;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Loads CommonJS modules: each file once, as a function of exports, require, module, __filename and __dirname. */
// https://nodejs.org/api/modules.html
public final class CommonJsLoader {
    private static final String[] PARAMETERS = {"exports", "require", "module", "__filename", "__dirname"};

    private final ModuleLoader loader;
    private final Realm realm;
    private final JsObject cache;
    private final JsObject extensions;
    private JsObject modulePrototype;
    private ModuleObject main;

    public CommonJsLoader(ModuleLoader loader) {
        this.loader = loader;
        realm = loader.realm();
        cache = JsObject.create(realm, null);
        extensions = JsObject.create(realm, null);
        extension(".js", (module, file) -> loadJavaScript(module, file));
        extension(".json", (module, file) -> module.put("exports", parseJson(file)));
        extension(".node", (module, file) -> {
            throw loader.unsupported(file);
        });
    }

    private interface Extension {
        void load(ModuleObject module, Path file);
    }

    private void extension(String name, Extension code) {
        extensions.createDataProperty(name, new NativeClosure(realm, "", 2, (current, callee, self, arguments, newTarget) -> {
            ModuleObject module = (ModuleObject) arguments[0];
            code.load(module, loader.resolver().path(TypeConversion.toString(arguments[1])));
            return Undefined.INSTANCE;
        }));
    }

    /** require.cache */
    public JsObject cache() {
        return cache;
    }

    public JsObject extensions() {
        return extensions;
    }

    /** require.main, or null. */
    public ModuleObject main() {
        return main;
    }

    /** Module.prototype, with the Module function as its constructor. */
    public JsObject modulePrototype() {
        if (modulePrototype == null) modulePrototype = ModuleFunction.createPrototype(this, loader);
        return modulePrototype;
    }

    /** Runs a file as the main module. */
    public void runMain(Path file) {
        main = create(file, ".", null);
        run(main, file);
    }

    /** A module object for code that has no file of its own: -e, the REPL, createRequire. */
    public ModuleObject detached(Path file, String id) {
        return create(file, id, null);
    }

    private ModuleObject create(Path file, String id, ModuleObject parent) {
        ModuleObject module = new ModuleObject(realm, modulePrototype(), loader.resolver(), file, id, parent);
        module.require(RequireFunction.create(loader, module));
        return module;
    }

    /** The exports of require(specifier) in a module. */
    public Object require(ModuleObject parent, String specifier) {
        if (specifier.isEmpty()) {
            throw ModuleErrors.coded(realm, ErrorKind.TYPE, "ERR_INVALID_ARG_VALUE", "The argument 'id' must be a non-empty string. Received ''");
        }
        Resolution resolution = loader.resolver().require(specifier, parent.file().getParent(), requireStack(parent));
        return resolution.isBuiltin() ? loader.builtins().exports(resolution.builtin()) : load(resolution.file(), parent);
    }

    /** The exports of a file, which is run now unless it has been. */
    public Object load(Path file, ModuleObject parent) {
        Object known = cache.get(file.toString());
        if (known instanceof JsObject module) return module.get("exports");
        ModuleObject module = create(file, file.toString(), parent);
        run(module, file);
        return module.get("exports");
    }

    private void run(ModuleObject module, Path file) {
        cache.put(file.toString(), module);
        boolean complete = false;
        try {
            String name = file.getFileName().toString();
            int dot = name.lastIndexOf('.');
            Object handler = extensions.get(dot > 0 ? name.substring(dot) : ".js");
            if (!(handler instanceof JsObject)) handler = extensions.get(".js");
            ((JsObject) handler).call2(extensions, module, file.toString());
            module.put("loaded", true);
            complete = true;
        } finally {
            if (!complete) cache.delete(file.toString());
        }
    }

    /** Files from a module up to the one that began, for errors. */
    static List<String> requireStack(ModuleObject module) {
        List<String> stack = new ArrayList<>();
        for (ModuleObject link = module; link != null; link = link.parent()) stack.add(link.file().toString());
        return stack;
    }

    private void loadJavaScript(ModuleObject module, Path file) {
        ModuleFormat format = loader.formats().declared(file);
        if (format == ModuleFormat.MODULE) {
            module.put("exports", loader.esm().require(file, module == main));
            return;
        }
        compile(module, SourceFiles.read(loader, file), file, format == null);
    }

    private void compile(ModuleObject module, String text, Path file, boolean mayBeModule) {
        JsFunction function;
        try {
            Source source = new Source(TypeScriptFiles.scriptName(file, loader.formats().stripsTypes()), SourceFiles.withoutHashbang(text));
            function = loader.compileCache().function(file, source, new ModuleOrigin(file, module == main), PARAMETERS);
        } catch (JsException error) {
            if (!mayBeModule || !ModuleLoader.isModuleSyntax(realm, error)) throw error;
            module.put("exports", loader.esm().require(file, module == main));
            return;
        }
        Object exports = module.get("exports");
        function.call(exports, new Object[] {exports, module.require(), module, file.toString(), file.getParent().toString()});
    }

    /** module._compile(content, filename) */
    void compile(ModuleObject module, String text, String filename) {
        compile(module, text, loader.resolver().path(filename), false);
    }

    private Object parseJson(Path file) {
        String text = SourceFiles.read(realm, file);
        JsObject json = realm.intrinsic(Intrinsic.JSON);
        try {
            return ((JsObject) json.get("parse")).call1(json, text);
        } catch (JsException error) {
            if (error.value(realm) instanceof JsObject object) {
                object.defineBuiltin("message", file + ": " + TypeConversion.toString(object.get("message")), Attributes.METHOD);
            }
            throw error;
        }
    }
}
