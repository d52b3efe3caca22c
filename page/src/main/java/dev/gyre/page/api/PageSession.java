package dev.gyre.page.api;

import dev.gyre.engine.Script;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.node.environment.Environment;
import dev.gyre.page.BrowsingContext;
import dev.gyre.page.Page;
import dev.gyre.page.PageContext;
import dev.gyre.page.PageObserver;
import dev.gyre.page.net.PageRequest;
import dev.gyre.page.net.PageResponse;
import dev.gyre.page.settle.PageTasks;
import dev.gyre.page.settle.Pending;
import dev.gyre.page.window.HistoryEntry;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;

/** A page as a program sees it: the documents that follow one another in it, on one clock. The windows that it opens are sessions on the same clock. */
final class PageSession implements PageObserver {
    private final Environment environment;
    private final JsObject settings;
    private final JsObject handle;
    private final PagePump pump;
    private final PageContext context;
    private final SharedRuntime runtime;
    private final BrowsingContext browsing;
    /** The windows that pages of this session and those have opened; the same list in all of them. */
    private final List<PageSession> windows;

    private final Long seed;
    private JsObject shared;
    private Page page;
    /** Cancels the request of the document that will follow; null if there is none. */
    private Runnable navigation;

    private boolean failed;

    /** @param settings url, virtual, timeOrigin, width, height, seed, limits, network(request, respond), event(kind, ...) */
    PageSession(Environment environment, JsObject settings) {
        this.environment = environment;
        this.settings = settings;
        Object number = settings.get("seed");
        this.seed = number == Undefined.INSTANCE ? null : (long) TypeConversion.toNumber(number);
        var limits = new PageLimits(environment, settings.get("limits"), this::exceeded, this::roots);
        pump = new PagePump(environment, this, limits);
        boolean virtual = TypeConversion.toBoolean(settings.get("virtual"));
        runtime = new SharedRuntime(environment, this);
        context = new PageContext(
                runtime,
                new PageTasks(virtual, pump::wake),
                new SessionNetwork(environment, this, limits, seed),
                TypeConversion.toNumber(settings.get("timeOrigin")));
        context.viewport(TypeConversion.toInt32(settings.get("width")), TypeConversion.toInt32(settings.get("height")));
        if (settings.get("cookies") instanceof CookiesObject shared) context.cookies(shared.cookies());
        context.activity(settings.get("scripts") != Boolean.FALSE, settings.get("resources") != Boolean.FALSE);
        pump.begin(context);
        windows = new ArrayList<>();
        browsing = new BrowsingContext(context, this);
        page = new Page(browsing, "about:blank");
        handle = JsObject.create(environment.realm());
        defineReading();
        defineActing();
    }

    /** A window that a page of another session has opened. */
    private PageSession(PageSession opener, BrowsingContext browsing) {
        this.environment = opener.environment;
        this.seed = opener.seed;
        this.pump = opener.pump;
        this.context = opener.context;
        this.runtime = opener.runtime;
        this.shared = opener.shared();
        this.windows = opener.windows;
        this.browsing = browsing;
        page = browsing.page();
        handle = JsObject.create(environment.realm());
        defineReading();
        defineActing();
        windows.add(this);
        // popup(handle): the settings of the window: event(kind, ...), dialog(kind, ...)
        settings = (JsObject) ((JsObject) opener.settings.get("popup")).call1(Undefined.INSTANCE, handle);
    }

    JsObject handle() {
        return handle;
    }

    PagePump pump() {
        return pump;
    }

    PageContext context() {
        return context;
    }

    Page page() {
        return page;
    }

    /** Null for a page without one. */
    Long seed() {
        return seed;
    }

    /** An object that the library's modules in all realms of the session share. */
    JsObject shared() {
        if (shared == null) shared = JsObject.create(environment.realm());
        return shared;
    }

    String url() {
        return page.url();
    }

    boolean isLoaded() {
        return navigation == null && page.isLoaded();
    }

    /** Whether there is no document because the last one that was asked for could not be loaded. */
    boolean hasFailed() {
        return failed && navigation == null;
    }

    /** Whether the page or a window that it has opened waits for another document. */
    boolean isLoading() {
        if (navigation != null) return true;
        for (PageSession window : windows) {
            if (window.navigation != null) return true;
        }
        return false;
    }

