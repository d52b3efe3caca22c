package dev.gyre.page.api;

import dev.gyre.loop.LoopTimer;
import java.util.Set;
import java.util.function.Consumer;

/** A caller that waits for a page; the page's virtual time passes for it. */
final class Waiter {
    /** What is waited for. */
    enum For {
        /** The load event. */
        LOADED,
        /** Nothing that can run code of the page but the ignored kinds. */
        SETTLED,
        /** A moment. */
        TIME,
        /** Something that the caller knows. */
        OTHER
    }

    /** The page that is waited for. */
    final PageSession session;

    final For what;
    final Set<String> ignored;
    /** The moment at which waiting ends, on the page's clock. */
    final double until;

    private final Consumer<String> callback;
    LoopTimer timer;

    /** @param callback gets how waiting ended: done, timeout, closed, or limit */
    Waiter(PageSession session, For what, Set<String> ignored, double until, Consumer<String> callback) {
        this.session = session;
        this.what = what;
        this.ignored = ignored;
        this.until = until;
        this.callback = callback;
    }

    void end(String how) {
        if (timer != null) timer.close(null);
        callback.accept(how);
    }
}
