package dev.gyre.engine.builtins.keyed;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.operations.TypeConversion;

/** A Set Record: the size, has and keys of a set method's argument. */
// Set Records, https://tc39.es/ecma262/#sec-set-records
record SetRecord(JsObject object, double size, JsObject has, JsObject keys) {
    // GetSetRecord ( obj ), https://tc39.es/ecma262/#sec-getsetrecord
    static SetRecord of(Object value, String method) {
        if (!(value instanceof JsObject object))
            throw Errors.typeError("Set.prototype." + method + " argument must be an object");
        double numericSize = TypeConversion.toNumber(object.get("size"));
        if (numericSize != numericSize) throw Errors.typeError("The .size property is NaN");
        double size = TypeConversion.toIntegerOrInfinity(numericSize);
        if (size < 0) throw Errors.rangeError("'" + TypeConversion.toString(numericSize) + "' is an invalid size");
        return new SetRecord(object, size, function(object, "has"), function(object, "keys"));
    }

    private static JsObject function(JsObject object, String name) {
        Object value = object.get(name);
        if (value instanceof JsObject function && function.isCallable()) return function;
        throw notCallable(name);
    }

    /** V8's message has the name in place of the value. */
    private static JsException notCallable(String name) {
        return Errors.typeError(NoSideEffectsToString.typed(name) + " is not a function");
    }

    // SetDataHas through the record's method.
    boolean contains(Object value) {
        return TypeConversion.toBoolean(has.call1(object, value));
    }

    // GetIteratorFromMethod for keys ( ), https://tc39.es/ecma262/#sec-getiteratorfrommethod
    IteratorRecord iterate() {
        Object iterator = keys.call0(object);
        if (!(iterator instanceof JsObject target))
            throw Errors.typeError("Result of the keys method is not an object");
        IteratorRecord record = IteratorOperations.getIteratorDirect(target);
        if (!Comparison.isCallable(record.nextMethod())) throw notCallable("next");
        return record;
    }
}
