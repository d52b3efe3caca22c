package dev.gyre.engine.syntax.source;

import java.lang.ref.SoftReference;

/**
 * A piece of program text with its name. {@code lineOffset} and {@code columnOffset} (of the first line only) are added to
 * reported positions, for text that is part of a larger one.
 */
public final class Source {
    private final String name;
    private String text;
    private LazyText lazyText;
    private final int lineOffset;
    private final int columnOffset;
    /** Null for code that was not compiled by eval or a Function constructor. */
    private final Object evalOrigin;
    /** The source around a direct eval; otherwise null. */
    private Source enclosing;

    private LineTable lineTable;
    private SoftReference<Object> tree;
    private boolean library;
    private boolean interruptible;
    private SourceCoverage coverage;
    private int id;

    public Source(String name, String text) {
        this(name, text, 0, 0);
    }

    public Source(String name, String text, int lineOffset, int columnOffset) {
        this(name, text, lineOffset, columnOffset, null);
    }

    /** A text that is read on demand: cached code needs it only for toString and stack traces. */
    public Source(String name, LazyText text) {
        this(name, null, 0, 0, null);
        lazyText = text;
    }

    /** A text that is not in memory yet. */
    public interface LazyText {
        String read();

        /** The table of its lines, for positions in stack traces; null where it is only known from the text. */
        default LineTable lines() {
            return null;
        }
    }

    /**
     * A text without a name that was compiled by eval or a Function constructor; the origin's toString describes where.
     */
    public Source(String text, Object evalOrigin) {
        this("", text, 0, 0, evalOrigin);
    }

    /** The text of a direct eval in another source. */
    public static Source ofDirectEval(String text, Object evalOrigin, Source enclosing) {
        Source source = new Source(text, evalOrigin);
        source.enclosing = enclosing;
        return source;
    }

    private Source(String name, String text, int lineOffset, int columnOffset, Object evalOrigin) {
        this.evalOrigin = evalOrigin;
        this.name = name;
        this.text = text;
        this.lineOffset = lineOffset;
        this.columnOffset = columnOffset;
    }

    /**
     * Marks this as a source of the embedder's library, whose code reads intrinsics as they were before programs
     * changed them.
     */
    public Source ofLibrary() {
        library = true;
        return this;
    }

    /** Marks a source of the library that keeps no lists which other code could see half changed, so that jobs may preempt it. */
    public Source interruptible() {
        interruptible = true;
        return this;
    }

    /** Whether jobs may preempt this code: all but most of the library's. */
    public boolean isInterruptible() {
        return !library || interruptible;
    }

    /** The number that the agent gave to a program's text; 0 for other texts. */
    public int id() {
        return id;
    }

    public void id(int number) {
        id = number;
    }

    public boolean isLibrary() {
        return library;
    }

    /** Whether this is that source, or a direct eval in it. */
    public boolean belongsTo(Source other) {
        Source source = this;
        while (source != null && source != other) source = source.enclosing;
        return source != null;
    }

    /** The path, URL or other name in stack traces. */
    public String name() {
        return name;
    }

    /** For code of eval or a Function constructor, the position of that call in stack traces; null for other code. */
    public String evalOrigin() {
        return evalOrigin == null ? null : evalOrigin.toString();
    }

    public String text() {
        if (text == null) {
            text = lazyText.read();
            lazyText = null;
        }
        return text;
    }

    public int length() {
        return text().length();
    }

    public String text(int start, int end) {
        return text().substring(start, end);
    }

    /** The 1-based line and column of an offset in stack traces. */
    public SourcePosition position(int offset) {
        int line = lineTable().line(offset);
        int column = offset - lineTable().lineStart(line);
        return new SourcePosition(line + 1 + lineOffset, column + 1 + (line == 0 ? columnOffset : 0));
    }

    /** The text of the line that contains the offset, without its terminator. */
    public String lineText(int offset) {
        int line = lineTable().line(offset);
        return text().substring(lineTable().lineStart(line), lineTable().lineEnd(line, text()));
    }

    /** The counters of the text's functions; null if they are not counted. */
    public SourceCoverage coverage() {
        return coverage;
    }

    void coverage(SourceCoverage counters) {
        coverage = counters;
    }

    /** The cached syntax tree of the text, kept while there is memory for it; otherwise null. */
    public Object tree() {
        return tree == null ? null : tree.get();
    }

    public void tree(Object parsed) {
        tree = new SoftReference<>(parsed);
    }

    public LineTable lineTable() {
        if (lineTable == null) {
            LineTable known = lazyText == null ? null : lazyText.lines();
            lineTable = known == null ? LineTable.of(text()) : known;
        }
        return lineTable;
    }
}
