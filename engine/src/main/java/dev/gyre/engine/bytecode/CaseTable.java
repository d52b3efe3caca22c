package dev.gyre.engine.bytecode;

/**
 * The literals of a switch statement, by which one step finds the case of a value instead of a comparison for each. Cases are numbered in their order; of equal ones the
 * first is found.
 */
public final class CaseTable {
    /** Fewer cases are compared one after the other (V8 has jump tables from as many on). */
    public static final int FEWEST_CASES = 6;

    private final Object[] literals;
    /** Open addressing by the hash of the literal, 1 more than the number of its case; the length is a power of two. */
    private final int[] index;

    private final int longest;

    /** @param literals Integers and Strings */
    public CaseTable(Object[] literals) {
        this.literals = literals;
        index = new int[Integer.highestOneBit(literals.length) * 4];
        int length = -1;
        for (int i = 0; i < literals.length; i++) {
            enter(literals[i], i);
            if (literals[i] instanceof String text) length = Math.max(length, text.length());
        }
        longest = length;
    }

    private void enter(Object literal, int number) {
        int at = place(literal.hashCode());
        while (index[at] != 0) {
            if (literals[index[at] - 1].equals(literal)) return;
            at = at + 1 & index.length - 1;
        }
        index[at] = number + 1;
    }

    private int place(int hash) {
        int mixed = hash * 0x9E3779B9;
        return (mixed ^ mixed >>> 16) & index.length - 1;
    }

    public Object[] literals() {
        return literals;
    }

    /** The number of the case that is strictly equal to an int; -1 if there is none. */
    public int indexOf(int value) {
        for (int at = place(value), entry; (entry = index[at]) != 0; at = at + 1 & index.length - 1) {
            if (literals[entry - 1] instanceof Integer literal && literal == value) return entry - 1;
        }
        return -1;
    }

    /** The number of the case that is strictly equal to a value; -1 if there is none. */
    public int indexOf(Object value) {
        if (value instanceof String text) return find(text);
        if (value instanceof Integer number) return indexOf(number.intValue());
        if (value instanceof Double number) {
            int truncated = (int) (double) number;
            return truncated == number ? indexOf(truncated) : -1;
        }
        return value instanceof CharSequence text && text.length() <= longest ? find(text.toString()) : -1;
    }

    private int find(String text) {
        if (text.length() > longest) return -1;
        for (int at = place(text.hashCode()), entry; (entry = index[at]) != 0; at = at + 1 & index.length - 1) {
            if (text.equals(literals[entry - 1])) return entry - 1;
        }
        return -1;
    }
}
