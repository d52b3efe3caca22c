package dev.gyre.node.modules;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.ModuleLoader;
import dev.gyre.modules.hooks.RemoteHooks;
import dev.gyre.modules.resolve.PackageJson;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;

/** internalBinding('modules'): the loaders. */
// lib/internal/bindings.md, modules
@BuiltinObject(intrinsic = "%modules binding%")
public final class ModulesBinding {
    private ModulesBinding() {}

    private static ModuleLoader loader(Realm realm) {
        return Environment.of(realm).get(ModuleHost.KEY).loader();
    }

    /** An ArrayBuffer that takes over the bytes. */
    public static JsObject arrayBuffer(Realm realm, byte[] bytes) {
        return ByteView.arrayBuffer(realm, bytes);
    }

    /** A copy of the bytes of any buffer; null for other values. */
    public static byte[] bytes(Object value) {
        ByteView view = ByteView.ofOrNull(value);
        return view == null ? null : view.copy();
    }

    // module()
    @Builtin
    public static Object module(Realm realm, Object self) {
        return loader(realm).commonJs().module();
    }

    // addHooks(hooks)
    @Builtin
    public static Object addHooks(Realm realm, Object self, Object hooks) {
        loader(realm).hooks().add((JsObject) hooks);
        return Undefined.INSTANCE;
    }

    // removeHooks(hooks)
    @Builtin
    public static Object removeHooks(Realm realm, Object self, Object hooks) {
        loader(realm).hooks().remove((JsObject) hooks);
        return Undefined.INSTANCE;
    }

    // askHooks(message)
    /**
     * Calls the runtime of the asynchronous hooks; the result is a number if they ended the program with that exit
     * code.
     */
    @Builtin
    public static Object askHooks(Realm realm, Object self, Object message) {
        HooksRuntime.Answer answer =
                Environment.of(realm).get(HooksRuntimes.KEY).runtime().ask(message);
        if (answer.exitCode() != null) return answer.exitCode();
        return answer.text() == null ? Undefined.INSTANCE : answer.text();
    }

    // useHooks(hooks)
    @Builtin
    public static Object useHooks(Realm realm, Object self, Object hooks) {
        JsObject functions = (JsObject) hooks;
        loader(realm).hooks().remote(new RemoteHooks() {
            @Override
            public JsObject resolve(Object specifier, JsObject context) {
                return (JsObject) ObjectOperations.invoke(realm, functions, "resolve", specifier, context);
            }

            @Override
            public JsObject load(Object url, JsObject context) {
                return (JsObject) ObjectOperations.invoke(realm, functions, "load", url, context);
            }
        });
        return Undefined.INSTANCE;
    }

    // resolveImport(specifier, baseUrl)
    @Builtin
    public static Object resolveImport(Realm realm, Object self, Object specifier, Object baseUrl) {
        return loader(realm).resolver().resolve(TypeConversion.toString(specifier), TypeConversion.toString(baseUrl));
    }

    // importUrl(url)
    @Builtin
    public static Object importUrl(Realm realm, Object self, Object url) {
        return Environment.of(realm).get(ModuleHost.KEY).importModule(TypeConversion.toString(url));
    }

    // defaultResolve(specifier, context)
    @Builtin
    public static Object defaultResolve(Realm realm, Object self, Object specifier, Object context) {
        return loader(realm).esm().defaultResolve(specifier, (JsObject) context);
    }

    // defaultLoad(url, context)
    /** The default load for asynchronous hooks, which leave CommonJS to require. */
    @Builtin
    public static Object defaultLoad(Realm realm, Object self, Object url, Object context) {
        JsObject result = loader(realm).esm().defaultLoad(url, (JsObject) context);
        if (result.get("format") instanceof CharSequence format
                && format.toString().startsWith("commonjs")) result.put("source", Null.INSTANCE);
        return result;
    }

    // synchronizeBuiltins()
    @Builtin
    public static Object synchronizeBuiltins(Realm realm, Object self) {
        loader(realm).esm().synchronizeBuiltins();
        return Undefined.INSTANCE;
    }

    // packageOf(specifier, baseUrl)
    /** The package.json of the package of a bare specifier. */
    @Builtin
    public static Object packageOf(Realm realm, Object self, Object specifier, Object baseUrl) {
        return loader(realm)
                .resolver()
                .packageJsonOf(TypeConversion.toString(specifier), TypeConversion.toString(baseUrl))
                .toString();
    }

    // packageAround(specifier, baseUrl)
    /** The package.json for the file or folder of a path. */
    @Builtin
    public static Object packageAround(Realm realm, Object self, Object specifier, Object baseUrl) {
        ModuleLoader loader = loader(realm);
        PackageJson found = loader.formats()
                .scopeOf(loader.resolver()
                        .fileOrFolder(TypeConversion.toString(specifier), TypeConversion.toString(baseUrl)));
        return found == null ? Undefined.INSTANCE : found.file().toString();
    }

    // getBuiltinModule(id)
    @Builtin
    public static Object getBuiltinModule(Realm realm, Object self, Object id) {
        String name = TypeConversion.toString(id);
        if (!loader(realm).resolver().require().isBuiltin(name)) return Undefined.INSTANCE;
        return loader(realm).embedder().exports(name.startsWith("node:") ? name.substring(5) : name);
    }
}
