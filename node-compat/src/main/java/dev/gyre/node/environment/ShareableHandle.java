package dev.gyre.node.environment;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;

/** The handle of a library object whose copies in other realms and threads share its state. */
public interface ShareableHandle {
    /** What a message carries. */
    State state();

    /** State that any number of threads may use. */
    interface State {
        /** A new handle with this state. */
        JsObject handleIn(Realm realm);
    }
}
