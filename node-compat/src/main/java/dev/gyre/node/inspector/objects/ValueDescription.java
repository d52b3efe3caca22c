package dev.gyre.node.inspector.objects;

import dev.gyre.engine.builtins.dates.DateObject;
import dev.gyre.engine.builtins.keyed.MapObject;
import dev.gyre.engine.builtins.keyed.SetObject;
import dev.gyre.engine.builtins.structured.TypedArrayObject;
import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.node.util.ObjectKinds;

/**
 * The words by which the protocol describes an object, without running the program's code.
 *
 * @param subtypeOrNull "array", "error" and so on
 * @param className the name of its constructor
 * @param text what a debugger shows for it
 */
record ValueDescription(String subtypeOrNull, String className, String text) {
    static ValueDescription of(Realm realm, JsObject object) {
        if (object instanceof ProxyObject proxy) {
            JsObject target = proxy.target();
            while (target instanceof ProxyObject inner) target = inner.target();
            String name = target == null ? "Object" : className(target);
            return new ValueDescription("proxy", name, "Proxy(" + name + ")");
        }
        if (object == realm.globalObject() || object == realm.globalThis())
            return new ValueDescription(null, "global", "global");
        String name = className(object);
        if (object instanceof JsFunction function) return new ValueDescription(null, name, function.sourceText());
        return described(realm, object, name);
    }

    private static String className(JsObject object) {
        return PropertyErrors.receiverName(object);
    }

    private static ValueDescription described(Realm realm, JsObject object, String name) {
        String kind = ObjectKinds.of(realm, object);
        return switch (kind) {
            case "Array" -> new ValueDescription("array", name, name + "(" + length(object) + ")");
            case "Arguments" -> new ValueDescription("array", name, name + "(" + length(object) + ")");
            case "TypedArray" ->
                new ValueDescription("typedarray", name, name + "(" + ((TypedArrayObject) object).length() + ")");
            case "Error" -> new ValueDescription("error", name, error(object, name));
            case "Map" ->
                new ValueDescription(
                        "map", name, name + "(" + ((MapObject) object).table().size() + ")");
            case "Set" ->
                new ValueDescription(
                        "set", name, name + "(" + ((SetObject) object).table().size() + ")");
            case "RegExp" -> new ValueDescription("regexp", name, regExp(realm, object));
            case "Date" -> new ValueDescription("date", name, date(realm, object));
            case "Promise" -> new ValueDescription("promise", name, name);
            case "WeakMap" -> new ValueDescription("weakmap", name, name);
            case "WeakSet" -> new ValueDescription("weakset", name, name);
            case "WeakRef" -> new ValueDescription("weakref", name, name);
            case "Generator" -> new ValueDescription("generator", name, name);
            case "MapIterator", "SetIterator" -> new ValueDescription("iterator", name, name);
            case "ArrayBuffer", "SharedArrayBuffer" ->
                new ValueDescription("arraybuffer", name, name + "(" + number(object, "byteLength") + ")");
            case "DataView" -> new ValueDescription("dataview", name, name + "(" + number(object, "byteLength") + ")");
            default -> new ValueDescription(null, name, name);
        };
    }

    private static long length(JsObject object) {
        if (object instanceof JsArray array) return array.length();
        PropertyDescriptor length = object.getOwnProperty("length");
        return length != null && length.value instanceof Number number ? number.longValue() : 0;
    }

    /** The value of an accessor of a builtin prototype, which runs no code of the program unless that has replaced it. */
    private static long number(JsObject object, String accessor) {
        return object.get(accessor) instanceof Number number ? number.longValue() : 0;
    }

    private static String regExp(Realm realm, JsObject object) {
        return "/" + TypeConversion.toString(object.get("source")) + "/" + TypeConversion.toString(object.get("flags"));
    }

    private static String date(Realm realm, JsObject object) {
        JsObject prototype = (JsObject) ((JsObject) realm.globalObject().get("Date")).get("prototype");
        return object instanceof DateObject
                ? TypeConversion.toString(((JsObject) prototype.get("toString")).call(object, new Object[0]))
                : "Date";
    }

    private static String error(JsObject object, String name) {
        PropertyDescriptor stack = object.getOwnProperty("stack");
        Object text = stack == null ? null : stack.value != null ? stack.value : object.get("stack");
        if (text instanceof CharSequence && text.toString().startsWith(name)) return text.toString();
        Object message = object.get("message");
        if (text instanceof CharSequence) {
            int frames = text.toString().indexOf("\n    at ");
            String head =
                    message instanceof CharSequence && !message.toString().isEmpty() ? name + ": " + message : name;
            return frames < 0 ? text.toString() : head + text.toString().substring(frames);
        }
        return message instanceof CharSequence && !message.toString().isEmpty() ? name + ": " + message : name;
    }

    /** A symbol's description. */
    static String of(JsSymbol symbol) {
        return symbol.descriptiveString();
    }
}
