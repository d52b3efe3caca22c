package dev.gyre.node.inspector;

import dev.gyre.engine.debugger.DebugListener;
import dev.gyre.engine.debugger.Debugger;
import dev.gyre.engine.debugger.Pause;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.LoadedSources;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.CloseListener;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import dev.gyre.node.environment.PollListener;
import dev.gyre.node.environment.ProgramObserver;
import dev.gyre.node.inspector.objects.StackTraces;
import dev.gyre.node.inspector.protocol.DomainFactory;
import dev.gyre.node.worker.PostedWork;
import dev.gyre.node.worker.WorkerThread;
import dev.gyre.node.worker.Workers;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * The inspector of one runtime. Messages of clients come from other threads into a queue, which is emptied at the engine's interrupt checks, by the event loop, and
 * in a loop of its own while the program is paused. On the runtime's thread unless a method says otherwise.
 */
public final class Inspector implements PollListener, ProgramObserver, DebugListener, CloseListener {
    public static final EnvironmentKey<Inspector> KEY = new Key();

    private static final int MOST_MESSAGES = 1000;

    private final Environment environment;
    private final Debugger debugger;
    private final List<Session> sessions = new ArrayList<>();
    /** Those of the program with the inspectors of other threads. */
    private final List<ThreadSession> clients = new ArrayList<>();

    private final LinkedBlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
    private final String isolate = String.valueOf(new SecureRandom().nextLong() >>> 1);
    private final List<Consumer<RuntimeEvents>> history = new ArrayList<>();
    private final List<RuntimeEvents> listeners = new ArrayList<>();
    private final List<ConsoleProfiles> profileListeners = new ArrayList<>();
    private final List<NetworkListener> networkListeners = new ArrayList<>();
    private NetworkResources resources;
    private DomainFactory domains;
    private InspectorServer server;
    private boolean waiting;
    /** By the contexts of consoles, null for the console itself. */
    private final Map<String, ConsoleCalls> consoleCalls = new HashMap<>();

    private int mostFrames = StackTraces.LIMIT;
    private int waitingNotifications;
    private boolean draining;
    private boolean breaksOnStart;
    private final List<PauseListener> pauseListeners = new ArrayList<>();
    private final AsyncStacks asyncStacks;
    private Pause pause;
    private Debugger.Step next = Debugger.Step.NONE;

    private static final class Key extends EnvironmentKey<Inspector> {
        @Override
        protected Inspector create(Environment environment) {
            return new Inspector(environment);
        }
    }

    /** What a session's Debugger domain learns. */
    public interface PauseListener {
        void loaded(LoadedSources.Entry entry);

        /** The program pauses. */
        void paused(Pause pause);

        /** The program goes on. */
        void resumed();
    }

    private Inspector(Environment environment) {
        this.environment = environment;
        debugger = new Debugger(environment.realm().agent(), this);
        asyncStacks = new AsyncStacks(debugger, environment.asyncTracking());
        environment.onPoll(this);
        environment.onClose(this);
        environment.observe(this);
        PostedWork work = environment.get(Workers.KEY).work();
        work.onPost(() -> queue.add(work::run));
    }

    /** Sets what creates the domains. */
    public void domains(DomainFactory factory) {
        domains = factory;
    }

    public boolean hasDomains() {
        return domains != null;
    }

    public DomainFactory domains() {
        return domains;
    }

    public Environment environment() {
        return environment;
    }

    public Debugger debugger() {
        return debugger;
    }

    /** The number with which the ids of objects begin. */
    public String isolate() {
        return isolate;
    }

    // ---- sessions

    public List<Session> sessions() {
        return sessions;
    }

    /** Begins a session. */
    Session connect(Consumer<String> sender, Session.Client client) {
        var session = new Session(this, sender, client);
        sessions.add(session);
        return session;
    }

    public void disconnect(Session session) {
        if (!sessions.remove(session)) return;
        session.close();
    }

    /** Begins a session of the program with the inspector of the main thread; its messages come to this runtime's thread. */
    ThreadSession connectToMainThread(Consumer<String> receiver) {
        var link = new ThreadSession[1];
        link[0] = new ThreadSession(
                domains,
                message -> post(() -> {
                    if (clients.contains(link[0])) receiver.accept(message);
                }));
        clients.add(link[0]);
        environment.get(Workers.KEY).mainWork().post(link[0]::connect);
        return link[0];
    }

    void disconnect(ThreadSession session) {
        if (clients.remove(session)) session.end();
    }

    boolean hasRemote() {
        for (Session session : sessions) if (session.isRemote()) return true;
        return false;
    }

    // ---- messages of other threads

    /** Runs work on the runtime's thread as soon as possible, in the middle of JavaScript or while it is paused; any thread. */
    public void post(Runnable work) {
        queue.add(work);
        environment.realm().agent().requestInterrupt();
        environment.loop().post(() -> {
            if (!queue.isEmpty()) environment.loop().call(this::drain);
        });
    }

    @Override
    public void polled() {
        drain();
    }

    private void drain() {
        if (draining || queue.isEmpty()) return;
        draining = true;
        try {
            for (Runnable next; (next = queue.poll()) != null; ) next.run();
        } finally {
            draining = false;
        }
    }

