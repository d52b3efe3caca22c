package dev.gyre.page.xml;

/** A text is not well-formed XML. */
public final class XmlException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int line;
    private final int column;

    XmlException(String message, int line, int column) {
        super(message);
        this.line = line;
        this.column = column;
    }

    /** The line of the error, from 1. */
    public int line() {
        return line;
    }

    /** The column of the error, from 1. */
    public int column() {
        return column;
    }
}
