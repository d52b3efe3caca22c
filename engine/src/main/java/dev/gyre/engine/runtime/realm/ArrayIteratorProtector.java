package dev.gyre.engine.runtime.realm;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.object.ValidityCell;
import dev.gyre.engine.runtime.value.JsSymbol;

/**
 * Whether Array.prototype[@@iterator] and %ArrayIteratorPrototype%.next are still the original functions, so that
 * arrays can be iterated without calling them, and whether their iterators have a return method.
 */
final class ArrayIteratorProtector {
    private final JsObject arrayPrototype;
    private final JsObject iteratorPrototype;
    private final Object values;
    private final Object next;
    private Shape arrayShape;
    private Shape iteratorShape;
    private int valuesSlot = -1;
    private int nextSlot = -1;
    /** The shape of the iterators' prototype for which no object of its chain had a return method, and the cell that is valid as long as none above it gets one. */
    private Shape shapeWithoutReturn;

    private ValidityCell noneAbove;

    ArrayIteratorProtector(Realm realm) {
        arrayPrototype = realm.intrinsic(Intrinsic.ARRAY_PROTOTYPE);
        values = realm.existingIntrinsic(Intrinsic.ARRAY_PROTOTYPE_VALUES);
        iteratorPrototype = realm.intrinsic(Intrinsic.ARRAY_ITERATOR_PROTOTYPE);
        next = realm.existingIntrinsic(Intrinsic.ARRAY_ITERATOR_PROTOTYPE_NEXT);
    }

    boolean isPristine() {
        if (arrayPrototype.shape() != arrayShape || iteratorPrototype.shape() != iteratorShape) {
            locate();
        }
        return valuesSlot >= 0
                && nextSlot >= 0
                && isOriginal(arrayPrototype.slot(valuesSlot), values)
                && isOriginal(iteratorPrototype.slot(nextSlot), next);
    }

    /** Whether array iterators have no return method. False also where finding out may run JS. */
    boolean lacksReturn() {
        return iteratorPrototype.shape() == shapeWithoutReturn && noneAbove.isValid() || findNoReturn();
    }

    private boolean findNoReturn() {
        for (JsObject each = iteratorPrototype;
                each != null;
                each = each.shape().prototype()) {
            if (each.shape().kind() == ShapeKind.EXOTIC || each.shape().find("return") >= 0) return false;
        }
        noneAbove = iteratorPrototype.shape().chainCell();
        shapeWithoutReturn = iteratorPrototype.shape();
        return true;
    }

    private static boolean isOriginal(Object stored, Object original) {
        return stored == original || stored instanceof LazyValue;
    }

    private void locate() {
        arrayShape = arrayPrototype.shape();
        iteratorShape = iteratorPrototype.shape();
        valuesSlot = arrayShape.find(JsSymbol.ITERATOR) >> 8;
        nextSlot = iteratorShape.find("next") >> 8;
    }
}
