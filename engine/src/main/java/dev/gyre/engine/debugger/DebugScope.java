package dev.gyre.engine.debugger;

import dev.gyre.engine.runtime.object.JsObject;
import java.util.List;

/**
 * One scope of a paused frame.
 *
 * @param name of the function; null for scopes without a function or if it has none
 * @param variables by name; none for a scope that is an object
 * @param objectOrNull the object whose properties are the variables, for GLOBAL and WITH
 * @param start the offset in the text, -1 if not known
 */
public record DebugScope(Type type, String name, List<Variable> variables, JsObject objectOrNull, int start, int end) {
    /** The kinds of scopes, in the protocol's words. */
    public enum Type {
        LOCAL,
        BLOCK,
        CATCH,
        CLOSURE,
        WITH,
        EVAL,
        MODULE,
        SCRIPT,
        GLOBAL
    }
}
