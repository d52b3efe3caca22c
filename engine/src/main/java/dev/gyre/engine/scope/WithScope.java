package dev.gyre.engine.scope;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.JsSymbol;

// Object Environment Records, https://tc39.es/ecma262/#sec-object-environment-records
/** The scope of a with statement: the names are the properties of an object. */
public final class WithScope extends HeapScope {
    private static final Object[] NO_SLOTS = {};

    public final JsObject object;

    public WithScope(HeapScope parent, JsObject object) {
        super(parent, NO_SLOTS, null);
        this.object = object;
    }

    // HasBinding ( N ), https://tc39.es/ecma262/#sec-object-environment-records-hasbinding-n
    public boolean hasBinding(String name) {
        if (!object.hasProperty(name)) return false;
        return !(object.get(JsSymbol.UNSCOPABLES) instanceof JsObject unscopables)
                || !TypeConversion.toBoolean(unscopables.get(name));
    }
}
