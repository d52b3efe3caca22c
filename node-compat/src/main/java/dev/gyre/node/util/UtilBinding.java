package dev.gyre.node.util;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.keyed.CollectionIterator;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.CallSiteInfo;
import dev.gyre.engine.runtime.error.StackCapture;
import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Originals;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayList;
import java.util.List;

/** internalBinding('util'): internals of values, for inspect and util.types. */
// lib/internal/bindings.md, util
@BuiltinObject(intrinsic = "%util binding%")
public final class UtilBinding {
    private static final int ONLY_ENUMERABLE = 2;

    private UtilBinding() {}

    // objectKindOf(object)
    @Builtin
    static Object objectKindOf(Realm realm, Object self, Object object) {
        return object instanceof JsObject value ? ObjectKinds.of(realm, value) : "Object";
    }

    // isBuiltIn(function)
    @Builtin
    static boolean isBuiltIn(Realm realm, Object self, Object function) {
        if (!(function instanceof JsObject object) || !object.isConstructor()) return false;
        for (Intrinsic which : Intrinsic.values()) {
            if (realm.existingIntrinsic(which) == object) return true;
        }
        return false;
    }

    // originalGetter(intrinsic, key)
    @Builtin
    static Object originalGetter(Realm realm, Object self, Object intrinsic, Object key) {
        return Originals.getter((JsObject) intrinsic, PropertyKey.of(key));
    }

    // defineLazyValues(object, names, compute)
    @Builtin
    static Object defineLazyValues(Realm realm, Object self, Object object, Object names, Object compute) {
        Object[] keys = names instanceof JsSymbol
                ? new Object[] {names}
                : TypeConversion.toString(names).split(" ");
        for (Object key : keys) {
            ((JsObject) object).defineBuiltin(key, new ComputedValue((JsObject) compute, key), Attributes.ALL);
        }
        return Undefined.INSTANCE;
    }

    // getProxyDetails(value, full)
    @Builtin
    static Object getProxyDetails(Realm realm, Object self, Object value, Object full) {
        if (!(value instanceof ProxyObject proxy)) return Undefined.INSTANCE;
        boolean both = full == Undefined.INSTANCE || TypeConversion.toBoolean(full);
        Object target = proxy.target() == null ? Null.INSTANCE : proxy.target();
        return both ? JsArray.of(realm, target, proxy.handler() == null ? Null.INSTANCE : proxy.handler()) : target;
    }

    // getPromiseDetails(promise)
    @Builtin
    static Object getPromiseDetails(Realm realm, Object self, Object promise) {
        if (!(promise instanceof PromiseObject object)) return Undefined.INSTANCE;
        return JsArray.of(realm, object.state().ordinal(), object.result());
    }

    // previewEntries(object)
    @Builtin
    static Object previewEntries(Realm realm, Object self, Object object) {
        // Entries of weak collections may be collected at any time, so none is shown.
        if (!(object instanceof CollectionIterator iterator)) return JsArray.of(realm, JsArray.create(realm, 0), false);
        return JsArray.of(realm, JsArray.fromList(realm, iterator.remaining()), iterator.isKeyValue());
    }

    // getOwnNonIndexProperties(object, filter)
    @Builtin
    static Object getOwnNonIndexProperties(Realm realm, Object self, Object object, Object filter) {
        List<Object> keys = new ArrayList<>();
        JsObject holder = (JsObject) object;
        boolean onlyEnumerable = TypeConversion.toInt32(filter) == ONLY_ENUMERABLE;
        for (Object key : holder.ownPropertyKeys()) {
            if (key instanceof Integer) continue;
            if (onlyEnumerable) {
                PropertyDescriptor descriptor = holder.getOwnProperty(key);
                if (descriptor == null || !descriptor.enumerable()) continue;
            }
            keys.add(key);
        }
        return JsArray.fromList(realm, keys);
    }

    // getConstructorName(object)
    @Builtin
    static Object getConstructorName(Realm realm, Object self, Object object) {
        return object instanceof JsObject value && !(object instanceof ProxyObject)
                ? PropertyErrors.receiverName(value)
                : "Object";
    }

    // columnWidth(text)
    @Builtin
    static int columnWidth(Realm realm, Object self, Object text) {
        return TypeConversion.toString(text).codePoints().map(ColumnWidth::of).sum();
    }

    // getCallSites(count)
    @Builtin
    static Object getCallSites(Realm realm, Object self, Object count) {
        List<CallSiteInfo> frames =
                StackCapture.capture(realm, realm.agent().topFrame(), TypeConversion.toInt32(count) + 1, null);
        List<Object> sites = new ArrayList<>();
        for (CallSiteInfo frame : frames.subList(Math.min(1, frames.size()), frames.size())) {
            JsObject site = JsObject.create(realm);
            String file = frame.position() == null ? null : frame.position().fileName();
            site.createDataProperty("functionName", frame.functionName());
            site.createDataProperty("scriptId", "0");
            site.createDataProperty("scriptName", file == null ? "" : file);
            site.createDataProperty(
                    "lineNumber",
                    frame.position() == null ? 0 : frame.position().line());
            site.createDataProperty(
                    "columnNumber",
                    frame.position() == null ? 0 : frame.position().column());
            site.createDataProperty(
                    "column", frame.position() == null ? 0 : frame.position().column());
            sites.add(site);
        }
        return JsArray.fromList(realm, sites);
    }
}
