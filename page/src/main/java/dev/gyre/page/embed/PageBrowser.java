package dev.gyre.page.embed;

import dev.gyre.node.embed.NodeRuntime;
import dev.gyre.node.embed.RuntimeThread;
import dev.gyre.node.embed.ScriptException;
import dev.gyre.node.embed.ScriptObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;

/**
 * Opens pages without a browser. It has a thread and a runtime of its own, which its pages share; its methods and those of its pages may be called on any thread, one at a time, and return when what
 * they do is done. They throw {@link ScriptException} for exceptions of JavaScript, and {@link NotSettledException} if a page does not come to an end.
 */
public final class PageBrowser implements AutoCloseable {
    private final RuntimeThread thread;

    private PageBrowser(RuntimeThread thread) {
        this.thread = thread;
    }

    /** A browser in a new runtime. */
    public static PageBrowser start() {
        return start(NodeRuntime.builder());
    }

    /** A browser in a new runtime with these settings. */
    public static PageBrowser start(NodeRuntime.Builder builder) {
        return new PageBrowser(RuntimeThread.start(builder));
    }

    /** Opens the page at a URL or in a file; returns when its load event has been fired. */
    public Page open(String target, PageOptions options) {
        return opened(target, options);
    }

    /** Opens a page with this text at {@code http://localhost/}. */
    public Page openHtml(String html, PageOptions options) {
        return opened(Map.of("html", html), options);
    }

    private Page opened(Object target, PageOptions options) {
        return new Page(this, (ScriptObject) run(runtime -> {
            var module = (ScriptObject) runtime.eval("require('gyre:page')");
            return module.callMethod("open", target, options.values());
        }));
    }

    /** Runs work on the browser's thread, and waits for a promise that the work returns. */
    synchronized Object run(Function<NodeRuntime, Object> work) {
        try {
            return thread.submit(runtime -> {
                        Object result = work.apply(runtime);
                        return result instanceof ScriptObject promise && promise.isPromise()
                                ? promise.toStage()
                                : CompletableFuture.completedFuture(result);
                    })
                    .join()
                    .join();
        } catch (CompletionException failure) {
            if (failure.getCause() instanceof ScriptException thrown) throw translated(thrown);
            if (failure.getCause() instanceof RuntimeException cause) throw cause;
            throw failure;
        }
    }

    private RuntimeException translated(ScriptException thrown) {
        if (!(thrown.value() instanceof ScriptObject error)) return thrown;
        return (RuntimeException)
                thread.submit(runtime -> notSettled(thrown, error)).join();
    }

    private static RuntimeException notSettled(ScriptException thrown, ScriptObject error) {
        if (!"ERR_PAGE_NOT_SETTLED".equals(error.get("code"))) return thrown;
        return new NotSettledException((String) error.get("message"), reasons((ScriptObject) error.get("reasons")));
    }

    static List<NotSettledException.Reason> reasons(ScriptObject array) {
        var reasons = new ArrayList<NotSettledException.Reason>();
        for (Object item : array.toList()) {
            var reason = (ScriptObject) item;
            reasons.add(new NotSettledException.Reason(
                    (String) reason.get("kind"), (String) reason.get("reason"), (String) reason.get("place")));
        }
        return reasons;
    }

    /** Ends the browser and its pages. */
    @Override
    public void close() {
        thread.close();
    }
}
