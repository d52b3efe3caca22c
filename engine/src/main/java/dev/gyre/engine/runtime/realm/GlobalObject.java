package dev.gyre.engine.runtime.realm;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.Undefined;

/** Defines the properties of the global object in V8's order; their values are created when first read. */
final class GlobalObject {
    private GlobalObject() {}

    // SetDefaultGlobalBindings ( realmRec ), https://tc39.es/ecma262/#sec-setdefaultglobalbindings
    static void populate(Realm realm, JsObject global) {
        intrinsics(
                realm,
                global,
                Intrinsic.OBJECT,
                Intrinsic.FUNCTION,
                Intrinsic.ARRAY,
                Intrinsic.NUMBER,
                Intrinsic.PARSE_FLOAT,
                Intrinsic.PARSE_INT);
        global.defineBuiltin("Infinity", Double.POSITIVE_INFINITY, Attributes.NONE);
        global.defineBuiltin("NaN", Double.NaN, Attributes.NONE);
        global.defineBuiltin("undefined", Undefined.INSTANCE, Attributes.NONE);
        intrinsics(
                realm,
                global,
                Intrinsic.BOOLEAN,
                Intrinsic.STRING,
                Intrinsic.SYMBOL,
                Intrinsic.DATE,
                Intrinsic.PROMISE,
                Intrinsic.REGEXP,
                Intrinsic.ERROR,
                Intrinsic.AGGREGATE_ERROR,
                Intrinsic.EVAL_ERROR,
                Intrinsic.RANGE_ERROR,
                Intrinsic.REFERENCE_ERROR,
                Intrinsic.SYNTAX_ERROR,
                Intrinsic.TYPE_ERROR,
                Intrinsic.URI_ERROR);
        global.defineBuiltin("globalThis", global, Attributes.METHOD);
        intrinsics(
                realm,
                global,
                Intrinsic.JSON,
                Intrinsic.MATH,
                Intrinsic.INTL,
                Intrinsic.ARRAY_BUFFER,
                Intrinsic.ATOMICS,
                Intrinsic.UINT8_ARRAY,
                Intrinsic.INT8_ARRAY,
                Intrinsic.UINT16_ARRAY,
                Intrinsic.INT16_ARRAY,
                Intrinsic.UINT32_ARRAY,
                Intrinsic.INT32_ARRAY,
                Intrinsic.BIGUINT64_ARRAY,
                Intrinsic.BIGINT64_ARRAY,
                Intrinsic.UINT8_CLAMPED_ARRAY,
                Intrinsic.FLOAT32_ARRAY,
                Intrinsic.FLOAT64_ARRAY,
                Intrinsic.DATA_VIEW,
                Intrinsic.MAP,
                Intrinsic.BIGINT,
                Intrinsic.SET,
                Intrinsic.ITERATOR,
                Intrinsic.WEAK_MAP,
                Intrinsic.WEAK_SET,
                Intrinsic.PROXY,
                Intrinsic.REFLECT,
                Intrinsic.FINALIZATION_REGISTRY,
                Intrinsic.WEAK_REF,
                Intrinsic.DECODE_URI,
                Intrinsic.DECODE_URI_COMPONENT,
                Intrinsic.ENCODE_URI,
                Intrinsic.ENCODE_URI_COMPONENT,
                Intrinsic.ESCAPE,
                Intrinsic.UNESCAPE,
                Intrinsic.EVAL,
                Intrinsic.IS_FINITE,
                Intrinsic.IS_NAN,
                Intrinsic.TEMPORAL,
                Intrinsic.SUPPRESSED_ERROR,
                Intrinsic.DISPOSABLE_STACK,
                Intrinsic.ASYNC_DISPOSABLE_STACK,
                Intrinsic.FLOAT16_ARRAY,
                Intrinsic.SHARED_ARRAY_BUFFER);
    }

    private static void intrinsics(Realm realm, JsObject global, Intrinsic... list) {
        for (Intrinsic which : list) {
            global.defineBuiltin(which.globalName(), new LazyIntrinsic(realm, which), Attributes.METHOD);
        }
    }
}
