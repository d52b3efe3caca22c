package dev.gyre.engine.builtins.declare.processor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The order in which V8 creates the properties of intrinsic objects, which own keys show. An intrinsic that is missing here has its properties in the
 * order of their declarations; properties that V8 does not have are last.
 */
final class PropertyOrder {
    private static final String ORDERS = """
            %Object% assign getOwnPropertyDescriptor getOwnPropertyDescriptors getOwnPropertyNames getOwnPropertySymbols hasOwn is preventExtensions
                seal create defineProperties defineProperty freeze getPrototypeOf setPrototypeOf isExtensible isFrozen isSealed keys entries
                fromEntries values groupBy
            %Object.prototype% __defineGetter__ __defineSetter__ hasOwnProperty __lookupGetter__ __lookupSetter__ isPrototypeOf propertyIsEnumerable
                toString valueOf __proto__ toLocaleString
            %Array% isArray from fromAsync of @@species
            %Array.prototype% at concat copyWithin fill find findIndex findLast findLastIndex lastIndexOf pop push reverse shift unshift slice sort
                splice includes indexOf join keys entries values forEach filter flat flatMap map every some reduce reduceRight toReversed toSorted
                toSpliced with toLocaleString toString @@iterator
            %Number% isFinite isInteger isNaN isSafeInteger parseFloat parseInt MAX_VALUE MIN_VALUE NaN NEGATIVE_INFINITY POSITIVE_INFINITY
                MAX_SAFE_INTEGER MIN_SAFE_INTEGER EPSILON
            %Number.prototype% toExponential toFixed toPrecision toString valueOf toLocaleString
            %String.prototype% anchor at big blink bold charAt charCodeAt codePointAt concat endsWith fontcolor fontsize fixed includes indexOf
                isWellFormed italics lastIndexOf link localeCompare match matchAll normalize padEnd padStart repeat replace replaceAll search slice
                small split strike sub substr substring sup startsWith toString toWellFormed trim trimStart trimLeft trimEnd trimRight
                toLocaleLowerCase toLocaleUpperCase toLowerCase toUpperCase valueOf @@iterator
            %Symbol% for keyFor asyncIterator hasInstance isConcatSpreadable iterator match matchAll replace search species split toPrimitive
                toStringTag unscopables dispose asyncDispose
            %Symbol.prototype% toString valueOf description @@toStringTag @@toPrimitive
            %Date.prototype% toString toDateString toTimeString toISOString toUTCString toGMTString getDate setDate getDay getFullYear setFullYear
                getHours setHours getMilliseconds setMilliseconds getMinutes setMinutes getMonth setMonth getSeconds setSeconds getTime setTime
                getTimezoneOffset getUTCDate setUTCDate getUTCDay getUTCFullYear setUTCFullYear getUTCHours setUTCHours getUTCMilliseconds
                setUTCMilliseconds getUTCMinutes setUTCMinutes getUTCMonth setUTCMonth getUTCSeconds setUTCSeconds valueOf getYear setYear toJSON
                toLocaleString toLocaleDateString toLocaleTimeString toTemporalInstant @@toPrimitive
            %Error% captureStackTrace isError stackTraceLimit
            %DisposableStack.prototype% use dispose adopt defer move disposed @@dispose @@toStringTag
            %AsyncDisposableStack.prototype% use disposeAsync adopt defer move disposed @@asyncDispose @@toStringTag
            %Math% abs acos acosh asin asinh atan atanh atan2 ceil cbrt expm1 clz32 cos cosh exp floor fround hypot imul log log1p log2 log10 max min
                pow random round sign sin sinh sqrt tan tanh trunc E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2 f16round @@toStringTag
            %Reflect% defineProperty deleteProperty apply construct get getOwnPropertyDescriptor getPrototypeOf has isExtensible ownKeys
                preventExtensions set setPrototypeOf @@toStringTag
            %Atomics% load store add sub and or xor exchange compareExchange isLockFree wait waitAsync notify pause @@toStringTag
            %Map.prototype% get set has delete clear entries forEach keys size values @@toStringTag @@iterator
            %Set.prototype% has add delete difference clear entries forEach intersection isSubsetOf isSupersetOf isDisjointFrom size
                symmetricDifference union values keys @@toStringTag @@iterator
            %WeakMap.prototype% delete get set has @@toStringTag
            %WeakSet.prototype% delete has add @@toStringTag
            %BigInt% asUintN asIntN
            %ArrayBuffer.prototype% byteLength slice maxByteLength resizable resize transfer transferToFixedLength detached @@toStringTag
            %SharedArrayBuffer.prototype% byteLength slice maxByteLength growable grow @@toStringTag
            %DataView.prototype% buffer byteLength byteOffset getInt8 setInt8 getUint8 setUint8 getInt16 setInt16 getUint16 setUint16 getInt32
                setInt32 getUint32 setUint32 getFloat32 setFloat32 getFloat64 setFloat64 getBigInt64 setBigInt64 getBigUint64 setBigUint64 getFloat16
                setFloat16 @@toStringTag
            %Iterator.prototype% constructor reduce toArray forEach some every find map filter take drop flatMap @@iterator @@toStringTag @@dispose
            %TypedArray% of from @@species
            %TypedArray.prototype% buffer byteLength byteOffset length entries keys values at copyWithin every fill filter find findIndex findLast
                findLastIndex forEach includes indexOf join lastIndexOf map reverse reduce reduceRight set slice some sort subarray toReversed
                toSorted with toLocaleString toString @@toStringTag @@iterator
            %Temporal.Instant% from fromEpochMilliseconds fromEpochNanoseconds compare
            %Temporal.Instant.prototype% epochMilliseconds epochNanoseconds add subtract until since round equals toLocaleString toString toJSON valueOf
                toZonedDateTimeISO @@toStringTag
            %Temporal.Duration% from compare
            %Temporal.Duration.prototype% years months weeks days hours minutes seconds milliseconds microseconds nanoseconds sign blank with negated
                abs add subtract round total toLocaleString toString toJSON valueOf @@toStringTag
            %Temporal.PlainDate% from compare
            %Temporal.PlainDate.prototype% era eraYear calendarId year month monthCode day dayOfWeek dayOfYear weekOfYear yearOfWeek daysInWeek
                daysInMonth daysInYear monthsInYear inLeapYear toPlainYearMonth toPlainMonthDay add subtract with withCalendar until since equals
                toPlainDateTime toZonedDateTime toString toLocaleString toJSON valueOf @@toStringTag
            %Temporal.PlainTime% from compare
            %Temporal.PlainTime.prototype% hour minute second millisecond microsecond nanosecond add subtract with until since round equals
                toLocaleString toString toJSON valueOf @@toStringTag
            %Temporal.PlainDateTime% from compare
            %Temporal.PlainDateTime.prototype% calendarId era eraYear year month monthCode day hour minute second millisecond microsecond nanosecond
                dayOfWeek dayOfYear weekOfYear yearOfWeek daysInWeek daysInMonth daysInYear monthsInYear inLeapYear with withCalendar withPlainTime add
                subtract until since round equals toLocaleString toJSON toString valueOf toZonedDateTime toPlainDate toPlainTime @@toStringTag
            %Temporal.PlainYearMonth% from compare
            %Temporal.PlainYearMonth.prototype% calendarId era eraYear year month monthCode daysInYear daysInMonth monthsInYear inLeapYear with add
                subtract until since equals toLocaleString toString toJSON valueOf toPlainDate @@toStringTag
            %Temporal.PlainMonthDay% from
            %Temporal.PlainMonthDay.prototype% calendarId monthCode day with equals toLocaleString toString toJSON valueOf toPlainDate @@toStringTag
            %Temporal.ZonedDateTime% from compare
            %Temporal.ZonedDateTime.prototype% timeZoneId calendarId era eraYear year month monthCode day hour minute second millisecond microsecond
                nanosecond epochMilliseconds epochNanoseconds dayOfWeek dayOfYear weekOfYear yearOfWeek hoursInDay daysInWeek daysInMonth daysInYear
                monthsInYear inLeapYear offsetNanoseconds offset with withCalendar withPlainTime withTimeZone add subtract until since round equals
                toLocaleString toString toJSON valueOf startOfDay getTimeZoneTransition toInstant toPlainDate toPlainTime toPlainDateTime @@toStringTag
            %Temporal.Now% instant timeZoneId plainDateTimeISO zonedDateTimeISO plainDateISO plainTimeISO @@toStringTag
            """;

    private final Map<String, List<String>> orders = new HashMap<>();

    PropertyOrder() {
        List<String> current = null;
        for (var word : ORDERS.split("\\s+")) {
            if (word.length() > 1 && word.startsWith("%")) {
                current = new ArrayList<>();
                orders.put(word, current);
            } else {
                current.add(word);
            }
        }
    }

    /** The place of a key among the intrinsic's properties. */
    int rank(String intrinsic, String key) {
        var order = orders.get(intrinsic);
        if (order == null) {
            return 0;
        }
        var found = order.indexOf(key);
        return found < 0 ? order.size() : found;
    }
}
