package dev.gyre.engine.heap;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.OrdinaryObject;
import dev.gyre.engine.runtime.value.Rope;
import dev.gyre.engine.runtime.value.SlicedString;
import dev.gyre.engine.scope.HeapScope;
import java.math.BigInteger;

/** Estimates of the sizes of objects in bytes, without what they refer to. */
final class ObjectSizes {
    private static final int STRING_HEADER = 24;

    private static final int BOXED = 16;

    private ObjectSizes() {}

    static int of(Object object, JavaFields fields) {
        return switch (object) {
            case JsObject js -> ofJsObject(js, fields);
            case HeapScope scope ->
                shallow(scope, fields) + (scope.slots == null ? 0 : JavaFields.sizeOfArray(scope.slots));
            case BigInteger integer -> 40 + JavaFields.sizeOfArray(integer.bitLength() / 32 + 1, 4);
            case Rope rope -> shallow(rope, fields);
            case SlicedString part -> shallow(part, fields);
            case CharSequence text -> ofText(text);
            case CodeBlock code -> shallow(code, fields) + JavaFields.sizeOfArray(code.code);
            default -> object.getClass().isArray() ? JavaFields.sizeOfArray(object) : shallow(object, fields);
        };
    }

    private static int ofText(CharSequence text) {
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
    private static int ofJsObject(JsObject object, JavaFields fields) {
        int inArray = object.shape().slotCount() - (object instanceof OrdinaryObject ? OrdinaryObject.FIELDS : 0);
        int elements = object.elements().size();
        return shallow(object, fields)
                + (inArray > 0 ? JavaFields.sizeOfArray(inArray, 4) : 0)
                + (elements > 0 ? JavaFields.sizeOfArray(elements, 4) : 0);
    }
}
