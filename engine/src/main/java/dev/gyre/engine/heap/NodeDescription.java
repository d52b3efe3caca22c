package dev.gyre.engine.heap;

import dev.gyre.engine.builtins.text.RegExpObject;
import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Rope;
import dev.gyre.engine.runtime.value.SlicedString;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.scope.HeapScope;
import java.math.BigInteger;

/**
 * What a snapshot says of an object.
 *
 * @param size an estimate of its size in bytes, without what it refers to
 */
record NodeDescription(NodeType type, String name, int size) {
    private static final int LONGEST_NAME = 1024;

    static NodeDescription of(Object object, JavaFields fields) {
        int size = ObjectSizes.of(object, fields);
        return switch (object) {
            case JsFunction function -> new NodeDescription(NodeType.CLOSURE, function.nameOrEmpty(), size);
            case RegExpObject expression -> new NodeDescription(NodeType.REGEXP, constructorName(expression), size);
            case JsObject js -> new NodeDescription(NodeType.OBJECT, constructorName(js), size);
            case HeapScope scope -> new NodeDescription(NodeType.OBJECT, "system / Context", size);
            case Shape shape -> new NodeDescription(NodeType.OBJECT_SHAPE, "system / Map", size);
            case Accessor accessor -> new NodeDescription(NodeType.HIDDEN, "system / AccessorPair", size);
            case JsSymbol symbol -> new NodeDescription(NodeType.SYMBOL, String.valueOf(symbol.description()), size);
            case BigInteger integer -> new NodeDescription(NodeType.BIGINT, "bigint", size);
            case Number number -> new NodeDescription(NodeType.NUMBER, "heap number", size);
            case Boolean bool -> new NodeDescription(NodeType.HIDDEN, bool.toString(), size);
            case Undefined undefined -> new NodeDescription(NodeType.HIDDEN, "undefined", size);
            case Null none -> new NodeDescription(NodeType.HIDDEN, "null", size);
            case Rope rope -> text(NodeType.CONCATENATED_STRING, rope, size);
            case SlicedString part -> text(NodeType.SLICED_STRING, part, size);
            case CharSequence text -> text(NodeType.STRING, text, size);
            case CodeBlock code ->
                new NodeDescription(
                        NodeType.CODE,
                        code.shared == null || code.shared.name() == null ? "" : code.shared.name(),
                        size);
            case SharedFunctionInfo shared ->
                new NodeDescription(NodeType.CODE, shared.name() == null ? "" : shared.name(), size);
            case Object[] array -> new NodeDescription(NodeType.ARRAY, "(internal array)", size);
            default -> other(object, size);
        };
    }

    private static NodeDescription other(Object object, int size) {
        Class<?> type = object.getClass();
        if (type.isArray()) return new NodeDescription(NodeType.NATIVE, "system / ArrayData", size);
        return new NodeDescription(NodeType.NATIVE, "Gyre / " + plainName(type), size);
    }

    /** The simple name of a class; for a lambda that of the class around it. */
    private static String plainName(Class<?> type) {
        String name = type.getName();
        int lambda = name.indexOf("$$Lambda");
        return (lambda < 0 ? name : name.substring(0, lambda) + " lambda").replaceFirst("^.*\\.", "");
    }

    private static NodeDescription text(NodeType type, CharSequence text, int size) {
        String shown = text.length() <= LONGEST_NAME
                ? text.toString()
                : text.subSequence(0, LONGEST_NAME).toString();
        return new NodeDescription(type, shown, size);
    }

    /** The name of the constructor that the object, or one that it inherits from, names; read without calling any code. */
    static String constructorName(JsObject object) {
        if (object instanceof JsArray) return "Array";
        for (JsObject holder = object; holder != null; holder = holder.shape().prototype()) {
            int found = holder.shape().find("constructor");
            if (found < 0 || (Shape.attributesOf(found) & Attributes.ACCESSOR) != 0) continue;
            if (holder.slot(Shape.slotOf(found)) instanceof JsFunction constructor
                    && !constructor.nameOrEmpty().isEmpty()) return constructor.nameOrEmpty();
        }
        return object.className();
    }
}
