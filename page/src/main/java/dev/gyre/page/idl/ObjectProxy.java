package dev.gyre.page.idl;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;

/** An object that stands for another, which may change: a WindowProxy. */
public interface ObjectProxy {
    /** The object that it stands for now. */
    JsObject object();

    // https://html.spec.whatwg.org/#integration-with-idl
    /** That object, for a function of a realm; throws a SecurityError if the realm may not see it. */
    JsObject objectFor(Realm realm);
}
