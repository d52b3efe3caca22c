package dev.gyre.engine.promise;

import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.host.PromiseHooks;
import dev.gyre.engine.runtime.host.ReactionQueue;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;

// PromiseReaction Records, https://tc39.es/ecma262/#sec-promisereaction-records
/** A PromiseReaction Record. It is also the job that the host queues, and a link in the promise's list. */
public abstract class PromiseReaction implements Runnable {
    PromiseReaction next;
    /** The fulfilment value or rejection reason, from the moment the promise is settled. */
    protected Object argument;
    /** Whether the promise was rejected. */
    protected boolean rejected;
    /** The embedder's async context at the time of registration. */
    private Object context;

    /** The realm the job runs in; null when there is no handler. */
    protected abstract Realm realm();

    /** Runs the reaction; {@link #argument} and {@link #rejected} are set. */
    protected abstract void react();

    @Override
    public final void run() {
        var agent = realm().agent();
        Object outer = agent.asyncContext();
        Object inherited = context instanceof Queued queued ? queued.context : context;
        boolean followed = inherited instanceof Followed;
        agent.asyncContext(followed ? ((Followed) inherited).context : inherited);
        try {
            if (followed) reactFollowed(agent, (Followed) inherited);
            else react();
        } finally {
            agent.asyncContext(outer);
        }
    }

    private void reactFollowed(Agent agent, Followed followed) {
        PromiseHooks hooks = agent.promiseHooks();
        if (hooks != null) hooks.before(followed.promise);
        react();
        hooks = agent.promiseHooks();
        if (hooks == null) return;
        // A derived promise that the specification makes unobservable gets the outcome of the reaction, so its hook
        // runs here.
        if (followed.promise != subject()) hooks.settled(followed.promise);
        hooks.after(followed.promise);
    }

    /** The frame in stack traces of the function that awaits with this reaction; null if the reaction only forwards. */
    protected StackFrame stackFrame() {
        return null;
    }

    /** The promise that this reaction settles and that stack traces follow, or null. */
    PromiseObject follower() {
        return null;
    }

    /** The promise that promise hooks see for this job; null where the specification has an unobservable one, or none. */
    PromiseObject subject() {
        return null;
    }

    /** Called when the reaction has been registered with a promise; null if it is queued at once. */
    void registered(PromiseObject awaitedOrNull) {
        var agent = realm().agent();
        context = agent.asyncContext();
        if (agent.promiseHooks() != null) context = followed(awaitedOrNull);
        ReactionQueue queue = agent.reactionQueue();
        if (queue != null) context = new Queued(context, queue);
    }

    private Followed followed(PromiseObject awaited) {
        PromiseObject promise = subject();
        return new Followed(context, promise == null ? PromiseObject.create(realm(), awaited) : promise);
    }

    /** The async context of a reaction that was registered while promise hooks were set. */
    private record Followed(Object context, PromiseObject promise) {}

    /** The context of a reaction that was registered by code with a queue of its own. */
    private record Queued(Object context, ReactionQueue queue) {}

    /** Enqueues the job. */
    final void schedule(Object value, boolean isRejection) {
        argument = value;
        rejected = isRejection;
        next = null;
        if (context instanceof Queued queued) {
            queued.queue.enqueue(this);
            return;
        }
        ReactionQueue settlers = realm().agent().reactionQueue();
        if (settlers != null) settlers.enqueueOutside(this);
        else realm().agent().hooks().enqueuePromiseJob(this, realm());
    }

    /** Returns and clears the argument, so that a reused reaction does not retain it. */
    protected final Object takeArgument() {
        Object value = argument;
        argument = null;
        return value;
    }
}
