package dev.gyre.page.forms;

import dev.gyre.page.dom.names.AsciiCase;

/** The states of an input element's type attribute, https://html.spec.whatwg.org/#attr-input-type. */
enum InputType {
    HIDDEN("hidden"),
    TEXT("text"),
    SEARCH("search"),
    TEL("tel"),
    URL("url"),
    EMAIL("email"),
    PASSWORD("password"),
    DATE("date"),
    MONTH("month"),
    WEEK("week"),
    TIME("time"),
    DATETIME_LOCAL("datetime-local"),
    NUMBER("number"),
    RANGE("range"),
    COLOR("color"),
    CHECKBOX("checkbox"),
    RADIO("radio"),
    FILE("file"),
    SUBMIT("submit"),
    IMAGE("image"),
    RESET("reset"),
    BUTTON("button");

    /** The modes of the value attribute, https://html.spec.whatwg.org/#dom-input-value. */
    enum Mode {
        VALUE,
        DEFAULT,
        DEFAULT_ON,
        FILENAME
    }

    private final String keyword;

    InputType(String keyword) {
        this.keyword = keyword;
    }

    static InputType of(String attributeOrNull) {
        if (attributeOrNull == null) return TEXT;
        for (InputType type : values()) {
            if (AsciiCase.equalsIgnoreCase(type.keyword, attributeOrNull)) return type;
        }
        return TEXT;
    }

    Mode mode() {
        return switch (this) {
            case HIDDEN, SUBMIT, IMAGE, RESET, BUTTON -> Mode.DEFAULT;
            case CHECKBOX, RADIO -> Mode.DEFAULT_ON;
            case FILE -> Mode.FILENAME;
            default -> Mode.VALUE;
        };
    }

    /** Whether it is edited as text, so that a part can be selected. */
    boolean isText() {
        return switch (this) {
            case TEXT, SEARCH, TEL, URL, PASSWORD -> true;
            default -> false;
        };
    }

    /** Whether the value is a date or time. */
    boolean isTemporal() {
        return ordinal() >= DATE.ordinal() && ordinal() <= DATETIME_LOCAL.ordinal();
    }

    /** Whether the value is a number of something. */
    boolean isNumeric() {
        return isTemporal() || this == NUMBER || this == RANGE;
    }

    boolean isButton() {
        return this == SUBMIT || this == IMAGE || this == RESET || this == BUTTON;
    }

    boolean canBeRequired() {
        return switch (this) {
            case HIDDEN, RANGE, COLOR, SUBMIT, IMAGE, RESET, BUTTON -> false;
            default -> true;
        };
    }

    boolean canBeReadOnly() {
        return isText() || this == EMAIL || isTemporal() || this == NUMBER;
    }

    /** Whether minlength, maxlength and pattern apply. */
    boolean hasLength() {
        return isText() || this == EMAIL;
    }

    // ---- steps, https://html.spec.whatwg.org/#concept-input-step-default

    double defaultStep() {
        return this == TIME || this == DATETIME_LOCAL ? 60 : 1;
    }

    double stepScale() {
        return switch (this) {
            case DATE -> 86_400_000;
            case WEEK -> 604_800_000;
            case TIME, DATETIME_LOCAL -> 1000;
            default -> 1;
        };
    }

    double defaultStepBase() {
        return this == WEEK ? -259_200_000 : 0;
    }

    // ---- values

    // https://html.spec.whatwg.org/#concept-input-value-string-number
    /** NaN for a text that is no value of the type. */
    double number(String value) {
        return isTemporal() ? TemporalValues.parse(this, value) : FormNumbers.parse(value);
    }

    // https://html.spec.whatwg.org/#concept-input-value-number-string
    String text(double number) {
        return isTemporal() ? TemporalValues.format(this, number) : FormNumbers.format(number);
    }
}
