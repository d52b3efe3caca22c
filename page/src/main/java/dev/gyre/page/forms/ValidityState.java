package dev.gyre.page.forms;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.dom.DomRealm;
import java.util.EnumSet;
import java.util.function.Supplier;

/** What is wrong with a control's value, live, https://html.spec.whatwg.org/#validitystate. */
public final class ValidityState extends JsObject {
    private final Supplier<EnumSet<Flaw>> flaws;

    public ValidityState(DomRealm realm, Supplier<EnumSet<Flaw>> flaws) {
        super(realm.shape("ValidityState"));
        this.flaws = flaws;
    }

    private boolean has(Flaw flaw) {
        return flaws.get().contains(flaw);
    }

    public boolean valueMissing() {
        return has(Flaw.VALUE_MISSING);
    }

    public boolean typeMismatch() {
        return has(Flaw.TYPE_MISMATCH);
    }

    public boolean patternMismatch() {
        return has(Flaw.PATTERN_MISMATCH);
    }

    public boolean tooLong() {
        return has(Flaw.TOO_LONG);
    }

    public boolean tooShort() {
        return has(Flaw.TOO_SHORT);
    }

    public boolean rangeUnderflow() {
        return has(Flaw.RANGE_UNDERFLOW);
    }

    public boolean rangeOverflow() {
        return has(Flaw.RANGE_OVERFLOW);
    }

    public boolean stepMismatch() {
        return has(Flaw.STEP_MISMATCH);
    }

    public boolean badInput() {
        return has(Flaw.BAD_INPUT);
    }

    public boolean customError() {
        return has(Flaw.CUSTOM_ERROR);
    }

    public boolean valid() {
        return flaws.get().isEmpty();
    }

    @Override
    public String className() {
        return "ValidityState";
    }
}
