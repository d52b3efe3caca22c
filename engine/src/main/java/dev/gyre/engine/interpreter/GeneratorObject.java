package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.TierAttachment;
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
    /** The states. They are bytes, since stores of references cost the garbage collector work. */
    private static final byte SUSPENDED_START = 0, SUSPENDED_YIELD = 1, EXECUTING = 2, COMPLETED = 3;

    private byte state = SUSPENDED_START;
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
        if (validate() == COMPLETED) return IteratorOperations.createIterResultObject(realm, Undefined.INSTANCE, true);
        return result(run(Frame.NEXT, value));
    }

    // GeneratorResumeAbrupt ( generator, abruptCompletion, generatorBrand ),
    // https://tc39.es/ecma262/#sec-generatorresumeabrupt
    public Object returnWith(Realm realm, Object value) {
        if (validate() == SUSPENDED_START) complete();
        if (state == COMPLETED) return IteratorOperations.createIterResultObject(realm, value, true);
        return result(run(Frame.RETURN, value));
    }

    // GeneratorResumeAbrupt ( generator, abruptCompletion, generatorBrand ),
    // https://tc39.es/ecma262/#sec-generatorresumeabrupt
    public Object throwWith(Object exception) {
        if (validate() == SUSPENDED_START) complete();
        if (state == COMPLETED) throw new JsException(exception);
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
            case EXECUTING -> "running";
            case COMPLETED -> "closed";
            default -> "suspended";
        };
    }

    boolean isSuspended() {
        return state <= SUSPENDED_YIELD;
    }

    // GeneratorValidate ( generator, generatorBrand ), https://tc39.es/ecma262/#sec-generatorvalidate
    private byte validate() {
        if (state == EXECUTING) throw Errors.typeError("Generator is already running");
        return state;
    }

    /** OPTIMIZATION: next() without the result object; null when done. */
    Object stepValue() {
        if (validate() == COMPLETED) return null;
        return stepped(run(Frame.NEXT, Undefined.INSTANCE));
    }

    private Object stepped(Object value) {
        if (delegated) {
            var result = (JsObject) value;
            return IteratorOperations.iteratorComplete(result) ? null : IteratorOperations.iteratorValue(result);
        }
        return state == COMPLETED ? null : value;
    }

    private Object result(Object value) {
        return delegated
                ? value
                : IteratorOperations.createIterResultObject(function.realm(), value, state == COMPLETED);
    }

    /** Runs to the next yield or the end; returns the yielded or returned value. */
    private Object run(int mode, Object value) {
        Frame running = begin(mode, value);
        Object outcome;
        try {
            outcome = Interpreter.run(running);
        } catch (Throwable thrown) {
            complete();
            throw thrown;
        }
        return end(running, outcome);
    }

    private Frame begin(int resumeMode, Object value) {
        Frame running = frame;
        mode = (byte) resumeMode;
        if (state == SUSPENDED_YIELD) running.resumeYield(value, resumeMode);
        state = EXECUTING;
        delegated = false;
        return running;
    }

    private Object end(Frame running, Object outcome) {
        if (!(outcome instanceof Suspension suspension)) {
            complete();
            return outcome;
        }
        state = SUSPENDED_YIELD;
        delegated = suspension == Suspension.YIELD_DELEGATED;
        return running.takeTransfer();
    }

    private void complete() {
        state = COMPLETED;
        frame = null;
    }

    // ---- resumption by compiled code

    /** Whether calling a next method would resume the compiled code of a suspended generator of a realm: {@link CodeBlock#DIRECT}, otherwise {@link CodeBlock#INTERPRETED}. */
    public static int entry(Realm realm, Object iterator, Object nextMethod) {
        return iterator instanceof GeneratorObject generator
                        && generator.isSuspended()
                        && generator.frame.code.resumed != null
                        && generator.function.realm() == realm
                        && nextMethod == realm.intrinsic(Intrinsic.GENERATOR_PROTOTYPE_NEXT)
                ? CodeBlock.DIRECT
                : CodeBlock.INTERPRETED;
    }

    /** The compiled code of a generator, for callers that cast it to {@link CompiledCode}; here and below, {@link #entry} must have said that there is some. */
    public static TierAttachment code(Object generator) {
        return ((GeneratorObject) generator).frame.code.resumed;
    }

    /** As {@link #stepValue()}, with the generator's code. */
    public static Object stepValue(CompiledCode code, Object iterator) {
        var generator = (GeneratorObject) iterator;
        return generator.stepped(generator.run(code, Undefined.INSTANCE));
    }

    /**
     * As {@link #next}, with the generator's code. In place of the result object for a value that it has yielded itself, returns its frame, which has the value to pass on:
     * see {@link Frame#suspendDelegated}.
     */
    static Object delegateNext(CompiledCode code, Object iterator, Object value) {
        var generator = (GeneratorObject) iterator;
        Frame running = generator.begin(Frame.NEXT, value);
        Object outcome = generator.runIn(code, running);
        if (outcome == Suspension.YIELD) {
            generator.state = SUSPENDED_YIELD;
            return running;
        }
        return generator.result(generator.end(running, outcome));
    }

    private Object run(CompiledCode code, Object value) {
        Frame running = begin(Frame.NEXT, value);
        return end(running, runIn(code, running));
    }

    private Object runIn(CompiledCode code, Frame running) {
        try {
            return TieredExecution.resume(running, code);
        } catch (Throwable thrown) {
            complete();
            throw thrown;
        }
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
