package dev.gyre.node.embed;

import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.realm.StackLocal;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.EventLoop;
import dev.gyre.loop.RunMode;
import dev.gyre.node.environment.CallLimit;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.ProcessExit;
import dev.gyre.node.environment.TimeLimitReached;
import dev.gyre.node.gyrefiber.FiberScheduler;
import dev.gyre.node.gyreloop.IdleWaiters;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

/**
 * A program that its host controls: how Java enters it, which jobs run when Java leaves it, and how values are
 * converted.
 */
final class HostSession implements StackLocal {
    /** The largest integer that a Number represents exactly. */
    private static final long MAX_SAFE_INTEGER = (1L << 53) - 1;

    private final Environment environment;
    private final CallLimit callLimit;
    private final EventLoop loop;
    private final Realm realm;
    /** The Java exceptions for which errors were created, so that a host gets its own exception as the cause. */
    private final Map<ErrorObject, Throwable> hostFailures = new WeakHashMap<>();

    private int depth;
    private boolean running;
    private boolean closing;
    private boolean closed;

    HostSession(Environment environment) {
        this.environment = environment;
        callLimit = new CallLimit(environment);
        loop = environment.loop();
        realm = environment.realm();
        realm.agent().addStackLocal(this);
    }

    Environment environment() {
        return environment;
    }

    EventLoop loop() {
        return loop;
    }

    /** Other stacks begin inside one call of the host, or a turn of its loop. */
    @Override
    public Object exchange(Object valueOrNull) {
        Integer former = depth == 1 ? null : (Integer) depth;
        depth = valueOrNull == null ? 1 : (int) valueOrNull;
        return former;
    }

    // ---- entering

    /** Runs {@code work}; if it is the outermost entry, the jobs that it caused run before this returns. */
    <T> T enter(Supplier<T> work) {
        requireOpen();
        T result;
        boolean outermost = depth++ == 0;
        if (outermost) callLimit.begin();
        Agent agent = realm.agent();
        StackFrame frame = agent.topFrame();
        long stackDepth = agent.depth();
        loop.scope().open();
        try {
            result = work.get();
        } catch (JsException thrown) {
            throw exception(thrown.value(realm));
        } catch (ProcessExit exit) {
            // With JavaScript below on the stack the exit continues to unwind; at the outermost call the program ends.
            if (!outermost) throw exit;
            environment.exitState().exit(exit.code());
            throw ended();
        } catch (TimeLimitReached limit) {
            if (!outermost) throw limit;
            limit.unwound();
            agent.topFrame(frame);
            agent.depth(stackDepth);
            result = null;
        } finally {
            loop.scope().close(false);
            // A task of the loop runs inside the loop's own scope; the jobs that it caused run here nevertheless.
            if (outermost) loop.scope().between();
            depth--;
            closeIfAsked();
        }
        if (outermost) endCall();
        return result;
    }

    private void endCall() {
        TimeLimitReached limit = callLimit.end();
        if (closed) return;
        if (environment.exitState().isExiting()) throw ended();
        if (limit != null) throw new ScriptTimeoutException(limit.place());
    }

    /** A task for the loop, which enters the program as an outside call does. */
    Runnable posted(Runnable task) {
        return () -> {
            int outer = depth;
            depth = 0;
            try {
                task.run();
            } finally {
                depth = outer;
            }
        };
    }

    private void requireOpen() {
        if (closed || closing) throw new RuntimeEndedException("the runtime is closed", 0);
        loop.assertLoopThread();
        if (environment.exitState().isExiting()) throw ended();
    }

    private RuntimeEndedException ended() {
        int code = environment.exitState().code() == null
                ? 0
                : environment.exitState().code();
        return new RuntimeEndedException("the program has ended with exit code " + code, code);
    }

    /** Runs turns of the loop; returns false when nothing can wake it any more. */
    boolean run(RunMode mode) {
        requireOpen();
        if (depth > 0 || running) throw new IllegalStateException("the loop cannot be run from a call of the program");
        running = true;
        depth++;
        environment.beginLoop();
        boolean alive;
        try {
            alive = loop.run(mode);
            if (!alive && !environment.exitState().isExiting() && IdleWaiters.loopIsEmpty(environment))
                alive = loop.isAlive();
        } finally {
            depth--;
            running = false;
            closeIfAsked();
        }
        if (!closed && environment.exitState().isExiting()) throw ended();
        return alive && !closed;
    }

    // ---- the end

    /** Closes now, or as soon as the current call or turn has returned. */
    void close() {
        if (closed || closing) return;
        loop.assertLoopThread();
        closing = true;
        if (depth > 0 || running) {
            // No JavaScript runs any more; the current turn ends.
            environment.exitState().exit(0);
            return;
        }
        closeIfAsked();
    }

    private void closeIfAsked() {
        if (!closing || closed || depth > 0 || running) return;
        closed = true;
        environment.exitState().exit(0);
        environment.close();
    }

    boolean isClosed() {
        return closed || closing;
    }

    // ---- calls

    Object invoke(Object function, JsObject receiverOrNull, Object[] arguments) {
        if (!(function instanceof JsObject callee) || !callee.isCallable())
            throw Errors.typeError("The value is not a function");
        Object[] converted = new Object[arguments.length];
        for (int i = 0; i < arguments.length; i++) converted[i] = toScript(arguments[i]);
        return toJava(callee.call(receiverOrNull == null ? Undefined.INSTANCE : receiverOrNull, converted));
    }

