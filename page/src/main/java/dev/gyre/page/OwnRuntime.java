package dev.gyre.page;

import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.host.LoadedModuleReceiver;
import dev.gyre.engine.runtime.host.ModuleRequest;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.window.Window;
import dev.gyre.page.window.WindowEvents;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.List;

/** A runtime for one page, without a loop and without Node's library; its caller runs the page's tasks one by one. */
final class OwnRuntime implements PageRuntime, HostHooks {
    private final Agent agent = new Agent(this);
    private final ArrayDeque<Runnable> microtasks = new ArrayDeque<>();
    private Page page;
    private boolean inCheckpoint;
    private boolean limited;
    private long deadline;

    @Override
    public Agent agent() {
        return agent;
    }

    @Override
    public void adopt(Realm realm, GlobalScope adopted) {
        if (page == null) page = adopted.page();
    }

    /** Stops the page when this time of the wall clock has passed from now on. */
    void limitTime(long milliseconds) {
        deadline = System.nanoTime() + milliseconds * 1_000_000;
        limited = true;
    }

    @Override
    public void poll(Agent polled) {
        if (limited && System.nanoTime() - deadline > 0) throw new PageLimitException("The page has used up its time");
    }

    @Override
    public void enqueueMicrotask(Runnable job) {
        microtasks.add(job);
    }

    @Override
    public void checkpoint() {
        if (inCheckpoint || agent.topFrame() != null) return;
        inCheckpoint = true;
        try {
            for (Runnable job = microtasks.poll(); job != null; job = microtasks.poll()) job.run();
            agent.clearKeptObjects();
        } finally {
            inCheckpoint = false;
        }
    }

    @Override
    public String resolveUrl(String url, String base) {
        try {
            URI resolved =
                    base == null ? URI.create(url.strip()) : URI.create(base).resolve(url.strip());
            return resolved.isAbsolute() ? resolved.toString() : null;
        } catch (IllegalArgumentException invalid) {
            return null;
        }
    }

    /** Without a library, values that cannot change. */
    @Override
    public Object serialize(Object value, List<Object> transfer) {
        if (value instanceof JsObject)
            throw new DomError("DataCloneError", "Objects cannot be cloned in a page without a runtime.");
        return value;
    }

    @Override
    public List<Object> deserialize(Object message, Realm target) {
        return List.of(message);
    }

    @Override
    public Object post(Realm from, Object value, Object transfer) {
        return serialize(value, List.of());
    }

    @Override
    public void deliver(Page to, Object message, String origin, Window source) {
        WindowEvents.message(to.window(), message, origin, source);
    }

    @Override
    public String place() {
        return "";
    }

    // ---- HostHooks

    @Override
    public void enqueuePromiseJob(Runnable job, Realm realmOrNull) {
        microtasks.add(job);
    }

    @Override
    public void ensureCanCompileStrings(Realm calleeRealm, String source, boolean direct) {
        page.security().checkEval(source);
    }

    @Override
    public void promiseRejectionTracker(JsObject promise, boolean handled) {
        page.rejectionTracked((PromiseObject) promise, handled);
    }

    @Override
    public void loadImportedModule(
            ImportReferrer referrer, ModuleRequest request, Object hostDefined, LoadedModuleReceiver receiver) {
        page.modules().load(referrer, request, receiver);
    }

    @Override
    public void importMetaProperties(JsObject importMeta, ImportReferrer module) {
        page.modules().importMeta(importMeta, module);
    }

    @Override
    public double currentTimeMillis() {
        return page == null ? System.currentTimeMillis() : page.currentTimeMillis();
    }
}
