package dev.gyre.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The fenced blocks of a page of the documentation. */
record DocumentedPage(Path file, List<Block> blocks) {
    private static final String FENCE = "```";

    /**
     * A fenced block.
     *
     * @param language the first word after the fence, {@code console} for a session of a shell
     * @param name the second word: the file that the block is, or empty
     * @param line where it begins in the page
     */
    record Block(String language, String name, String text, int line) {
        boolean isSession() {
            return language.equals("console");
        }
    }

    /** A command of a session and what it prints. */
    record Step(String command, String expected) {}

    static DocumentedPage read(Path file) throws IOException {
        var blocks = new ArrayList<Block>();
        var lines = Files.readAllLines(file);
        for (var i = 0; i < lines.size(); i++) {
            if (!lines.get(i).startsWith(FENCE)) {
                continue;
            }
            var words = lines.get(i).substring(FENCE.length()).split(" ");
            var first = i + 1;
            var text = new StringBuilder();
            for (i++; !lines.get(i).equals(FENCE); i++) {
                text.append(lines.get(i)).append('\n');
            }
            blocks.add(new Block(words[0], words.length > 1 ? words[1] : "", text.toString(), first));
        }
        return new DocumentedPage(file, blocks);
    }

    /** The commands of a session, each after a dollar sign. */
    static List<Step> steps(Block session) {
        var steps = new ArrayList<Step>();
        for (var part : session.text().split("(?m)^\\$ ")) {
            if (part.isEmpty()) {
                continue;
            }
            var end = part.indexOf('\n');
            steps.add(new Step(part.substring(0, end), part.substring(end + 1)));
        }
        return steps;
    }
}
