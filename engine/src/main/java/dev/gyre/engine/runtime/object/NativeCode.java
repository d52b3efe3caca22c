package dev.gyre.engine.runtime.object;

import dev.gyre.engine.runtime.realm.Realm;

/** The body of a {@link NativeClosure}; newTarget is null for a call. */
public interface NativeCode {
    Object call(Realm realm, JsObject callee, Object self, Object[] args, JsObject newTarget);
}
