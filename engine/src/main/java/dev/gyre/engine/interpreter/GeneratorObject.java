package dev.gyre.engine.interpreter;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.NativeFrame;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeFunction;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

// Properties of Generator Instances, https://tc39.es/ecma262/#sec-properties-of-generator-instances
/** A generator object, with the frame that runs from yield to yield. */
public final class GeneratorObject extends JsObject {
    private enum State {
        SUSPENDED_START,
        SUSPENDED_YIELD,
        EXECUTING,
        COMPLETED
    }

    private State state = State.SUSPENDED_START;
    private final BytecodeFunction function;
    /** Null once completed. */
    private Frame frame;
    /** How the generator was resumed last. A byte keeps generators at 40 bytes. */
    private byte mode;
    /** Whether the last yield returned an iterator result that is passed to the caller unchanged. */
    private boolean delegated;

    GeneratorObject(JsObject prototype, Frame frame) {
        super(prototype);
        this.frame = frame;
        this.function = frame.function;
        frame.generator(this);
    }

    /**
     * The frame that stack traces show for the resumption: V8's next, return and throw are builtins with their own
     * frames.
     */
    StackFrame resumption(StackFrame caller) {
        String method = mode == Frame.NEXT ? "next" : mode == Frame.THROW ? "throw" : "return";
        JsObject prototype = function.realm().intrinsic(Intrinsic.GENERATOR_PROTOTYPE);
        return prototype.getOwnProperty(method) instanceof PropertyDescriptor property
                        && property.value instanceof NativeFunction builtin
                ? new NativeFrame(caller, builtin, this, false)
                : null;
    }

    // GeneratorResume ( generator, value, generatorBrand ), https://tc39.es/ecma262/#sec-generatorresume
    public Object next(Realm realm, Object value) {
        if (validate() == State.COMPLETED)
            return IteratorOperations.createIterResultObject(realm, Undefined.INSTANCE, true);
        return result(run(Frame.NEXT, value));
    }

    // GeneratorResumeAbrupt ( generator, abruptCompletion, generatorBrand ),
    // https://tc39.es/ecma262/#sec-generatorresumeabrupt
    public Object returnWith(Realm realm, Object value) {
        if (validate() == State.SUSPENDED_START) complete();
        if (state == State.COMPLETED) return IteratorOperations.createIterResultObject(realm, value, true);
        return result(run(Frame.RETURN, value));
    }

    // GeneratorResumeAbrupt ( generator, abruptCompletion, generatorBrand ),
    // https://tc39.es/ecma262/#sec-generatorresumeabrupt
    public Object throwWith(Object exception) {
        if (validate() == State.SUSPENDED_START) complete();
        if (state == State.COMPLETED) throw new JsException(exception);
        return result(run(Frame.THROW, exception));
    }

    /** The generator function that created it. */
    public BytecodeFunction function() {
        return function;
    }

    /** The value of this in its frame; null once it has ended. */
    public Object receiverOrNull() {
        return frame == null ? null : frame.thisValue;
    }

    /** The state in V8's words: "suspended", "running" or "closed". */
    public String stateName() {
        return switch (state) {
            case SUSPENDED_START, SUSPENDED_YIELD -> "suspended";
            case EXECUTING -> "running";
            case COMPLETED -> "closed";
        };
    }

    boolean isSuspended() {
        return state == State.SUSPENDED_YIELD || state == State.SUSPENDED_START;
    }

    // GeneratorValidate ( generator, generatorBrand ), https://tc39.es/ecma262/#sec-generatorvalidate
    private State validate() {
        if (state == State.EXECUTING) throw Errors.typeError("Generator is already running");
        return state;
    }

    /** OPTIMIZATION: next() without the result object; null when done. */
    Object stepValue() {
        if (validate() == State.COMPLETED) return null;
        Object value = run(Frame.NEXT, Undefined.INSTANCE);
        if (delegated) {
            var result = (JsObject) value;
            return IteratorOperations.iteratorComplete(result) ? null : IteratorOperations.iteratorValue(result);
        }
        return state == State.COMPLETED ? null : value;
    }

    private Object result(Object value) {
        return delegated
                ? value
                : IteratorOperations.createIterResultObject(function.realm(), value, state == State.COMPLETED);
    }

    /** Runs to the next yield or the end; returns the yielded or returned value. */
    private Object run(int mode, Object value) {
        Frame running = frame;
        this.mode = (byte) mode;
        if (state == State.SUSPENDED_YIELD) running.resumeYield(value, mode);
        state = State.EXECUTING;
        delegated = false;
        Object outcome;
        try {
            outcome = Interpreter.run(running);
        } catch (Throwable thrown) {
            complete();
            throw thrown;
        }
        if (!(outcome instanceof Suspension suspension)) {
            complete();
            return outcome;
        }
        state = State.SUSPENDED_YIELD;
        delegated = suspension == Suspension.YIELD_DELEGATED;
        return running.takeTransfer();
    }

    private void complete() {
        state = State.COMPLETED;
        frame = null;
    }

    @Override
    public String className() {
        return "Generator";
    }

    @Override
    public String kindName() {
        return function.nameOfGenerators();
    }
}
