package dev.gyre.node.gyresched;

import dev.gyre.engine.fiber.ExecutionStack;
import dev.gyre.engine.fiber.PinnedStackException;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.promise.PromiseReaction;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.host.ReactionQueue;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.schedule.Job;
import dev.gyre.loop.schedule.JobBody;
import dev.gyre.loop.ticks.JobRings;
import dev.gyre.node.environment.NodeErrors;

/**
 * A call of a function as a job: the call itself, then its ticks and microtasks, then the reactions of promises that it has registered, as they come. It ends when the
 * promise that the function returned is settled, or with the first part if it returned none.
 */
final class JobWork implements JobBody, ReactionQueue {
    private final JobScheduler jobs;
    private final Realm realm;
    private final Object[] arguments;
    private final Object asyncContext;
    private final JobRings rings = new JobRings();
    private JsObject function;
    private Job job;
    private ExecutionStack stack;
    /** Settled with the outcome; null for a job of a task. */
    private PromiseObject promise;

    private boolean called;
    private boolean ended;
    private boolean failed;
    private Object outcome = Undefined.INSTANCE;
    /** The promise that {@link #await} waits for. */
    private Wait wait;

    JobWork(JobScheduler jobs, JsObject function, Object[] arguments, Job jobOrNull) {
        this.jobs = jobs;
        this.function = function;
        this.arguments = arguments;
        job = jobOrNull;
        realm = jobs.realm();
        asyncContext = realm.agent().asyncContext();
    }

    /** The promise of the outcome. */
    PromiseObject promise() {
        if (promise == null) promise = PromiseObject.create(realm);
        return promise;
    }

    void job(Job newJob) {
        job = newJob;
    }

    Job job() {
        return job;
    }

    JobRings rings() {
        return rings;
    }

    ExecutionStack stack() {
        return stack;
    }

    // ---- running

    @Override
    public boolean run(Job running) {
        job = running;
        if (!ended) jobs.enter(this, this::resume);
        if (!ended) return false;
        settle();
        return true;
    }

    private void resume() {
        if (stack == null) stack = JobStack.of(realm.agent(), jobs.scope(), this::part);
        try {
            stack.resume();
        } finally {
            if (stack.isDone()) stack = null;
        }
    }

    /** The first part, or the reactions that have come since the last one. */
    private void part() {
        Agent agent = realm.agent();
        try {
            if (!called) {
                called = true;
                agent.asyncContext(asyncContext);
                call();
            }
            drain();
        } catch (JobAborted aborted) {
            if (aborted.job() != job) throw aborted;
            end(NodeErrors.of(realm, "ERR_SCHED_BUDGET", job.name()).value(realm), true);
        }
    }

    private void call() {
        JsObject callee = function;
        function = null;
        try {
            Object result = callee.call(Undefined.INSTANCE, arguments);
            if (!(result instanceof JsObject object) || !isThenable(object)) {
                end(result, false);
                return;
            }
            PromiseObject returned = PromiseObject.promiseResolve(realm, result);
            returned.react(new Outcome());
        } catch (JsException thrown) {
            end(thrown.value(realm), true);
        }
    }

    private static boolean isThenable(JsObject object) {
        return object instanceof PromiseObject || object.get("then") instanceof JsObject then && then.isCallable();
    }

    private void drain() {
        var ticks = jobs.environment().ticks();
        try {
            ticks.drain();
        } catch (JobAborted aborted) {
            throw aborted;
        } catch (Throwable error) {
            // What a tick throws; the others go on.
            jobs.environment().loop().scope().uncaught(error);
            if (!ticks.isEmpty() && jobs.environment().loop().scope().canCall()) drain();
        }
    }

    private void end(Object value, boolean isError) {
        ended = true;
        outcome = value;
        failed = isError;
    }

    /** In the context of what the job interrupted. */
    private void settle() {
        // What is left belongs to the loop from now on.
        if (promise == null) {
            if (failed) jobs.environment().loop().scope().uncaught(new JsException(outcome));
        } else {
            Agent agent = realm.agent();
            var queue = agent.reactionQueue();
            agent.reactionQueue(this);
            if (failed) promise.reject(realm, outcome);
            else promise.resolve(realm, outcome);
            agent.reactionQueue(queue);
        }
        outcome = Undefined.INSTANCE;
    }

    // ---- reactions

    @Override
    public void enqueue(Runnable reaction) {
        if (ended) {
            jobs.enqueueInLoop(reaction);
            return;
        }
        rings.enqueueMicrotask(reaction);
        if (jobs.current() != this && wait == null) jobs.scheduler().wake(job);
    }

    @Override
    public void enqueueOutside(Runnable reaction) {
        jobs.enqueueInLoop(reaction);
    }

    /** The reaction to the promise that the function has returned. */
    private final class Outcome extends PromiseReaction {
        @Override
        protected Realm realm() {
            return realm;
        }

        @Override
        protected void react() {
            end(takeArgument(), rejected);
        }
    }

    // ---- waiting

    /** Waits on this job's stack until a promise is settled; returns its value or throws its reason. Other jobs and the loop go on. */
    Object await(Object value) {
        if (job.isCritical()) throw NodeErrors.of(realm, "ERR_SCHED_CRITICAL", job.name());
        PromiseObject awaited = PromiseObject.promiseResolve(realm, value);
        if (awaited.state() == PromiseObject.State.PENDING) suspendFor(awaited);
        else if (awaited.isRejected() && !awaited.isHandled())
            realm.agent().hooks().promiseRejectionTracker(awaited, true);
        awaited.markHandled();
        if (awaited.isRejected()) throw new JsException(awaited.result());
        return awaited.result();
    }

    private void suspendFor(PromiseObject awaited) {
        if (!rings.isEmpty()) {
            drain();
            if (awaited.state() != PromiseObject.State.PENDING) return;
        }
        Agent agent = realm.agent();
        wait = new Wait();
        agent.reactionQueue(null);
        awaited.react(wait);
        agent.reactionQueue(this);
        try {
            while (wait != null) stack.suspend();
        } catch (PinnedStackException pinned) {
            wait = null;
            throw NodeErrors.of(realm, "ERR_SCHED_WAIT", pinned.getMessage());
        }
    }

    /** Wakes the job as a microtask of the loop. */
    private final class Wait extends PromiseReaction {
        @Override
        protected Realm realm() {
            return realm;
        }

        @Override
        protected void react() {
            if (wait != this) return;
            wait = null;
            jobs.scheduler().wake(job);
        }
    }
}
