package dev.gyre.page;

import dev.gyre.engine.Script;
import dev.gyre.engine.fiber.ExecutionStack;
import dev.gyre.engine.fiber.StackScope;
import dev.gyre.engine.fiber.SuspendableStack;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.syntax.parser.ParserOptions;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.events.EventTarget;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.net.PageRequest;
import dev.gyre.page.net.PageResponse;
import dev.gyre.page.net.RequestMetadata;
import dev.gyre.page.script.ModuleGraphs;
import dev.gyre.page.script.ModuleHost;
import dev.gyre.page.script.ModuleMap;
import dev.gyre.page.script.ScriptOrigin;
import dev.gyre.page.settle.PageTasks;
import dev.gyre.page.settle.Pending;
import dev.gyre.page.window.Location;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A worker of a page: a realm on the page's thread, clock and settlement, https://html.spec.whatwg.org/#workers. Its tasks run on stacks of their own, so that
 * one that loads scripts synchronously can wait while the page goes on.
 */
public final class PageWorker extends PageScope implements ModuleHost {
    /** What a worker tells the program that has made it; all are called in tasks of that. */
    public interface Parent {
        /** The worker's script could not be loaded. */
        void failed(String reason);

        /** A message has been posted. */
        void message(Object message);

        /** Nothing in the worker has handled an exception; returns whether a listener has now. */
        boolean error(String text, String place);
    }

    /** A document or worker that uses the worker. */
    private record Owner(GlobalScope scope, Parent parent) {}

    /** Those that use it: one, or more of a shared worker. */
    private final List<Owner> owners = new ArrayList<>();

    private final boolean isShared;
    private final String name;
    private final boolean isModule;
    private final ModuleMap modules = new ModuleMap(this);
    private final EventTarget global;
    /** The tasks that wait until the one that loads scripts has ended. */
    private final ArrayDeque<Runnable> delayed = new ArrayDeque<>();

    /** The messages that wait until the script has run; null from then on. */
    private ArrayDeque<Runnable> early = new ArrayDeque<>();

    /** The kind of the stacks of its tasks; null before the first. */
    private StackScope stacks;

    private SuspendableStack waiting;
    private SuspendableStack current;
    private String url;
    private boolean closed;
    /** Why the script could not be loaded; null if it could. */
    private String failure;
    /** Whether the request of the worker's own script has been made. */
    private boolean started;

    /** A worker whose script is not loaded yet. @param url absolute */
    public PageWorker(GlobalScope creator, String url, String name, boolean isModule, boolean isShared, Parent parent) {
        super(creator.context());
        owners.add(new Owner(creator, parent));
        this.isShared = isShared;
        this.name = name;
        this.isModule = isModule;
        this.url = url;
        this.global = new Scope(dom());
        installGlobal(global, global);
        dom().interfaces().exposeEverywhereOn(global);
        context().runtime().adopt(realm(), this);
    }

    private static final class Scope extends EventTarget {
        private final DomRealm dom;

        Scope(DomRealm dom) {
            super(Shape.unique(dom.interfaces().prototype("EventTarget"), ShapeKind.ORDINARY, 256));
            this.dom = dom;
        }

        @Override
        public DomRealm domRealm() {
            return dom;
        }
    }

    // ---- owners, https://html.spec.whatwg.org/#concept-WorkerGlobalScope-owner-set

    /** Another document or worker uses the shared worker, which lives until all of them have gone. */
    public void addOwner(GlobalScope scope, Parent parent) {
        owners.removeIf(owner -> owner.scope.isGone());
        owners.add(new Owner(scope, parent));
        if (failure != null) scope.queue(() -> parent.failed(failure));
    }

    /** The first that is still there; for a worker that has gone, the last. */
    private Owner owner() {
        for (Owner owner : owners) {
            if (!owner.scope.isGone()) return owner;
        }
        return owners.getLast();
    }

    private GlobalScope creator() {
        return owner().scope;
    }

    private void failed(String reason) {
        failure = reason;
        for (Owner owner : List.copyOf(owners)) owner.parent.failed(reason);
    }

    // https://html.spec.whatwg.org/#run-a-worker
    /** Loads the script and runs it. */
    public void start() {
        started = !isModule;
        if (isModule) {
            startModule();
            return;
        }
        request(creator().security(), destination(), url, response -> {
            if (!isGone() && isScript(response)) {
                url = response.url();
                security().initialize(response, creator().security());
                queue(() -> {
                    try {
                        run(response);
                    } finally {
                        started();
                    }
                });
            } else failed("Failed to load the worker's script: " + url);
        });
    }

    private String destination() {
        return isShared ? "sharedworker" : "worker";
    }

    private void startModule() {
        new ModuleGraphs(this, modules)
                .run(
                        url,
                        this::started,
                        () -> creator().queue(() -> failed("Failed to load the worker's script: " + url)));
    }

    // https://html.spec.whatwg.org/#fetch-a-classic-worker-script
    private boolean isScript(PageResponse response) {
        return response.isOk()
                && (isLocal(response.url())
                        || Location.originOf(response.url()).equals(creator().origin()));
    }

