package dev.gyre.page.embed;

import dev.gyre.node.embed.ScriptFunction;
import dev.gyre.node.embed.ScriptObject;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** How a page is opened; by default with a virtual clock, answered by the network. */
public final class PageOptions {
    private final Map<String, Object> values = new LinkedHashMap<>();

    /** A folder whose files answer the requests to the page's origin. */
    public PageOptions serve(Path folder) {
        values.put("serve", folder.toAbsolutePath().toString());
        return this;
    }

    /** What answers the requests to the page's origin; called on the browser's thread. */
    public PageOptions handler(PageHandler handler) {
        ScriptFunction function = arguments -> {
            var request = (ScriptObject) arguments[0];
            PageHandler.Answer answer = handler.answer((String) request.get("method"), (String) request.get("url"));
            return answer == null
                    ? null
                    : Map.of(
                            "status",
                            answer.status(),
                            "headers",
                            Map.of("content-type", answer.contentType()),
                            "body",
                            answer.body());
        };
        values.put("handler", function);
        return this;
    }

    /** Uses the system's clock. */
    public PageOptions realTime() {
        values.put("clock", "real");
        return this;
    }

    /** Fixes random numbers, the time, and the order of answers that are there at the same time. */
    public PageOptions seed(long seed) {
        values.put("seed", (double) seed);
        return this;
    }

    /** The size of the viewport in pixels. */
    public PageOptions viewport(int width, int height) {
        values.put("viewport", Map.of("width", width, "height", height));
        return this;
    }

    /** A text that runs in each document before its scripts. */
    public PageOptions beforeScripts(String script) {
        values.put("beforeScripts", script);
        return this;
    }

    /** The CPU time after which the page is stopped; 30 seconds by default. */
    public PageOptions cpuLimit(Duration limit) {
        values.put("limits", Map.of("cpu", (double) limit.toMillis()));
        return this;
    }

    /** How long opening may take on the page's clock; 30 seconds by default. */
    public PageOptions timeout(Duration timeout) {
        values.put("timeout", (double) timeout.toMillis());
        return this;
    }

    Map<String, Object> values() {
        return values;
    }
}
