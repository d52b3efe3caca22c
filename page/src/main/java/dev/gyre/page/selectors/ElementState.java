package dev.gyre.page.selectors;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.dom.Element;
import java.util.HashMap;
import java.util.Map;

/** The pseudo-classes whose answer is state of the document or of a control rather than of the tree's structure. */
public enum ElementState implements SimpleSelector {
    ACTIVE("active"),
    ANY_LINK("any-link"),
    AUTOFILL("autofill"),
    BUFFERING("buffering"),
    CHECKED("checked"),
    DEFAULT("default"),
    DEFINED("defined"),
    DISABLED("disabled"),
    ENABLED("enabled"),
    FOCUS("focus"),
    FOCUS_VISIBLE("focus-visible"),
    FOCUS_WITHIN("focus-within"),
    FULLSCREEN("fullscreen"),
    HAS_SLOTTED("has-slotted"),
    HOVER("hover"),
    IN_RANGE("in-range"),
    INDETERMINATE("indeterminate"),
    INVALID("invalid"),
    LINK("link"),
    MODAL("modal"),
    MUTED("muted"),
    OPEN("open"),
    OPTIONAL("optional"),
    OUT_OF_RANGE("out-of-range"),
    PAUSED("paused"),
    PICTURE_IN_PICTURE("picture-in-picture"),
    PLACEHOLDER_SHOWN("placeholder-shown"),
    PLAYING("playing"),
    POPOVER_OPEN("popover-open"),
    READ_ONLY("read-only"),
    READ_WRITE("read-write"),
    REQUIRED("required"),
    SEEKING("seeking"),
    STALLED("stalled"),
    TARGET("target"),
    TARGET_CURRENT("target-current"),
    USER_INVALID("user-invalid"),
    USER_VALID("user-valid"),
    VALID("valid"),
    VISITED("visited"),
    VOLUME_LOCKED("volume-locked"),
    WEBKIT_ANY_LINK("-webkit-any-link"),
    WEBKIT_AUTOFILL("-webkit-autofill"),
    WEBKIT_DRAG("-webkit-drag"),
    WEBKIT_FULL_SCREEN("-webkit-full-screen");

    private static final Map<String, ElementState> BY_NAME = byName();

    private final String text;

    ElementState(String text) {
        this.text = text;
    }

    private static Map<String, ElementState> byName() {
        Map<String, ElementState> map = HashMap.newHashMap(64);
        for (ElementState state : values()) {
            map.put(state.text, state);
        }
        return Map.copyOf(map);
    }

    /** The state of the pseudo-class with this name in lower case; null if there is none. */
    static ElementState named(String name) {
        return BY_NAME.get(CssText.lowerCase(name));
    }

    /** Whether a user changes it by acting, so that it may follow a pseudo-element. */
    boolean isUserAction() {
        return this == HOVER || this == ACTIVE || this == FOCUS || this == FOCUS_VISIBLE || this == FOCUS_WITHIN;
    }

    @Override
    public boolean matches(Element element, MatchContext context) {
        return context.states().is(element, this);
    }

    @Override
    public void appendTo(StringBuilder out) {
        out.append(':').append(text);
    }
}
