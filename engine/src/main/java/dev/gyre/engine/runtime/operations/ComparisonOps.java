package dev.gyre.engine.runtime.operations;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.ShortString;
import dev.gyre.engine.runtime.value.Undefined;

/** Relational and equality operators: number fast paths over the specification's algorithms. */
public final class ComparisonOps {
    private ComparisonOps() {}

    public static boolean less(Object a, Object b) {
        if (a instanceof Integer x) {
            if (b instanceof Integer y) return x < y;
            if (b instanceof Double y) return x < y;
        } else if (a instanceof Double x) {
            if (b instanceof Double y) return x < y;
            if (b instanceof Integer y) return x < y;
        }
        return Comparison.isLessThan(a, b, true) == Boolean.TRUE;
    }

    public static boolean lessEqual(Object a, Object b) {
        if (a instanceof Integer x) {
            if (b instanceof Integer y) return x <= y;
            if (b instanceof Double y) return x <= y;
        } else if (a instanceof Double x) {
            if (b instanceof Double y) return x <= y;
            if (b instanceof Integer y) return x <= y;
        }
        return Comparison.isLessThan(b, a, false) == Boolean.FALSE;
    }

    public static boolean greater(Object a, Object b) {
        if (a instanceof Integer x) {
            if (b instanceof Integer y) return x > y;
            if (b instanceof Double y) return x > y;
        } else if (a instanceof Double x) {
            if (b instanceof Double y) return x > y;
            if (b instanceof Integer y) return x > y;
        }
        return Comparison.isLessThan(b, a, false) == Boolean.TRUE;
    }

    public static boolean greaterEqual(Object a, Object b) {
        if (a instanceof Integer x) {
            if (b instanceof Integer y) return x >= y;
            if (b instanceof Double y) return x >= y;
        } else if (a instanceof Double x) {
            if (b instanceof Double y) return x >= y;
            if (b instanceof Integer y) return x >= y;
        }
        return Comparison.isLessThan(a, b, true) == Boolean.FALSE;
    }

    public static boolean strictEqual(Object a, Object b) {
        if (a == b) return !(a instanceof Double x && x.isNaN());
        if (a instanceof Integer x && b instanceof Integer y) return x.intValue() == y.intValue();
        if (a instanceof String x && b instanceof String y) return x.equals(y);
        if (a instanceof ShortString x) return x.equalsValue(b);
        if (b instanceof ShortString y) return y.equalsValue(a);
        if (a instanceof JsObject || b instanceof JsObject || isNullish(a) || isNullish(b)) return false;
        return Comparison.isStrictlyEqual(a, b);
    }

    private static boolean isNullish(Object value) {
        return value == Undefined.INSTANCE || value == Null.INSTANCE;
    }

    public static boolean looseEqual(Object a, Object b) {
        if (a instanceof Integer x && b instanceof Integer y) return x.intValue() == y.intValue();
        return Comparison.isLooselyEqual(a, b);
    }
}
