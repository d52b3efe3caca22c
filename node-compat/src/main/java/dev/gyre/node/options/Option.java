package dev.gyre.node.options;

import java.util.List;

/**
 * A row of the table of options.
 *
 * @param names all names, with their dashes; the first long one is the name under which its value is found
 * @param label the name of its value in the help, empty if it has none
 * @param section the heading below which the help shows it
 * @param description what it does; why it is refused or ignored
 */
public record Option(
        List<String> names, Kind kind, Effect effect, String label, String marks, String section, String description) {
    /** What values an option takes. */
    public enum Kind {
        /** None; {@code --no-} before the name means the opposite. */
        FLAG,
        /** One, after an equals sign or as the next word. */
        TEXT,
        /** As TEXT; it may be repeated. */
        LIST,
        /** Perhaps one, only after an equals sign. */
        OPTIONAL,
        /** Perhaps one, and a next word that is no option counts as one. */
        OPTIONAL_WORD
    }

    /** What an option does in Gyre. */
    public enum Effect {
        WORKS,
        IGNORED,
        REFUSED
    }

    /** The name under which its value is found. */
    public String name() {
        for (String name : names) if (name.startsWith("--")) return name;
        return names.getFirst();
    }

    /** Whether NODE_OPTIONS and config files may contain it. */
    public boolean inEnvironment() {
        return marks.indexOf('e') >= 0;
    }

    /** Whether a worker may have its own value. */
    public boolean perThread() {
        return marks.indexOf('w') >= 0;
    }

    /** Whether it is on unless it is negated. */
    public boolean isDefault() {
        return marks.indexOf('+') >= 0;
    }

    /** The name as the help shows it: an option that is on by default with {@code --no-}. */
    String shownName(String name) {
        return isDefault() ? "--no-" + name.substring(2) : name;
    }
}
