package dev.gyre.engine.runtime.realm;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;

/**
 * Creates the intrinsic objects of realms, and objects of literals whose classes belong to the builtins. One factory
 * serves any number of realms.
 */
public interface IntrinsicFactory {
    /** Creates an intrinsic; a realm calls it once for each. */
    JsObject create(Realm realm, Intrinsic which);

    // CreateAsyncFromSyncIterator ( syncIteratorRecord ), https://tc39.es/ecma262/#sec-createasyncfromsynciterator
    IteratorRecord createAsyncFromSyncIterator(Realm realm, IteratorRecord syncIterator);

    /** Creates a RegExp from a valid pattern and valid flags. */
    JsObject createRegExp(Realm realm, String pattern, String flags);

    /** The text of an object of Temporal with the conventions of locales: its method {@code toLocaleString} after the check of the receiver. */
    Object toLocaleString(Realm realm, JsObject temporal, Object locales, Object options);
}
