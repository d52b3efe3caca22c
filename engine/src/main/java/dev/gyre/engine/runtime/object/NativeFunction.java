package dev.gyre.engine.runtime.object;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.NativeFrame;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** A builtin function: an entry in the table of its intrinsic. */
public final class NativeFunction extends JsFunction {
    private final Realm realm;
    private final BuiltinTable table;
    private final int id;
    private final boolean constructor;

    public NativeFunction(Realm realm, BuiltinTable table, int id, boolean constructor) {
        this(realm.nativeFunctionShape(), realm, table, id, constructor, table.length(id), table.name(id));
    }

    /**
     * A builtin function whose name or shape differs from its table entry: accessors, symbols, constructors with a
     * parent.
     */
    public NativeFunction(
            Shape shape, Realm realm, BuiltinTable table, int id, boolean constructor, int length, String name) {
        super(shape, new Object[] {length, name});
        this.realm = realm;
        this.table = table;
        this.id = id;
        this.constructor = constructor;
    }

    public BuiltinTable table() {
        return table;
    }

    public int id() {
        return id;
    }

    /** Whether this is the function at that key of an intrinsic, in any realm. */
    public boolean is(String intrinsic, String key) {
        return table.intrinsic().equals(intrinsic) && table.key(id).equals(key);
    }

    /** Whether this is Function.prototype.apply of any realm. */
    public boolean isApply() {
        return is("%Function.prototype%", "apply");
    }

    /** Whether this is Function.prototype[@@hasInstance] of any realm. */
    public boolean isHasInstance() {
        return is("%Function.prototype%", "@@hasInstance");
    }

    @Override
    public Realm realm() {
        return realm;
    }

    @Override
    public boolean isConstructor() {
        return constructor;
    }

    @Override
    public Object call(Object thisValue, Object[] args) {
        try {
            return table.call(id, realm, thisValue, args, null);
        } catch (JsException exception) {
            throw located(exception, thisValue);
        } catch (StackOverflowError overflow) {
            throw Errors.stackOverflow();
        }
    }

    @Override
    public Object call0(Object thisValue) {
        try {
            return table.call0(id, realm, thisValue);
        } catch (JsException exception) {
            throw located(exception, thisValue);
        } catch (StackOverflowError overflow) {
            throw Errors.stackOverflow();
        }
    }

    @Override
    public Object call1(Object thisValue, Object a) {
        try {
            return table.call1(id, realm, thisValue, a);
        } catch (JsException exception) {
            throw located(exception, thisValue);
        } catch (StackOverflowError overflow) {
            throw Errors.stackOverflow();
        }
    }

    /** Calls this function by a copy of its class. {@code argument} is the one after the callback; null if there is none. */
    public Object callCopy(CallbackMethods copy, Object thisValue, Object callback, Object argument) {
        try {
            return copy.call(realm, thisValue, callback, argument);
        } catch (JsException exception) {
            throw located(exception, thisValue);
        } catch (StackOverflowError overflow) {
            throw Errors.stackOverflow();
        }
    }

    @Override
    public Object call2(Object thisValue, Object a, Object b) {
        try {
            return table.call2(id, realm, thisValue, a, b);
        } catch (JsException exception) {
            throw located(exception, thisValue);
        } catch (StackOverflowError overflow) {
            throw Errors.stackOverflow();
        }
    }

    @Override
    public Object call3(Object thisValue, Object a, Object b, Object c) {
        try {
            return table.call3(id, realm, thisValue, a, b, c);
        } catch (JsException exception) {
            throw located(exception, thisValue);
        } catch (StackOverflowError overflow) {
            throw Errors.stackOverflow();
        }
    }

    @Override
    public JsObject construct(Object[] args, JsObject newTarget) {
        if (!constructor) {
            return super.construct(args, newTarget);
        }
        try {
            return (JsObject) table.call(id, realm, Undefined.INSTANCE, args, newTarget);
        } catch (JsException exception) {
            throw exception.isMaterialised()
                    ? exception
                    : exception.materialise(
                            realm, new NativeFrame(realm.agent().topFrame(), this, Undefined.INSTANCE, true));
        } catch (StackOverflowError overflow) {
            throw Errors.stackOverflow();
        }
    }

    /** The first native function that an engine error leaves determines its realm and stack. */
    private JsException located(JsException exception, Object thisValue) {
        return exception.isMaterialised()
                ? exception
                : exception.materialise(realm, new NativeFrame(realm.agent().topFrame(), this, thisValue, false));
    }
}
