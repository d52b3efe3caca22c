package dev.gyre.modules.hooks;

import dev.gyre.engine.error.JsException;
import dev.gyre.engine.object.JsArray;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.object.NativeClosure;
import dev.gyre.engine.operations.ObjectOperations;
import dev.gyre.engine.operations.TypeConversion;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.value.Null;
import dev.gyre.engine.value.Undefined;
import dev.gyre.modules.ModuleEmbedder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The hooks of a graph; what was registered last is asked first, and asks the next. */
// https://nodejs.org/api/module.html#customization-hooks
public final class HookChain {
    /** How a specifier is resolved without hooks. */
    public interface DefaultResolve {
        ResolveResult resolve(ResolveRequest request);
    }

    /** How a URL is loaded without hooks. */
    public interface DefaultLoad {
        LoadResult load(LoadRequest request);
    }

    private final Realm realm;
    private final ModuleEmbedder embedder;
    private final List<JsObject> registered = new ArrayList<>();

    public HookChain(Realm realm, ModuleEmbedder embedder) {
        this.realm = realm;
        this.embedder = embedder;
    }

    public boolean isEmpty() {
        return registered.isEmpty();
    }

    /** Adds an object with resolve and load functions, either of which may be missing. */
    public void add(JsObject hooks) {
        registered.add(hooks);
    }

    public void remove(JsObject hooks) {
        registered.remove(hooks);
    }

    public ResolveResult resolve(ResolveRequest request, DefaultResolve otherwise) {
        return resolve(functions("resolve"), request, otherwise);
    }

    public LoadResult load(LoadRequest request, DefaultLoad otherwise) {
        return load(functions("load"), request, otherwise);
    }

    /** The functions in the order in which they are asked. */
    private List<JsObject> functions(String name) {
        List<JsObject> functions = new ArrayList<>();
        for (JsObject hooks : registered.reversed()) {
            if (hooks.get(name) instanceof JsObject function) functions.add(function);
        }
        return functions;
    }

    private ResolveResult resolve(List<JsObject> chain, ResolveRequest request, DefaultResolve otherwise) {
        if (chain.isEmpty()) return otherwise.resolve(request);
        boolean[] asked = {false};
        JsObject next = new NativeClosure(realm, "nextResolve", 2, (current, callee, self, arguments, newTarget) -> {
            asked[0] = true;
            ResolveResult result = resolve(chain.subList(1, chain.size()), merged(request, arguments), otherwise);
            return object(result);
        });
        Object result = chain.getFirst().call(Undefined.INSTANCE, new Object[] {request.specifier(), context(request), next});
        return checkedResolution(result, asked[0]);
    }

    private ResolveRequest merged(ResolveRequest request, Object[] arguments) {
        String specifier = arguments.length > 0 && arguments[0] != Undefined.INSTANCE ? TypeConversion.toString(arguments[0]) : request.specifier();
        if (arguments.length < 2 || !(arguments[1] instanceof JsObject context)) return new ResolveRequest(specifier, request.parentUrl(), request.conditions(), request.attributesOrNull());
        String parent = context.get("parentURL") instanceof CharSequence text ? text.toString() : request.parentUrl();
        return new ResolveRequest(specifier, parent, strings(context.get("conditions"), request.conditions()), request.attributesOrNull());
    }

    private static List<String> strings(Object value, List<String> otherwise) {
        if (!(value instanceof JsObject list)) return otherwise;
        List<String> strings = new ArrayList<>();
        long length = ObjectOperations.lengthOfArrayLike(list);
        for (int i = 0; i < length; i++) strings.add(TypeConversion.toString(list.get(i)));
        return strings;
    }

    private JsObject context(ResolveRequest request) {
        JsObject context = JsObject.create(realm);
        context.createDataProperty("conditions", list(request.conditions()));
        context.createDataProperty("importAttributes", request.attributesOrNull() == null ? Undefined.INSTANCE : attributes(request.attributesOrNull()));
        context.createDataProperty("parentURL", orUndefined(request.parentUrl()));
        return context;
    }

    private JsArray list(List<String> names) {
        return JsArray.fromList(realm, new ArrayList<>(names));
    }

