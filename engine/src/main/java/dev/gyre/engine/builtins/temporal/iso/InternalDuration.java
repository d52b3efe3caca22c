package dev.gyre.engine.builtins.temporal.iso;

/** A duration as a date part and the time part in nanoseconds (an Internal Duration Record); their signs do not differ. */
public record InternalDuration(DateDuration date, Nanoseconds time) {
    // InternalDurationSign ( internalDuration )
    public int sign() {
        int dateSign = date.sign();
        return dateSign != 0 ? dateSign : time.sign();
    }
}
