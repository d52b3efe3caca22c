package dev.gyre.engine.runtime.object;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.ObjectOperations.IntegrityLevel;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import org.junit.jupiter.api.Test;

/** The messages of refused operations, recorded from Node 24. */
class PropertyErrorsTest {
    private final Realm realm = TestRealm.create();

    private String cannotSet(JsObject object, Object key) {
        return PropertyErrors.cannotSet(object, key).getMessage();
    }

    @Test
    void assignmentsAreRefusedInV8sWords() {
        JsObject frozen = JsObject.create(realm);
        frozen.put("a", 1);
        ObjectOperations.setIntegrityLevel(frozen, IntegrityLevel.FROZEN);
        assertEquals(
                "TypeError: Cannot assign to read only property 'a' of object '#<Object>'", cannotSet(frozen, "a"));
        assertEquals("TypeError: Cannot add property b, object is not extensible", cannotSet(frozen, "b"));
        JsObject array = JsArray.of(realm, 1);
        ObjectOperations.setIntegrityLevel(array, IntegrityLevel.FROZEN);
        assertEquals(
                "TypeError: Cannot assign to read only property '0' of object '[object Array]'", cannotSet(array, 0));
        JsObject getter = JsObject.create(realm);
        getter.defineOwnProperty("x", PropertyDescriptor.accessor(Undefined.INSTANCE, Undefined.INSTANCE, true, true));
        assertEquals("TypeError: Cannot set property x of #<Object> which has only a getter", cannotSet(getter, "x"));
        assertEquals(
                "TypeError: Cannot create property 'x' on number '5'",
                PropertyErrors.cannotCreateOnPrimitive(5, "x").getMessage());
        assertEquals(
                "TypeError: Cannot delete property 'a' of #<Object>",
                PropertyErrors.cannotDelete(frozen, "a").getMessage());
        assertEquals(
                "TypeError: Cannot redefine property: a",
                PropertyErrors.cannotDefine(frozen, "a").getMessage());
        assertEquals(
                "TypeError: Cannot define property b, object is not extensible",
                PropertyErrors.cannotDefine(frozen, "b").getMessage());
    }

    @Test
    void objectsShowTheirConstructorOrTag() {
        assertEquals("#<Object>", PropertyErrors.display(realm.intrinsic(Intrinsic.MATH)));
        assertEquals("[object Array]", PropertyErrors.display(JsArray.of(realm)));
        JsObject typed = ObjectOperations.construct(realm.intrinsic(Intrinsic.INT8_ARRAY));
        assertEquals("[object Int8Array]", PropertyErrors.display(typed));
        assertEquals("#<Map>", PropertyErrors.display(ObjectOperations.construct(realm.intrinsic(Intrinsic.MAP))));
        assertEquals(
                "[object Date]", PropertyErrors.display(ObjectOperations.construct(realm.intrinsic(Intrinsic.DATE))));
        assertEquals("[object Object]", PropertyErrors.display(JsObject.create(realm, null)));
        assertEquals("Symbol(Symbol.iterator)", PropertyErrors.keyDisplay(JsSymbol.ITERATOR));
    }
}
