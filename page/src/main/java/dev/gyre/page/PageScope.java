package dev.gyre.page;

import dev.gyre.engine.Realms;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.events.EventTarget;
import dev.gyre.page.idl.DomError;
import java.util.List;

/** What documents and workers have in common: a realm on a page's tasks and clock, with timers of its own and reports of its exceptions. */
abstract class PageScope extends DocumentHost implements GlobalScope {
    private final PageContext context;
    private final double openedAt;
    private final Realm realm;
    private final DomRealm dom;
    private final PageErrors errors = new PageErrors(this);
    private final PageTimers timers;
    private final ContentSecurity security = new ContentSecurity(this);

    PageScope(PageContext context) {
        this.context = context;
        this.openedAt = context.tasks().now();
        this.timers = new PageTimers(this, context.tasks());
        this.realm = Realms.create(context.runtime().agent());
        this.dom = PageRealms.install(realm, this);
    }

    /** The properties of the realm's first global object move to another; the realm's code runs with that from now on. @param thisValue what scripts have as globalThis */
    final void installGlobal(EventTarget global, JsObject thisValue) {
        JsObject plain = realm.globalObject();
        for (int slot = 0; slot < plain.shape().slotCount(); slot++) {
            global.defineBuiltin(
                    plain.shape().keyAt(slot),
                    plain.storedInSlot(slot),
                    plain.shape().attributesAt(slot) & Attributes.ALL);
        }
        global.defineBuiltin("globalThis", thisValue, Attributes.METHOD);
        realm.globalObject(global);
    }

    @Override
    public final PageContext context() {
        return context;
    }

    @Override
    public final Realm realm() {
        return realm;
    }

    @Override
    public final DomRealm dom() {
        return dom;
    }

    @Override
    public final ContentSecurity security() {
        return security;
    }

    final PageErrors uncaughtErrors() {
        return errors;
    }

    final PageTimers timers() {
        return timers;
    }

    @Override
    public final String resolve(String relative, String base) {
        return context.runtime().resolveUrl(relative, base);
    }

    @Override
    public String encodingParse(String url) {
        return resolve(url, baseUrl());
    }

    // ---- tasks

    @Override
    public final void queue(Runnable task) {
        context.tasks().add(this, task);
    }

    @Override
    public final void queueTask(Runnable task) {
        queue(task);
    }

    /** Runs a task and what follows its end. */
    final void runNow(Runnable task) {
        try {
            task.run();
        } catch (JsException exception) {
            report(exception);
        }
        callbackEnded();
    }

    @Override
    public final void call(JsObject function, Object... arguments) {
        try {
            function.call(globalThis(), arguments);
        } catch (JsException exception) {
            report(exception);
        }
    }

    @Override
    public final void callbackEnded() {
        if (!context.runtime().isStackEmpty()) return;
        context.runtime().checkpoint();
        errors.notifyRejections();
    }

    @Override
    public final void queueMicrotask(JsObject callback) {
        context.runtime().enqueueMicrotask(() -> {
            try {
                callback.call0(Undefined.INSTANCE);
            } catch (JsException exception) {
                report(exception);
            }
        });
    }

    // ---- exceptions

    @Override
    public final void report(JsException exception) {
        errors.report(exception.value(realm));
    }

    @Override
    public final void reportError(Object value) {
        errors.report(value);
    }

    @Override
    public final void rejectionTracked(PromiseObject promise, boolean handled) {
        errors.rejectionTracked(promise, handled);
    }

    // ---- time

    @Override
    public final double now() {
        return context.tasks().read() - openedAt;
    }

    @Override
    public final double timeOrigin() {
        return context.timeOrigin() + openedAt;
    }

    @Override
    public final double currentTimeMillis() {
        return Math.floor(context.timeOrigin() + context.tasks().read());
    }

    @Override
    public final void afterDelay(double milliseconds, Runnable task) {
        timers.after(milliseconds, "timer", task);
    }

    @Override
    public final int startTimer(Object handler, double milliseconds, boolean repeats, Object[] arguments) {
        return timers.start(handler, milliseconds, repeats, arguments);
    }

    @Override
    public final void stopTimer(int id) {
        timers.stop(id);
    }

    @Override
    public final int requestAnimationFrame(JsObject callback) {
        return timers.requestFrame(callback);
    }

    @Override
    public final void cancelAnimationFrame(int handle) {
        timers.cancelFrame(handle);
    }

    // ---- messages

    @Override
    public final Object serialize(Object value, List<Object> transfer) {
        try {
            return context.runtime().serialize(value, transfer);
        } catch (DomError error) {
            throw error.toException(dom.interfaces());
        }
    }
}