    JsObject networkFunction() {
        return (JsObject) settings.get("network");
    }

    /** Connects a WebSocket. */
    JsObject socketFunction() {
        return (JsObject) settings.get("socket");
    }

    /** Tells the program of something. */
    void event(String kind, Object... values) {
        Object[] arguments = new Object[values.length + 1];
        arguments[0] = kind;
        System.arraycopy(values, 0, arguments, 1, values.length);
        ((JsObject) settings.get("event")).call(Undefined.INSTANCE, arguments);
    }

    private void define(String name, PageBinding.Body body) {
        PageBinding.define(environment, handle, name, body);
    }

    private void defineReading() {
        define("window", arguments -> browsing.proxy());
        define("document", arguments -> page.document());
        define("url", arguments -> page.url());
        define("now", arguments -> TypeConversion.number(context.tasks().now()));
        define("isLoaded", arguments -> isLoaded());
        define("pending", arguments -> pending());
        define("cookies", arguments -> context.cookies().header(TypeConversion.toString(arguments[0]), false));
    }

    private void defineActing() {
        // begin(url, status, headers, body): makes a document of an answer
        define("begin", arguments -> {
            begin(response(arguments), false);
            return Undefined.INSTANCE;
        });
        // beginNow(url, status, headers, body): the same, parsed before it returns
        define("beginNow", arguments -> {
            PageResponse response = response(arguments);
            install(response);
            page.beginNow(response);
            return Undefined.INSTANCE;
        });
        // url(url): what the document's address is from now on
        define("setUrl", arguments -> {
            page.document().url(TypeConversion.toString(arguments[0]));
            return Undefined.INSTANCE;
        });
        // navigate(url): requests a document
        define("navigate", arguments -> {
            navigate(page, PageRequest.get("document", TypeConversion.toString(arguments[0])), false);
            return Undefined.INSTANCE;
        });
        // run(function): calls it in a task of the page
        define("run", arguments -> {
            var function = (JsObject) arguments[0];
            context.tasks().add(page, () -> function.call0(Undefined.INSTANCE));
            return Undefined.INSTANCE;
        });
        // dispatch(target, event): as the user agent does
        define("dispatch", arguments -> runtime.dispatch(arguments[0], arguments[1]));
        // call(object, name): calls a method as a step of the user agent
        define("call", arguments -> {
            var object = (JsObject) arguments[0];
            return object.get(TypeConversion.toString(arguments[1])) instanceof JsObject method && method.isCallable()
                    ? runtime.inLibrary(() -> method.call0(object))
                    : Undefined.INSTANCE;
        });
        // evaluate(text, name): runs it as a script of the page; its completion value
        define(
                "evaluate",
                arguments -> Script.parse(
                                page.realm(),
                                new Source(
                                        TypeConversion.toString(arguments[1]), TypeConversion.toString(arguments[0])))
                        .run());
        // wait(what, ignoredKinds, until, callback): a function that ends it
        define("wait", this::waitFor);
        define("setCookie", arguments -> {
            context.cookies()
                    .set(
                            TypeConversion.toString(arguments[0]),
                            TypeConversion.toString(arguments[1]),
                            false,
                            page.currentTimeMillis());
            return Undefined.INSTANCE;
        });
        define("close", arguments -> {
            close("closed");
            return Undefined.INSTANCE;
        });
    }

    static PageResponse response(Object[] arguments) {
        return SessionNetwork.response(TypeConversion.toString(arguments[0]), arguments, 1);
    }

    private Object waitFor(Object[] arguments) {
        Set<String> ignored = new HashSet<>();
        for (Object kind : ((JsArray) arguments[1]).toObjectArray()) ignored.add(TypeConversion.toString(kind));
        var callback = (JsObject) arguments[3];
        var waiter = new Waiter(
                this,
                Waiter.For.valueOf(TypeConversion.toString(arguments[0]).toUpperCase(Locale.ROOT)),
                ignored,
                TypeConversion.toNumber(arguments[2]),
                how -> callback.call1(Undefined.INSTANCE, how));
        pump.add(waiter);
        return new NativeClosure(environment.realm(), "end", 0, (realm, callee, self, given, newTarget) -> {
            pump.end(waiter, "done");
            return Undefined.INSTANCE;
        });
    }

