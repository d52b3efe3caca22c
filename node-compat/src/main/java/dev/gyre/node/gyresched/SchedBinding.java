package dev.gyre.node.gyresched;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.schedule.Analysis;
import dev.gyre.loop.schedule.Budget;
import dev.gyre.loop.schedule.Histogram;
import dev.gyre.loop.schedule.Overlap;
import dev.gyre.loop.schedule.Overrun;
import dev.gyre.loop.schedule.Policy;
import dev.gyre.loop.schedule.Resource;
import dev.gyre.loop.schedule.Scheduler;
import dev.gyre.loop.schedule.SchedulerStatistics;
import dev.gyre.loop.schedule.Task;
import dev.gyre.loop.schedule.TaskParameters;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NodeErrors;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** internalBinding('sched'): real-time jobs. Arguments have been validated; times are milliseconds. */
// lib/internal/bindings.md, sched
@BuiltinObject(intrinsic = "%sched binding%")
public final class SchedBinding {
    private SchedBinding() {}

    /** The object of a program that stands for a task or a resource. */
    private static final class Holder<T> extends JsObject {
        private final T held;

        Holder(Realm realm, T held) {
            super((JsObject) null);
            this.held = held;
        }
    }

    private static JobScheduler jobs(Realm realm) {
        return Environment.of(realm).get(JobScheduler.KEY);
    }

    private static Scheduler scheduler(Realm realm) {
        return jobs(realm).scheduler();
    }

    private static long nanos(Object millis) {
        double number = TypeConversion.toNumber(millis);
        return number >= Long.MAX_VALUE / 1e6 ? Long.MAX_VALUE : Math.round(number * 1e6);
    }

    private static double millis(long nanos) {
        return nanos == Long.MAX_VALUE ? Double.POSITIVE_INFINITY : nanos / 1e6;
    }

    @SuppressWarnings("unchecked")
    private static <T> T held(Object holder) {
        return ((Holder<T>) holder).held;
    }

    // configure(policy, loopEvery)
    @Builtin
    static Object configure(Realm realm, Object self, Object policy, Object loopEvery) {
        try {
            scheduler(realm).configure(policy(policy), nanos(loopEvery));
        } catch (IllegalStateException state) {
            throw NodeErrors.of(realm, "ERR_SCHED_STATE", state.getMessage());
        }
        return Undefined.INSTANCE;
    }

    private static Policy policy(Object name) {
        String text = TypeConversion.toString(name);
        return text.equals("fp") ? Policy.FIXED_PRIORITY : Policy.valueOf(text.toUpperCase(Locale.ROOT));
    }

    // configuration(): [policy, loopEvery]
    @Builtin
    static Object configuration(Realm realm, Object self) {
        Scheduler scheduler = scheduler(realm);
        String policy = switch (scheduler.policy()) {
            case FIFO -> "fifo";
            case FIXED_PRIORITY -> "fp";
            case EDF -> "edf";
        };
        return JsArray.fromList(realm, List.of(policy, millis(scheduler.loopEvery())));
    }

    // budget: [cpu, wall, bytes, onOverrun] or undefined
    private static Budget budget(Object value) {
        if (!(value instanceof JsArray list)) return Budget.NONE;
        double bytes = TypeConversion.toNumber(list.getIndex(2));
        return new Budget(
                nanos(list.getIndex(0)),
                nanos(list.getIndex(1)),
                bytes >= Long.MAX_VALUE ? Long.MAX_VALUE : (long) bytes,
                Overrun.valueOf(TypeConversion.toString(list.getIndex(3)).toUpperCase(Locale.ROOT)));
    }

    // task(name, [period, deadline, offset, wcet, priority, until], overlap, budget, resources, fn, onMiss)
    @Builtin
    static Object task(Realm realm, Object self, Object[] arguments) {
        JsArray times = (JsArray) arguments[1];
        List<Resource> resources = new ArrayList<>();
        JsArray list = (JsArray) arguments[4];
        for (int i = 0; i < (int) list.length(); i++) resources.add(held(list.getIndex(i)));
        var parameters = new TaskParameters(
                TypeConversion.toString(arguments[0]),
                Math.max(1, nanos(times.getIndex(0))),
                Math.max(1, nanos(times.getIndex(1))),
                nanos(times.getIndex(2)),
                nanos(times.getIndex(3)),
                (int) TypeConversion.toNumber(times.getIndex(4)),
                Overlap.valueOf(TypeConversion.toString(arguments[2]).toUpperCase(Locale.ROOT)),
                budget(arguments[3]),
                resources);
        JsObject onMiss = arguments[6] instanceof JsObject function ? function : null;
        return new Holder<>(
                realm, jobs(realm).task(parameters, nanos(times.getIndex(5)), (JsObject) arguments[5], onMiss));
    }