    /** Runs messages until the condition is false. */
    private void runWhile(BooleanSupplier condition) {
        boolean before = draining;
        draining = true;
        try {
            while (condition.getAsBoolean()) queue.take().run();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } finally {
            draining = before;
        }
    }

    /** Blocks the program until a client lets it run. */
    public void waitForDebugger() {
        waiting = true;
        runWhile(() -> waiting);
    }

    /** Notes that a session is notified when the program waits for it to disconnect, or is not any more. */
    public void notifiesWaiting(boolean notifies) {
        waitingNotifications += notifies ? 1 : -1;
    }

    /** Whether a session is notified when the program waits for it to disconnect; otherwise the contexts are reported as destroyed then. */
    public boolean notifiesWaiting() {
        return waitingNotifications > 0;
    }

    /** Whether the program waits for {@link #runIfWaiting}. */
    public boolean isWaiting() {
        return waiting;
    }

    public void runIfWaiting() {
        waiting = false;
    }

    /** Pauses the program at its first statement, with the reason "Break on start". */
    public void breakOnStart() {
        breaksOnStart = true;
        debugger.pauseSoon();
    }

    /** Whether the pause is that of {@link #breakOnStart}; only once. */
    public boolean takeBreaksOnStart() {
        boolean taken = breaksOnStart;
        breaksOnStart = false;
        return taken;
    }

    // ---- the server

    /** The server; null while there is none. */
    InspectorServer server() {
        return server;
    }

    /** Ends the server and the sessions of its clients. */
    void closeServer() {
        if (server == null) return;
        for (Session session : List.copyOf(sessions)) if (session.isOfServer()) disconnect(session);
        server.close();
        server = null;
    }

    void server(InspectorServer running) {
        server = running;
    }

    // ---- what happens in the program

    /** Sets how many frames a stack trace in an event of the console has at most. */
    public void mostFrames(int most) {
        mostFrames = most;
    }

    /** The messages of the console and the uncaught exceptions so far, which a new session reports. */
    public List<Consumer<RuntimeEvents>> history() {
        return history;
    }

    /** Reports an event of the program to a session that has enabled Runtime. */
    public interface RuntimeEvents {
        /**
         * The console has been called.
         *
         * @param contextOrNull the name and number of a console.context(); null for the console itself
         */
        void consoleCalled(String method, Object[] arguments, double time, Map<String, ?> stack, String contextOrNull);

        void exceptionThrown(JsException exception, boolean inPromise, double time);
    }

    /** Adds a listener, once; returns whether it is new. */
    public boolean listen(RuntimeEvents listener) {
        if (listeners.contains(listener)) return false;
        listeners.add(listener);
        return true;
    }

    public void unlisten(RuntimeEvents listener) {
        listeners.remove(listener);
    }

    /** What a session's Profiler domain learns of console.profile and console.profileEnd. */
    public interface ConsoleProfiles {
        void began(Object[] arguments);

        void ended(Object[] arguments);
    }

    public void listen(ConsoleProfiles listener) {
        profileListeners.add(listener);
    }

    public void unlisten(ConsoleProfiles listener) {
        profileListeners.remove(listener);
    }

    /** What a session's Network domain learns. */
    public interface NetworkListener {
        /**
         * Something has happened to a request.
         *
         * @param method the name of the event without the domain's, or "dataSent", which is none
         * @param event as inspector.Network gets it; a TypeError of what reads it is thrown to the program
         */
        void happened(String method, JsObject event);
    }

    /** Adds a listener to what happens to requests. With the first the library begins to report its own. */
    public void listen(NetworkListener listener) {
        networkListeners.add(listener);
        if (networkListeners.size() == 1 && inspectsNetwork()) networkTracking("enable");
    }

    public void unlisten(NetworkListener listener) {
        networkListeners.remove(listener);
        if (networkListeners.isEmpty() && inspectsNetwork()) networkTracking("disable");
    }

    private boolean inspectsNetwork() {
        return isOn("--experimental-network-inspection");
    }

    private boolean isOn(String option) {
        return environment.settings().options().values().isOn(option, false);
    }

    private void networkTracking(String function) {
        JsObject tracking = (JsObject) environment.library().require("internal/inspector/network_tracking");
        ((JsObject) tracking.get(function)).call0(Undefined.INSTANCE);
    }

    void networkEvent(String method, JsObject event) {
        if (!inspectsNetwork()) return;
        for (NetworkListener listener : List.copyOf(networkListeners)) listener.happened(method, event);
    }

    /** What programs give to debuggers; null without --experimental-inspector-network-resource. */
    public NetworkResources resourcesOrNull() {
        if (resources == null && isOn("--experimental-inspector-network-resource")) resources = new NetworkResources();
        return resources;
    }

    /** What a session's DOMStorage domain learns. */
    public interface StorageListener {
        /**
         * A storage has changed or is registered.
         *
         * @param method the name of the event without the domain's, or "registerStorage", which is none
         * @param event as inspector.DOMStorage gets it; a TypeError of what reads it is thrown to the program
         */
        void happened(String method, JsObject event);
    }

