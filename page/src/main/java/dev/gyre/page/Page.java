package dev.gyre.page;

import dev.gyre.engine.Realms;
import dev.gyre.engine.Script;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.CallSiteInfo;
import dev.gyre.engine.runtime.error.FramePosition;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.StackCapture;
import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Event;
import dev.gyre.page.dom.ParserInput;
import dev.gyre.page.elements.HTMLScriptElement;
import dev.gyre.page.html.HtmlParser;
import dev.gyre.page.html.ParserOptions;
import dev.gyre.page.window.ErrorEvent;
import dev.gyre.page.window.PromiseRejectionEvent;
import dev.gyre.page.window.Window;
import dev.gyre.page.window.WindowHost;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** A page: a document in a realm of its own, its scripts, and its tasks on a clock of its own. All calls must be made on one thread. */
public final class Page extends DocumentHost implements WindowHost, HostHooks {
    private final ResourceLoader resources;
    private final PageTasks tasks = new PageTasks();
    private final ScriptLoader scripts = new ScriptLoader(this);
    private final ArrayDeque<Runnable> microtasks = new ArrayDeque<>();
    private final LinkedHashMap<JsObject, Boolean> rejections = new LinkedHashMap<>();
    private final LinkedHashMap<Integer, JsObject> frameCallbacks = new LinkedHashMap<>();
    private final ArrayList<Object> errors = new ArrayList<>();
    private final double timeOrigin = System.currentTimeMillis();
    private final Agent agent;
    private final Realm realm;
    private final Document document;
    private final Window window;
    private boolean inCheckpoint;
    private int lastFrame;
    private boolean limited;
    private long deadline;

    private Page(String url, ResourceLoader resources) {
        this.resources = resources;
        this.agent = new Agent(this);
        this.realm = Realms.create(agent);
        DomRealm dom = PageRealms.install(realm, this);
        this.document = Document.createHtml(dom);
        document.url(url);
        dom.document(document);
        this.window = new Window(dom, document, this);
        installGlobal(dom);
    }

    /** The properties of the realm's first global object move to the window. */
    private void installGlobal(DomRealm dom) {
        JsObject plain = realm.globalObject();
        for (int slot = 0; slot < plain.shape().slotCount(); slot++) {
            window.defineBuiltin(
                    plain.shape().keyAt(slot),
                    plain.storedInSlot(slot),
                    plain.shape().attributesAt(slot) & Attributes.ALL);
        }
        window.defineBuiltin("globalThis", window, Attributes.METHOD);
        realm.globalObject(window);
        dom.interfaces().exposeOn(window, "Window");
    }

    /** Loads the page at a URL: parses it, runs its scripts and fires its load event once nothing that delays it is left. */
    public static Page open(String url, ResourceLoader resources) {
        ResourceLoader.Resource resource = resources.load(url);
        if (resource == null) throw new IllegalArgumentException("nothing at " + url);
        var page = new Page(url, resources);
        page.queue(() -> page.parse(new String(resource.bytes(), StandardCharsets.UTF_8)));
        return page;
    }

    public Document document() {
        return document;
    }

    public Window window() {
        return window;
    }

    public Realm realm() {
        return realm;
    }

    /** Stops the page by a {@link PageLimitException} when this time of the wall clock has passed from now on. */
    public void limitTime(long milliseconds) {
        deadline = System.nanoTime() + milliseconds * 1_000_000;
        limited = true;
    }

    @Override
    public void poll(Agent polled) {
        if (limited && System.nanoTime() - deadline > 0) throw new PageLimitException("The page has used up its time");
    }

    /** Exceptions that nothing in the page has handled. */
    public List<Object> errors() {
        return errors;
    }

    // ---- loading

    private void parse(String markup) {
        document.readyState("loading");
        var parsing = parsing(false);
        document.parserInput(parsing);
        parsing.parse(markup);
    }

    private DocumentParsing parsing(boolean openedByScript) {
        return new DocumentParsing(
                new HtmlParser(document, ParserOptions.DOCUMENT),
                this::runParsedScript,
                openedByScript,
                this::endParsing);
    }

    private void runParsedScript(Element element) {
        callbackEnded();
        if (element instanceof HTMLScriptElement script) scripts.prepare(script);
    }

    @Override
    public ParserInput openParser(Document opened) {
        if (opened != document) return super.openParser(opened);
        document.readyState("loading");
        return parsing(true);
    }

    // https://html.spec.whatwg.org/#the-end
    private void endParsing() {
        document.parserInput(null);
        document.readyState("interactive");
        scripts.runDeferred();
        queue(() -> {
            document.fire("DOMContentLoaded", true, false);
            complete();
        });
    }

    private void complete() {
        if (!scripts.isIdle()) {
            queue(this::complete);
            return;
        }
        queue(() -> {
            document.readyState("complete");
            var load = Event.create(document.realm(), "load", false, false);
            window.dispatch(load);
        });
    }

    ResourceLoader.Resource load(String url) {
        return resources.load(url);
    }

    // ---- tasks

    void queue(Runnable task) {
        tasks.add(task);
    }

