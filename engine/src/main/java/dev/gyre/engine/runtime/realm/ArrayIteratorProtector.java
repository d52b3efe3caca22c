package dev.gyre.engine.runtime.realm;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.value.JsSymbol;

/**
 * Whether Array.prototype[@@iterator] and %ArrayIteratorPrototype%.next are still the original functions, so that
 * arrays can be iterated without calling them.
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
