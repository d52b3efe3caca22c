package dev.gyre.engine.builtins.dates;

import dev.gyre.engine.runtime.object.JsObject;

/** A Date: an object with [[DateValue]]. */
public final class DateObject extends JsObject {
    private double time;

    public DateObject(JsObject prototype, double time) {
        super(prototype);
        this.time = time;
    }

    /** Milliseconds since the epoch, or NaN. */
    public double time() {
        return time;
    }

    void time(double value) {
        time = value;
    }

    @Override
    public String builtinTag() {
        return "Date";
    }

    @Override
    public String className() {
        return "Date";
    }
}
