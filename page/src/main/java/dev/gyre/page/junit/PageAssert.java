package dev.gyre.page.junit;

import dev.gyre.page.embed.NotSettledException;
import dev.gyre.page.embed.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** Assertions about a page; each throws an AssertionError if it does not hold, and otherwise returns this object. */
public final class PageAssert {
    /** The system property that lets {@link #matchesSnapshot} write its files. */
    public static final String UPDATE = "gyre.page.update";

    private final Page page;

    private PageAssert(Page page) {
        this.page = page;
    }

    public static PageAssert assertThat(Page page) {
        return new PageAssert(page);
    }

    /** Nothing is left that could run code of the page but the ignored kinds; waits for it. */
    public PageAssert settles(String... ignoredKinds) {
        try {
            page.settled(ignoredKinds);
        } catch (NotSettledException reasons) {
            throw new AssertionError(reasons.getMessage(), reasons);
        }
        return this;
    }

    public PageAssert hasTitle(String expected) {
        return equal("The title", expected, page.title());
    }

    public PageAssert hasUrl(String expected) {
        return equal("The URL", expected, page.url());
    }

    /** The text of the first element that matches a selector, without white space around it. */
    public PageAssert hasText(String selector, String expected) {
        String text = page.text(selector);
        return equal("The text of '" + selector + "'", expected, text == null ? null : text.strip());
    }

    /** There is an element that matches a selector. */
    public PageAssert has(String selector) {
        if (page.text(selector) == null) throw new AssertionError("No element of the page matches '" + selector + "'");
        return this;
    }

    public PageAssert hasConsole(String... lines) {
        return equal("The console", List.of(lines), page.console());
    }

    /** The page's snapshot is the text of a file. If the system property {@value #UPDATE} is true, the file is written. */
    public PageAssert matchesSnapshot(Path file) {
        String snapshot = page.snapshot();
        try {
            if (Boolean.getBoolean(UPDATE)) {
                if (file.getParent() != null) Files.createDirectories(file.getParent());
                Files.writeString(file, snapshot);
            }
            if (!Files.exists(file))
                throw new AssertionError("There is no snapshot " + file + " (-D" + UPDATE + "=true writes it)");
            return equal("The snapshot " + file, Files.readString(file), snapshot);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private PageAssert equal(String what, Object expected, Object actual) {
        if (!Objects.equals(expected, actual))
            throw new AssertionError(what + ": expected <" + expected + "> but was <" + actual + ">");
        return this;
    }
}
