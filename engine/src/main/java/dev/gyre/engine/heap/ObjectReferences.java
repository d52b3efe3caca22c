package dev.gyre.engine.heap;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.runtime.elements.Elements;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;
import dev.gyre.engine.runtime.object.OrdinaryObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.scope.HeapScope;
import java.lang.ref.Reference;
import java.lang.reflect.Field;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;

/** Finds the references of an object: properties, elements and slots of contexts by name, and the fields of the engine's classes. */
final class ObjectReferences {
    /** Parts of the engine that hold objects only in caches, or no objects of programs at all. */
    private static final List<String> SKIPPED = List.of(
            "dev.gyre.engine.jit.",
            "dev.gyre.engine.cache.",
            "dev.gyre.engine.syntax.",
            "dev.gyre.engine.bytecode.serial.",
            "dev.gyre.engine.compiler.",
            "dev.gyre.engine.heap.");

    private final JavaFields fields;

    ObjectReferences(JavaFields fields) {
        this.fields = fields;
    }

    /** Whether an object is one of the graph's. @param excluded what is not followed */
    static boolean isFollowed(Object target, Predicate<Object> excluded) {
        Class<?> type = target.getClass();
        if (type.isArray() || target instanceof CharSequence || target instanceof Number || target instanceof Boolean)
            return true;
        if (target == Undefined.INSTANCE || target == Null.INSTANCE) return true;
        if (JavaFields.isOwn(type)) return !type.isEnum() && !isSkipped(type) && !excluded.test(target);
        return target instanceof Map
                || target instanceof Collection
                || target instanceof Reference
                || target instanceof AtomicReference;
    }

    private static boolean isSkipped(Class<?> type) {
        String name = type.getName();
        for (String each : SKIPPED) if (name.startsWith(each)) return true;
        return false;
    }

    void of(Object object, EdgeReceiver out) {
        switch (object) {
            case JsObject js -> ofJsObject(js, out);
            case HeapScope scope -> ofScope(scope, out);
            case Shape shape -> out.named(EdgeType.PROPERTY, "prototype", shape.prototype());
            case CodeBlock code -> ofCode(code, out);
            case SharedFunctionInfo shared -> {
                out.named(EdgeType.INTERNAL, "name", shared.name());
                out.named(EdgeType.INTERNAL, "code", shared.code());
                out.named(EdgeType.INTERNAL, "source", shared.source());
            }
            case Object[] array -> {
                for (int i = 0; i < array.length; i++) out.named(EdgeType.INTERNAL, String.valueOf(i), array[i]);
            }
            case Reference<?> reference -> out.named(EdgeType.WEAK, "referent", reference.get());
            case AtomicReference<?> reference -> out.named(EdgeType.INTERNAL, "value", reference.get());
            case Map<?, ?> map -> ofMap(map, out);
            case Collection<?> collection -> ofCollection(collection, out);
            default -> ofFields(object, out);
        }
    }

    private void ofJsObject(JsObject object, EdgeReceiver out) {
        Shape shape = object.shape();
        for (int slot = 0; slot < shape.slotCount(); slot++) {
            Object key = shape.keyAt(slot);
            if (key != null) ofProperty(nameOf(key), object.slot(slot), out);
        }
        out.named(EdgeType.PROPERTY, "__proto__", shape.prototype());
        out.named(EdgeType.INTERNAL, "map", shape);
        Elements elements = object.elements();
        for (int i = elements.nextPresent(0); i >= 0; i = elements.nextPresent(i + 1)) {
            Object value = elements.get(i);
            if (value instanceof Accessor accessor) ofProperty(String.valueOf(i), accessor, out);
            else out.indexed(i, value);
        }
        ofFields(object, out);
    }

    private static void ofProperty(String name, Object stored, EdgeReceiver out) {
        if (stored instanceof Accessor accessor) {
            out.named(EdgeType.PROPERTY, "get " + name, accessor.getter());
            out.named(EdgeType.PROPERTY, "set " + name, accessor.setter());
        } else if (!(stored instanceof LazyValue)) {
            out.named(EdgeType.PROPERTY, name, stored);
        }
    }

    static String nameOf(Object key) {
        if (!(key instanceof JsSymbol symbol)) return key.toString();
        String description = String.valueOf(symbol.description());
        return description.startsWith("#") ? description : "<symbol " + description + ">";
    }

    private static void ofScope(HeapScope scope, EdgeReceiver out) {
        String[] names = scope.layout == null ? new String[0] : scope.layout.names();
        for (int i = 0; scope.slots != null && i < scope.slots.length; i++) {
            String name = i < names.length ? names[i] : String.valueOf(i);
            out.named(EdgeType.CONTEXT, name, scope.value(i));
        }
        out.named(EdgeType.INTERNAL, "previous", scope.parent);
    }

    private static void ofCode(CodeBlock code, EdgeReceiver out) {
        out.named(EdgeType.INTERNAL, "shared", code.shared);
        out.named(EdgeType.INTERNAL, "source", code.source);
        for (Object constant : code.constants) out.named(EdgeType.HIDDEN, "constant", constant);
        for (SharedFunctionInfo inner : code.functions) out.named(EdgeType.HIDDEN, "function", inner);
    }

    private static void ofMap(Map<?, ?> map, EdgeReceiver out) {
        try {
            int index = 0;
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                if (!(entry.getKey() instanceof String)) out.named(EdgeType.INTERNAL, "key " + index, entry.getKey());
                String name = entry.getKey() instanceof String text ? text : "value " + index;
                out.named(EdgeType.INTERNAL, name, entry.getValue());
                index++;
            }
        } catch (ConcurrentModificationException changed) {
            // A map that another thread is changing holds no objects of this one's JavaScript.
            return;
        }
    }

    private static void ofCollection(Collection<?> collection, EdgeReceiver out) {
        try {
            int index = 0;
            for (Object element : collection) out.named(EdgeType.INTERNAL, String.valueOf(index++), element);
        } catch (ConcurrentModificationException changed) {
            // As for maps.
            return;
        }
    }

    private void ofFields(Object object, EdgeReceiver out) {
        if (!JavaFields.isOwn(object.getClass())) return;
        try {
            for (Field field : fields.of(object.getClass()).references()) {
                Class<?> holder = field.getDeclaringClass();
                if (holder == JsObject.class || holder == OrdinaryObject.class) continue;
                String name =
                        object instanceof JsFunction && field.getName().equals("scope") ? "context" : field.getName();
                out.named(EdgeType.INTERNAL, name, field.get(object));
            }
        } catch (IllegalAccessException inaccessible) {
            throw new IllegalStateException(inaccessible);
        }
    }
}
