package dev.gyre.node.timers;

import dev.gyre.engine.runtime.value.JsSymbol;

/** The own properties of Timeout and Immediate objects, in Node's order. */
final class TimerFieldNames {
    final Object[] timeout;
    final Object[] immediate;

    TimerFieldNames() {
        var refed = new JsSymbol("refed");
        var asyncId = new JsSymbol("asyncId");
        var triggerId = new JsSymbol("triggerId");
        var frame = new JsSymbol("kAsyncContextFrame");
        timeout = new Object[] {
            "_idleTimeout",
            "_idlePrev",
            "_idleNext",
            "_idleStart",
            "_onTimeout",
            "_timerArgs",
            "_repeat",
            "_destroyed",
            refed,
            new JsSymbol("kHasPrimitive"),
            asyncId,
            triggerId,
            frame
        };
        immediate = new Object[] {
            "_idleNext", "_idlePrev", "_onImmediate", "_argv", "_destroyed", refed, asyncId, triggerId, frame
        };
    }
}
