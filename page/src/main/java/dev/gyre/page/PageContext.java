package dev.gyre.page;

import dev.gyre.page.net.Cookies;
import dev.gyre.page.net.Network;
import dev.gyre.page.net.PageRequest;
import dev.gyre.page.net.PageResponse;
import dev.gyre.page.net.ResponseStream;
import dev.gyre.page.net.SubresourceIntegrity;
import dev.gyre.page.script.CorsCheck;
import dev.gyre.page.settle.PageTasks;
import dev.gyre.page.settle.Pending;
import dev.gyre.page.window.StorageArea;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/** What a page shares with its frames, the windows that it opens, and the documents that follow it: runtime, tasks, network, settings. */
public final class PageContext {
    private final PageRuntime runtime;
    private final PageTasks tasks;
    private final Network network;
    private final double timeOrigin;
    private final LinkedHashSet<Pending> requests = new LinkedHashSet<>();
    /** Connections that are open: the clock does not stand still for them. */
    private final LinkedHashSet<Pending> connections = new LinkedHashSet<>();

    private final List<Page> pages = new ArrayList<>();
    private final Map<String, PageWorker> sharedWorkers = new HashMap<>();
    private final Map<String, StorageArea> storage = new HashMap<>();
    private Cookies cookies = new Cookies();
    private boolean runsScripts = true;
    private boolean loadsResources = true;
    private int terminations;
    private int width = 1024;
    private int height = 768;

    /** @param timeOrigin the time of the page's first document, in milliseconds since the epoch */
    public PageContext(PageRuntime runtime, PageTasks tasks, Network network, double timeOrigin) {
        this.runtime = runtime;
        this.tasks = tasks;
        this.network = network;
        this.timeOrigin = timeOrigin;
    }

    public PageRuntime runtime() {
        return runtime;
    }

    public PageTasks tasks() {
        return tasks;
    }

    public double timeOrigin() {
        return timeOrigin;
    }

    public Cookies cookies() {
        return cookies;
    }

    /** Uses cookies that other pages may share. */
    public void cookies(Cookies shared) {
        cookies = shared;
    }

    /** Whether the scripts of documents run. */
    public boolean runsScripts() {
        return runsScripts;
    }

    /** Whether scripts, style sheets, images and frames that documents name are loaded. */
    public boolean loadsResources() {
        return loadsResources;
    }

    /** Sets what documents do; by default both. */
    public void activity(boolean scripts, boolean resources) {
        runsScripts = scripts;
        loadsResources = resources;
    }

    // https://html.spec.whatwg.org/#dom-sharedworker
    /** The shared worker of a key, which has the origin, the address and the name; null for one that is not there or has ended. */
    public PageWorker sharedWorker(String key) {
        PageWorker known = sharedWorkers.get(key);
        return known == null || known.isGone() ? null : known;
    }

    public void sharedWorker(String key, PageWorker worker) {
        sharedWorkers.put(key, worker);
    }

    /** A page of it begins. */
    void opened(Page page) {
        pages.removeIf(Page::isGone);
        pages.add(page);
    }

    /** Those that are there. */
    List<Page> pages() {
        pages.removeIf(Page::isGone);
        return List.copyOf(pages);
    }

    /** The texts of an origin's localStorage. */
    StorageArea storage(String origin) {
        return storage.computeIfAbsent(origin, key -> new StorageArea());
    }

    // https://html.spec.whatwg.org/#termination-nesting-level
    /** Fires the events of a document that is to be left, in which no window opens. */
    void terminating(Runnable events) {
        terminations++;
        try {
            events.run();
        } finally {
            terminations--;
        }
    }