    private JsObject attributes(Map<String, String> attributes) {
        JsObject object = JsObject.create(realm, null);
        for (var attribute : attributes.entrySet()) object.createDataProperty(attribute.getKey(), attribute.getValue());
        return object;
    }

    private static Object orUndefined(Object value) {
        return value == null ? Undefined.INSTANCE : value;
    }

    private JsObject object(ResolveResult result) {
        JsObject object = JsObject.create(realm);
        object.createDataProperty("url", result.url());
        object.createDataProperty("format", orUndefined(result.format()));
        return object;
    }

    private ResolveResult checkedResolution(Object result, boolean asked) {
        requireShortCircuit(result, asked, "resolve");
        JsObject object = (JsObject) result;
        Object url = object.get("url");
        if (!(url instanceof CharSequence)) throw wrong("a URL string", "resolve", "url", url);
        return new ResolveResult(url.toString(), object.get("format") instanceof CharSequence format ? format.toString() : null);
    }

    private void requireShortCircuit(Object result, boolean asked, String hook) {
        Object shortCircuit = ObjectOperations.getV(realm, result, "shortCircuit");
        if (!asked && shortCircuit != Boolean.TRUE) throw wrong("true", hook, "shortCircuit", shortCircuit);
    }

    private JsException wrong(String expected, String hook, String property, Object value) {
        return embedder.error("ERR_INVALID_RETURN_PROPERTY_VALUE", expected, hook, property, value);
    }

    private LoadResult load(List<JsObject> chain, LoadRequest request, DefaultLoad otherwise) {
        if (chain.isEmpty()) return otherwise.load(request);
        boolean[] asked = {false};
        JsObject next = new NativeClosure(realm, "nextLoad", 2, (current, callee, self, arguments, newTarget) -> {
            asked[0] = true;
            return object(load(chain.subList(1, chain.size()), merged(request, arguments), otherwise));
        });
        Object result = chain.getFirst().call(Undefined.INSTANCE, new Object[] {request.url(), context(request), next});
        return checkedLoad(result, asked[0]);
    }

    private static LoadRequest merged(LoadRequest request, Object[] arguments) {
        String url = arguments.length > 0 && arguments[0] != Undefined.INSTANCE ? TypeConversion.toString(arguments[0]) : request.url();
        if (arguments.length < 2 || !(arguments[1] instanceof JsObject context)) return new LoadRequest(url, request.format(), request.conditions(), request.attributes());
        String format = context.get("format") instanceof CharSequence text ? text.toString() : request.format();
        Map<String, String> attributes = request.attributes();
        if (context.get("importAttributes") instanceof JsObject given) {
            attributes = new TreeMap<>();
            for (Object key : given.ownPropertyKeys()) attributes.put(key.toString(), TypeConversion.toString(given.get(key)));
        }
        return new LoadRequest(url, format, strings(context.get("conditions"), request.conditions()), attributes);
    }

    private JsObject context(LoadRequest request) {
        JsObject context = JsObject.create(realm);
        context.createDataProperty("format", orUndefined(request.format()));
        context.createDataProperty("conditions", list(request.conditions()));
        context.createDataProperty("importAttributes", attributes(request.attributes()));
        return context;
    }

    private JsObject object(LoadResult result) {
        JsObject object = JsObject.create(realm);
        object.createDataProperty("format", orUndefined(result.format()));
        object.createDataProperty("source", result.source() == null ? Null.INSTANCE : result.source());
        return object;
    }

    private LoadResult checkedLoad(Object result, boolean asked) {
        requireShortCircuit(result, asked, "load");
        JsObject object = (JsObject) result;
        Object source = object.get("source");
        boolean isNone = source == Undefined.INSTANCE || source == Null.INSTANCE;
        if (!isNone && !(source instanceof CharSequence) && embedder.bytes(source) == null) {
            throw wrong("a string, an ArrayBuffer, or a TypedArray", "load", "source", source);
        }
        return new LoadResult(object.get("format") instanceof CharSequence format ? format.toString() : null, source, embedder);
    }
}
