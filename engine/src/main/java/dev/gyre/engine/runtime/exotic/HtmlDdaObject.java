package dev.gyre.engine.runtime.exotic;

import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;

/**
 * An object with [[IsHTMLDDA]] such as document.all, which typeof, ToBoolean and == treat as undefined. The class is
 * final so that the check is one comparison of classes.
 */
// B.3.6 The [[IsHTMLDDA]] Internal Slot, https://tc39.es/ecma262/#sec-IsHTMLDDA-internal-slot
public final class HtmlDdaObject extends JsFunction {
    private final Realm realm;

    public HtmlDdaObject(Realm realm) {
        super(realm.nativeFunctionShape(), new Object[] {0, ""});
        this.realm = realm;
    }

    @Override
    public Realm realm() {
        return realm;
    }

    /** A call returns null, as document.all() and document.all("") do. */
    @Override
    public Object call(Object thisValue, Object[] args) {
        return Null.INSTANCE;
    }
}
