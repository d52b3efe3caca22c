package dev.gyre.modules.lexer;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Finds the export names of a CommonJS module in its text, by the patterns of Node's own lexer. */
// https://github.com/nodejs/cjs-module-lexer#grammar
public final class ExportScanner {
    /**
     * The exports of a text.
     *
     * @param reexports specifiers whose exports are exports of this module too
     */
    public record Exports(Set<String> names, Set<String> reexports) {}

    private final ScriptText text;
    private final Set<String> names = new LinkedHashSet<>();
    private Set<String> reexports = new LinkedHashSet<>();
    /** Variables with a required module, for Babel's re-export loops. */
    private final Map<String, String> required = new HashMap<>();

    private ExportScanner(String source) {
        text = new ScriptText(source);
    }

    /** Scans a text. */
    public static Exports scan(String source) {
        ExportScanner scanner = new ExportScanner(source);
        if (source.contains("exports") || source.contains("__export")) scanner.run();
        return new Exports(scanner.names, scanner.reexports);
    }

    private void run() {
        while (text.nextWord()) {
            int start = text.wordStart();
            int mark = text.mark();
            switch (text.word()) {
                case "exports" -> exportsUse(false);
                case "module" -> module();
                case "Object" -> object();
                case "require" -> {
                    String specifier = requireArguments();
                    if (specifier != null) noteVariable(start, specifier);
                }
                case "_interopRequireWildcard" -> {
                    if (text.accept("(") && text.acceptWord("require")) {
                        String specifier = requireArguments();
                        if (specifier != null) noteVariable(start, specifier);
                    }
                }
                case "__export", "__exportStar" -> exportStar();
                default -> {}
            }
            // The text of a pattern is scanned again, for the brackets and words in it.
            text.reset(mark);
        }
    }

    private void module() {
        if (!text.isMember() && text.accept(".") && text.acceptWord("exports")) exportsUse(true);
    }

    /** Parses after exports or module.exports: the assignment of a member, or of the whole object. */
    private void exportsUse(boolean ofModule) {
        if (!ofModule && text.isMember()) return;
        if (text.accept(".")) {
            String name = text.identifier();
            if (name != null && text.accept("=")) names.add(name);
        } else if (text.accept("[")) {
            String name = text.string();
            if (name != null && text.accept("]") && text.accept("=")) names.add(name);
        } else if (ofModule && text.accept("=")) {
            assigned();
        }
    }

    private void assigned() {
        reexports = new LinkedHashSet<>();
        if (text.accept("{")) {
            members();
        } else if (text.acceptWord("require")) {
            String specifier = requireArguments();
            if (specifier != null) reexports.add(specifier);
        }
    }

    /** Parses the members of an object literal, up to the first that is more than a name. */
    private void members() {
        while (true) {
            String name = text.identifier();
            boolean isText = name == null;
            if (isText) name = text.string();
            if (name == null) {
                if (!text.accept("...") || !text.acceptWord("require")) return;
                String specifier = requireArguments();
                if (specifier == null) return;
                reexports.add(specifier);
            } else if (text.accept(":")) {
                text.accept("-");
                if (text.identifier() == null) return;
                names.add(name);
            } else {
                if (isText || !text.isNext(',') && !text.isNext('}') && !text.isNext('(')) return;
                names.add(name);
            }
            if (!text.accept(",")) return;
        }
    }

    /** Parses ('specifier') after require; returns the specifier, or null. */
    private String requireArguments() {
        if (!text.accept("(")) return null;
        String specifier = text.string();
        return specifier != null && text.accept(")") ? specifier : null;
    }

    /** Records {@code var name = require('specifier')}, whose call begins at {@code start}. */
    private void noteVariable(int start, String specifier) {
        String name = text.variableBefore(start);
        if (name != null) required.put(name, specifier);
    }

    private void exportStar() {
        if (!text.accept("(") || !text.acceptWord("require")) return;
        String specifier = requireArguments();
        if (specifier != null) reexports.add(specifier);
    }

    private void object() {
        if (text.isMember() || !text.accept(".")) return;
        if (text.acceptWord("defineProperty")) {
            defineProperty();
        } else if (text.acceptWord("keys") && text.isTopLevel()) {
            String source = new ExportLoop(text).variable();
            if (source != null && required.containsKey(source)) reexports.add(required.get(source));
        }
    }

    /** Parses (exports, 'name', { with a value or a simple getter. */
    private void defineProperty() {
        if (!text.accept("(")) return;
        if (text.acceptWord("module") ? !(text.accept(".") && text.acceptWord("exports")) : !text.acceptWord("exports"))
            return;
        if (!text.accept(",")) return;
        String name = text.string();
        if (name == null || !text.accept(",") || !text.accept("{")) return;
        if (text.acceptWord("enumerable")
                && !(text.accept(":")
                        && (text.acceptWord("true") || text.accept("!") && text.accept("0"))
                        && text.accept(","))) return;
        if (text.acceptWord("value") ? text.accept(":") : getter()) names.add(name);
    }

    /** Parses a getter that returns a variable or a member of one. */
    private boolean getter() {
        if (!text.acceptWord("get")) return false;
        if (text.accept(":")) {
            if (!text.acceptWord("function")) return false;
            if (!text.isNext('(')) text.identifier();
        }
        if (!(text.accept("(") && text.accept(")") && text.accept("{") && text.acceptWord("return"))) return false;
        if (text.identifier() == null) return false;
        if (text.accept(".")) {
            if (text.identifier() == null) return false;
        } else if (text.accept("[")) {
            if (text.string() == null || !text.accept("]")) return false;
        }
        text.accept(";");
        if (!text.accept("}")) return false;
        text.accept(",");
        return text.accept("}") && text.accept(")");
    }
}