    /** Runs one task, or the timer that is next if that is due by then (in milliseconds since the page was opened); returns false if there is neither. */
    public boolean step(double until) {
        Runnable task = tasks.next(until);
        if (task == null) return false;
        task.run();
        callbackEnded();
        return true;
    }

    // https://html.spec.whatwg.org/#perform-a-microtask-checkpoint
    @Override
    public void callbackEnded() {
        if (inCheckpoint || agent.topFrame() != null) return;
        inCheckpoint = true;
        try {
            for (Runnable job = microtasks.poll(); job != null; job = microtasks.poll()) job.run();
            agent.clearKeptObjects();
        } finally {
            inCheckpoint = false;
        }
        notifyRejections();
    }

    private void notifyRejections() {
        if (rejections.isEmpty()) return;
        var unhandled = new ArrayList<>(rejections.keySet());
        rejections.clear();
        queue(() -> {
            for (JsObject promise : unhandled) {
                Object reason = ((PromiseObject) promise).result();
                if (window.dispatch(
                        PromiseRejectionEvent.create(document.realm(), "unhandledrejection", promise, reason)))
                    errors.add(reason);
            }
        });
    }

    // ---- HostHooks

    @Override
    public void enqueuePromiseJob(Runnable job, Realm realmOrNull) {
        microtasks.add(job);
    }

    @Override
    public void promiseRejectionTracker(JsObject promise, boolean handled) {
        if (handled) rejections.remove(promise);
        else rejections.put(promise, true);
    }

    @Override
    public double currentTimeMillis() {
        return Math.floor(timeOrigin + now());
    }

    // ---- PageHost

    @Override
    public void report(JsException exception) {
        reportError(exception.value(realm));
    }

    @Override
    public double now() {
        return tasks.now();
    }

    @Override
    public void afterDelay(double milliseconds, Runnable task) {
        tasks.start(tasks.nextId(), milliseconds, task);
    }

    @Override
    public void prepareScript(Element script) {
        scripts.prepare((HTMLScriptElement) script);
    }

    /** Runs a classic script and reports what it throws. */
    void runScript(String text, String url) {
        try {
            Script.parse(realm, new Source(url, text)).run();
        } catch (JsException exception) {
            report(exception);
        }
        callbackEnded();
    }

    // ---- WindowHost

    @Override
    public double timeOrigin() {
        return timeOrigin;
    }

    @Override
    public int startTimer(Object handler, double milliseconds, boolean repeats, Object[] arguments) {
        int id = tasks.nextId();
        startTimer(id, handler, milliseconds, repeats, arguments);
        return id;
    }

    private void startTimer(int id, Object handler, double milliseconds, boolean repeats, Object[] arguments) {
        tasks.start(id, repeats ? Math.max(4, milliseconds) : milliseconds, () -> {
            if (repeats) startTimer(id, handler, milliseconds, true, arguments);
            if (handler instanceof JsObject function) call(function, arguments);
            else runScript((String) handler, document.URL());
        });
    }

    private void call(JsObject function, Object... arguments) {
        try {
            function.call(window, arguments);
        } catch (JsException exception) {
            report(exception);
        }
    }

    @Override
    public void stopTimer(int id) {
        tasks.stop(id);
    }

    @Override
    public int requestAnimationFrame(JsObject callback) {
        if (frameCallbacks.isEmpty()) tasks.start(tasks.nextId(), 1000.0 / 60, this::runFrame);
        frameCallbacks.put(++lastFrame, callback);
        return lastFrame;
    }

    private void runFrame() {
        var callbacks = new ArrayList<>(frameCallbacks.entrySet());
        frameCallbacks.clear();
        for (var entry : callbacks) {
            call(entry.getValue(), TypeConversion.number(now()));
            callbackEnded();
        }
    }

    @Override
    public void cancelAnimationFrame(int handle) {
        frameCallbacks.remove(handle);
    }

    @Override
    public void queueMicrotask(JsObject callback) {
        microtasks.add(() -> {
            try {
                callback.call0(Undefined.INSTANCE);
            } catch (JsException exception) {
                report(exception);
            }
        });
    }

    // https://html.spec.whatwg.org/#report-the-error
    @Override
    public void reportError(Object value) {
        List<CallSiteInfo> frames = value instanceof JsObject object ? StackCapture.framesOf(object) : null;
        FramePosition place =
                frames == null || frames.isEmpty() ? null : frames.getFirst().position();
        var event = ErrorEvent.create(
                document.realm(),
                "Uncaught " + describe(value),
                place == null ? document.URL() : place.fileName(),
                place == null ? 0 : place.line(),
                place == null ? 0 : place.column(),
                value);
        if (window.dispatch(event)) errors.add(value);
    }

    private static String describe(Object value) {
        return new JsException(value).getMessage();
    }

    @Override
    public void navigate(String url) {
        int fragment = url.indexOf('#');
        if (fragment >= 0 && url.substring(0, fragment).equals(document.URL().replaceFirst("#.*", "")))
            document.url(url);
    }
}