    private static boolean isLocal(String url) {
        return url.startsWith("data:") || url.startsWith("blob:");
    }

    private void request(ContentSecurity policies, String destination, String wanted, Consumer<PageResponse> answer) {
        PageRequest request = PageRequest.get(destination, wanted).withReferrer(PageNavigation.referrer(url, wanted));
        context().send(creator(), policies, request, context().runtime().place(), answer);
    }

    private void run(PageResponse response) {
        String text = new String(response.body(), StandardCharsets.UTF_8);
        if (text.startsWith("\uFEFF")) text = text.substring(1);
        run(new Source(response.url(), text), response.url());
    }

    private void run(Source source, String base) {
        Script.parse(realm(), source, ParserOptions.DEFAULT, new ScriptOrigin(base))
                .run();
    }

    // https://html.spec.whatwg.org/#import-scripts-into-worker-global-scope
    /** Loads scripts one after the other and runs them before it returns; all must be absolute URLs. */
    public void importScripts(List<String> urls) {
        List<PageResponse> responses = new ArrayList<>();
        for (String each : urls) {
            PageRequest request = PageRequest.get("script", each).withReferrer(PageNavigation.referrer(url, each));
            responses.add(await(request, 0));
        }
        for (PageResponse response : responses) {
            if (!response.isOk())
                throw new DomError("NetworkError", "The script at '" + response.url() + "' failed to load.");
            run(response);
        }
    }

    @Override
    public PageResponse await(PageRequest request, double timeout) {
        SuspendableStack stack = current;
        if (stack == null)
            throw new DomError("NetworkError", "Only tasks of the worker itself can wait for an answer.");
        var answer = new PageResponse[1];
        waiting = stack;
        PageTasks tasks = context().tasks();
        String place = context().runtime().place();
        int timer = tasks.nextId();
        Runnable cancel = context().send(creator(), security(), request, place, response -> {
            tasks.stop(timer);
            answer[0] = response;
            waiting = null;
            resume(stack);
        });
        if (timeout > 0)
            tasks.start(timer, timeout, new Pending("timer", timeout + " ms", place, creator()), () -> {
                cancel.run();
                waiting = null;
                resume(stack);
            });
        stack.suspend();
        return answer[0];
    }

    private void resume(SuspendableStack stack) {
        if (isGone()) return;
        SuspendableStack outer = current;
        current = stack;
        try {
            stack.resume();
        } finally {
            current = outer;
        }
        if (waiting != null) return;
        while (!delayed.isEmpty()) queue(delayed.poll());
    }

    // ---- PageTasks.Owner

    @Override
    public void run(Runnable task) {
        if (waiting != null) delayed.add(task);
        else if (ExecutionStack.canSuspend()) resume(new WorkerStack(realm().agent(), stacks(), () -> runNow(task)));
        else runNow(task);
    }

    private StackScope stacks() {
        if (stacks == null) stacks = new StackScope("page worker");
        return stacks;
    }

    @Override
    public boolean isGone() {
        if (closed) return true;
        for (Owner owner : owners) {
            if (!owner.scope.isGone()) return false;
        }
        return true;
    }

    @Override
    public String url() {
        return url;
    }

    /** Ends the worker: none of its tasks and timers runs any more. */
    public void close() {
        closed = true;
    }

    // ---- messages

    private void started() {
        while (!early.isEmpty()) queue(early.poll());
        early = null;
    }

    /** Queues what a message of the parent does. */
    public void receive(Runnable message) {
        if (early == null) queue(message);
        else early.add(message);
    }

    /** A message for the worker's parent. */
    public void post(Object message) {
        Owner owner = owner();
        owner.scope.queue(() -> owner.parent.message(message));
    }

    @Override
    public void uncaught(Object value, String text, String place) {
        Owner owner = owner();
        owner.scope.queue(() -> {
            if (!owner.parent.error(text, place)) owner.scope.uncaught(value, text, place);
        });
    }

    // ---- GlobalScope

    @Override
    public Page page() {
        return creator().page();
    }

    @Override
    public EventTarget global() {
        return global;
    }

    @Override
    public JsObject globalThis() {
        return global;
    }

    public String name() {
        return name;
    }

    /** Whether documents of an origin share it. */
    public boolean isShared() {
        return isShared;
    }

    public boolean isModule() {
        return isModule;
    }

    @Override
    public String baseUrl() {
        return url;
    }

    @Override
    public String origin() {
        if (url.startsWith("data:")) return "null";
        return url.startsWith("blob:") ? creator().origin() : Location.originOf(url);
    }

    @Override
    public ModuleMap modules() {
        return modules;
    }

    @Override
    public void load(String destination, String wanted, RequestMetadata metadata, Consumer<PageResponse> answer) {
        boolean isMain = !started;
        started = true;
        request(
                isMain ? creator().security() : security(),
                isMain ? destination() : destination,
                wanted,
                response -> queue(() -> {
                    if (isMain) security().initialize(response, creator().security());
                    answer.accept(response);
                }));
    }

    @Override
    public void runScript(String text) {
        run(new Source(url, text), url);
    }
}
