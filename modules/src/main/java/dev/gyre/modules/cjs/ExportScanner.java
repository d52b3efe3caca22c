package dev.gyre.modules.cjs;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Guesses the export names of a CommonJS module from its text, by the forms that Node's own scanner knows. */
// https://nodejs.org/api/esm.html#commonjs-namespaces
public final class ExportScanner {
    private static final String NAME = "([A-Za-z_$][\\w$]*)";
    private static final String EXPORTS = "(?<![\\w$.])(?:module\\.)?exports";
    private static final Pattern ASSIGNMENT = Pattern.compile(EXPORTS + "\\." + NAME + "\\s*=(?!=)");
    private static final Pattern COMPUTED = Pattern.compile(EXPORTS + "\\[\\s*['\"]([^'\"\\\\]+)['\"]\\s*\\]\\s*=(?!=)");
    private static final Pattern DEFINITION = Pattern.compile("Object\\.defineProperty\\(\\s*" + EXPORTS + "\\s*,\\s*['\"]([^'\"\\\\]+)['\"]\\s*,\\s*\\{\\s*(?:enumerable\\s*:\\s*(?:true|!0)\\s*,\\s*)?(?:value\\s*:|get\\b)");
    private static final Pattern OBJECT = Pattern.compile("(?<![\\w$.])module\\.exports\\s*=\\s*\\{");
    private static final Pattern MEMBER = Pattern.compile("\\G\\s*(?:\\.\\.\\.require\\(\\s*['\"]([^'\"\\\\]+)['\"]\\s*\\)|(?:" + NAME + "|['\"]([^'\"\\\\]+)['\"]))\\s*(,|\\}|:\\s*)");
    private static final Pattern REEXPORT = Pattern.compile("(?:(?<![\\w$.])module\\.exports\\s*=\\s*|__exportStar\\(\\s*|__export\\(\\s*)require\\(\\s*['\"]([^'\"\\\\]+)['\"]\\s*\\)");
    private static final Pattern VALUE_END = Pattern.compile("[\\w$.'\"\\s]*?(,|\\})");

    private final Set<String> names = new LinkedHashSet<>();
    private final Set<String> reexports = new LinkedHashSet<>();

    private ExportScanner() {}

    /** Scans a text. */
    public static ExportScanner scan(String text) {
        ExportScanner scanner = new ExportScanner();
        if (!text.contains("exports")) return scanner;
        scanner.collect(ASSIGNMENT, text, scanner.names);
        scanner.collect(COMPUTED, text, scanner.names);
        scanner.collect(DEFINITION, text, scanner.names);
        scanner.collect(REEXPORT, text, scanner.reexports);
        for (Matcher matcher = OBJECT.matcher(text); matcher.find(); ) scanner.members(text, matcher.end());
        return scanner;
    }

    private void collect(Pattern pattern, String text, Set<String> found) {
        for (Matcher matcher = pattern.matcher(text); matcher.find(); ) found.add(matcher.group(1));
    }

    /** The members of an object literal, up to the first that is more than a name. */
    private void members(String text, int start) {
        Matcher member = MEMBER.matcher(text);
        int position = start;
        while (member.find(position)) {
            if (member.group(1) != null) reexports.add(member.group(1));
            else names.add(member.group(2) != null ? member.group(2) : member.group(3));
            position = member.end();
            String end = member.group(4);
            if (end.equals("}")) return;
            if (end.equals(",")) continue;
            Matcher value = VALUE_END.matcher(text).region(position, text.length());
            if (!value.lookingAt() || value.group(1).equals("}")) return;
            position = value.end();
        }
    }

    public Set<String> names() {
        return names;
    }

    /** Specifiers whose exports are exports of this module too. */
    public Set<String> reexports() {
        return reexports;
    }
}
