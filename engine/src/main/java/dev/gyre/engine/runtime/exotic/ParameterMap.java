package dev.gyre.engine.runtime.exotic;

/** The parameters of a running function that a mapped arguments object shares. */
public interface ParameterMap {
    Object get(int index);

    void set(int index, Object value);
}
