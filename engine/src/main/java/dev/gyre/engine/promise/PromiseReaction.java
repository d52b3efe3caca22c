package dev.gyre.engine.promise;

import dev.gyre.engine.error.StackFrame;
import dev.gyre.engine.realm.Realm;

// PromiseReaction Records, https://tc39.es/ecma262/#sec-promisereaction-records
/** What happens once a promise is settled. The reaction is also the job that the host queues, and the link in the promise's list. */
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
        agent.asyncContext(context);
        try {
            react();
        } finally {
            agent.asyncContext(outer);
        }
    }

    /** The frame that stack traces show for who waits with this reaction; null when it only hands on. */
    StackFrame stackFrame() {
        return null;
    }

    /** The promise that this reaction settles and that stack traces follow, or null. */
    PromiseObject follower() {
        return null;
    }

    void registered() {
        context = realm().agent().asyncContext();
    }

    /** Enqueues the job. */
    final void schedule(Object value, boolean isRejection) {
        argument = value;
        rejected = isRejection;
        next = null;
        realm().agent().hooks().enqueuePromiseJob(this, realm());
    }

    /** Takes the argument, so that a reaction used again holds on to nothing. */
    protected final Object takeArgument() {
        Object value = argument;
        argument = null;
        return value;
    }
}
