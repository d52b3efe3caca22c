package dev.gyre.page.window;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The third argument of window.open, https://html.spec.whatwg.org/#feature-separator. */
public final class WindowFeatures {
    private static final Pattern FEATURE =
            Pattern.compile("([^\\s=,]+)(?:\\s*=[\\s=]*([^\\s,]*))?", Pattern.UNICODE_CHARACTER_CLASS);

    private final Map<String, String> values = new HashMap<>();

    public WindowFeatures(String text) {
        Matcher feature = FEATURE.matcher(text);
        while (feature.find())
            values.put(
                    feature.group(1).toLowerCase(Locale.ROOT),
                    feature.group(2) == null ? "" : feature.group(2).toLowerCase(Locale.ROOT));
    }

    // https://html.spec.whatwg.org/#concept-window-open-features-parse-boolean
    private boolean is(String name) {
        String value = values.get(name);
        if (value == null) return false;
        if (value.isEmpty() || value.equals("yes") || value.equals("true")) return true;
        Matcher number = Pattern.compile("-?0*(\\d).*").matcher(value);
        return number.matches() && !value.matches("-?0+(\\D.*)?");
    }

    /** Whether the window gets no opener. */
    public boolean hasNoOpener() {
        return is("noopener") || hasNoReferrer();
    }

    /** Whether the request says nothing of the document that it comes from. */
    public boolean hasNoReferrer() {
        return is("noreferrer");
    }
}
