package dev.gyre.page.window;

import dev.gyre.page.dom.Reflection;
import dev.gyre.page.dom.names.AsciiCase;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The third argument of window.open, https://html.spec.whatwg.org/#concept-window-open-features-tokenize. */
public final class WindowFeatures {
    private static final Pattern FEATURE =
            Pattern.compile("([^ \\t\\n\\f\\r=,]+)(?:[ \\t\\n\\f\\r]*=[ \\t\\n\\f\\r=]*([^ \\t\\n\\f\\r=,]*))?");
    /** The sizes that a window can have, in pixels. */
    private static final int LEAST_SIZE = 100;

    private static final int GREATEST_SIZE = 10_000;

    private final Map<String, String> values = new HashMap<>();
    private final boolean noReferrer;
    private final boolean noOpener;

    public WindowFeatures(String text) {
        Matcher feature = FEATURE.matcher(text);
        while (feature.find())
            values.put(
                    normalized(AsciiCase.lower(feature.group(1))),
                    feature.group(2) == null ? "" : AsciiCase.lower(feature.group(2)));
        noReferrer = is("noreferrer", false);
        noOpener = noReferrer || is("noopener", false);
        values.remove("noreferrer");
        values.remove("noopener");
    }

    // https://html.spec.whatwg.org/#normalizing-the-feature-name
    private static String normalized(String name) {
        return switch (name) {
            case "screenx" -> "left";
            case "screeny" -> "top";
            case "innerwidth" -> "width";
            case "innerheight" -> "height";
            default -> name;
        };
    }

    // https://html.spec.whatwg.org/#concept-window-open-features-parse-boolean
    private boolean is(String name, boolean missing) {
        String value = values.get(name);
        if (value == null) return missing;
        if (value.isEmpty() || value.equals("yes") || value.equals("true")) return true;
        return number(value) != 0;
    }

    /** A number in a feature's value; 0 for an error. */
    private static long number(String value) {
        long number = Reflection.parseInteger(value);
        return number == Long.MIN_VALUE ? 0 : number;
    }

    // https://html.spec.whatwg.org/#popup-window-is-requested
    /** Whether the window shows no bars. */
    public boolean isPopup() {
        if (noOpener || values.isEmpty()) return false;
        if (values.containsKey("popup")) return is("popup", false);
        return !is("location", false) && !is("toolbar", false)
                || !is("menubar", false)
                || !is("resizable", true)
                || !is("scrollbars", false)
                || !is("status", false);
    }

    // https://drafts.csswg.org/cssom-view/#set-up-browsing-context-features
    /** The width of the viewport in pixels. @param standard that of a window without the feature */
    public int width(int standard) {
        return size("width", standard);
    }

    public int height(int standard) {
        return size("height", standard);
    }

    private int size(String name, int standard) {
        long size = numberOf(name);
        return size == 0 ? standard : (int) Math.clamp(size, LEAST_SIZE, GREATEST_SIZE);
    }

    /** The distance of the window from the left of the screen. */
    public int left() {
        return (int) Math.clamp(numberOf("left"), 0, GREATEST_SIZE);
    }

    public int top() {
        return (int) Math.clamp(numberOf("top"), 0, GREATEST_SIZE);
    }

    private long numberOf(String name) {
        return !noOpener && values.containsKey(name) ? number(values.get(name)) : 0;
    }

    /** Whether the window gets no opener. */
    public boolean hasNoOpener() {
        return noOpener;
    }

    /** Whether the request says nothing of the document that it comes from. */
    public boolean hasNoReferrer() {
        return noReferrer;
    }
}
