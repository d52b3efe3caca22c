package dev.gyre.node.sqlite.library;

/** A read-only virtual table whose hidden columns are parameters. */
// https://www.sqlite.org/vtab.html
public interface VirtualTableModule {
    /** The CREATE TABLE statement that declares the columns, hidden ones among them. */
    String declaration();

    /** Whether triggers and views may not use the table. */
    boolean isDirectOnly();

    /** The places of the hidden columns among the columns. */
    int[] hiddenColumns();

    /**
     * Begins to read rows.
     *
     * @param call its arguments are those hidden columns that are constrained, in their order
     * @param given for each hidden column, the place of its value among the arguments, or -1
     */
    Rows rows(FunctionCall call, int[] given);

    /** Rows being read. */
    interface Rows {
        /** Moves to the next row; false after the last one. */
        boolean next();

        /** Sets the value of a column of this row. */
        void column(int column, FunctionCall result);

        /** Ends before the last row. */
        void close();
    }
}
