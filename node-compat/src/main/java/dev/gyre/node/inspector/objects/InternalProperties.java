package dev.gyre.node.inspector.objects;

import dev.gyre.engine.builtins.keyed.CollectionIterator;
import dev.gyre.engine.builtins.keyed.MapObject;
import dev.gyre.engine.builtins.keyed.OrderedTable;
import dev.gyre.engine.builtins.keyed.SetObject;
import dev.gyre.engine.builtins.memory.WeakRefObject;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.debugger.ClosureScopes;
import dev.gyre.engine.interpreter.BytecodeFunction;
import dev.gyre.engine.interpreter.GeneratorObject;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.exotic.BoundFunction;
import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.runtime.wrapper.PrimitiveWrapper;
import dev.gyre.engine.syntax.source.SourcePosition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The internal slots of objects that debuggers show as properties. */
final class InternalProperties {
    private InternalProperties() {}

    /** Values by name: "[[Prototype]]". */
    static Map<String, Object> of(Realm realm, JsObject object) {
        var slots = new LinkedHashMap<String, Object>();
        if (object instanceof ProxyObject proxy) {
            slots.put("[[Handler]]", orNull(proxy.handler()));
            slots.put("[[Target]]", orNull(proxy.target()));
            slots.put("[[IsRevoked]]", proxy.target() == null);
            return slots;
        }
        if (object instanceof BytecodeFunction function && function.shared().isGenerator())
            slots.put("[[IsGenerator]]", true);
        slots.put("[[Prototype]]", orNull(object.getPrototypeOf()));
        if (object instanceof BoundFunction bound) {
            slots.put("[[TargetFunction]]", bound.target());
            slots.put("[[BoundThis]]", bound.boundThis());
            slots.put("[[BoundArgs]]", JsArray.of(realm, bound.boundArguments()));
        }
        if (object instanceof BytecodeFunction function
                && !function.shared().source().isLibrary())
            slots.put("[[Scopes]]", new ScopeList(ClosureScopes.of(function)));
        if (object instanceof GeneratorObject generator) {
            slots.put("[[GeneratorState]]", generator.stateName());
            slots.put("[[GeneratorFunction]]", generator.function());
            Object receiver = generator.receiverOrNull();
            slots.put("[[GeneratorReceiver]]", receiver == null ? Undefined.INSTANCE : receiver);
        }
        if (object instanceof WeakRefObject reference)
            slots.put("[[WeakRefTarget]]", reference.target() == null ? Undefined.INSTANCE : reference.target());
        if (object instanceof CollectionIterator iterator) {
            slots.put("[[IteratorHasMore]]", iterator.hasMore());
            slots.put("[[IteratorIndex]]", iterator.index());
            slots.put("[[IteratorKind]]", iterator.kind().name().toLowerCase(Locale.ROOT));
        }
        if (object instanceof PromiseObject promise) {
            slots.put("[[PromiseState]]", promise.state().name().toLowerCase(Locale.ROOT));
            slots.put("[[PromiseResult]]", promise.result() == null ? Undefined.INSTANCE : promise.result());
        }
        Object primitive = primitiveOf(object);
        if (primitive != null) slots.put("[[PrimitiveValue]]", primitive);
        List<Object[]> entries = entriesOf(object);
        if (entries != null) slots.put("[[Entries]]", entries(realm, entries));
        return slots;
    }

    /** Where a function begins, as the value of a RemoteObject; null for objects without a text. */
    static Map<String, Object> functionLocation(JsObject object) {
        if (!(object instanceof BytecodeFunction function)
                || function.shared().source().id() == 0) return null;
        SharedFunctionInfo shared = function.shared();
        SourcePosition start = shared.source().position(shared.parametersStart());
        var location = new LinkedHashMap<String, Object>();
        location.put("scriptId", String.valueOf(shared.source().id()));
        location.put("lineNumber", start.line() - 1);
        location.put("columnNumber", start.column() - 1);
        return location;
    }

    private static Object orNull(Object value) {
        return value == null ? Null.INSTANCE : value;
    }

    private static JsArray entries(Realm realm, List<Object[]> pairs) {
        var list = new ArrayList<>();
        for (Object[] pair : pairs) {
            JsObject entry = JsObject.create(realm, null);
            if (pair.length == 2) entry.createDataProperty("key", pair[0]);
            entry.createDataProperty("value", pair[pair.length - 1]);
            list.add(entry);
        }
        return JsArray.fromList(realm, list);
    }

    /** The primitive in a wrapper; null for other objects. */
    static Object primitiveOf(JsObject object) {
        return object instanceof PrimitiveWrapper wrapper ? wrapper.value() : null;
    }

    /** Keys and values of a map, values of a set, or those that an iterator of them has left; null for other objects. */
    static List<Object[]> entriesOf(JsObject object) {
        if (object instanceof MapObject map) return pairs(map.table(), true);
        if (object instanceof SetObject set) return pairs(set.table(), false);
        if (!(object instanceof CollectionIterator iterator)) return null;
        List<Object> remaining = iterator.remaining();
        var pairs = new ArrayList<Object[]>();
        if (!iterator.isKeyValue()) {
            for (Object each : remaining) pairs.add(new Object[] {each});
        } else {
            for (int i = 0; i + 1 < remaining.size(); i += 2)
                pairs.add(new Object[] {remaining.get(i), remaining.get(i + 1)});
        }
        return pairs;
    }

    private static List<Object[]> pairs(OrderedTable table, boolean hasValues) {
        var pairs = new ArrayList<Object[]>();
        for (OrderedTable.Cursor cursor = table.cursor(); cursor.advance(); )
            pairs.add(hasValues ? new Object[] {cursor.key(), cursor.value()} : new Object[] {cursor.key()});
        return pairs;
    }
}
