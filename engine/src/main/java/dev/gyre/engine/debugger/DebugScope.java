package dev.gyre.engine.debugger;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
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

    /** The object with the variables: a copy without inherited properties, unless the scope is an object. */
    public JsObject toObject(Realm realm) {
        if (objectOrNull != null) return objectOrNull;
        JsObject object = JsObject.create(realm, null);
        for (Variable variable : variables) {
            Object value = variable.value();
            object.createDataProperty(variable.name(), value == null ? Undefined.INSTANCE : value);
        }
        return object;
    }
}
