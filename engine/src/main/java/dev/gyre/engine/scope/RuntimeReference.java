package dev.gyre.engine.scope;

import dev.gyre.engine.bytecode.ScopeLayout;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.realm.BindingCell;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

// Reference Records, https://tc39.es/ecma262/#sec-reference-record-specification-type
/** The result of looking up a name at run time. */
public final class RuntimeReference {
    private final Realm realm;
    private final String name;
    /** A HeapScope (slot), WithScope, EvalVariableScope (slot -1), BindingCell (slot -1), the global object, or null when unresolvable. */
    private final Object base;

    private final int slot;
    /** Whether a with statement is between the reference and the scope that has the name. */
    private final boolean behindWith;

    private RuntimeReference(Realm realm, String name, Object base, int slot, boolean behindWith) {
        this.realm = realm;
        this.name = name;
        this.base = base;
        this.slot = slot;
        this.behindWith = behindWith;
    }

    // ResolveBinding ( name [ , env ] ), https://tc39.es/ecma262/#sec-resolvebinding
    public static RuntimeReference resolve(Realm realm, HeapScope scope, String name) {
        boolean behindWith = false;
        for (; scope != null; scope = scope.parent) {
            if (scope instanceof WithScope with) {
                if (with.hasBinding(name)) return new RuntimeReference(realm, name, with, -1, behindWith);
                behindWith = true;
                continue;
            }
            int slot = scope.layout.slotOf(name);
            if (slot >= 0) return new RuntimeReference(realm, name, scope, slot, behindWith);
            if (scope instanceof EvalVariableScope variables && variables.hasDeclared(name))
                return new RuntimeReference(realm, name, scope, -1, behindWith);
        }
        BindingCell cell = realm.globalScope().find(name);
        if (cell != null) return new RuntimeReference(realm, name, cell, -1, behindWith);
        JsObject global = realm.globalObject();
        return new RuntimeReference(realm, name, global.hasProperty(name) ? global : null, -1, behindWith);
    }

    public boolean isUnresolvable() {
        return base == null;
    }

    /** GetValue; typeof of an unresolvable name is no error. */
    public Object get(boolean strict, boolean forTypeof) {
        if (base instanceof WithScope with) {
            if (with.object.hasProperty(name)) return with.object.get(name);
            if (strict) throw notDefined(name);
            return Undefined.INSTANCE;
        }
        if (base instanceof HeapScope scope) {
            if (slot < 0) {
                if (((EvalVariableScope) scope).hasDeclared(name))
                    return ((EvalVariableScope) scope).declaredValue(name);
                throw notDefined(name);
            }
            return initialised(scope.value(slot));
        }
        if (base instanceof BindingCell cell) return initialised(cell.value());
        if (base == null && !forTypeof) throw notDefined(name);
        return base == null ? Undefined.INSTANCE : ((JsObject) base).get(name);
    }

    /**
     * When V8 looks up a name at run time, as inside a with statement, it reports an uninitialised binding as not
     * defined.
     */
    private Object initialised(Object value) {
        if (value == null) throw behindWith ? notDefined(name) : notInitialised(name);
        return value;
    }

    // PutValue ( V, W ), https://tc39.es/ecma262/#sec-putvalue
    public void set(Object value, boolean strict) {
        if (base instanceof WithScope with) {
            setOnObject(with.object, value, strict);
        } else if (base instanceof HeapScope scope) {
            setInScope(scope, value, strict);
        } else if (base instanceof BindingCell cell) {
            if (cell.value() == null) throw notDefined(name);
            if (cell.isConstant()) throw constantAssignment();
            cell.value(value);
        } else if (base == null) {
            if (strict) throw notDefined(name);
            realm.globalObject().set(name, value, realm.globalObject());
        } else {
            setOnObject((JsObject) base, value, strict);
        }
    }

    private void setOnObject(JsObject object, Object value, boolean strict) {
        if (!object.hasProperty(name) && strict) throw notDefined(name);
        if (!object.set(name, value, object) && strict) throw PropertyErrors.cannotSet(object, name);
    }

    private void setInScope(HeapScope scope, Object value, boolean strict) {
        if (slot < 0) {
            ((EvalVariableScope) scope).declare(name, value);
            return;
        }
        initialised(scope.slots[slot]);
        int kind = scope.layout.kinds()[slot];
        if ((kind & ScopeLayout.SILENTLY_IMMUTABLE) != 0) {
            if (strict) throw constantAssignment();
        } else if ((kind & ScopeLayout.IMMUTABLE) != 0) {
            throw constantAssignment();
        } else {
            scope.slots[slot] = value;
        }
    }

    // The delete Operator, https://tc39.es/ecma262/#sec-delete-operator
    public boolean delete() {
        if (base instanceof WithScope with) return with.object.delete(name);
        if (base instanceof EvalVariableScope variables && slot < 0) {
            variables.undeclare(name);
            return true;
        }
        return !(base instanceof HeapScope || base instanceof BindingCell)
                && (base == null || ((JsObject) base).delete(name));
    }

    // WithBaseObject ( ), https://tc39.es/ecma262/#sec-object-environment-records-withbaseobject
    public Object thisValue() {
        return base instanceof WithScope with ? with.object : Undefined.INSTANCE;
    }

    /** The error for a binding in its temporal dead zone. */
    public static JsException notInitialised(Object name) {
        return Errors.referenceError("Cannot access '" + name + "' before initialization");
    }

    public static JsException notDefined(Object name) {
        return Errors.referenceError(name + " is not defined");
    }

    public static JsException constantAssignment() {
        return Errors.typeError("Assignment to constant variable.");
    }
}
