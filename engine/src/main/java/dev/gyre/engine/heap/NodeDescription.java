package dev.gyre.engine.heap;

import dev.gyre.engine.builtins.text.RegExpObject;
import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.OrdinaryObject;
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

    private static final int STRING_HEADER = 24;

    private static final int BOXED = 16;

    static NodeDescription of(Object object, JavaFields fields) {
        return switch (object) {
            case JsFunction function ->
                new NodeDescription(NodeType.CLOSURE, function.nameOrEmpty(), size(function, fields));
            case RegExpObject expression ->
                new NodeDescription(NodeType.REGEXP, constructorName(expression), size(expression, fields));
            case JsObject js -> new NodeDescription(NodeType.OBJECT, constructorName(js), size(js, fields));
            case HeapScope scope ->
                new NodeDescription(
                        NodeType.OBJECT,
                        "system / Context",
                        shallow(scope, fields) + (scope.slots == null ? 0 : JavaFields.sizeOfArray(scope.slots)));
            case Shape shape -> new NodeDescription(NodeType.OBJECT_SHAPE, "system / Map", shallow(shape, fields));
            case Accessor accessor ->
                new NodeDescription(NodeType.HIDDEN, "system / AccessorPair", shallow(accessor, fields));
            case JsSymbol symbol ->
                new NodeDescription(NodeType.SYMBOL, String.valueOf(symbol.description()), shallow(symbol, fields));
            case BigInteger integer ->
                new NodeDescription(
                        NodeType.BIGINT, "bigint", 40 + JavaFields.sizeOfArray(integer.bitLength() / 32 + 1, 4));
            case Number number -> new NodeDescription(NodeType.NUMBER, "heap number", BOXED);
            case Boolean bool -> new NodeDescription(NodeType.HIDDEN, bool.toString(), BOXED);
            case Undefined undefined -> new NodeDescription(NodeType.HIDDEN, "undefined", BOXED);
            case Null none -> new NodeDescription(NodeType.HIDDEN, "null", BOXED);
            case Rope rope -> text(NodeType.CONCATENATED_STRING, rope, shallow(rope, fields));
            case SlicedString part -> text(NodeType.SLICED_STRING, part, shallow(part, fields));
            case CharSequence text -> text(NodeType.STRING, text, sizeOfText(text));
            case CodeBlock code ->
                new NodeDescription(
                        NodeType.CODE,
                        code.shared == null || code.shared.name() == null ? "" : code.shared.name(),
                        shallow(code, fields) + JavaFields.sizeOfArray(code.code));
            case SharedFunctionInfo shared ->
                new NodeDescription(NodeType.CODE, shared.name() == null ? "" : shared.name(), shallow(shared, fields));
            case Object[] array ->
                new NodeDescription(NodeType.ARRAY, "(internal array)", JavaFields.sizeOfArray(array));
            default -> other(object, fields);
        };
    }

    private static NodeDescription other(Object object, JavaFields fields) {
        Class<?> type = object.getClass();
        if (type.isArray())
            return new NodeDescription(NodeType.NATIVE, "system / ArrayData", JavaFields.sizeOfArray(object));
        return new NodeDescription(NodeType.NATIVE, "Gyre / " + plainName(type), shallow(object, fields));
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

    private static int sizeOfText(CharSequence text) {
        for (int i = 0; i < text.length(); i++)
            if (text.charAt(i) > 0xFF) return STRING_HEADER + JavaFields.sizeOfArray(text.length(), Character.BYTES);
        return STRING_HEADER + JavaFields.sizeOfArray(text.length(), Byte.BYTES);
    }

    private static int shallow(Object object, JavaFields fields) {
        return JavaFields.isOwn(object.getClass())
                ? fields.of(object.getClass()).size()
                : BOXED;
    }

    /** The object with the arrays of its properties and elements, which have no nodes of their own. */
    private static int size(JsObject object, JavaFields fields) {
        int inArray = object.shape().slotCount() - (object instanceof OrdinaryObject ? OrdinaryObject.FIELDS : 0);
        int elements = object.elements().size();
        return shallow(object, fields)
                + (inArray > 0 ? JavaFields.sizeOfArray(inArray, 4) : 0)
                + (elements > 0 ? JavaFields.sizeOfArray(elements, 4) : 0);
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
