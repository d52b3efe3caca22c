package dev.gyre.engine.runtime.realm;

import dev.gyre.engine.syntax.source.Source;

/** A binding of the global lexical scope; inline caches keep the cell. */
public final class BindingCell {
    private final String name;
    private final boolean constant;
    private final Source source;
    /** Null until initialised. */
    private Object value;

    BindingCell(String name, boolean constant, Source source) {
        this.name = name;
        this.constant = constant;
        this.source = source;
    }

    /** A binding with a constant value. */
    public static BindingCell constant(String name, Object value) {
        var cell = new BindingCell(name, true, null);
        cell.value = value;
        return cell;
    }

    public String name() {
        return name;
    }

    public boolean isConstant() {
        return constant;
    }

    /** The source text that declares it. */
    public Source source() {
        return source;
    }

    /** The value, null in the temporal dead zone. */
    public Object value() {
        return value;
    }

    public void value(Object newValue) {
        value = newValue;
    }
}
