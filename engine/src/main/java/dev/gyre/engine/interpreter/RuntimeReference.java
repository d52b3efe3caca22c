package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.ScopeLayout;
import dev.gyre.engine.error.Errors;
import dev.gyre.engine.error.JsException;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.object.PropertyErrors;
import dev.gyre.engine.realm.BindingCell;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.value.Undefined;

// Reference Records, https://tc39.es/ecma262/#sec-reference-record-specification-type
/** Where a name that had to be looked up at run time was found. */
final class RuntimeReference {
    /** In place of the slot: a with statement stands between the name and the global scope. */
    private static final int BEHIND_WITH = -2;

    private final Realm realm;
    private final String name;
    /** A HeapScope (slot), WithScope, EvalVariableScope (slot -1), BindingCell (slot -1 or BEHIND_WITH), the global object, or null when unresolvable. */
    private final Object base;
    private final int slot;

    private RuntimeReference(Realm realm, String name, Object base, int slot) {
        this.realm = realm;
        this.name = name;
        this.base = base;
        this.slot = slot;
    }

    // ResolveBinding ( name [ , env ] ), https://tc39.es/ecma262/#sec-resolvebinding
    static RuntimeReference resolve(Realm realm, HeapScope scope, String name) {
        int where = -1;
        for (; scope != null; scope = scope.parent) {
            if (scope instanceof WithScope with) {
                where = BEHIND_WITH;
                if (with.hasBinding(name)) return new RuntimeReference(realm, name, with, -1);
                continue;
            }
            int slot = scope.layout.slotOf(name);
            if (slot >= 0) return new RuntimeReference(realm, name, scope, slot);
            if (scope instanceof EvalVariableScope variables && variables.hasDeclared(name)) return new RuntimeReference(realm, name, scope, -1);
        }
        BindingCell cell = realm.globalScope().find(name);
        if (cell != null) return new RuntimeReference(realm, name, cell, where);
        JsObject global = realm.globalObject();
        return new RuntimeReference(realm, name, global.hasProperty(name) ? global : null, -1);
    }

    boolean isUnresolvable() {
        return base == null;
    }

    /** GetValue; typeof of an unresolvable name is no error. */
    Object get(boolean strict, boolean forTypeof) {
        if (base instanceof WithScope with) {
            if (with.object.hasProperty(name)) return with.object.get(name);
            if (strict) throw notDefined(name);
            return Undefined.INSTANCE;
        }
        if (base instanceof HeapScope scope) {
            if (slot < 0) {
                if (((EvalVariableScope) scope).hasDeclared(name)) return ((EvalVariableScope) scope).declaredValue(name);
                throw notDefined(name);
            }
            return initialised(scope.slots[slot]);
        }
        if (base instanceof BindingCell cell) return slot == BEHIND_WITH ? initialised(cell) : initialised(cell.value());
        if (base == null && !forTypeof) throw notDefined(name);
        return base == null ? Undefined.INSTANCE : ((JsObject) base).get(name);
    }

    private Object initialised(Object value) {
        if (value == null) throw Unwinding.notInitialised(name);
        return value;
    }

    /** What V8 looks up by its name at run time it does not tell from what is not there. */
    private Object initialised(BindingCell cell) {
        if (cell.value() == null) throw notDefined(name);
        return cell.value();
    }

    // PutValue ( V, W ), https://tc39.es/ecma262/#sec-putvalue
    void set(Object value, boolean strict) {
        if (base instanceof WithScope with) {
            setOnObject(with.object, value, strict);
        } else if (base instanceof HeapScope scope) {
            setInScope(scope, value, strict);
        } else if (base instanceof BindingCell cell) {
            initialised(cell);
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
    boolean delete() {
        if (base instanceof WithScope with) return with.object.delete(name);
        if (base instanceof EvalVariableScope variables && slot < 0) {
            variables.undeclare(name);
            return true;
        }
        return !(base instanceof HeapScope || base instanceof BindingCell) && (base == null || ((JsObject) base).delete(name));
    }

    // WithBaseObject ( ), https://tc39.es/ecma262/#sec-object-environment-records-withbaseobject
    Object thisValue() {
        return base instanceof WithScope with ? with.object : Undefined.INSTANCE;
    }

    static JsException notDefined(Object name) {
        return Errors.referenceError(name + " is not defined");
    }

    static JsException constantAssignment() {
        return Errors.typeError("Assignment to constant variable.");
    }
}
