package dev.gyre.engine.builtins.indexed;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;

/** Creates the intrinsic objects of chapter 23 Indexed Collections. */
public final class IndexedIntrinsics {
    private IndexedIntrinsics() {}

    /** Null for an intrinsic that this catalog does not have. */
    public static JsObject create(Realm realm, Intrinsic which) {
        return switch (which) {
            case ARRAY ->
                BuiltinInstaller.constructor(realm, which, ArrayConstructorTable.INSTANCE, Intrinsic.ARRAY_PROTOTYPE);
            case ARRAY_PROTOTYPE -> arrayPrototype(realm, which);
            case ARRAY_ITERATOR_PROTOTYPE ->
                BuiltinInstaller.object(
                        realm, which, Intrinsic.ITERATOR_PROTOTYPE, ArrayIteratorPrototypeTable.INSTANCE);
            case TYPED_ARRAY ->
                BuiltinInstaller.constructor(
                        realm, which, TypedArrayConstructorTable.INSTANCE, Intrinsic.TYPED_ARRAY_PROTOTYPE);
            case TYPED_ARRAY_PROTOTYPE -> typedArrayPrototype(realm, which);
            case INT8_ARRAY ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        TypedArrayTypes_Int8Table.INSTANCE,
                        Intrinsic.INT8_ARRAY_PROTOTYPE,
                        Intrinsic.TYPED_ARRAY);
            case INT8_ARRAY_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.TYPED_ARRAY_PROTOTYPE,
                        TypedArrayTypes_Int8PrototypeTable.INSTANCE,
                        Intrinsic.INT8_ARRAY);
            case UINT8_ARRAY -> uint8Array(realm, which);
            case UINT8_ARRAY_PROTOTYPE -> uint8ArrayPrototype(realm, which);
            case UINT8_CLAMPED_ARRAY ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        TypedArrayTypes_Uint8ClampedTable.INSTANCE,
                        Intrinsic.UINT8_CLAMPED_ARRAY_PROTOTYPE,
                        Intrinsic.TYPED_ARRAY);
            case UINT8_CLAMPED_ARRAY_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.TYPED_ARRAY_PROTOTYPE,
                        TypedArrayTypes_Uint8ClampedPrototypeTable.INSTANCE,
                        Intrinsic.UINT8_CLAMPED_ARRAY);
            case INT16_ARRAY ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        TypedArrayTypes_Int16Table.INSTANCE,
                        Intrinsic.INT16_ARRAY_PROTOTYPE,
                        Intrinsic.TYPED_ARRAY);
            case INT16_ARRAY_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.TYPED_ARRAY_PROTOTYPE,
                        TypedArrayTypes_Int16PrototypeTable.INSTANCE,
                        Intrinsic.INT16_ARRAY);
            case UINT16_ARRAY ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        TypedArrayTypes_Uint16Table.INSTANCE,
                        Intrinsic.UINT16_ARRAY_PROTOTYPE,
                        Intrinsic.TYPED_ARRAY);
            case UINT16_ARRAY_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.TYPED_ARRAY_PROTOTYPE,
                        TypedArrayTypes_Uint16PrototypeTable.INSTANCE,
                        Intrinsic.UINT16_ARRAY);
            case INT32_ARRAY ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        TypedArrayTypes_Int32Table.INSTANCE,
                        Intrinsic.INT32_ARRAY_PROTOTYPE,
                        Intrinsic.TYPED_ARRAY);
            case INT32_ARRAY_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.TYPED_ARRAY_PROTOTYPE,
                        TypedArrayTypes_Int32PrototypeTable.INSTANCE,
                        Intrinsic.INT32_ARRAY);
            case UINT32_ARRAY ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        TypedArrayTypes_Uint32Table.INSTANCE,
                        Intrinsic.UINT32_ARRAY_PROTOTYPE,
                        Intrinsic.TYPED_ARRAY);
            case UINT32_ARRAY_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.TYPED_ARRAY_PROTOTYPE,
                        TypedArrayTypes_Uint32PrototypeTable.INSTANCE,
                        Intrinsic.UINT32_ARRAY);
            case BIGINT64_ARRAY ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        TypedArrayTypes_BigInt64Table.INSTANCE,
                        Intrinsic.BIGINT64_ARRAY_PROTOTYPE,
                        Intrinsic.TYPED_ARRAY);
            case BIGINT64_ARRAY_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.TYPED_ARRAY_PROTOTYPE,
                        TypedArrayTypes_BigInt64PrototypeTable.INSTANCE,
                        Intrinsic.BIGINT64_ARRAY);
            case BIGUINT64_ARRAY ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        TypedArrayTypes_BigUint64Table.INSTANCE,
                        Intrinsic.BIGUINT64_ARRAY_PROTOTYPE,
                        Intrinsic.TYPED_ARRAY);
            case BIGUINT64_ARRAY_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.TYPED_ARRAY_PROTOTYPE,
                        TypedArrayTypes_BigUint64PrototypeTable.INSTANCE,
                        Intrinsic.BIGUINT64_ARRAY);
            case FLOAT16_ARRAY ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        TypedArrayTypes_Float16Table.INSTANCE,
                        Intrinsic.FLOAT16_ARRAY_PROTOTYPE,
                        Intrinsic.TYPED_ARRAY);
            case FLOAT16_ARRAY_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.TYPED_ARRAY_PROTOTYPE,
                        TypedArrayTypes_Float16PrototypeTable.INSTANCE,
                        Intrinsic.FLOAT16_ARRAY);
            case FLOAT32_ARRAY ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        TypedArrayTypes_Float32Table.INSTANCE,
                        Intrinsic.FLOAT32_ARRAY_PROTOTYPE,
                        Intrinsic.TYPED_ARRAY);
            case FLOAT32_ARRAY_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.TYPED_ARRAY_PROTOTYPE,
                        TypedArrayTypes_Float32PrototypeTable.INSTANCE,
                        Intrinsic.FLOAT32_ARRAY);
            case FLOAT64_ARRAY ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        TypedArrayTypes_Float64Table.INSTANCE,
                        Intrinsic.FLOAT64_ARRAY_PROTOTYPE,
                        Intrinsic.TYPED_ARRAY);
            case FLOAT64_ARRAY_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.TYPED_ARRAY_PROTOTYPE,
                        TypedArrayTypes_Float64PrototypeTable.INSTANCE,
                        Intrinsic.FLOAT64_ARRAY);
            default -> null;
        };
    }

    private static JsObject uint8Array(Realm realm, Intrinsic which) {
        BuiltinTable table = TypedArrayTypes_Uint8Table.INSTANCE;
        JsObject constructor = BuiltinInstaller.constructor(
                realm, which, table, Intrinsic.UINT8_ARRAY_PROTOTYPE, Intrinsic.TYPED_ARRAY);
        BuiltinInstaller.populate(realm, constructor, Uint8ArrayCoding_DecodingTable.INSTANCE);
        return constructor;
    }

    private static JsObject uint8ArrayPrototype(Realm realm, Intrinsic which) {
        return BuiltinInstaller.prototype(
                realm,
                which,
                Intrinsic.TYPED_ARRAY_PROTOTYPE,
                Intrinsic.UINT8_ARRAY,
                TypedArrayTypes_Uint8PrototypeTable.INSTANCE,
                Uint8ArrayCoding_MethodsTable.INSTANCE);
    }

    private static JsObject arrayPrototype(Realm realm, Intrinsic which) {
        JsObject prototype = JsArray.create(realm.intrinsic(Intrinsic.OBJECT_PROTOTYPE), 0);
        BuiltinInstaller.prototype(
                realm,
                which,
                prototype,
                Intrinsic.ARRAY,
                ArrayPrototypeTable.INSTANCE,
                ArrayIterationMethodsTable.INSTANCE,
                ArraySortingMethodsTable.INSTANCE);
        prototype.defineBuiltin(JsSymbol.UNSCOPABLES, unscopables(realm), Attributes.CONFIGURABLE);
        return prototype;
    }

    // Array.prototype [ @@unscopables ], https://tc39.es/ecma262/#sec-array.prototype-@@unscopables
    private static JsObject unscopables(Realm realm) {
        JsObject names = JsObject.create(realm, null);
        for (String name :
                "at copyWithin entries fill find findIndex findLast findLastIndex flat flatMap includes keys toReversed toSorted toSpliced values"
                        .split(" ")) {
            names.createDataProperty(name, true);
        }
        return names;
    }

    private static JsObject typedArrayPrototype(Realm realm, Intrinsic which) {
        JsObject prototype = BuiltinInstaller.prototype(
                realm,
                which,
                Intrinsic.OBJECT_PROTOTYPE,
                Intrinsic.TYPED_ARRAY,
                TypedArrayPrototypeTable.INSTANCE,
                TypedArrayIterationTable.INSTANCE);
        JsObject arrayPrototype = realm.intrinsic(Intrinsic.ARRAY_PROTOTYPE);
        prototype.defineBuiltin("toString", arrayPrototype.get("toString"), Attributes.METHOD);
        return prototype;
    }
}
