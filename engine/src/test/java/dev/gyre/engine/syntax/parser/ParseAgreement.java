package dev.gyre.engine.syntax.parser;

import dev.gyre.engine.syntax.source.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Parses the files of a test262 checkout and compares the results with their front matter. */
final class ParseAgreement {
    /** Proposals that are no part of the published language. */
    private static final Set<String> SKIPPED_FEATURES = Set.of(
            "decorators",
            "import-defer",
            "source-phase-imports",
            "source-phase-imports-module-source",
            "import-bytes",
            "import-text",
            "export-defer");

    final List<String> disagreements = new ArrayList<>();
    int agreed;
    int skipped;

    /** Parses every test under the folder. */
    void run(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : (Iterable<Path>)
                    files.filter(f -> f.toString().endsWith(".js")).sorted()::iterator) {
                if (!file.getFileName().toString().contains("_FIXTURE")) {
                    check(file);
                }
            }
        }
    }

    private void check(Path file) throws IOException {
        var text = Files.readString(file);
        int from = text.indexOf("/*---");
        int to = text.indexOf("---*/");
        var meta = from < 0 ? "" : text.substring(from, to);
        if (words(meta, "features:").stream().anyMatch(SKIPPED_FEATURES::contains)) {
            skipped++;
            return;
        }
        var flags = words(meta, "flags:");
        boolean negative = meta.contains("negative:") && meta.contains("phase: parse");
        if (flags.contains("module")) {
            check(file, text, "module", negative);
        } else {
            if (!flags.contains("onlyStrict")) {
                check(file, text, "sloppy", negative);
            }
            if (!flags.contains("noStrict") && !flags.contains("raw")) {
                check(file, text, "strict", negative);
            }
        }
    }

    private void check(Path file, String text, String mode, boolean negative) {
        String failure = null;
        try {
            var source = new Source(file.toString(), mode.equals("strict") ? "\"use strict\";\n" + text : text);
            if (mode.equals("module")) {
                ScopeCheck.check(Parser.parseModule(source, ParserOptions.DEFAULT));
            } else {
                ScopeCheck.check(Parser.parseScript(source, ParserOptions.DEFAULT));
            }
            if (negative) {
                failure = "accepted";
            }
        } catch (ParseException e) {
            if (!negative) {
                failure = e.getMessage() + " at " + e.position();
            }
        } catch (AssertionError e) {
            failure = "SCOPES " + e.getMessage();
        } catch (RuntimeException e) {
            failure = "CRASH " + e;
        }
        if (failure == null) {
            agreed++;
        } else {
            disagreements.add(file + " (" + mode + "): " + failure);
        }
    }

    /** The words of a list in the front matter, in brackets or one to a line. */
    private static List<String> words(String meta, String key) {
        int at = meta.indexOf(key);
        if (at < 0) {
            return List.of();
        }
        var rest = meta.substring(at + key.length());
        int bracket = rest.indexOf(']');
        if (rest.stripLeading().startsWith("[") && bracket > 0) {
            return List.of(rest.substring(rest.indexOf('[') + 1, bracket).trim().split("\\s*,\\s*"));
        }
        var words = new ArrayList<String>();
        for (var line : rest.stripLeading().split("\n")) {
            if (!line.stripLeading().startsWith("- ")) {
                break;
            }
            words.add(line.strip().substring(2).strip());
        }
        return words;
    }
}