    private JsObject pending() {
        List<Object> list = new ArrayList<>();
        for (Pending pending : context.pending()) {
            JsObject object = JsObject.create(environment.realm());
            object.createDataProperty("kind", pending.kind());
            object.createDataProperty("reason", pending.reason());
            object.createDataProperty("place", pending.place());
            object.createDataProperty("frame", pending.owner().url());
            list.add(object);
        }
        return JsArray.fromList(environment.realm(), list);
    }

    // ---- documents

    private void begin(PageResponse response, boolean replace) {
        stop(page);
        leave();
        page = new Page(browsing, response);
        browsing.enterHistory(replace, Null.INSTANCE);
        event("document", response.url());
        page.begin(response);
    }

    private void leave() {
        page.unload();
        page.close();
    }

    private void install(PageResponse response) {
        page.close();
        page = new Page(browsing, response);
        browsing.enterHistory(true, Null.INSTANCE);
        event("document", response.url());
    }

    @Override
    public void navigate(Page from, PageRequest request, boolean replace) {
        request(from, request, response -> {
            begin(response, replace);
            page.document().referrer(request.referrer());
        });
    }

    @Override
    public void stop(Page from) {
        if (navigation != null) navigation.run();
        navigation = null;
    }

    private void request(Page from, PageRequest request, Consumer<PageResponse> then) {
        if (from != page) return;
        if (navigation != null) navigation.run();
        boolean[] canceled = new boolean[1];
        navigation = () -> canceled[0] = true;
        context.tasks().add(page, () -> {
            if (canceled[0]) return;
            navigation = null;
            if (page.mayBeLeft()) send(request, then);
        });
    }

    private void send(PageRequest request, Consumer<PageResponse> then) {
        navigation = context.send(page, request, context.runtime().place(), response -> {
            navigation = null;
            failed = response.error() != null;
            if (!failed) {
                then.accept(response);
                return;
            }
            event("error", Undefined.INSTANCE, "Cannot load " + response.url() + ": " + response.error(), "");
            context.tasks().wake();
        });
    }

    @Override
    public void restore(Page from, HistoryEntry entry) {
        request(from, PageRequest.get("document", entry.url()), response -> {
            leave();
            page = new Page(browsing, response);
            browsing.enterHistory(true, entry.state());
            event("document", response.url());
            page.begin(response);
        });
    }

    private void close(String how) {
        page.close();
        if (!windows.remove(this)) {
            for (PageSession window : windows) window.page.close();
            pump.stop(how);
            return;
        }
        stop(page);
        browsing.discard();
        pump.closed(this);
        event("closed");
    }

    private void exceeded(String limit) {
        page.close();
        environment.realm().agent().topFrame(null);
        event("limit", limit);
        for (PageSession window : windows) window.event("limit", limit);
        pump.stop("limit");
    }

    /** The objects that the page consists of. */
    private List<Object> roots() {
        var roots = new ArrayList<Object>(List.of(page, page.window(), context));
        for (PageSession window : windows) roots.add(window.page);
        return roots;
    }

    /** Ends a page that has received too much. */
    void exceededBytes() {
        exceeded("bytes");
    }

    // ---- PageObserver

    @Override
    public void uncaught(Page from, Object value, String text, String place) {
        event("error", value, text, place);
    }

    @Override
    public Object dialog(Page from, String kind, String message, String preset) {
        Object answer =
                ((JsObject) settings.get("dialog")).call(Undefined.INSTANCE, new Object[] {kind, message, preset});
        return answer == Undefined.INSTANCE || answer == Null.INSTANCE ? null : answer;
    }

    @Override
    public PageObserver opened(BrowsingContext window) {
        return new PageSession(this, window);
    }

    // https://html.spec.whatwg.org/#close-a-top-level-traversable
    @Override
    public void close(Page closing) {
        if (closing.mayBeLeft()) {
            closing.unload();
            close("closed");
        } else {
            browsing.stayOpen();
        }
    }

    @Override
    public void requested(Page from, PageRequest request) {
        event("request", request.destination(), request.method(), request.url());
    }

    @Override
    public void answered(Page from, PageRequest request, PageResponse response) {
        event("response", request.url(), response.status(), response.error() == null ? "" : response.error());
    }
}
