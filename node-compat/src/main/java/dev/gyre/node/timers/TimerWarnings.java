package dev.gyre.node.timers;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.loop.timers.TimerLists;
import dev.gyre.node.environment.Environment;

/** The warnings about delays outside of the supported range. */
// https://nodejs.org/api/timers.html#settimeoutcallback-delay-args
public final class TimerWarnings {
    private boolean negativeGiven;
    private boolean notANumberGiven;

    /** Must be called for delays outside of 1 to 2^31-1. Only the first of negative delays, and of NaN, is reported. */
    public void check(Environment environment, double delay) {
        if (delay > TimerLists.MAX_DURATION) {
            emit(environment, delay, " does not fit into a 32-bit signed integer.", "TimeoutOverflowWarning");
        } else if (delay < 0 && !negativeGiven) {
            negativeGiven = true;
            emit(environment, delay, " is a negative number.", "TimeoutNegativeWarning");
        } else if (Double.isNaN(delay) && !notANumberGiven) {
            notANumberGiven = true;
            emit(environment, delay, " is not a number.", "TimeoutNaNWarning");
        }
    }

    private static void emit(Environment environment, double delay, String complaint, String name) {
        JsObject process = environment.process();
        String text = TypeConversion.toString(delay) + complaint + "\nTimeout duration was set to 1.";
        ((JsObject) process.get("emitWarning")).call(process, new Object[] {text, name});
    }
}
