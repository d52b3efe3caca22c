package dev.gyre.engine.builtins.keyed;

import static dev.gyre.engine.builtins.keyed.SetPrototype.requireSet;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** The methods of Set.prototype that combine or compare two sets. */
@BuiltinObject(intrinsic = "%Set.prototype%")
public final class SetAlgebra {
    private SetAlgebra() {}

    private static SetObject copyOf(Realm realm, SetObject source) {
        SetObject copy = new SetObject(realm.intrinsic(Intrinsic.SET_PROTOTYPE));
        for (OrderedTable.Cursor cursor = source.table().cursor(); cursor.advance(); ) {
            realm.agent().poll();
            copy.table().put(cursor.key(), null);
        }
        return copy;
    }

    // Set.prototype.union ( other ), https://tc39.es/ecma262/#sec-set.prototype.union
    @Builtin
    static Object union(Realm realm, Object self, Object other) {
        SetObject set = requireSet(self, "union");
        IteratorRecord keys = SetRecord.of(other, "union").iterate();
        SetObject result = copyOf(realm, set);
        Object next;
        while ((next = IteratorOperations.iteratorStepValue(keys)) != null)
            result.table().put(next, null);
        return result;
    }

    // Set.prototype.intersection ( other ), https://tc39.es/ecma262/#sec-set.prototype.intersection
    @Builtin
    static Object intersection(Realm realm, Object self, Object other) {
        SetObject set = requireSet(self, "intersection");
        SetRecord record = SetRecord.of(other, "intersection");
        SetObject result = new SetObject(realm.intrinsic(Intrinsic.SET_PROTOTYPE));
        if (set.table().size() <= record.size()) {
            for (OrderedTable.Cursor cursor = set.table().cursor(); cursor.advance(); ) {
                realm.agent().poll();
                Object element = cursor.key();
                if (record.contains(element)) result.table().put(element, null);
            }
            return result;
        }
        IteratorRecord keys = record.iterate();
        Object next;
        while ((next = IteratorOperations.iteratorStepValue(keys)) != null) {
            if (set.table().has(next)) result.table().put(next, null);
        }
        return result;
    }

    // Set.prototype.difference ( other ), https://tc39.es/ecma262/#sec-set.prototype.difference
    @Builtin
    static Object difference(Realm realm, Object self, Object other) {
        SetObject set = requireSet(self, "difference");
        SetRecord record = SetRecord.of(other, "difference");
        SetObject result = copyOf(realm, set);
        if (set.table().size() <= record.size()) {
            for (OrderedTable.Cursor cursor = set.table().cursor(); cursor.advance(); ) {
                realm.agent().poll();
                Object element = cursor.key();
                if (record.contains(element)) result.table().delete(element);
            }
            return result;
        }
        IteratorRecord keys = record.iterate();
        Object next;
        while ((next = IteratorOperations.iteratorStepValue(keys)) != null)
            result.table().delete(next);
        return result;
    }

    // Set.prototype.symmetricDifference ( other ), https://tc39.es/ecma262/#sec-set.prototype.symmetricdifference
    @Builtin
    static Object symmetricDifference(Realm realm, Object self, Object other) {
        SetObject set = requireSet(self, "symmetricDifference");
        IteratorRecord keys = SetRecord.of(other, "symmetricDifference").iterate();
        SetObject result = copyOf(realm, set);
        Object next;
        while ((next = IteratorOperations.iteratorStepValue(keys)) != null) {
            if (set.table().has(next)) result.table().delete(next);
            else result.table().put(next, null);
        }
        return result;
    }

    // Set.prototype.isSubsetOf ( other ), https://tc39.es/ecma262/#sec-set.prototype.issubsetof
    @Builtin
    static boolean isSubsetOf(Realm realm, Object self, Object other) {
        SetObject set = requireSet(self, "isSubsetOf");
        SetRecord record = SetRecord.of(other, "isSubsetOf");
        if (set.table().size() > record.size()) return false;
        for (OrderedTable.Cursor cursor = set.table().cursor(); cursor.advance(); ) {
            realm.agent().poll();
            if (!record.contains(cursor.key())) return false;
        }
        return true;
    }

    // Set.prototype.isSupersetOf ( other ), https://tc39.es/ecma262/#sec-set.prototype.issupersetof
    @Builtin
    static boolean isSupersetOf(Realm realm, Object self, Object other) {
        SetObject set = requireSet(self, "isSupersetOf");
        SetRecord record = SetRecord.of(other, "isSupersetOf");
        if (set.table().size() < record.size()) return false;
        IteratorRecord keys = record.iterate();
        Object next;
        while ((next = IteratorOperations.iteratorStepValue(keys)) != null) {
            if (set.table().has(next)) continue;
            IteratorOperations.iteratorClose(keys);
            return false;
        }
        return true;
    }

    // Set.prototype.isDisjointFrom ( other ), https://tc39.es/ecma262/#sec-set.prototype.isdisjointfrom
    @Builtin
    static boolean isDisjointFrom(Realm realm, Object self, Object other) {
        SetObject set = requireSet(self, "isDisjointFrom");
        SetRecord record = SetRecord.of(other, "isDisjointFrom");
        if (set.table().size() <= record.size()) {
            for (OrderedTable.Cursor cursor = set.table().cursor(); cursor.advance(); ) {
                realm.agent().poll();
                if (record.contains(cursor.key())) return false;
            }
            return true;
        }
        IteratorRecord keys = record.iterate();
        Object next;
        while ((next = IteratorOperations.iteratorStepValue(keys)) != null) {
            if (!set.table().has(next)) continue;
            IteratorOperations.iteratorClose(keys);
            return false;
        }
        return true;
    }
}
