package dev.gyre.engine.builtins.fundamental;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.builtins.control.EvalFunctionTable;
import dev.gyre.engine.builtins.control.FunctionConstructors_FunctionTable;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.wrapper.BooleanObject;

/** Creates the intrinsic objects of chapter 20 Fundamental Objects and of 19 The Global Object. */
public final class FundamentalIntrinsics {
    private FundamentalIntrinsics() {}

    /** Null for an intrinsic that this catalog does not have. */
    public static JsObject create(Realm realm, Intrinsic which) {
        return switch (which) {
            case OBJECT ->
                BuiltinInstaller.constructor(realm, which, ObjectConstructorTable.INSTANCE, Intrinsic.OBJECT_PROTOTYPE);
            case OBJECT_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm, which, realm.existingIntrinsic(which), Intrinsic.OBJECT, ObjectPrototypeTable.INSTANCE);
            case FUNCTION_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        realm.existingIntrinsic(which),
                        Intrinsic.FUNCTION,
                        FunctionPrototypeTable.INSTANCE);
            case BOOLEAN ->
                BuiltinInstaller.constructor(
                        realm, which, BooleanConstructorTable.INSTANCE, Intrinsic.BOOLEAN_PROTOTYPE);
            case BOOLEAN_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        new BooleanObject(realm.intrinsic(Intrinsic.OBJECT_PROTOTYPE), false),
                        Intrinsic.BOOLEAN,
                        BooleanPrototypeTable.INSTANCE);
            case SYMBOL ->
                BuiltinInstaller.constructor(realm, which, SymbolConstructorTable.INSTANCE, Intrinsic.SYMBOL_PROTOTYPE);
            case SYMBOL_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm, which, Intrinsic.OBJECT_PROTOTYPE, SymbolPrototypeTable.INSTANCE, Intrinsic.SYMBOL);
            case ERROR -> errorConstructor(realm, which);
            case ERROR_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm, which, Intrinsic.OBJECT_PROTOTYPE, ErrorPrototypeTable.INSTANCE, Intrinsic.ERROR);
            case EVAL_ERROR ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        NativeErrors_EvalErrorTable.INSTANCE,
                        Intrinsic.EVAL_ERROR_PROTOTYPE,
                        Intrinsic.ERROR);
            case EVAL_ERROR_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.ERROR_PROTOTYPE,
                        NativeErrors_EvalErrorPrototypeTable.INSTANCE,
                        Intrinsic.EVAL_ERROR);
            case RANGE_ERROR ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        NativeErrors_RangeErrorTable.INSTANCE,
                        Intrinsic.RANGE_ERROR_PROTOTYPE,
                        Intrinsic.ERROR);
            case RANGE_ERROR_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.ERROR_PROTOTYPE,
                        NativeErrors_RangeErrorPrototypeTable.INSTANCE,
                        Intrinsic.RANGE_ERROR);
            case REFERENCE_ERROR ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        NativeErrors_ReferenceErrorTable.INSTANCE,
                        Intrinsic.REFERENCE_ERROR_PROTOTYPE,
                        Intrinsic.ERROR);
            case REFERENCE_ERROR_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.ERROR_PROTOTYPE,
                        NativeErrors_ReferenceErrorPrototypeTable.INSTANCE,
                        Intrinsic.REFERENCE_ERROR);
            case SYNTAX_ERROR ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        NativeErrors_SyntaxErrorTable.INSTANCE,
                        Intrinsic.SYNTAX_ERROR_PROTOTYPE,
                        Intrinsic.ERROR);
            case SYNTAX_ERROR_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.ERROR_PROTOTYPE,
                        NativeErrors_SyntaxErrorPrototypeTable.INSTANCE,
                        Intrinsic.SYNTAX_ERROR);
            case TYPE_ERROR ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        NativeErrors_TypeErrorTable.INSTANCE,
                        Intrinsic.TYPE_ERROR_PROTOTYPE,
                        Intrinsic.ERROR);
            case TYPE_ERROR_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.ERROR_PROTOTYPE,
                        NativeErrors_TypeErrorPrototypeTable.INSTANCE,
                        Intrinsic.TYPE_ERROR);
            case URI_ERROR ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        NativeErrors_UriErrorTable.INSTANCE,
                        Intrinsic.URI_ERROR_PROTOTYPE,
                        Intrinsic.ERROR);
            case URI_ERROR_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.ERROR_PROTOTYPE,
                        NativeErrors_UriErrorPrototypeTable.INSTANCE,
                        Intrinsic.URI_ERROR);
            case AGGREGATE_ERROR ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        CompoundErrors_AggregateErrorTable.INSTANCE,
                        Intrinsic.AGGREGATE_ERROR_PROTOTYPE,
                        Intrinsic.ERROR);
            case AGGREGATE_ERROR_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.ERROR_PROTOTYPE,
                        CompoundErrors_AggregateErrorPrototypeTable.INSTANCE,
                        Intrinsic.AGGREGATE_ERROR);
            case SUPPRESSED_ERROR ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        CompoundErrors_SuppressedErrorTable.INSTANCE,
                        Intrinsic.SUPPRESSED_ERROR_PROTOTYPE,
                        Intrinsic.ERROR);
            case SUPPRESSED_ERROR_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.ERROR_PROTOTYPE,
                        CompoundErrors_SuppressedErrorPrototypeTable.INSTANCE,
                        Intrinsic.SUPPRESSED_ERROR);
            case FUNCTION ->
                BuiltinInstaller.constructor(
                        realm, which, FunctionConstructors_FunctionTable.INSTANCE, Intrinsic.FUNCTION_PROTOTYPE);
            case EVAL -> BuiltinInstaller.function(realm, EvalFunctionTable.INSTANCE, "eval");
            case CALL_SITE_PROTOTYPE ->
                BuiltinInstaller.object(realm, which, Intrinsic.OBJECT_PROTOTYPE, CallSitePrototypeTable.INSTANCE);
            case THROW_TYPE_ERROR -> ThrowTypeError.create(realm);
            case IS_FINITE -> BuiltinInstaller.function(realm, GlobalFunctionsTable.INSTANCE, "isFinite");
            case IS_NAN -> BuiltinInstaller.function(realm, GlobalFunctionsTable.INSTANCE, "isNaN");
            case PARSE_FLOAT -> BuiltinInstaller.function(realm, GlobalFunctionsTable.INSTANCE, "parseFloat");
            case PARSE_INT -> BuiltinInstaller.function(realm, GlobalFunctionsTable.INSTANCE, "parseInt");
            case DECODE_URI -> BuiltinInstaller.function(realm, GlobalFunctionsTable.INSTANCE, "decodeURI");
            case DECODE_URI_COMPONENT ->
                BuiltinInstaller.function(realm, GlobalFunctionsTable.INSTANCE, "decodeURIComponent");
            case ENCODE_URI -> BuiltinInstaller.function(realm, GlobalFunctionsTable.INSTANCE, "encodeURI");
            case ENCODE_URI_COMPONENT ->
                BuiltinInstaller.function(realm, GlobalFunctionsTable.INSTANCE, "encodeURIComponent");
            case ESCAPE -> BuiltinInstaller.function(realm, GlobalFunctionsTable.INSTANCE, "escape");
            case UNESCAPE -> BuiltinInstaller.function(realm, GlobalFunctionsTable.INSTANCE, "unescape");
            default -> null;
        };
    }

    private static JsObject errorConstructor(Realm realm, Intrinsic which) {
        JsObject constructor =
                BuiltinInstaller.constructor(realm, which, ErrorConstructorTable.INSTANCE, Intrinsic.ERROR_PROTOTYPE);
        realm.agent().hooks().errorConstructorMade(realm, constructor);
        return constructor;
    }
}
