package dev.gyre.page.css.values;

import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenStream;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The type unicode-range of <a href="https://drafts.csswg.org/css-syntax/#urange-syntax">CSS Syntax</a>, read from the text since its tokens depend on the digits. */
final class UnicodeRanges {
    private static final Pattern RANGE =
            Pattern.compile("[uU]\\+(?:([0-9a-fA-F]{1,6})(?:-([0-9a-fA-F]{1,6}))?|([0-9a-fA-F]{0,5})(\\?{1,6}))");

    private UnicodeRanges() {}

    static boolean read(TokenStream in, List<CssValue.Item> out) {
        TokenRange rest = in.rest().trim();
        StringJoiner text = new StringJoiner(", ");
        for (String part : rest.text().split(",", -1)) {
            String range = range(part.trim());
            if (range == null) {
                return false;
            }
            text.add(range);
        }
        while (!in.atEnd()) {
            in.component();
        }
        return out.add(new CssValue.Raw(text.toString()));
    }

    private static String range(String text) {
        Matcher matcher = RANGE.matcher(text);
        if (!matcher.matches()) {
            return null;
        }
        boolean wild = matcher.group(4) != null;
        String digits = wild ? matcher.group(3) : matcher.group(1);
        if (wild && digits.length() + matcher.group(4).length() > 6) {
            return null;
        }
        int start = Integer.parseInt(wild ? digits + "0".repeat(matcher.group(4).length()) : digits, 16);
        String last = wild
                ? digits + "F".repeat(matcher.group(4).length())
                : matcher.group(2) == null ? digits : matcher.group(2);
        int end = Integer.parseInt(last, 16);
        if (end > Character.MAX_CODE_POINT || start > end) {
            return null;
        }
        String first = Integer.toHexString(start).toUpperCase(Locale.ROOT);
        return "U+" + first
                + (start == end ? "" : "-" + Integer.toHexString(end).toUpperCase(Locale.ROOT));
    }
}
