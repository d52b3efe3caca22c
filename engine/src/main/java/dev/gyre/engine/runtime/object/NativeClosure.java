package dev.gyre.engine.runtime.object;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.NativeFrame;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** A builtin function created at run time from Java code. */
public final class NativeClosure extends JsFunction {
    private final Realm realm;
    private final NativeCode code;
    private final boolean constructor;

    // CreateBuiltinFunction ( behaviour, length, name, additionalInternalSlotsList ),
    // https://tc39.es/ecma262/#sec-createbuiltinfunction
    public NativeClosure(Realm realm, String name, int length, NativeCode code) {
        this(realm, name, length, code, false);
    }

    public NativeClosure(Realm realm, String name, int length, NativeCode code, boolean constructor) {
        super(realm.nativeFunctionShape(), new Object[] {length, name});
        this.realm = realm;
        this.code = code;
        this.constructor = constructor;
    }

    public NativeCode code() {
        return code;
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
        return run(thisValue, args, null);
    }

    @Override
    public JsObject construct(Object[] args, JsObject newTarget) {
        if (!constructor) {
            return super.construct(args, newTarget);
        }
        return (JsObject) run(Undefined.INSTANCE, args, newTarget);
    }

    private Object run(Object thisValue, Object[] args, JsObject newTarget) {
        try {
            return code.call(realm, this, thisValue, args, newTarget);
        } catch (JsException exception) {
            throw exception.isMaterialised()
                    ? exception
                    : exception.materialise(
                            realm, new NativeFrame(realm.agent().topFrame(), this, thisValue, newTarget != null));
        } catch (StackOverflowError overflow) {
            throw Errors.stackOverflow();
        }
    }
}