    // stopTask(task)
    @Builtin
    static Object stopTask(Realm realm, Object self, Object task) {
        SchedBinding.<TaskHandle>held(task).close(null);
        return Undefined.INSTANCE;
    }

    // refTask(task, referenced)
    @Builtin
    static Object refTask(Realm realm, Object self, Object task, Object referenced) {
        TaskHandle handle = held(task);
        if (referenced == Boolean.TRUE) handle.ref();
        else handle.unref();
        return Undefined.INSTANCE;
    }

    // taskStats(task)
    @Builtin
    static Object taskStats(Realm realm, Object self, Object holder) {
        Task task = SchedBinding.<TaskHandle>held(holder).task();
        JsObject stats = JsObject.create(realm);
        stats.createDataProperty("released", (double) task.releases());
        stats.createDataProperty("ended", (double) task.ended());
        stats.createDataProperty("missed", (double) task.missed());
        stats.createDataProperty("skipped", (double) task.skipped());
        stats.createDataProperty("overruns", (double) task.overruns());
        stats.createDataProperty("execution", millis(task.execution()));
        stats.createDataProperty("longestExecution", millis(task.longestExecution()));
        stats.createDataProperty("latency", histogram(realm, task.latency()));
        stats.createDataProperty("response", histogram(realm, task.response()));
        return stats;
    }

    private static JsObject histogram(Realm realm, Histogram durations) {
        JsObject result = JsObject.create(realm);
        result.createDataProperty("count", (double) durations.count());
        result.createDataProperty("mean", durations.mean() / 1e6);
        result.createDataProperty("p50", millis(durations.quantile(0.5)));
        result.createDataProperty("p99", millis(durations.quantile(0.99)));
        result.createDataProperty("max", millis(durations.max()));
        return result;
    }

    // spawn(name, fn, args, deadline, priority, budget): its promise
    @Builtin
    static Object spawn(Realm realm, Object self, Object[] arguments) {
        JsArray list = (JsArray) arguments[2];
        return jobs(realm)
                .spawn(
                        TypeConversion.toString(arguments[0]),
                        (JsObject) arguments[1],
                        list.toObjectArray(),
                        nanos(arguments[3]),
                        (int) TypeConversion.toNumber(arguments[4]),
                        budget(arguments[5]))
                .promise();
    }

    // current(): the running job as an object, or undefined
    @Builtin
    static Object current(Realm realm, Object self) {
        JobScheduler jobs = jobs(realm);
        return jobs.current() == null
                ? Undefined.INSTANCE
                : jobs.describe(jobs.scheduler().current());
    }

    // isInJob()
    @Builtin
    static Object isInJob(Realm realm, Object self) {
        return jobs(realm).current() != null;
    }

    // beginCritical()
    @Builtin
    static Object beginCritical(Realm realm, Object self) {
        scheduler(realm).beginCritical();
        return Undefined.INSTANCE;
    }

    // endCritical()
    @Builtin
    static Object endCritical(Realm realm, Object self) {
        scheduler(realm).endCritical();
        return Undefined.INSTANCE;
    }

    // resource(name)
    @Builtin
    static Object resource(Realm realm, Object self, Object name) {
        return new Holder<>(realm, new Resource(TypeConversion.toString(name)));
    }

    // lock(resource)
    @Builtin
    static Object lock(Realm realm, Object self, Object resource) {
        try {
            scheduler(realm).lock(held(resource));
        } catch (IllegalStateException state) {
            throw NodeErrors.of(realm, "ERR_SCHED_RESOURCE", state.getMessage());
        }
        return Undefined.INSTANCE;
    }

    // unlock(resource)
    @Builtin
    static Object unlock(Realm realm, Object self, Object resource) {
        scheduler(realm).unlock(held(resource));
        return Undefined.INSTANCE;
    }

