package dev.gyre.engine.builtins.indexed;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.elements.ElementType;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;

/** The constructors and prototypes of the concrete typed array types. */
// 23.2.5 The TypedArray Constructors, https://tc39.es/ecma262/#sec-typedarray-constructors
public final class TypedArrayTypes {
    private TypedArrayTypes() {}

    /** The Int8Array constructor. */
    @BuiltinObject(intrinsic = "%Int8Array%")
    public static final class Int8 {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 1;

        private Int8() {}

        // Int8Array ( ...args ), https://tc39.es/ecma262/#sec-typedarray
        @Builtin(constructor = true, length = 3)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object[] arguments) {
            return TypedArrayCreation.construct(realm, ElementType.INT8, newTarget, arguments);
        }
    }

    /** Int8Array.prototype. */
    @BuiltinObject(intrinsic = "%Int8Array.prototype%")
    public static final class Int8Prototype {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 1;

        private Int8Prototype() {}
    }

    /** The Uint8Array constructor. */
    @BuiltinObject(intrinsic = "%Uint8Array%")
    public static final class Uint8 {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 1;

        private Uint8() {}

        // Uint8Array ( ...args ), https://tc39.es/ecma262/#sec-typedarray
        @Builtin(constructor = true, length = 3)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object[] arguments) {
            return TypedArrayCreation.construct(realm, ElementType.UINT8, newTarget, arguments);
        }
    }

    /** Uint8Array.prototype. */
    @BuiltinObject(intrinsic = "%Uint8Array.prototype%")
    public static final class Uint8Prototype {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 1;

        private Uint8Prototype() {}
    }

    /** The Uint8ClampedArray constructor. */
    @BuiltinObject(intrinsic = "%Uint8ClampedArray%")
    public static final class Uint8Clamped {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 1;

        private Uint8Clamped() {}

        // Uint8ClampedArray ( ...args ), https://tc39.es/ecma262/#sec-typedarray
        @Builtin(constructor = true, length = 3)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object[] arguments) {
            return TypedArrayCreation.construct(realm, ElementType.UINT8_CLAMPED, newTarget, arguments);
        }
    }

    /** Uint8ClampedArray.prototype. */
    @BuiltinObject(intrinsic = "%Uint8ClampedArray.prototype%")
    public static final class Uint8ClampedPrototype {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 1;

        private Uint8ClampedPrototype() {}
    }

    /** The Int16Array constructor. */
    @BuiltinObject(intrinsic = "%Int16Array%")
    public static final class Int16 {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 2;

        private Int16() {}

        // Int16Array ( ...args ), https://tc39.es/ecma262/#sec-typedarray
        @Builtin(constructor = true, length = 3)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object[] arguments) {
            return TypedArrayCreation.construct(realm, ElementType.INT16, newTarget, arguments);
        }
    }

    /** Int16Array.prototype. */
    @BuiltinObject(intrinsic = "%Int16Array.prototype%")
    public static final class Int16Prototype {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 2;

        private Int16Prototype() {}
    }

    /** The Uint16Array constructor. */
    @BuiltinObject(intrinsic = "%Uint16Array%")
    public static final class Uint16 {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 2;

        private Uint16() {}

        // Uint16Array ( ...args ), https://tc39.es/ecma262/#sec-typedarray
        @Builtin(constructor = true, length = 3)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object[] arguments) {
            return TypedArrayCreation.construct(realm, ElementType.UINT16, newTarget, arguments);
        }
    }

    /** Uint16Array.prototype. */
    @BuiltinObject(intrinsic = "%Uint16Array.prototype%")
    public static final class Uint16Prototype {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 2;

        private Uint16Prototype() {}
    }

    /** The Int32Array constructor. */
    @BuiltinObject(intrinsic = "%Int32Array%")
    public static final class Int32 {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 4;

        private Int32() {}

        // Int32Array ( ...args ), https://tc39.es/ecma262/#sec-typedarray
        @Builtin(constructor = true, length = 3)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object[] arguments) {
            return TypedArrayCreation.construct(realm, ElementType.INT32, newTarget, arguments);
        }
    }

    /** Int32Array.prototype. */
    @BuiltinObject(intrinsic = "%Int32Array.prototype%")
    public static final class Int32Prototype {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 4;

        private Int32Prototype() {}
    }

    /** The Uint32Array constructor. */
    @BuiltinObject(intrinsic = "%Uint32Array%")
    public static final class Uint32 {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 4;

        private Uint32() {}

        // Uint32Array ( ...args ), https://tc39.es/ecma262/#sec-typedarray
        @Builtin(constructor = true, length = 3)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object[] arguments) {
            return TypedArrayCreation.construct(realm, ElementType.UINT32, newTarget, arguments);
        }
    }

    /** Uint32Array.prototype. */
    @BuiltinObject(intrinsic = "%Uint32Array.prototype%")
    public static final class Uint32Prototype {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 4;

        private Uint32Prototype() {}
    }

    /** The BigInt64Array constructor. */
    @BuiltinObject(intrinsic = "%BigInt64Array%")
    public static final class BigInt64 {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 8;

        private BigInt64() {}

        // BigInt64Array ( ...args ), https://tc39.es/ecma262/#sec-typedarray
        @Builtin(constructor = true, length = 3)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object[] arguments) {
            return TypedArrayCreation.construct(realm, ElementType.BIGINT64, newTarget, arguments);
        }
    }

    /** BigInt64Array.prototype. */
    @BuiltinObject(intrinsic = "%BigInt64Array.prototype%")
    public static final class BigInt64Prototype {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 8;

        private BigInt64Prototype() {}
    }

    /** The BigUint64Array constructor. */
    @BuiltinObject(intrinsic = "%BigUint64Array%")
    public static final class BigUint64 {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 8;

        private BigUint64() {}

        // BigUint64Array ( ...args ), https://tc39.es/ecma262/#sec-typedarray
        @Builtin(constructor = true, length = 3)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object[] arguments) {
            return TypedArrayCreation.construct(realm, ElementType.BIGUINT64, newTarget, arguments);
        }
    }

    /** BigUint64Array.prototype. */
    @BuiltinObject(intrinsic = "%BigUint64Array.prototype%")
    public static final class BigUint64Prototype {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 8;

        private BigUint64Prototype() {}
    }

    /** The Float16Array constructor. */
    @BuiltinObject(intrinsic = "%Float16Array%")
    public static final class Float16 {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 2;

        private Float16() {}

        // Float16Array ( ...args ), https://tc39.es/ecma262/#sec-typedarray
        @Builtin(constructor = true, length = 3)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object[] arguments) {
            return TypedArrayCreation.construct(realm, ElementType.FLOAT16, newTarget, arguments);
        }
    }

    /** Float16Array.prototype. */
    @BuiltinObject(intrinsic = "%Float16Array.prototype%")
    public static final class Float16Prototype {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 2;

        private Float16Prototype() {}
    }

    /** The Float32Array constructor. */
    @BuiltinObject(intrinsic = "%Float32Array%")
    public static final class Float32 {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 4;

        private Float32() {}

        // Float32Array ( ...args ), https://tc39.es/ecma262/#sec-typedarray
        @Builtin(constructor = true, length = 3)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object[] arguments) {
            return TypedArrayCreation.construct(realm, ElementType.FLOAT32, newTarget, arguments);
        }
    }

    /** Float32Array.prototype. */
    @BuiltinObject(intrinsic = "%Float32Array.prototype%")
    public static final class Float32Prototype {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 4;

        private Float32Prototype() {}
    }

    /** The Float64Array constructor. */
    @BuiltinObject(intrinsic = "%Float64Array%")
    public static final class Float64 {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 8;

        private Float64() {}

        // Float64Array ( ...args ), https://tc39.es/ecma262/#sec-typedarray
        @Builtin(constructor = true, length = 3)
        static Object construct(Realm realm, Object self, JsObject newTarget, Object[] arguments) {
            return TypedArrayCreation.construct(realm, ElementType.FLOAT64, newTarget, arguments);
        }
    }

    /** Float64Array.prototype. */
    @BuiltinObject(intrinsic = "%Float64Array.prototype%")
    public static final class Float64Prototype {
        @BuiltinConstant(name = "BYTES_PER_ELEMENT")
        static final int BYTES_PER_ELEMENT = 8;

        private Float64Prototype() {}
    }
}
