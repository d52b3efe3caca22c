package dev.gyre.engine.runtime.object;

import dev.gyre.engine.runtime.realm.Realm;

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

    public boolean isClassConstructor() {
        return false;
    }

    /** Whether this is the constructor of a derived class, whose parent creates the object. */
    public boolean isDerivedConstructor() {
        return false;
    }

    /** The own "name" data property when it is a string, else "". Runs no JS. */
    public String nameOrEmpty() {
        int found = shape().find("name");
        return found >= 0 && storedValue(found) instanceof CharSequence name ? name.toString() : "";
    }

    /** The name in the source text, independent of the property "name"; V8's messages use it. */
    public String givenName() {
        return nameOrEmpty();
    }

    /** The given name, or else the inferred one. */
    public String givenOrInferredName() {
        return givenName();
    }

    // NativeFunction, https://tc39.es/ecma262/#prod-NativeFunction
    /** The result of Function.prototype.toString; omits a name that the grammar does not allow. */
    public String sourceText() {
        String name = nameOrEmpty();
        return "function " + (isNativeFunctionName(name) ? name : "") + "() { [native code] }";
    }

    private static boolean isNativeFunctionName(String name) {
        int start = name.startsWith("get ") || name.startsWith("set ") ? 4 : 0;
        if (name.startsWith("[", start)) {
            return name.endsWith("]");
        }
        for (int i = start; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c != '$' && !Character.isUnicodeIdentifierPart(c) || i == start && c >= '0' && c <= '9') {
                return false;
            }
        }
        return true;
    }
}
