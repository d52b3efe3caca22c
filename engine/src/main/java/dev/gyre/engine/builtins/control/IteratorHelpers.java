package dev.gyre.engine.builtins.control;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The bodies of the lazy iterator helpers. */
final class IteratorHelpers {
    private IteratorHelpers() {}

    /** Iterator.prototype.map */
    static final class Mapping extends IteratorHelper {
        private final JsObject mapper;
        private long counter;

        Mapping(Realm realm, IteratorRecord underlying, JsObject mapper) {
            super(realm, underlying);
            this.mapper = mapper;
        }

        @Override
        Object produce(Realm realm) {
            Object value = step();
            if (value == null) return null;
            try {
                return mapper.call2(Undefined.INSTANCE, value, TypeConversion.number(counter++));
            } catch (JsException error) {
                throw closing(error);
            }
        }
    }

    /** Iterator.prototype.filter */
    static final class Filtering extends IteratorHelper {
        private final JsObject predicate;
        private long counter;

        Filtering(Realm realm, IteratorRecord underlying, JsObject predicate) {
            super(realm, underlying);
            this.predicate = predicate;
        }

        @Override
        Object produce(Realm realm) {
            Object value;
            while ((value = step()) != null) {
                try {
                    Object selected = predicate.call2(Undefined.INSTANCE, value, TypeConversion.number(counter++));
                    if (TypeConversion.toBoolean(selected)) return value;
                } catch (JsException error) {
                    throw closing(error);
                }
            }
            return null;
        }
    }

    /** Iterator.prototype.take */
    static final class Taking extends IteratorHelper {
        private double remaining;

        Taking(Realm realm, IteratorRecord underlying, double limit) {
            super(realm, underlying);
            remaining = limit;
        }

        @Override
        Object produce(Realm realm) {
            if (remaining == 0) {
                IteratorOperations.iteratorClose(underlying);
                return null;
            }
            remaining--;
            return step();
        }
    }

    /** Iterator.prototype.drop */
    static final class Dropping extends IteratorHelper {
        private double remaining;

        Dropping(Realm realm, IteratorRecord underlying, double limit) {
            super(realm, underlying);
            remaining = limit;
        }

        @Override
        Object produce(Realm realm) {
            while (remaining > 0) {
                remaining--;
                if (!IteratorOperations.iteratorStepSkipping(underlying)) return null;
            }
            return step();
        }
    }

    /** Iterator.prototype.flatMap */
    static final class FlatMapping extends IteratorHelper {
        private final JsObject mapper;
        private long counter;
        private IteratorRecord inner;

        FlatMapping(Realm realm, IteratorRecord underlying, JsObject mapper) {
            super(realm, underlying);
            this.mapper = mapper;
        }

        @Override
        Object produce(Realm realm) {
            while (true) {
                if (inner == null) {
                    Object value = step();
                    if (value == null) return null;
                    inner = open(realm, value);
                }
                try {
                    Object value = IteratorOperations.iteratorStepValue(inner);
                    if (value != null) return value;
                } catch (JsException error) {
                    throw closing(error);
                }
                inner = null;
            }
        }

        private IteratorRecord open(Realm realm, Object value) {
            try {
                Object mapped = mapper.call2(Undefined.INSTANCE, value, TypeConversion.number(counter++));
                return IteratorConstructor.getIteratorFlattenable(realm, mapped, false, "Iterator.prototype.flatMap");
            } catch (JsException error) {
                throw closing(error);
            }
        }

        @Override
        void closeUnderlying(boolean started) {
            if (inner != null) {
                try {
                    IteratorOperations.iteratorClose(inner);
                } catch (JsException error) {
                    throw closing(error);
                }
            }
            super.closeUnderlying(started);
        }
    }
}
