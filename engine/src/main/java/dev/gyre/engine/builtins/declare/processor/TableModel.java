package dev.gyre.engine.builtins.declare.processor;

import java.util.List;

/**
 * What one annotated class declares.
 *
 * @param packageName the package of class and table
 * @param owner the class as written in Java source, {@code A.B} if nested
 * @param tableName the simple name of the table
 * @param intrinsic the intrinsic's name
 * @param entries in the order of the properties
 * @param isCopied whether the class can be copied for call sites
 */
record TableModel(
        String packageName, String owner, String tableName, String intrinsic, List<Entry> entries, boolean isCopied) {

    /** One property or constructor function of the intrinsic. */
    sealed interface Entry {
        String key();

        int flags();

        /** The place among all properties of the intrinsic, which may have several tables. */
        int rank();
    }

    /**
     * A function.
     *
     * @param function the number of the entry whose function it shares, its own if none
     * @param magic the constant to pass as the last argument, or null
     */
    record FunctionEntry(String key, int flags, int rank, int length, int function, MethodShape shape, Integer magic)
            implements Entry {
        FunctionEntry sharing(int other) {
            return new FunctionEntry(key, flags, rank, length, other, shape, magic);
        }
    }

    /**
     * A constant.
     *
     * @param field the Java field's name
     */
    record ConstantEntry(String key, int flags, int rank, String field) implements Entry {}

    /**
     * How a builtin's method is called.
     *
     * @param method the Java method's name
     * @param newTarget whether it takes new.target
     * @param fixed the number of its fixed arguments
     * @param rest whether it takes the remaining arguments as an array
     * @param magic whether it takes a constant
     */
    record MethodShape(String method, boolean newTarget, int fixed, boolean rest, boolean magic) {}
}
