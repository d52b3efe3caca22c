package dev.gyre.engine.builtins.intl.context;

import java.util.List;

/**
 * What decides a formatter, for the cache of {@link IntlContext}. A record's own equals and hashCode are linked at run time, which
 * takes the first formatter of a program ten milliseconds, so the cache compares the values.
 */
public interface FormatterKey {
    /** The values, which two keys with the same formatter have in common; those of nested keys are lists. */
    List<Object> values();
}