    /** Whether there is a domain DOMStorage. */
    public boolean inspectsStorage() {
        return environment.settings().options().inspectsStorage();
    }

    void storageEvent(String method, JsObject event) {
        if (!inspectsStorage()) return;
        for (Session session : List.copyOf(sessions)) {
            if (session.domain("DOMStorage") instanceof StorageListener listener) listener.happened(method, event);
        }
    }

    private void report(Consumer<RuntimeEvents> event) {
        if (history.size() == MOST_MESSAGES) history.removeFirst();
        history.add(event);
        for (RuntimeEvents listener : List.copyOf(listeners)) event.accept(listener);
    }

    @Override
    public void consoleCalled(String method, Object[] arguments) {
        consoleCalled(method, arguments, null);
    }

    void consoleCalled(String method, Object[] arguments, String contextOrNull) {
        if (method.equals("profile")) {
            for (ConsoleProfiles listener : List.copyOf(profileListeners)) listener.began(arguments);
            return;
        }
        if (method.equals("profileEnd")) {
            for (ConsoleProfiles listener : List.copyOf(profileListeners)) listener.ended(arguments);
            return;
        }
        ConsoleCalls calls = consoleCalls.computeIfAbsent(contextOrNull, context -> new ConsoleCalls());
        ConsoleCalls.Call reported = calls.reportedOrNull(method, arguments);
        if (reported == null) return;
        double time = time();
        var stack = StackTraces.current(environment.realm(), mostFrames);
        report(listener -> listener.consoleCalled(reported.method(), reported.arguments(), time, stack, contextOrNull));
    }

    @Override
    public void uncaught(JsException exception, boolean fromPromise) {
        double time = time();
        report(listener -> listener.exceptionThrown(exception, fromPromise, time));
    }

    private double time() {
        return System.currentTimeMillis();
    }

    @Override
    public void ending() {
        if (!hasRemote()) return;
        // As in Node, a worker ends without waiting.
        boolean waits = Workers.threadId(environment) == 0;
        // Workers end first, as in Node: one of them may be the client. It waits for them without a word only if the
        // program has ended by itself.
        if (waits && !environment.exitState().isExiting()) {
            for (WorkerThread worker : terminateWorkers()) worker.join();
            drain();
            if (!hasRemote()) return;
        }
        if (waits) print("Waiting for the debugger to disconnect...");
        for (Session session : List.copyOf(sessions)) if (session.isRemote()) session.waitsForDisconnect();
        if (!waits) return;
        terminateWorkers();
        runWhile(this::hasRemote);
    }

    private List<WorkerThread> terminateWorkers() {
        List<WorkerThread> running = environment.get(Workers.KEY).running();
        for (WorkerThread worker : running) worker.terminate();
        return running;
    }

    /** Writes a line to standard error. */
    void print(String line) {
        try {
            environment.settings().streams().write(2, line + "\n");
        } catch (IOException closed) {
            // Standard error is closed; the line is only for people.
        }
    }

    // ---- the debugger

    /** Attaches the debugger with the first of the listeners. */
    public void addPauseListener(PauseListener listener) {
        pauseListeners.add(listener);
        if (!debugger.isAttached()) debugger.attach();
        else
            for (LoadedSources.Entry entry :
                    environment.realm().agent().loadedSources().all()) listener.loaded(entry);
    }

    /** Detaches the debugger with the last of the listeners, and lets the program run. */
    public void removePauseListener(PauseListener listener) {
        if (!pauseListeners.remove(listener) || !pauseListeners.isEmpty()) return;
        if (pause != null) resume(Debugger.Step.NONE);
        debugger.detach();
        asyncStacks.depth(0);
    }

    public AsyncStacks asyncStacks() {
        return asyncStacks;
    }

    /** The pause in which the program is; null while it runs. */
    public Pause pauseOrNull() {
        return pause;
    }

    /** Lets the program go on when the running command has ended. */
    public void resume(Debugger.Step step) {
        pause = null;
        next = step;
    }

    @Override
    public void loaded(LoadedSources.Entry entry) {
        for (PauseListener listener : List.copyOf(pauseListeners)) listener.loaded(entry);
    }

    @Override
    public Debugger.Step paused(Pause reached) {
        pause = reached;
        asyncStacks.breakOnNext(false);
        next = Debugger.Step.NONE;
        for (PauseListener listener : List.copyOf(pauseListeners)) listener.paused(reached);
        runWhile(() -> pause != null && hasRemote());
        pause = null;
        for (PauseListener listener : List.copyOf(pauseListeners)) listener.resumed();
        return next;
    }

    @Override
    public Object awaiting() {
        return asyncStacks.awaiting();
    }

    @Override
    public void resumed(Object awaited) {
        asyncStacks.resumed(awaited);
    }

    @Override
    public void left() {
        asyncStacks.ends();
    }

    @Override
    public void closing() {
        for (Session session : List.copyOf(sessions)) disconnect(session);
        for (ThreadSession client : List.copyOf(clients)) disconnect(client);
        if (server != null) server.close();
        server = null;
    }
}
