package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;

/** The Temporal object; its constructors are added by {@link TemporalIntrinsics}. */
// https://tc39.es/proposal-temporal/#sec-temporal-objects
@BuiltinObject(intrinsic = "%Temporal%")
public final class TemporalObject {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Temporal";

    private TemporalObject() {}
}
