package dev.gyre.modules.cjs;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.host.ModuleEmbedder;

/**
 * The prototype of unfinished exports that were required in a cycle: it emits a warning when a missing member is read.
 */
final class CircularExports {
    private final Realm realm;
    private final ModuleEmbedder embedder;
    private JsObject prototype;

    CircularExports(Realm realm, ModuleEmbedder embedder) {
        this.realm = realm;
        this.embedder = embedder;
    }

    /** Sets the warning prototype of an unfinished module's exports if they are a plain object. */
    void watch(Object exports) {
        if (!(exports instanceof JsObject object)
                || object.getPrototypeOf() != realm.intrinsic(Intrinsic.OBJECT_PROTOTYPE)) return;
        if (!TypeConversion.toBoolean(object.get("__esModule"))) object.setPrototypeOf(prototype());
    }

    /** Restores the prototype when the module is complete. */
    void unwatch(Object exports) {
        if (prototype != null && exports instanceof JsObject object && object.getPrototypeOf() == prototype)
            object.setPrototypeOf(realm.intrinsic(Intrinsic.OBJECT_PROTOTYPE));
    }

    private JsObject prototype() {
        if (prototype == null) {
            JsObject handler = JsObject.create(realm);
            handler.createDataProperty(
                    "get",
                    new NativeClosure(
                            realm,
                            "get",
                            2,
                            (current, callee, self, arguments, newTarget) ->
                                    isKnown((JsObject) arguments[0], arguments[1], true)
                                            ? ((JsObject) arguments[0]).get(PropertyKey.of(arguments[1]))
                                            : Undefined.INSTANCE));
            handler.createDataProperty(
                    "getOwnPropertyDescriptor",
                    new NativeClosure(
                            realm, "getOwnPropertyDescriptor", 2, (current, callee, self, arguments, newTarget) -> {
                                isKnown((JsObject) arguments[0], arguments[1], false);
                                return Undefined.INSTANCE;
                            }));
            prototype = (JsObject) realm.intrinsic(Intrinsic.PROXY)
                    .construct(new Object[] {JsObject.create(realm), handler}, realm.intrinsic(Intrinsic.PROXY));
        }
        return prototype;
    }

    private boolean isKnown(JsObject target, Object name, boolean inherited) {
        Object key = PropertyKey.of(name);
        if ("__esModule".equals(key) || (inherited ? target.hasProperty(key) : target.hasOwnProperty(key))) return true;
        String text = name instanceof JsSymbol symbol ? symbol.toString() : TypeConversion.toString(name);
        embedder.warn(
                "Accessing non-existent property '" + text + "' of module exports inside circular dependency",
                null,
                null);
        return false;
    }
}