    boolean isTerminating() {
        return terminations > 0;
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** The size of the viewport in pixels. */
    public void viewport(int newWidth, int newHeight) {
        width = newWidth;
        height = newHeight;
    }

    /** Whether the clock must stand still because a request is under way. */
    public boolean isWaitingForNetwork() {
        requests.removeIf(request -> request.owner().isGone());
        for (Pending request : requests) {
            if (!tasks.isHeld(request.owner())) return true;
        }
        return false;
    }

    /** Whether the page and its frames wait for nothing but these kinds. */
    public boolean waitsOnlyFor(Set<String> kinds) {
        for (Pending request : requests) {
            if (!kinds.contains(request.kind()) && !request.owner().isGone()) return false;
        }
        for (Pending connection : connections) {
            if (!kinds.contains(connection.kind()) && !connection.owner().isGone()) return false;
        }
        return !tasks.hasOtherThan(kinds);
    }

    /** Work of other threads for the page begins, for which the clock stands still. */
    public void beginWork(Pending work) {
        requests.add(work);
    }

    /** Such work has ended. */
    public void endWork(Pending work) {
        requests.remove(work);
    }

    /** A connection is made, for which the clock stands still. */
    public void connecting(Pending connection) {
        requests.add(connection);
    }

    /** A connection has been made. */
    public void connected(Pending connection) {
        if (requests.remove(connection)) connections.add(connection);
    }

    /** A connection has ended. */
    public void disconnected(Pending connection) {
        requests.remove(connection);
        connections.remove(connection);
    }

    /** What the page and its frames wait for. */
    public List<Pending> pending() {
        requests.removeIf(request -> request.owner().isGone());
        connections.removeIf(connection -> connection.owner().isGone());
        var all = new ArrayList<Pending>(requests);
        all.addAll(connections);
        all.addAll(tasks.pending());
        return all;
    }

    /** Sends a request, as far as the policies of the document or worker allow it; its answer arrives in a task. Returns what cancels it. */
    public Runnable send(GlobalScope from, PageRequest request, String place, Consumer<PageResponse> answer) {
        return send(from, from.security(), request, place, answer);
    }

    /** The same under the policies of another, whose task the request belongs to. */
    Runnable send(
            GlobalScope from, ContentSecurity security, PageRequest wanted, String place, Consumer<PageResponse> used) {
        return send(from, from, security, wanted, place, used);
    }

    /** The same with the answer in a task of another owner. */
    Runnable send(
            GlobalScope from,
            PageTasks.Owner receiver,
            ContentSecurity security,
            PageRequest wanted,
            String place,
            Consumer<PageResponse> used) {
        PageRequest request = security.upgraded(wanted);
        var pending = new Pending(request.destination(), request.url(), place, receiver);
        requests.add(pending);
        Page page = from.page();
        page.observer().requested(page, request);
        int timer = tasks.nextId();
        var open = new AtomicReference<ResponseStream>();
        String blocked = security.blocks(request);
        if (blocked != null) {
            tasks.add(receiver, () -> {
                if (!requests.remove(pending)) return;
                answered(page, request, refused(request, blocked), used);
            });
            return () -> requests.remove(pending);
        }
        Consumer<PageResponse> answer = response -> {
            String refused = response.error() == null ? security.blocks(request, response) : null;
            used.accept(refused == null ? checked(from, request, response) : refused(request, refused));
        };
        Runnable cancel = network.send(request, response -> {
            if (pending.isAborted() || !requests.contains(pending)) return;
            Runnable task = () -> {
                if (pending.isAborted()) return;
                requests.remove(pending);
                page.observer().answered(page, request, response);
                if (response.stream() == null) answer.accept(response);
                else {
                    open.set(response.stream());
                    answer.accept(response.streamed(follow(receiver, pending, response.stream())));
                }
            };
            if (response.delay() > 0) {
                // Virtual time passes while the answer is on its way.
                requests.remove(pending);
                tasks.start(timer, response.delay(), pending, task);
            } else tasks.add(receiver, task);
        });
        pending.onAbort(() -> {
            if (open.get() != null) {
                open.get().cancel();
                open.get().happened(ResponseStream.Receiver::ended);
                return;
            }
            tasks.stop(timer);
            cancel.run();
            requests.add(pending);
            tasks.add(receiver, () -> {
                if (requests.remove(pending))
                    answered(page, request, PageResponse.failed(request.url(), "aborted"), used);
            });
        });
        return () -> {
            tasks.stop(timer);
            if (requests.remove(pending) | connections.remove(pending)) {
                if (open.get() == null) cancel.run();
                else open.get().cancel();
            }
        };
    }

    private static void answered(Page page, PageRequest request, PageResponse response, Consumer<PageResponse> used) {
        page.observer().answered(page, request, response);
        used.accept(response);
    }

    // https://html.spec.whatwg.org/#abort-a-document
    /** Ends the requests of a document or worker, whose answers are errors then. */
    void abort(PageTasks.Owner owner) {
        for (Pending pending : pending()) {
            if (pending.owner() == owner) pending.abort();
        }
        tasks.wake();
    }

    /** A body that arrives in tasks of a document or worker: the clock stands still as long as more is said to come at once. */
    private ResponseStream follow(PageTasks.Owner owner, Pending pending, ResponseStream sent) {
        var stream = new ResponseStream(sent::cancel);
        requests.add(pending);
        sent.receive(new ResponseStream.Receiver() {
            @Override
            public void arrived(byte[] bytes) {
                happened(receiver -> receiver.arrived(bytes));
            }

            @Override
            public void idle() {
                connected(pending);
                tasks.wake();
            }

            @Override
            public void ended() {
                boolean isOpen = requests.contains(pending) || connections.contains(pending);
                happened(ResponseStream.Receiver::ended);
                if (isOpen) tasks.add(owner, () -> disconnected(pending));
            }

            private void happened(Consumer<ResponseStream.Receiver> event) {
                if (connections.remove(pending)) requests.add(pending);
                if (!requests.contains(pending)) return;
                tasks.add(owner, () -> stream.happened(event));
            }
        });
        return stream;
    }

    // https://fetch.spec.whatwg.org/#concept-main-fetch
    /** An answer whose bytes have the hashes that its request asks for, or none. */
    static PageResponse checked(GlobalScope from, PageRequest request, PageResponse response) {
        String integrity = request.metadata().integrity();
        if (integrity.isEmpty() || response.error() != null) return response;
        if (CorsCheck.passes(response, from.origin()) && SubresourceIntegrity.matches(response.body(), integrity))
            return response;
        return PageResponse.failed(
                request.url(), "the integrity metadata '" + integrity + "' does not match the answer");
    }

    private static PageResponse refused(PageRequest request, String directive) {
        return PageResponse.failed(request.url(), "blocked by the Content Security Policy directive " + directive);
    }
}
