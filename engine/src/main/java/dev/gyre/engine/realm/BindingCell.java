package dev.gyre.engine.realm;

/** A binding of the global lexical scope; inline caches keep the cell. */
public final class BindingCell {
    private final String name;
    private final boolean constant;
    /** Null until initialised. */
    private Object value;

    BindingCell(String name, boolean constant) {
        this.name = name;
        this.constant = constant;
    }

    public String name() {
        return name;
    }

    public boolean isConstant() {
        return constant;
    }

    /** The value, null in the temporal dead zone. */
    public Object value() {
        return value;
    }

    public void value(Object newValue) {
        value = newValue;
    }
}