    int lengthOf(JsObject object) {
        return (int) Math.min(TypeConversion.toLength(object.get("length")), Integer.MAX_VALUE);
    }

    // ---- values

    /** Converts a script's value to Java: undefined and null to null, objects to {@link ScriptObject}s. */
    Object toJava(Object value) {
        if (value instanceof Undefined || value instanceof Null) return null;
        if (value instanceof CharSequence text) return text.toString();
        if (value instanceof JsSymbol symbol) return symbol;
        if (value instanceof PromiseObject promise) handOver(promise);
        return value instanceof JsObject object ? new ScriptObject(this, object) : value;
    }

    /** The host is responsible for a promise that it has a reference to: its rejection does not count as unhandled. */
    private void handOver(PromiseObject promise) {
        if (promise.isHandled()) return;
        if (promise.isRejected()) realm.agent().hooks().promiseRejectionTracker(promise, true);
        promise.markHandled();
    }

    /** Converts a Java value for the script. */
    Object toScript(Object value) {
        return switch (value) {
            case null -> Null.INSTANCE;
            case Boolean truth -> truth;
            case Integer number -> number;
            case Double number -> number;
            case Long number ->
                Math.abs(number) <= MAX_SAFE_INTEGER ? TypeConversion.number(number) : BigInteger.valueOf(number);
            case BigInteger number -> number;
            case Number number -> TypeConversion.number(number.doubleValue());
            case CharSequence text -> text.toString();
            case Character character -> character.toString();
            case ScriptObject object -> ownObject(object);
            case JsSymbol symbol -> symbol;
            case ScriptFunction function -> function(function);
            case CompletionStage<?> stage -> toPromise(stage);
            case Map<?, ?> map -> object(map);
            case Collection<?> collection -> array(collection.toArray());
            case Object[] elements -> array(elements);
            case Undefined undefined -> undefined;
            default ->
                throw new IllegalArgumentException(
                        "a script has no value like " + value.getClass().getName());
        };
    }

    private JsObject ownObject(ScriptObject object) {
        if (object.session() != this) throw new IllegalArgumentException("the object belongs to another runtime");
        return object.object();
    }

    private JsObject object(Map<?, ?> map) {
        JsObject object = JsObject.create(realm);
        map.forEach((key, value) ->
                object.createDataProperty(PropertyKey.fromString(String.valueOf(key)), toScript(value)));
        return object;
    }

    private JsArray array(Object[] elements) {
        Object[] converted = new Object[elements.length];
        for (int i = 0; i < elements.length; i++) converted[i] = toScript(elements[i]);
        return JsArray.adopt(realm, converted);
    }

    private JsObject function(ScriptFunction function) {
        return new NativeClosure(realm, "", 0, new HostFunction(this, function));
    }

    JsException failure(Exception failure) {
        return switch (failure) {
            case ScriptException thrown -> new JsException(thrown.thrown());
            case JsException thrown -> thrown;
            default -> new JsException(error(failure));
        };
    }

    /** The Error that a script sees for a Java exception. */
    private ErrorObject error(Throwable failure) {
        String message = failure.getMessage() == null ? failure.getClass().getName() : failure.getMessage();
        ErrorObject error = ErrorObject.create(realm, ErrorKind.ERROR, message);
        error.createDataProperty("code", "ERR_HOST");
        hostFailures.put(error, failure);
        return error;
    }

    ScriptException exception(Object thrown) {
        String message;
        String stack;
        try {
            message = thrown instanceof JsSymbol symbol ? symbol.toString() : TypeConversion.toString(thrown);
            stack = thrown instanceof JsObject object && object.get("stack") instanceof CharSequence text
                    ? text.toString()
                    : message;
        } catch (JsException unprintable) {
            message = "[object]";
            stack = message;
        }
        Throwable cause = thrown instanceof ErrorObject error ? hostFailures.get(error) : null;
        return new ScriptException(thrown, toJava(thrown), message, stack, cause);
    }

    // ---- promises

    CompletableFuture<Object> toStage(JsObject thenable) {
        CompletableFuture<Object> stage = new CompletableFuture<>();
        PromiseObject promise = PromiseObject.promiseResolve(realm, thenable);
        promise.react(new StageReaction(realm, promise, stage, this));
        return stage;
    }

    /** Waits in the running fiber until a stage has completed; returns false if no fiber runs. */
    boolean park(CompletionStage<?> stage) {
        FiberScheduler fibers = environment.existing(FiberScheduler.KEY);
        if (fibers == null || !fibers.isInFiber()) return false;
        requireOpen();
        try {
            fibers.await(stage);
        } catch (JsException thrown) {
            throw exception(thrown.value(realm));
        }
        return true;
    }

    /** Calls Java code on a virtual thread while the running fiber waits. */
    <T> T blocking(Callable<T> work) throws Exception {
        requireOpen();
        try {
            return environment.get(FiberScheduler.KEY).blocking(work);
        } catch (JsException thrown) {
            throw exception(thrown.value(realm));
        }
    }

    private Object toPromise(CompletionStage<?> stage) {
        PromiseObject promise = PromiseObject.create(realm);
        HostFuture future = new HostFuture(loop);
        future.begin(stage, (value, failure) -> {
            if (failure == null) promise.resolve(realm, toScript(value));
            else promise.reject(realm, failure instanceof ScriptException thrown ? thrown.thrown() : error(failure));
        });
        return promise;
    }
}
