package dev.gyre.engine.interpreter;

import dev.gyre.engine.operations.ObjectOperations;
import dev.gyre.engine.promise.AsyncGeneratorObject;
import dev.gyre.engine.realm.Intrinsic;

/** The start of generators. */
final class GeneratorOps {
    private GeneratorOps() {}

    /** Ends the first run of a generator's frame, whose caller gets the generator object, or of a module's. */
    static Object initialYield(Frame frame, int pc) {
        frame.pc = pc;
        Object result = Suspension.INITIAL;
        if (frame.code.template != null) result = createGenerator(frame);
        frame.pc = pc + 1;
        return result;
    }

    // EvaluateGeneratorBody, https://tc39.es/ecma262/#sec-runtime-semantics-evaluategeneratorbody
    private static Object createGenerator(Frame frame) {
        if (frame.code.template.isAsync()) {
            return new AsyncGeneratorObject(ObjectOperations.getPrototypeFromConstructor(frame.function, Intrinsic.ASYNC_GENERATOR_PROTOTYPE), frame);
        }
        return new GeneratorObject(ObjectOperations.getPrototypeFromConstructor(frame.function, Intrinsic.GENERATOR_PROTOTYPE), frame);
    }
}
