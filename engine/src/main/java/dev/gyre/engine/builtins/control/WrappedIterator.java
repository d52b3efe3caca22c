package dev.gyre.engine.builtins.control;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** The result of Iterator.from for an iterator that does not inherit from Iterator.prototype. */
final class WrappedIterator extends JsObject {
    private final IteratorRecord iterated;

    WrappedIterator(Realm realm, IteratorRecord iterated) {
        super(realm.intrinsic(Intrinsic.WRAP_FOR_VALID_ITERATOR_PROTOTYPE));
        this.iterated = iterated;
    }

    IteratorRecord iterated() {
        return iterated;
    }

    @Override
    public String kindName() {
        return "Iterator";
    }
}
