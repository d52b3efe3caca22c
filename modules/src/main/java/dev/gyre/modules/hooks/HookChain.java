package dev.gyre.modules.hooks;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.host.ModuleEmbedder;
import dev.gyre.modules.resolve.ModuleUrl;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The hooks of a realm: the one registered last runs first and calls the next. All hooks of a chain share one context,
 * to which each may add.
 */
// https://nodejs.org/api/module.html#synchronous-customization-hooks
public final class HookChain {
    /** The default step, which the last hook of a chain calls. */
    public interface Step {
        JsObject run(Object argument, JsObject context);
    }

    private final Realm realm;
    private final ModuleEmbedder embedder;
    private final List<JsObject> registered = new ArrayList<>();
    /** Null until module.register is called. */
    private RemoteHooks remote;

    public HookChain(Realm realm, ModuleEmbedder embedder) {
        this.realm = realm;
        this.embedder = embedder;
    }

    /** The hooks of module.register, which imports call after those of this chain; null if there are none. */
    public RemoteHooks remote() {
        return remote;
    }

    public void remote(RemoteHooks hooks) {
        remote = hooks;
    }

    /** Whether no function of the program is registered; require calls no other hooks. */
    public boolean isEmpty() {
        return registered.isEmpty();
    }

    /** Whether imports call hooks of either kind. */
    public boolean affectImports() {
        return !registered.isEmpty() || remote != null;
    }

    /** Adds an object with resolve and load functions, either of which may be missing. */
    public void add(JsObject hooks) {
        registered.add(hooks);
    }

    public void remove(JsObject hooks) {
        registered.remove(hooks);
    }

    /** Resolves a specifier. */
    public ResolveResult resolve(ResolveRequest request, Step otherwise) {
        JsObject context = JsObject.create(realm, null);
        context.createDataProperty("conditions", list(request.conditions()));
        context.createDataProperty("importAttributes", attributes(request.attributesOrNull()));
        context.createDataProperty("parentURL", request.parentUrl() == null ? Undefined.INSTANCE : request.parentUrl());
        return ResolveResult.of((JsObject)
                new Pass("resolve", context, otherwise, false).step(request.specifier(), Undefined.INSTANCE));
    }

    /** Loads a URL. */
    public LoadResult load(LoadRequest request, Step otherwise) {
        JsObject context = JsObject.create(realm, null);
        context.createDataProperty("format", request.format());
        context.createDataProperty("importAttributes", attributes(request.attributesOrNull()));
        context.createDataProperty("conditions", list(request.conditions()));
        return LoadResult.of(
                (JsObject) new Pass("load", context, otherwise, remote != null || request.attributesOrNull() != null)
                        .step(request.url(), Undefined.INSTANCE),
                embedder);
    }

    /** The result object of a default step of resolution. */
    public JsObject resolved(String url, Object format) {
        JsObject result = JsObject.create(realm, null);
        result.createDataProperty("url", url);
        result.createDataProperty("format", format);
        return result;
    }

    private JsArray list(List<String> names) {
        return JsArray.fromList(realm, new ArrayList<>(names));
    }

    private Object attributes(Map<String, String> attributesOrNull) {
        if (attributesOrNull == null) return Undefined.INSTANCE;
        JsObject object = JsObject.create(realm, null);
        for (var attribute : attributesOrNull.entrySet())
            object.createDataProperty(attribute.getKey(), attribute.getValue());
        return object;
    }

    private JsException wrong(String expected, String hook, String property, Object value) {
        return embedder.error("ERR_INVALID_RETURN_PROPERTY_VALUE", expected, hook, property, value);
    }

    /** One run through the hooks. */
    private final class Pass {
        private final String name;
        private final JsObject context;
        private final Step otherwise;
        /** Whether CommonJS may be left to require, without a source: by what asynchronous hooks or the hooks of an import return. */
        private final boolean leavesCommonJs;

        private final List<JsObject> functions = new ArrayList<>();
        /** The number of the step that ran last: a hook that did not call the next step has ended the chain. */
        private int last;

        Pass(String name, JsObject context, Step otherwise, boolean leavesCommonJs) {
            this.name = name;
            this.context = context;
            this.otherwise = otherwise;
            this.leavesCommonJs = leavesCommonJs;
            for (JsObject hooks : registered) {
                if (hooks.get(name) instanceof JsObject function) functions.add(function);
            }
        }

        Object step(Object argument, Object given) {
            return step(functions.size(), argument, given);
        }

        private Object step(int number, Object argument, Object given) {
            last = number;
            if (given instanceof JsObject additions && additions != context) assign(additions);
            Object result = number == 0
                    ? otherwise.run(argument, context)
                    : functions
                            .get(number - 1)
                            .call(Undefined.INSTANCE, new Object[] {argument, context, next(number - 1)});
            if (last > 0 && last == number) {
                Object shortCircuit = ObjectOperations.getV(realm, result, "shortCircuit");
                if (!TypeConversion.toBoolean(shortCircuit)) throw wrong("true", name, "shortCircuit", shortCircuit);
            }
            return name.equals("resolve") ? checkedResolution(result) : checkedLoad(argument, result);
        }

        private NativeClosure next(int number) {
            return new NativeClosure(
                    realm,
                    "nextStep",
                    2,
                    (current, callee, self, arguments, newTarget) -> step(
                            number,
                            arguments.length > 0 ? arguments[0] : Undefined.INSTANCE,
                            arguments.length > 1 ? arguments[1] : Undefined.INSTANCE));
        }

        /** Properties that a hook passes on become part of the shared context. */
        private void assign(JsObject additions) {
            for (Object key : additions.ownPropertyKeys()) {
                if (!(key instanceof JsSymbol) && additions.getOwnProperty(key).enumerable())
                    context.createDataProperty(key, additions.get(key));
            }
        }

        private Object checkedResolution(Object result) {
            Object url = ObjectOperations.getV(realm, result, "url");
            if (!(url instanceof CharSequence text)) throw wrong("a URL string", name, "url", url);
            Object format = ObjectOperations.getV(realm, result, "format");
            if (TypeConversion.toBoolean(format) && !(format instanceof CharSequence))
                throw wrong("a string", name, "format", format);
            Object attributes = ObjectOperations.getV(realm, result, "importAttributes");
            if (TypeConversion.toBoolean(attributes) && !(attributes instanceof JsObject))
                throw wrong("an object", name, "importAttributes", attributes);
            JsObject checked = resolved(text.toString(), format);
            checked.createDataProperty("importAttributes", attributes);
            return checked;
        }

        private boolean isLeftToRequire(Object result) {
            return leavesCommonJs
                    && result instanceof JsObject object
                    && object.get("format") instanceof CharSequence format
                    && format.toString().startsWith("commonjs");
        }

        private static boolean isAbsent(Object source) {
            return source == Undefined.INSTANCE || source == Null.INSTANCE;
        }

        private Object checkedLoad(Object url, Object result) {
            Object source = ObjectOperations.getV(realm, result, "source");
            boolean isBuiltin = url instanceof CharSequence text && "node:".equals(ModuleUrl.scheme(text.toString()));
            if (isAbsent(source) && isLeftToRequire(result)) return result;
            if (!isBuiltin && !(source instanceof CharSequence) && embedder.bytes(source) == null) {
                throw wrong("a string, an ArrayBuffer, or a TypedArray", name, "source", source);
            }
            Object format = ObjectOperations.getV(realm, result, "format");
            if (format != Undefined.INSTANCE && !(format instanceof CharSequence))
                throw wrong("a string", name, "format", format);
            return TypeConversion.toObject(realm, result);
        }
    }
}
