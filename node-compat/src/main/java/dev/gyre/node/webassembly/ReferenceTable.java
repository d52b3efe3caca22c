package dev.gyre.node.webassembly;

import com.dylibso.chicory.wasm.types.Value;
import dev.gyre.engine.runtime.operations.Comparison;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The JavaScript values that modules refer to, by number. An entry stays until the runtime ends. */
final class ReferenceTable {
    private final List<Object> values = new ArrayList<>();
    private final Map<Key, Integer> numbers = new HashMap<>();

    /** A key that is equal for values that are equal by SameValue. */
    private record Key(Object value) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && Comparison.sameValue(value, key.value);
        }

        @Override
        public int hashCode() {
            return value instanceof Number number
                    ? Double.hashCode(number.doubleValue())
                    : value instanceof CharSequence ? value.toString().hashCode() : value.hashCode();
        }
    }

    /** @param valueOrNull a JavaScript value; Java's null is the null reference */
    long number(Object valueOrNull) {
        if (valueOrNull == null) return Value.REF_NULL_VALUE;
        return numbers.computeIfAbsent(new Key(valueOrNull), key -> {
            values.add(key.value());
            return values.size() - 1;
        });
    }

    /** The value with a number; null for the null reference. */
    Object value(long number) {
        return number == Value.REF_NULL_VALUE ? null : values.get((int) number);
    }
}
