package dev.gyre.engine.runtime.realm;

/** The well-known intrinsic objects, https://tc39.es/ecma262/#sec-well-known-intrinsic-objects. */
public enum Intrinsic {
    // 20 Fundamental Objects, 19 The Global Object
    OBJECT("%Object%", Chapter.FUNDAMENTAL),
    OBJECT_PROTOTYPE("%Object.prototype%", Chapter.FUNDAMENTAL),
    OBJECT_PROTOTYPE_TO_STRING("%Object.prototype.toString%", Chapter.FUNDAMENTAL),
    FUNCTION("%Function%", Chapter.FUNDAMENTAL),
    FUNCTION_PROTOTYPE("%Function.prototype%", Chapter.FUNDAMENTAL),
    BOOLEAN("%Boolean%", Chapter.FUNDAMENTAL),
    BOOLEAN_PROTOTYPE("%Boolean.prototype%", Chapter.FUNDAMENTAL),
    SYMBOL("%Symbol%", Chapter.FUNDAMENTAL),
    SYMBOL_PROTOTYPE("%Symbol.prototype%", Chapter.FUNDAMENTAL),
    ERROR("%Error%", Chapter.FUNDAMENTAL),
    ERROR_PROTOTYPE("%Error.prototype%", Chapter.FUNDAMENTAL),
    AGGREGATE_ERROR("%AggregateError%", Chapter.FUNDAMENTAL),
    AGGREGATE_ERROR_PROTOTYPE("%AggregateError.prototype%", Chapter.FUNDAMENTAL),
    EVAL_ERROR("%EvalError%", Chapter.FUNDAMENTAL),
    EVAL_ERROR_PROTOTYPE("%EvalError.prototype%", Chapter.FUNDAMENTAL),
    RANGE_ERROR("%RangeError%", Chapter.FUNDAMENTAL),
    RANGE_ERROR_PROTOTYPE("%RangeError.prototype%", Chapter.FUNDAMENTAL),
    REFERENCE_ERROR("%ReferenceError%", Chapter.FUNDAMENTAL),
    REFERENCE_ERROR_PROTOTYPE("%ReferenceError.prototype%", Chapter.FUNDAMENTAL),
    SUPPRESSED_ERROR("%SuppressedError%", Chapter.FUNDAMENTAL),
    SUPPRESSED_ERROR_PROTOTYPE("%SuppressedError.prototype%", Chapter.FUNDAMENTAL),
    SYNTAX_ERROR("%SyntaxError%", Chapter.FUNDAMENTAL),
    SYNTAX_ERROR_PROTOTYPE("%SyntaxError.prototype%", Chapter.FUNDAMENTAL),
    TYPE_ERROR("%TypeError%", Chapter.FUNDAMENTAL),
    TYPE_ERROR_PROTOTYPE("%TypeError.prototype%", Chapter.FUNDAMENTAL),
    URI_ERROR("%URIError%", Chapter.FUNDAMENTAL),
    URI_ERROR_PROTOTYPE("%URIError.prototype%", Chapter.FUNDAMENTAL),
    THROW_TYPE_ERROR("%ThrowTypeError%", Chapter.FUNDAMENTAL),
    EVAL("%eval%", Chapter.FUNDAMENTAL),
    IS_FINITE("%isFinite%", Chapter.FUNDAMENTAL),
    IS_NAN("%isNaN%", Chapter.FUNDAMENTAL),
    PARSE_FLOAT("%parseFloat%", Chapter.FUNDAMENTAL),
    PARSE_INT("%parseInt%", Chapter.FUNDAMENTAL),
    DECODE_URI("%decodeURI%", Chapter.FUNDAMENTAL),
    DECODE_URI_COMPONENT("%decodeURIComponent%", Chapter.FUNDAMENTAL),
    ENCODE_URI("%encodeURI%", Chapter.FUNDAMENTAL),
    ENCODE_URI_COMPONENT("%encodeURIComponent%", Chapter.FUNDAMENTAL),
    ESCAPE("%escape%", Chapter.FUNDAMENTAL),
    UNESCAPE("%unescape%", Chapter.FUNDAMENTAL),
    CALL_SITE_PROTOTYPE("%CallSite.prototype%", Chapter.FUNDAMENTAL),
    // 21 Numbers and Dates
    NUMBER("%Number%", Chapter.NUMBERS),
    NUMBER_PROTOTYPE("%Number.prototype%", Chapter.NUMBERS),
    BIGINT("%BigInt%", Chapter.NUMBERS),
    BIGINT_PROTOTYPE("%BigInt.prototype%", Chapter.NUMBERS),
    MATH("%Math%", Chapter.NUMBERS),
    DATE("%Date%", Chapter.NUMBERS),
    DATE_PROTOTYPE("%Date.prototype%", Chapter.NUMBERS),
    // 22 Text Processing
    STRING("%String%", Chapter.TEXT),
    STRING_PROTOTYPE("%String.prototype%", Chapter.TEXT),
    STRING_ITERATOR_PROTOTYPE("%StringIteratorPrototype%", Chapter.TEXT),
    REGEXP("%RegExp%", Chapter.TEXT),
    REGEXP_PROTOTYPE("%RegExp.prototype%", Chapter.TEXT),
    REGEXP_STRING_ITERATOR_PROTOTYPE("%RegExpStringIteratorPrototype%", Chapter.TEXT),
    // 23 Indexed Collections
    ARRAY("%Array%", Chapter.INDEXED),
    ARRAY_PROTOTYPE("%Array.prototype%", Chapter.INDEXED),
    ARRAY_PROTOTYPE_TO_STRING("%Array.prototype.toString%", Chapter.INDEXED),
    ARRAY_PROTOTYPE_VALUES("%Array.prototype.values%", Chapter.INDEXED),
    ARRAY_ITERATOR_PROTOTYPE("%ArrayIteratorPrototype%", Chapter.INDEXED),
    ARRAY_ITERATOR_PROTOTYPE_NEXT("%ArrayIteratorPrototype.next%", Chapter.INDEXED),
    TYPED_ARRAY("%TypedArray%", Chapter.INDEXED),
    TYPED_ARRAY_PROTOTYPE("%TypedArray.prototype%", Chapter.INDEXED),
    INT8_ARRAY("%Int8Array%", Chapter.INDEXED),
    INT8_ARRAY_PROTOTYPE("%Int8Array.prototype%", Chapter.INDEXED),
    UINT8_ARRAY("%Uint8Array%", Chapter.INDEXED),
    UINT8_ARRAY_PROTOTYPE("%Uint8Array.prototype%", Chapter.INDEXED),
    UINT8_CLAMPED_ARRAY("%Uint8ClampedArray%", Chapter.INDEXED),
    UINT8_CLAMPED_ARRAY_PROTOTYPE("%Uint8ClampedArray.prototype%", Chapter.INDEXED),
    INT16_ARRAY("%Int16Array%", Chapter.INDEXED),
    INT16_ARRAY_PROTOTYPE("%Int16Array.prototype%", Chapter.INDEXED),
    UINT16_ARRAY("%Uint16Array%", Chapter.INDEXED),
    UINT16_ARRAY_PROTOTYPE("%Uint16Array.prototype%", Chapter.INDEXED),
    INT32_ARRAY("%Int32Array%", Chapter.INDEXED),
    INT32_ARRAY_PROTOTYPE("%Int32Array.prototype%", Chapter.INDEXED),
    UINT32_ARRAY("%Uint32Array%", Chapter.INDEXED),
    UINT32_ARRAY_PROTOTYPE("%Uint32Array.prototype%", Chapter.INDEXED),
    BIGINT64_ARRAY("%BigInt64Array%", Chapter.INDEXED),
    BIGINT64_ARRAY_PROTOTYPE("%BigInt64Array.prototype%", Chapter.INDEXED),
    BIGUINT64_ARRAY("%BigUint64Array%", Chapter.INDEXED),
    BIGUINT64_ARRAY_PROTOTYPE("%BigUint64Array.prototype%", Chapter.INDEXED),
    FLOAT16_ARRAY("%Float16Array%", Chapter.INDEXED),
    FLOAT16_ARRAY_PROTOTYPE("%Float16Array.prototype%", Chapter.INDEXED),
    FLOAT32_ARRAY("%Float32Array%", Chapter.INDEXED),
    FLOAT32_ARRAY_PROTOTYPE("%Float32Array.prototype%", Chapter.INDEXED),
    FLOAT64_ARRAY("%Float64Array%", Chapter.INDEXED),
    FLOAT64_ARRAY_PROTOTYPE("%Float64Array.prototype%", Chapter.INDEXED),
    // 24 Keyed Collections
    MAP("%Map%", Chapter.KEYED),
    MAP_PROTOTYPE("%Map.prototype%", Chapter.KEYED),
    MAP_ITERATOR_PROTOTYPE("%MapIteratorPrototype%", Chapter.KEYED),
    SET("%Set%", Chapter.KEYED),
    SET_PROTOTYPE("%Set.prototype%", Chapter.KEYED),
    SET_ITERATOR_PROTOTYPE("%SetIteratorPrototype%", Chapter.KEYED),
    WEAK_MAP("%WeakMap%", Chapter.KEYED),
    WEAK_MAP_PROTOTYPE("%WeakMap.prototype%", Chapter.KEYED),
    WEAK_SET("%WeakSet%", Chapter.KEYED),
    WEAK_SET_PROTOTYPE("%WeakSet.prototype%", Chapter.KEYED),
    // 25 Structured Data, 26 Managing Memory
    ARRAY_BUFFER("%ArrayBuffer%", Chapter.STRUCTURED),
    ARRAY_BUFFER_PROTOTYPE("%ArrayBuffer.prototype%", Chapter.STRUCTURED),
    SHARED_ARRAY_BUFFER("%SharedArrayBuffer%", Chapter.STRUCTURED),
    SHARED_ARRAY_BUFFER_PROTOTYPE("%SharedArrayBuffer.prototype%", Chapter.STRUCTURED),
    DATA_VIEW("%DataView%", Chapter.STRUCTURED),
    DATA_VIEW_PROTOTYPE("%DataView.prototype%", Chapter.STRUCTURED),
    ATOMICS("%Atomics%", Chapter.STRUCTURED),
    JSON("%JSON%", Chapter.STRUCTURED),
    WEAK_REF("%WeakRef%", Chapter.STRUCTURED),
    WEAK_REF_PROTOTYPE("%WeakRef.prototype%", Chapter.STRUCTURED),
    FINALIZATION_REGISTRY("%FinalizationRegistry%", Chapter.STRUCTURED),
    FINALIZATION_REGISTRY_PROTOTYPE("%FinalizationRegistry.prototype%", Chapter.STRUCTURED),
    // 27 Control Abstraction Objects
    ITERATOR("%Iterator%", Chapter.CONTROL),
    ITERATOR_PROTOTYPE("%Iterator.prototype%", Chapter.CONTROL),
    ITERATOR_HELPER_PROTOTYPE("%IteratorHelperPrototype%", Chapter.CONTROL),
    WRAP_FOR_VALID_ITERATOR_PROTOTYPE("%WrapForValidIteratorPrototype%", Chapter.CONTROL),
    ASYNC_ITERATOR_PROTOTYPE("%AsyncIteratorPrototype%", Chapter.CONTROL),
    ASYNC_FROM_SYNC_ITERATOR_PROTOTYPE("%AsyncFromSyncIteratorPrototype%", Chapter.CONTROL),
    PROMISE("%Promise%", Chapter.CONTROL),
    PROMISE_PROTOTYPE("%Promise.prototype%", Chapter.CONTROL),
    PROMISE_PROTOTYPE_THEN("%Promise.prototype.then%", Chapter.CONTROL),
    PROMISE_RESOLVE("%Promise.resolve%", Chapter.CONTROL),
    GENERATOR_FUNCTION("%GeneratorFunction%", Chapter.CONTROL),
    GENERATOR_FUNCTION_PROTOTYPE("%GeneratorFunction.prototype%", Chapter.CONTROL),
    GENERATOR_PROTOTYPE("%GeneratorPrototype%", Chapter.CONTROL),
    GENERATOR_PROTOTYPE_NEXT("%GeneratorPrototype.next%", Chapter.CONTROL),
    ASYNC_GENERATOR_FUNCTION("%AsyncGeneratorFunction%", Chapter.CONTROL),
    ASYNC_GENERATOR_FUNCTION_PROTOTYPE("%AsyncGeneratorFunction.prototype%", Chapter.CONTROL),
    ASYNC_GENERATOR_PROTOTYPE("%AsyncGeneratorPrototype%", Chapter.CONTROL),
    ASYNC_FUNCTION("%AsyncFunction%", Chapter.CONTROL),
    ASYNC_FUNCTION_PROTOTYPE("%AsyncFunction.prototype%", Chapter.CONTROL),
    DISPOSABLE_STACK("%DisposableStack%", Chapter.CONTROL),
    DISPOSABLE_STACK_PROTOTYPE("%DisposableStack.prototype%", Chapter.CONTROL),
    ASYNC_DISPOSABLE_STACK("%AsyncDisposableStack%", Chapter.CONTROL),
    ASYNC_DISPOSABLE_STACK_PROTOTYPE("%AsyncDisposableStack.prototype%", Chapter.CONTROL),
    FOR_IN_ITERATOR_PROTOTYPE("%ForInIteratorPrototype%", Chapter.CONTROL),
    // Temporal
    TEMPORAL("%Temporal%", Chapter.TEMPORAL),
    TEMPORAL_NOW("%Temporal.Now%", Chapter.TEMPORAL),
    TEMPORAL_PLAIN_DATE("%Temporal.PlainDate%", Chapter.TEMPORAL),
    TEMPORAL_PLAIN_DATE_PROTOTYPE("%Temporal.PlainDate.prototype%", Chapter.TEMPORAL),
    TEMPORAL_PLAIN_TIME("%Temporal.PlainTime%", Chapter.TEMPORAL),
    TEMPORAL_PLAIN_TIME_PROTOTYPE("%Temporal.PlainTime.prototype%", Chapter.TEMPORAL),
    TEMPORAL_PLAIN_DATE_TIME("%Temporal.PlainDateTime%", Chapter.TEMPORAL),
    TEMPORAL_PLAIN_DATE_TIME_PROTOTYPE("%Temporal.PlainDateTime.prototype%", Chapter.TEMPORAL),
    TEMPORAL_ZONED_DATE_TIME("%Temporal.ZonedDateTime%", Chapter.TEMPORAL),
    TEMPORAL_ZONED_DATE_TIME_PROTOTYPE("%Temporal.ZonedDateTime.prototype%", Chapter.TEMPORAL),
    TEMPORAL_DURATION("%Temporal.Duration%", Chapter.TEMPORAL),
    TEMPORAL_DURATION_PROTOTYPE("%Temporal.Duration.prototype%", Chapter.TEMPORAL),
    TEMPORAL_INSTANT("%Temporal.Instant%", Chapter.TEMPORAL),
    TEMPORAL_INSTANT_PROTOTYPE("%Temporal.Instant.prototype%", Chapter.TEMPORAL),
    TEMPORAL_PLAIN_YEAR_MONTH("%Temporal.PlainYearMonth%", Chapter.TEMPORAL),
    TEMPORAL_PLAIN_YEAR_MONTH_PROTOTYPE("%Temporal.PlainYearMonth.prototype%", Chapter.TEMPORAL),
    TEMPORAL_PLAIN_MONTH_DAY("%Temporal.PlainMonthDay%", Chapter.TEMPORAL),
    TEMPORAL_PLAIN_MONTH_DAY_PROTOTYPE("%Temporal.PlainMonthDay.prototype%", Chapter.TEMPORAL),
    // ECMA-402
    INTL("%Intl%", Chapter.INTL),
    INTL_COLLATOR("%Intl.Collator%", Chapter.INTL),
    INTL_COLLATOR_PROTOTYPE("%Intl.Collator.prototype%", Chapter.INTL),
    INTL_DATE_TIME_FORMAT("%Intl.DateTimeFormat%", Chapter.INTL),
    INTL_DATE_TIME_FORMAT_PROTOTYPE("%Intl.DateTimeFormat.prototype%", Chapter.INTL),
    INTL_DISPLAY_NAMES("%Intl.DisplayNames%", Chapter.INTL),
    INTL_DISPLAY_NAMES_PROTOTYPE("%Intl.DisplayNames.prototype%", Chapter.INTL),
    INTL_DURATION_FORMAT("%Intl.DurationFormat%", Chapter.INTL),
    INTL_DURATION_FORMAT_PROTOTYPE("%Intl.DurationFormat.prototype%", Chapter.INTL),
    INTL_LIST_FORMAT("%Intl.ListFormat%", Chapter.INTL),
    INTL_LIST_FORMAT_PROTOTYPE("%Intl.ListFormat.prototype%", Chapter.INTL),
    INTL_LOCALE("%Intl.Locale%", Chapter.INTL),
    INTL_LOCALE_PROTOTYPE("%Intl.Locale.prototype%", Chapter.INTL),
    INTL_NUMBER_FORMAT("%Intl.NumberFormat%", Chapter.INTL),
    INTL_NUMBER_FORMAT_PROTOTYPE("%Intl.NumberFormat.prototype%", Chapter.INTL),
    INTL_PLURAL_RULES("%Intl.PluralRules%", Chapter.INTL),
    INTL_PLURAL_RULES_PROTOTYPE("%Intl.PluralRules.prototype%", Chapter.INTL),
    INTL_RELATIVE_TIME_FORMAT("%Intl.RelativeTimeFormat%", Chapter.INTL),
    INTL_RELATIVE_TIME_FORMAT_PROTOTYPE("%Intl.RelativeTimeFormat.prototype%", Chapter.INTL),
    INTL_SEGMENTER("%Intl.Segmenter%", Chapter.INTL),
    INTL_SEGMENTER_PROTOTYPE("%Intl.Segmenter.prototype%", Chapter.INTL),
    INTL_SEGMENTS_PROTOTYPE("%IntlSegmentsPrototype%", Chapter.INTL),
    INTL_SEGMENT_ITERATOR_PROTOTYPE("%IntlSegmentIteratorPrototype%", Chapter.INTL),
    // 28 Reflection
    REFLECT("%Reflect%", Chapter.REFLECTION),
    PROXY("%Proxy%", Chapter.REFLECTION);

    /** The chapter of the specification, and the package below builtins that creates the object. */
    public enum Chapter {
        FUNDAMENTAL,
        NUMBERS,
        TEXT,
        INDEXED,
        KEYED,
        STRUCTURED,
        CONTROL,
        TEMPORAL,
        INTL,
        REFLECTION
    }

    private final String specName;
    private final Chapter chapter;

    Intrinsic(String specName, Chapter chapter) {
        this.specName = specName;
        this.chapter = chapter;
    }

    /** The name in the specification, as "%Map.prototype%". */
    public String specName() {
        return specName;
    }

    public Chapter chapter() {
        return chapter;
    }

    /** Whether the object is a prototype, by its name. */
    public boolean isPrototype() {
        return specName.endsWith("rototype%");
    }

    /** The name without percent signs, which is that of the global property if there is one. */
    public String globalName() {
        return specName.substring(1, specName.length() - 1);
    }

    /** The intrinsic of that name, or null. */
    public static Intrinsic named(String specName) {
        for (Intrinsic intrinsic : values()) {
            if (intrinsic.specName.equals(specName)) {
                return intrinsic;
            }
        }
        return null;
    }
}
