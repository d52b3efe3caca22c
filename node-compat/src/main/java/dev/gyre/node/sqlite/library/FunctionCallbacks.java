package dev.gyre.node.sqlite.library;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.HashMap;
import java.util.Map;

/** What SQLite calls for one function: nothing that the function throws gets out of here. */
final class FunctionCallbacks {
    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
    private static final MethodType WITH_ARGUMENTS =
            MethodType.methodType(void.class, long.class, int.class, long.class);
    private static final MethodType WITHOUT = MethodType.methodType(void.class, long.class);

    /** The state of one run of an aggregate. */
    private static final class Run {
        private Object value;
        private boolean isWindow;
    }

    private final Arena arena = Arena.ofAuto();
    private final Callbacks callbacks;
    private final ScalarFunction scalar;
    private final AggregateFunction aggregate;
    private final Map<Long, Run> runs = new HashMap<>();
    private long lastRun;
    private long step;
    private long finish;
    private long value;
    private long inverse;

    private FunctionCallbacks(Callbacks callbacks, ScalarFunction scalar, AggregateFunction aggregate) {
        this.callbacks = callbacks;
        this.scalar = scalar;
        this.aggregate = aggregate;
    }

    static FunctionCallbacks scalar(Callbacks callbacks, ScalarFunction function) {
        FunctionCallbacks result = new FunctionCallbacks(callbacks, function, null);
        result.step = result.callback("onCall", WITH_ARGUMENTS, "vlil");
        return result;
    }

    static FunctionCallbacks aggregate(Callbacks callbacks, AggregateFunction function) {
        FunctionCallbacks result = new FunctionCallbacks(callbacks, null, function);
        result.step = result.callback("onStep", WITH_ARGUMENTS, "vlil");
        result.finish = result.callback("onFinish", WITHOUT, "vl");
        if (function.hasInverse()) {
            result.value = result.callback("onValue", WITHOUT, "vl");
            result.inverse = result.callback("onInverse", WITH_ARGUMENTS, "vlil");
        }
        return result;
    }

    private long callback(String method, MethodType type, String signature) {
        return NativeLibrary.callback(LOOKUP, this, method, type, signature, arena);
    }

    long step() {
        return step;
    }

    long finish() {
        return finish;
    }

    /** A null pointer if the function is no window function. */
    long value() {
        return value;
    }

    /** A null pointer if the function is no window function. */
    long inverse() {
        return inverse;
    }

    private interface Work {
        void run();
    }

    private void perform(long context, Work work) {
        callbacks.enter();
        try {
            work.run();
        } catch (Throwable thrown) {
            callbacks.failed(thrown);
            FunctionCall.error(context, "");
        } finally {
            callbacks.leave();
        }
    }

    private void onCall(long context, int count, long values) {
        perform(context, () -> scalar.call(new FunctionCall(context, count, values)));
    }

    private Run run(long context) {
        long memory = ValueFunctions.aggregateContext(context, Long.BYTES);
        if (memory == 0) throw new OutOfMemoryError("SQLite has no memory for an aggregate");
        long key = NativeLibrary.MEMORY.get(JAVA_LONG, memory);
        if (key != 0) return runs.get(key);
        Run run = new Run();
        run.value = aggregate.start();
        NativeLibrary.MEMORY.set(JAVA_LONG, memory, ++lastRun);
        runs.put(lastRun, run);
        return run;
    }

    private void onStep(long context, int count, long values) {
        perform(context, () -> {
            Run run = run(context);
            run.value = aggregate.step(run.value, new FunctionCall(context, count, values));
        });
    }

    private void onInverse(long context, int count, long values) {
        perform(context, () -> {
            Run run = run(context);
            run.value = aggregate.inverse(run.value, new FunctionCall(context, count, values));
        });
    }

    private void onValue(long context) {
        perform(context, () -> {
            Run run = run(context);
            run.isWindow = true;
            aggregate.result(run.value, new FunctionCall(context, 0, 0));
        });
    }

    /** Also called when a statement ends early; then the result is not used. */
    private void onFinish(long context) {
        perform(context, () -> {
            Run run = callbacks.hasFailed() ? null : run(context);
            if (run != null && !run.isWindow) aggregate.result(run.value, new FunctionCall(context, 0, 0));
        });
        long memory = ValueFunctions.aggregateContext(context, 0);
        if (memory != 0) runs.remove(NativeLibrary.MEMORY.get(JAVA_LONG, memory));
    }
}
