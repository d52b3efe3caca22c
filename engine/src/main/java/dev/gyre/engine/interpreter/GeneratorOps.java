package dev.gyre.engine.interpreter;

import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;

/** The start of generators, and the steps of yield*. */
public final class GeneratorOps {
    private GeneratorOps() {}

    /** Ends the first run of a generator's frame, whose caller gets the generator object, or of a module's frame. */
    public static Object initialYield(Frame frame, int pc) {
        frame.pc = pc;
        Object result = Suspension.INITIAL;
        if (frame.code.shared != null) result = createGenerator(frame);
        frame.pc = pc + 1;
        return result;
    }

    // YieldExpression : yield * AssignmentExpression,
    // https://tc39.es/ecma262/#sec-generator-function-definitions-runtime-semantics-evaluation
    /** Calls the delegate's next method; returns the next offset. */
    static int delegateNext(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        Object result = resume(frame, pc, r[code[pc + 2]], r[code[pc + 3]], r[code[pc + 4]]);
        r[code[pc + 1]] = result;
        return isDone(frame, result) ? code[pc + 5] : pc + 6;
    }

    /** For compiled code: as {@link #delegateNext(Frame, int[], Object[], int)}, but returns the result. */
    public static Object delegateNext(Frame frame, int pc, Object next, Object iterator, Object value) {
        frame.pc = pc;
        return resume(frame, pc, next, iterator, value);
    }

    /** For compiled code: resumes a generator for which {@link GeneratorObject#entry} has said that it has this code. */
    public static Object delegateNext(CompiledCode code, Object generator, Object value) {
        return GeneratorObject.delegateNext(code, generator, value);
    }

    /** Whether what a delegate's next method has returned, or {@link GeneratorObject#delegateNext}, ends the delegation. */
    public static boolean isDone(Frame frame, Object result) {
        if (result instanceof Frame) return false;
        if (!(result instanceof JsObject object)) throw IteratorOps.noResult(result);
        return object.shape() == frame.realm.iteratorResultShape()
                ? TypeConversion.toBoolean(object.slot(1))
                : IteratorOperations.iteratorComplete(object);
    }

    /**
     * OPTIMIZATION: resumes a generator directly, without a call of next, which cannot fail before the generator's body
     * continues.
     */
    private static Object resume(Frame frame, int pc, Object next, Object iterator, Object value) {
        if (iterator instanceof GeneratorObject generator
                && generator.isSuspended()
                && next == frame.realm.intrinsic(Intrinsic.GENERATOR_PROTOTYPE_NEXT)) {
            return generator.next(frame.realm, value);
        }
        return (next instanceof JsFunction function ? function : Calls.callable(frame, pc, next))
                .call1(iterator, value);
    }

    // EvaluateGeneratorBody, https://tc39.es/ecma262/#sec-runtime-semantics-evaluategeneratorbody
    private static Object createGenerator(Frame frame) {
        if (frame.code.shared.isAsync()) {
            return new AsyncGeneratorObject(
                    ObjectOperations.getPrototypeFromConstructor(frame.function, Intrinsic.ASYNC_GENERATOR_PROTOTYPE),
                    frame);
        }
        return new GeneratorObject(
                ObjectOperations.getPrototypeFromConstructor(frame.function, Intrinsic.GENERATOR_PROTOTYPE), frame);
    }
}
