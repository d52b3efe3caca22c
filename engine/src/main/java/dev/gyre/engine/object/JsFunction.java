package dev.gyre.engine.object;

import dev.gyre.engine.realm.Realm;

/** A function object: every callable except a Proxy. */
public abstract class JsFunction extends JsObject {
    protected JsFunction(Shape shape) {
        super(shape);
    }

    protected JsFunction(Shape shape, Object[] slots) {
        super(shape, slots);
    }

    /** [[Realm]]; for a bound function its target's. */
    public abstract Realm realm();

    @Override
    public boolean isCallable() {
        return true;
    }

    @Override
    public String builtinTag() {
        return "Function";
    }

    @Override
    public String className() {
        return "Function";
    }

    /** The own "name" data property when it is a string, else "". Runs no JS. */
    public String nameOrEmpty() {
        int found = shape().find("name");
        return found >= 0 && storedValue(found) instanceof CharSequence name ? name.toString() : "";
    }

    /** What Function.prototype.toString gives. */
    public String sourceText() {
        return "function " + nameOrEmpty() + "() { [native code] }";
    }
}
