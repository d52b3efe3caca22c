package dev.gyre.page;

import java.util.HashMap;
import java.util.Map;

/** When a document has reached its states, https://w3c.github.io/navigation-timing/#sec-PerformanceNavigationTiming. */
public final class PageMoments {
    private final Page page;
    private final Map<String, Double> reached = new HashMap<>();

    PageMoments(Page page) {
        this.page = page;
    }

    void reached(String name) {
        reached.put(name, page.now());
    }

    /** When the document has reached a state, as {@code domComplete}, in milliseconds since its time origin; -1 if it has not. */
    public double of(String name) {
        boolean isLater = name.startsWith("dom") && !name.startsWith("domain") || name.startsWith("load");
        return reached.getOrDefault(name, isLater ? -1.0 : 0.0);
    }
}
