package dev.gyre.engine.runtime.object;

import dev.gyre.engine.runtime.realm.Realm;

/** An iterator of a builtin whose steps run no JavaScript and throw nothing, so that they can be taken without its next method. */
public interface SteppedIterator {
    /** The next value; Java null at the end. */
    Object step(Realm realm);

    /** The intrinsic whose next method takes such steps. */
    String prototypeName();
}
