package dev.gyre.engine.runtime.error;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeFunction;
import dev.gyre.engine.runtime.object.PropertyErrors;
import java.util.Set;

/**
 * A method that an operation looked up and that is not callable. V8 has three messages: builtins in C++ name the
 * property, other builtins the value, and calls in JavaScript code quote the source text.
 */
public record UncallableMethod(Object method, Object key, JsObject holder) {
    /** The builtins that are in C++ in V8 and convert objects, as far as it affects the message. */
    private static final Set<String> IN_CPP = Set.of("""
            %Array.prototype%.concat %Array.prototype%.fill %Array.prototype%.includes %Array.prototype%.indexOf %Array.prototype%.pop %Array.prototype%.push
            %ArrayBuffer%.ArrayBuffer %ArrayBuffer.prototype%.resize %ArrayBuffer.prototype%.slice %ArrayBuffer.prototype%.transfer %ArrayBuffer.prototype%.transferToFixedLength
            %DataView%.DataView %SharedArrayBuffer%.SharedArrayBuffer %SharedArrayBuffer.prototype%.slice %Atomics%.isLockFree
            %BigInt%.BigInt %BigInt%.asIntN %BigInt%.asUintN %BigInt.prototype%.toString
            %Date%.Date %Date%.UTC %Date%.parse %Date.prototype%.toJSON %Date.prototype%.setDate %Date.prototype%.setFullYear %Date.prototype%.setHours
            %Date.prototype%.setMilliseconds %Date.prototype%.setMinutes %Date.prototype%.setMonth %Date.prototype%.setSeconds %Date.prototype%.setTime
            %Date.prototype%.setUTCDate %Date.prototype%.setUTCFullYear %Date.prototype%.setUTCHours %Date.prototype%.setUTCMilliseconds
            %Date.prototype%.setUTCMinutes %Date.prototype%.setUTCMonth %Date.prototype%.setUTCSeconds %Date.prototype%.setYear
            %Error%.Error %Error.prototype%.toString %AggregateError%.AggregateError %EvalError%.EvalError %RangeError%.RangeError %ReferenceError%.ReferenceError
            %SyntaxError%.SyntaxError %TypeError%.TypeError %URIError%.URIError %SuppressedError%.SuppressedError
            %Function%.Function %AsyncFunction%.AsyncFunction %GeneratorFunction%.GeneratorFunction %AsyncGeneratorFunction%.AsyncGeneratorFunction
            %GlobalFunctions%.parseInt %GlobalFunctions%.decodeURI %GlobalFunctions%.decodeURIComponent %GlobalFunctions%.encodeURI
            %GlobalFunctions%.encodeURIComponent %GlobalFunctions%.escape %GlobalFunctions%.unescape
            %JSON%.parse %JSON%.rawJSON %JSON%.stringify
            %Number.prototype%.toExponential %Number.prototype%.toFixed %Number.prototype%.toPrecision
            %Object%.assign %Object%.defineProperty %Object%.fromEntries %Object%.hasOwn %Object.prototype%.hasOwnProperty %Object.prototype%.propertyIsEnumerable
            %Object.prototype%.__defineGetter__ %Object.prototype%.__defineSetter__ %Object.prototype%.__lookupGetter__ %Object.prototype%.__lookupSetter__
            %Reflect%.defineProperty %Reflect%.deleteProperty %Reflect%.has %Reflect%.set %RegExp.prototype%.@@split
            %String%.fromCodePoint %String%.raw %String.prototype%.lastIndexOf %String.prototype%.localeCompare %String.prototype%.normalize
            %String.prototype%.toUpperCase %Symbol%.Symbol %Symbol%.for
            %TypedArray.prototype%.copyWithin %TypedArray.prototype%.fill %TypedArray.prototype%.includes %TypedArray.prototype%.indexOf
            %TypedArray.prototype%.lastIndexOf %TypedArray.prototype%.set %TypedArray%.from
            %Int8Array%.Int8Array %Uint8Array%.Uint8Array %Uint8ClampedArray%.Uint8ClampedArray %Int16Array%.Int16Array %Uint16Array%.Uint16Array
            %Int32Array%.Int32Array %Uint32Array%.Uint32Array %Float16Array%.Float16Array %Float32Array%.Float32Array %Float64Array%.Float64Array
            """.strip().split("\\s+"));

    /** The message for an operation of this frame, or outside of all frames. */
    String message(StackFrame topOrNull) {
        return topOrNull == null ? byValue() : topOrNull.uncallable(this);
    }

    public String byValue() {
        return NoSideEffectsToString.typed(method) + " is not a function";
    }

    public String byProperty() {
        return PropertyErrors.notAFunctionText(method, key, holder);
    }

    static boolean isInCpp(NativeFunction function) {
        return IN_CPP.contains(
                function.table().intrinsic() + "." + function.table().key(function.id()));
    }
}
