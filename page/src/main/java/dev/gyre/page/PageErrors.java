package dev.gyre.page;

import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.CallSiteInfo;
import dev.gyre.engine.runtime.error.FramePosition;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.StackCapture;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.window.ErrorEvent;
import dev.gyre.page.window.PromiseRejectionEvent;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** The exceptions and rejections that no script of a document or worker has handled, https://html.spec.whatwg.org/#runtime-script-errors. */
final class PageErrors {
    private final GlobalScope scope;
    private final List<Object> uncaught = new ArrayList<>();
    private final LinkedHashSet<PromiseObject> rejections = new LinkedHashSet<>();
    /** Whether an exception is being reported: error reporting mode. */
    private boolean reports;

    PageErrors(GlobalScope scope) {
        this.scope = scope;
    }

    /** What no listener has handled either. */
    List<Object> uncaught() {
        return uncaught;
    }

    // https://html.spec.whatwg.org/#report-an-exception
    void report(Object value) {
        String message = "Uncaught " + describe(value);
        if (reports || dispatch(value, message)) uncaught(value, message);
    }

    /** Returns false if a listener has handled the error. What listeners throw in that time goes to no listener. */
    private boolean dispatch(Object value, String message) {
        FramePosition place = position(value);
        var event = ErrorEvent.create(
                realm(),
                message,
                place == null ? scope.url() : place.fileName(),
                place == null ? 0 : place.line(),
                place == null ? 0 : place.column(),
                value);
        reports = true;
        try {
            return scope.global().dispatch(event);
        } finally {
            reports = false;
        }
    }

    private DomRealm realm() {
        return scope.dom();
    }

    private void uncaught(Object value, String text) {
        uncaught.add(value);
        FramePosition at = position(value);
        scope.uncaught(value, text, at == null ? "" : at.fileName() + ":" + at.line());
    }

    private static FramePosition position(Object value) {
        List<CallSiteInfo> frames = value instanceof JsObject object ? StackCapture.framesOf(object) : null;
        return frames == null || frames.isEmpty() ? null : frames.getFirst().position();
    }

    private static String describe(Object value) {
        return new JsException(value).getMessage();
    }

    void rejectionTracked(PromiseObject promise, boolean handled) {
        if (handled) rejections.remove(promise);
        else rejections.add(promise);
    }

    // https://html.spec.whatwg.org/#notify-about-rejected-promises
    void notifyRejections() {
        if (rejections.isEmpty()) return;
        var unhandled = new ArrayList<>(rejections);
        rejections.clear();
        scope.queue(() -> {
            for (PromiseObject promise : unhandled) {
                Object reason = promise.result();
                if (!promise.isHandled()
                        && scope.global()
                                .dispatch(PromiseRejectionEvent.create(realm(), "unhandledrejection", promise, reason)))
                    uncaught(reason, "Uncaught (in promise) " + describe(reason));
            }
        });
    }
}
