package dev.gyre.node.vm;

import dev.gyre.engine.CompiledFunction;
import dev.gyre.engine.SourceTextModules;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.modules.resolve.ModuleOrigin;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.ContextRealm;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.errors.FatalErrors;
import java.util.ArrayList;
import java.util.List;

/** internalBinding('vm'): contexts, scripts, and modules that the program links. */
// lib/internal/bindings.md, vm
@BuiltinObject(intrinsic = "%vm binding%")
public final class VmBinding {
    private VmBinding() {}

    // makeContext(object, compilesStrings, ownMicrotasks)
    @Builtin
    static Object makeContext(Realm realm, Object self, Object object, Object compilesStrings, Object ownMicrotasks) {
        var rules = new ContextRealm.Rules(
                TypeConversion.toBoolean(compilesStrings), TypeConversion.toBoolean(ownMicrotasks));
        return new VmContext(
                Environment.of(realm), object instanceof JsObject contextified ? contextified : null, rules);
    }

    // globalOf(context)
    @Builtin
    static Object globalOf(Realm realm, Object self, Object context) {
        return realmOf(realm, context).globalObject();
    }

    /** The realm of a context; the program's own if it is not one. */
    public static Realm realmOf(Realm realm, Object context) {
        return context instanceof VmContext other
                ? other.realm()
                : Environment.of(realm).realm();
    }

    /** The handler of import() in a text: a function, the program's own loader for 'default', or none. */
    private static ImportReferrer importer(Environment environment, Object importer, Object meta) {
        if (importer instanceof CharSequence)
            return new ModuleOrigin(environment.cwd().resolve("noop.js"), false);
        return new VmImporter(
                environment,
                importer instanceof JsObject function ? function : null,
                meta instanceof JsObject function ? function : null);
    }

    private static Source source(JsObject options) {
        return new Source(
                TypeConversion.toString(options.get("filename")),
                TypeConversion.toString(options.get("code")),
                TypeConversion.toInt32(options.get("lineOffset")),
                TypeConversion.toInt32(options.get("columnOffset")));
    }

    /** Passes the library the position of an error, which is shown with it. */
    private static JsException shown(Environment environment, Object show, JsException exception) {
        String place = show instanceof JsObject && exception.value(environment.realm()) instanceof JsObject
                ? environment.get(FatalErrors.KEY).placeOf(exception)
                : null;
        if (place != null) ((JsObject) show).call2(Undefined.INSTANCE, exception.value(environment.realm()), place);
        return exception;
    }

    // compileScript({ code, filename, lineOffset, columnOffset, importer, cachedData, context, show })
    @Builtin
    static Object compileScript(Realm realm, Object self, Object given) {
        JsObject options = (JsObject) given;
        Environment environment = Environment.of(realm);
        Object cached = options.get("cachedData");
        try {
            return VmScript.compile(
                    realmOf(realm, options.get("context")),
                    source(options),
                    importer(environment, options.get("importer"), Undefined.INSTANCE),
                    cached == Undefined.INSTANCE ? null : ByteView.of(cached).copy());
        } catch (JsException wrong) {
            throw shown(environment, options.get("show"), wrong);
        }
    }

    // isKept(script)
    @Builtin
    static boolean isKept(Realm realm, Object self, Object script) {
        return ((VmScript) script).isKept();
    }

    // cachedData(script)
    @Builtin
    static Object cachedData(Realm realm, Object self, Object script) {
        return ByteView.arrayBuffer(realm, ((VmScript) script).bytes());
    }

    // runScript(script, context, timeout, breakOnSigint, show)
    @Builtin
    static Object runScript(Realm realm, Object self, Object[] given) {
        try {
            return ((VmScript) given[0])
                    .run(
                            realmOf(realm, given[1]),
                            TypeConversion.toInt32(given[2]),
                            TypeConversion.toBoolean(given[3]));
        } catch (JsException thrown) {
            throw shown(Environment.of(realm), given[4], thrown);
        }
    }

    // compileFunction({ code, filename, lineOffset, columnOffset, importer, context, parameters, extensions, show })
    @Builtin
    static Object compileFunction(Realm realm, Object self, Object given) {
        JsObject options = (JsObject) given;
        Environment environment = Environment.of(realm);
        Realm target = realmOf(realm, options.get("context"));
        ImportReferrer importer = importer(environment, options.get("importer"), Undefined.INSTANCE);
        List<String> parameters = texts(options.get("parameters"));
        Object[] extensions = ((JsArray) options.get("extensions")).toObjectArray();
        try {
            if (extensions.length == 0)
                return CompiledFunction.compile(target, source(options), importer, parameters.toArray(String[]::new));
            return extended(target, source(options), importer, parameters, extensions);
        } catch (JsException wrong) {
            throw shown(environment, options.get("show"), wrong);
        }
    }

    /** A function whose free names are first looked up in the given objects. */
    private static Object extended(
            Realm realm, Source source, ImportReferrer importer, List<String> parameters, Object[] extensions) {
        // The text is first compiled on its own, so that no brace in it can end the wrapper.
        CompiledFunction.compile(realm, source, importer, parameters.toArray(String[]::new));
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < extensions.length; i++)
            text.append("with (arguments[").append(i).append("]) ");
        text.append("return function (")
                .append(String.join(", ", parameters))
                .append(") {\n")
                .append(source.text())
                .append("\n}");
        int firstLine = source.position(0).line() - 1;
        JsFunction wrapper = CompiledFunction.compile(
                realm, new Source(source.name(), text.toString(), firstLine - 1, 0), importer, new String[0]);
        return wrapper.call(Undefined.INSTANCE, extensions);
    }

    private static List<String> texts(Object array) {
        List<String> texts = new ArrayList<>();
        for (Object value : ((JsArray) array).toObjectArray()) texts.add(TypeConversion.toString(value));
        return texts;
    }

    // sourceTextModule({ code, filename, lineOffset, columnOffset, importer, context, meta })
    @Builtin
    static Object sourceTextModule(Realm realm, Object self, Object given) {
        JsObject options = (JsObject) given;
        Environment environment = Environment.of(realm);
        ImportReferrer importer = importer(environment, options.get("importer"), options.get("meta"));
        return new VmModule(
                environment.prototypes().of(environment.realm(), VmModule.methods()),
                SourceTextModules.parse(realmOf(realm, options.get("context")), source(options), importer));
    }

    // syntheticModule(names, evaluate, context)
    @Builtin
    static Object syntheticModule(Realm realm, Object self, Object names, Object evaluate, Object inContext) {
        Environment environment = Environment.of(realm);
        return new VmModule(
                environment.prototypes().of(environment.realm(), VmModule.methods()),
                new VmSyntheticModule(realmOf(realm, inContext), texts(names), (JsObject) evaluate));
    }
}
