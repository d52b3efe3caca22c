package dev.gyre.node.environment;

import dev.gyre.engine.CompiledFunction;
import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.syntax.source.LineTable;
import dev.gyre.engine.syntax.source.Source;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Node's JavaScript library: files in lib/, which the build has compiled and which are loaded at their first require.
 */
public final class InternalLibrary {
    public static final String ROOT = "/dev/gyre/node/lib/";
    /** The archive's entry for the id of the engine's build. */
    public static final String BUILD = "engine-build";
    /** Constant, because text, engine and compiled code come from one build. */
    public static final long KEY = 0;

    /** Modules that compute for long and have no state that a job which preempts them could see half changed, so that jobs may preempt them. */
    private static final Set<String> COMPUTATIONS = Set.of(
            "querystring",
            "internal/url",
            "internal/url/parser",
            "internal/url/legacy",
            "internal/util/comparisons",
            "internal/util/diff");

    /** The modules of util.inspect are such as well. */
    private static final String INSPECTION = "internal/util/inspect";

    private static final String[] PARAMETERS = {
        "exports", "require", "module", "process", "internalBinding", "primordials"
    };

    private final Environment environment;
    private final Wiring wiring;
    /** Null for the program's, which does not exist yet when this is made. */
    private final Realm guestOrNull;

    private final Map<String, JsObject> modules = new HashMap<>();
    private final Map<String, Object> bindings = new HashMap<>();
    private final Map<String, String> aliases = new HashMap<>();
    private final Map<String, List<String>> shared = new HashMap<>();
    private NativeClosure require;
    private NativeClosure internalBinding;

    /** The parameters of the function that a library file is the body of. */
    public static String[] parameters() {
        return PARAMETERS.clone();
    }

    InternalLibrary(Environment environment, Wiring wiring) {
        this(environment, wiring, null);
    }

    private InternalLibrary(Environment environment, Wiring wiring, Realm guestOrNull) {
        this.environment = environment;
        this.wiring = wiring;
        this.guestOrNull = guestOrNull;
    }

    /** The library once more, with classes of a guest's realm; it shares the bindings. */
    public InternalLibrary in(Realm guest) {
        return new InternalLibrary(environment, wiring, guest);
    }

    /** Sets the exports of a module that has not been required, instead of its own. */
    public void replace(String name, JsObject exports) {
        JsObject module = JsObject.create(realm());
        module.createDataProperty("exports", exports);
        modules.put(name, module);
    }

    /** Loads the code of another module as that of one which has not been required. */
    public void alias(String name, String other) {
        aliases.put(name, other);
    }

    /** Lets a guest's module export the program's values of these names, such as symbols that both must know. */
    public void share(String name, List<String> exports) {
        shared.put(name, exports);
    }

    private Realm realm() {
        return guestOrNull == null ? environment.realm() : guestOrNull;
    }

    /** Whether there is a library file of that name. */
    public static boolean exists(String name) {
        return Archive.INSTANCE != null
                ? Archive.INSTANCE.has(name)
                : InternalLibrary.class.getResource(ROOT + name + ".js") != null;
    }

    /** The bytes of a resource that is beside a class of the engine; null without a build, and if the build has stored none. */
    public static byte[] engineResource(Class<?> place, String name) {
        if (Archive.INSTANCE == null) return null;
        return Archive.INSTANCE.read(engineResourceName(place.getPackageName().replace('.', '/') + "/" + name));
    }

    /** The name in the archive of an engine's resource, which no module has. */
    public static String engineResourceName(String path) {
        return "/" + path;
    }

    /** The name in the archive of the table of a module's lines. The text itself is in the jar, whose opening costs a program's first stack trace 30 ms. */
    public static String lineTableName(String module) {
        return module + ":lines";
    }

    /** The id of the engine's build, which the build has stored; null without a build. */
    public static String build() {
        return Archive.INSTANCE == null ? null : new String(Archive.INSTANCE.read(BUILD), StandardCharsets.US_ASCII);
    }