    // wait(promise)
    @Builtin
    static Object wait(Realm realm, Object self, Object promise) {
        JobWork work = jobs(realm).current();
        if (work == null) throw NodeErrors.of(realm, "ERR_SCHED_REQUIRED", "wait()");
        return work.await(promise);
    }

    // executionTime(): of the running job
    @Builtin
    static Object executionTime(Realm realm, Object self) {
        Scheduler scheduler = scheduler(realm);
        if (scheduler.current() == null) throw NodeErrors.of(realm, "ERR_SCHED_REQUIRED", "executionTime()");
        return scheduler.executionTime(scheduler.current()) / 1e6;
    }

    // now()
    @Builtin
    static Object now(Realm realm, Object self) {
        return Environment.of(realm).loop().clock().peekNanoTime() / 1e6;
    }

    // consume(duration): lets the running job take so much execution time
    @Builtin
    static Object consume(Realm realm, Object self, Object duration) {
        JobScheduler jobs = jobs(realm);
        if (jobs.current() == null) throw NodeErrors.of(realm, "ERR_SCHED_REQUIRED", "consume()");
        jobs.consume(nanos(duration));
        return Undefined.INSTANCE;
    }

    // stress(seed or undefined, fn): lets jobs that call fn preempt at polls chosen by the seed
    @Builtin
    static Object stress(Realm realm, Object self, Object seed, Object function) {
        Long number = seed == Undefined.INSTANCE ? null : (Long) (long) TypeConversion.toNumber(seed);
        jobs(realm).stress(number, (JsObject) function);
        return Undefined.INSTANCE;
    }

    // whenIdle(): a promise
    @Builtin
    static Object whenIdle(Realm realm, Object self) {
        return jobs(realm).whenIdle();
    }

    // analyse(wcets, blocking): wcets in the order of the tasks; [utilisation, schedulable, blocking, responses or
    // null, violation]
    @Builtin
    static Object analyse(Realm realm, Object self, Object wcets, Object blocking) {
        Scheduler scheduler = scheduler(realm);
        List<Analysis.Demand> demands = new ArrayList<>();
        JsArray list = (JsArray) wcets;
        for (int i = 0; i < (int) list.length(); i += 4) {
            demands.add(new Analysis.Demand(
                    nanos(list.getIndex(i)), nanos(list.getIndex(i + 1)), nanos(list.getIndex(i + 2)), (int)
                            TypeConversion.toNumber(list.getIndex(i + 3))));
        }
        Analysis analysis = Analysis.of(scheduler.policy(), demands, nanos(blocking));
        List<Object> responses = new ArrayList<>();
        if (analysis.responses() != null) {
            for (long response : analysis.responses())
                responses.add(response < 0 ? Double.POSITIVE_INFINITY : millis(response));
        }
        return JsArray.fromList(
                realm,
                List.of(
                        analysis.utilisation(),
                        analysis.schedulable(),
                        analysis.responses() == null ? Null.INSTANCE : JsArray.fromList(realm, responses),
                        analysis.violation() < 0 ? Undefined.INSTANCE : (Object) millis(analysis.violation())));
    }

    // stats()
    @Builtin
    static Object stats(Realm realm, Object self) {
        SchedulerStatistics done = scheduler(realm).statistics();
        JsObject stats = JsObject.create(realm);
        stats.createDataProperty("ended", (double) done.ended());
        stats.createDataProperty("missed", (double) done.missed());
        stats.createDataProperty("preemptions", (double) done.preemptions());
        stats.createDataProperty("loopTurns", (double) done.loopTurns());
        stats.createDataProperty("polls", (double) done.polls());
        stats.createDataProperty("longestGap", millis(done.longestGap()));
        stats.createDataProperty("longestLock", millis(done.longestLock()));
        stats.createDataProperty("execution", millis(done.execution()));
        stats.createDataProperty("scheduling", millis(done.scheduling()));
        return stats;
    }

    // resetGaps()
    @Builtin
    static Object resetGaps(Realm realm, Object self) {
        scheduler(realm).statistics().reset();
        return Undefined.INSTANCE;
    }

    // beginTrace()
    @Builtin
    static Object beginTrace(Realm realm, Object self) {
        jobs(realm).beginTrace();
        return Undefined.INSTANCE;
    }

    // endTrace(format): the text
    @Builtin
    static Object endTrace(Realm realm, Object self, Object format) {
        return jobs(realm).endTrace(TypeConversion.toString(format));
    }
}
