package dev.gyre.page.forms;

/** Why a control's value is not valid, https://html.spec.whatwg.org/#validity-states, with the text that says so. */
public enum Flaw {
    VALUE_MISSING("Please fill out this field."),
    TYPE_MISMATCH("Please enter a value of the right kind."),
    PATTERN_MISMATCH("Please match the requested format."),
    TOO_LONG("Please shorten this text."),
    TOO_SHORT("Please lengthen this text."),
    RANGE_UNDERFLOW("Value must not be less than the minimum."),
    RANGE_OVERFLOW("Value must not be greater than the maximum."),
    STEP_MISMATCH("Please enter a valid value."),
    BAD_INPUT("Please enter a value that can be read."),
    CUSTOM_ERROR("");

    private final String message;

    Flaw(String message) {
        this.message = message;
    }

    String message() {
        return message;
    }
}
