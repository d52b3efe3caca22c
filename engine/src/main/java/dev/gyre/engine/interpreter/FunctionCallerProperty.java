package dev.gyre.engine.interpreter;

import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;
import dev.gyre.engine.runtime.value.Null;

// Forbidden Extensions, https://tc39.es/ecma262/#sec-forbidden-extensions
/**
 * The caller property of sloppy functions as in V8: the function that called the innermost activation; null if there is
 * none, and for callers that are strict or builtin.
 */
final class FunctionCallerProperty extends LazyValue {
    static final FunctionCallerProperty INSTANCE = new FunctionCallerProperty();

    private FunctionCallerProperty() {}

    @Override
    protected boolean isLive() {
        return true;
    }

    @Override
    protected Object resolve(JsObject holder) {
        StackFrame frame = ((BytecodeFunction) holder).realm().agent().topFrame();
        while (frame != null && frame.function() != holder) frame = frame.caller();
        StackFrame caller = frame == null ? null : frame.caller();
        // V8 skips scripts, modules and eval code.
        while (caller != null && caller.activeNative() == null && caller.function() == null) caller = caller.caller();
        if (caller == null || caller.isAsync() || caller.activeNative() != null) return Null.INSTANCE;
        return caller.function() instanceof BytecodeFunction function
                        && !function.shared().isStrict()
                ? function
                : Null.INSTANCE;
    }
}