    /** Whether the module has been required. */
    public boolean isLoaded(String name) {
        return modules.containsKey(name);
    }

    /** The exports of a library module. */
    public Object require(String given) {
        String name = aliases.isEmpty() ? given : aliases.getOrDefault(given, given);
        JsObject module = modules.get(name);
        if (module == null) module = load(name);
        return module.get("exports");
    }

    /** Calls a function that a library module exports. */
    public Object call(String module, String function, Object... arguments) {
        return ((JsObject) ((JsObject) require(module)).get(function)).call(Undefined.INSTANCE, arguments);
    }

    private JsObject load(String name) {
        Realm realm = realm();
        JsObject module = JsObject.create(realm);
        JsObject exports = JsObject.create(realm);
        module.createDataProperty("exports", exports);
        module.createDataProperty("id", name);
        modules.put(name, module);
        boolean complete = false;
        try {
            function(realm, name).call(Undefined.INSTANCE, new Object[] {
                exports, requireFunction(), module, environment.process(), bindingFunction(), Undefined.INSTANCE
            });
            complete = true;
        } finally {
            if (!complete) modules.remove(name);
        }
        if (shared.containsKey(name)) takeOver(name, (JsObject) module.get("exports"));
        return module;
    }

    private void takeOver(String name, JsObject exports) {
        JsObject programs = (JsObject) environment.library().require(name);
        for (String key : shared.get(name)) exports.createDataProperty(key, programs.get(key));
    }

    /** The module's code; compiled from its text if there is no build. */
    private static JsFunction function(Realm realm, String name) {
        byte[] compiled = Archive.INSTANCE == null ? null : Archive.INSTANCE.read(name);
        JsFunction kept = compiled == null
                ? null
                : CompiledFunction.readIntact(
                        realm, source(name, new Source("node:" + name, new LibraryText(name))), compiled, KEY);
        return kept != null
                ? kept
                : CompiledFunction.compile(realm, source(name, new Source("node:" + name, text(name))), PARAMETERS);
    }

    private static Source source(String name, Source text) {
        return COMPUTATIONS.contains(name) || name.startsWith(INSPECTION)
                ? text.ofLibrary().interruptible()
                : text.ofLibrary();
    }

    /** The text of a library module, which is rarely needed. */
    private record LibraryText(String name) implements Source.LazyText {
        @Override
        public String read() {
            return text(name);
        }

        @Override
        public LineTable lines() {
            byte[] bytes = Archive.INSTANCE.read(lineTableName(name));
            return bytes == null ? null : LineTable.read(bytes);
        }
    }

    private static String text(String name) {
        byte[] bytes = resource(ROOT + name + ".js");
        if (bytes == null) throw Errors.error(ErrorKind.ERROR, "No such built-in module: " + name);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** The bytes of a resource, or null when there is none. */
    static byte[] resource(String path) {
        try (InputStream in = InternalLibrary.class.getResourceAsStream(path)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    private NativeClosure requireFunction() {
        if (require == null) {
            require = new NativeClosure(
                    realm(),
                    "require",
                    1,
                    (realm, callee, self, arguments, newTarget) -> require(TypeConversion.toString(arguments[0])));
        }
        return require;
    }

    private NativeClosure bindingFunction() {
        if (internalBinding == null) {
            internalBinding = new NativeClosure(
                    realm(),
                    "internalBinding",
                    1,
                    (realm, callee, self, arguments, newTarget) -> binding(TypeConversion.toString(arguments[0])));
        }
        return internalBinding;
    }

    /** The binding of a name, created at its first use. */
    public Object binding(String name) {
        if (guestOrNull != null) return environment.library().binding(name);
        Object binding = bindings.get(name);
        if (binding == null) {
            binding = wiring.binding(environment, name);
            bindings.put(name, binding);
        }
        return binding;
    }

    /** Read when the first module is required. */
    private static final class Archive {
        /** Null without a build. */
        private static final LibraryArchive INSTANCE = LibraryArchive.open();

        private Archive() {}
    }
}
