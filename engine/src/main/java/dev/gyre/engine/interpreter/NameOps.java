package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.EvalDeclarations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.scope.HeapScope;
import dev.gyre.engine.scope.RuntimeReference;
import dev.gyre.engine.scope.WithScope;

/** Names that are looked up at run time, because of a with statement or a direct eval. */
final class NameOps {
    private NameOps() {}

    private static RuntimeReference resolve(Frame frame, Object scope, int name) {
        return RuntimeReference.resolve(frame.realm, (HeapScope) scope, (String) frame.constant(name));
    }

    static void loadName(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = resolve(frame, r[code[pc + 2]], code[pc + 3]).get(frame.isStrict(), false);
    }

    static void loadNameOrUndefined(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = resolve(frame, r[code[pc + 2]], code[pc + 3]).get(frame.isStrict(), true);
    }

    static void storeName(Frame frame, int[] code, Object[] r, int pc) {
        resolve(frame, r[code[pc + 1]], code[pc + 2]).set(r[code[pc + 3]], frame.isStrict());
    }

    static void storeVariable(Frame frame, int[] code, Object[] r, int pc) {
        EvalOps.storeVariable(
                frame.realm, (HeapScope) r[code[pc + 1]], (String) frame.constant(code[pc + 2]), r[code[pc + 3]]);
    }

    static void deleteName(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = resolve(frame, r[code[pc + 2]], code[pc + 3]).delete();
    }

    static void resolveName(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = resolve(frame, r[code[pc + 2]], code[pc + 3]);
    }

    static void loadReference(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = ((RuntimeReference) r[code[pc + 2]]).get(frame.isStrict(), false);
    }

    static void storeReference(Frame frame, int[] code, Object[] r, int pc) {
        ((RuntimeReference) r[code[pc + 1]]).set(r[code[pc + 2]], frame.isStrict());
    }

    static void referenceThis(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = ((RuntimeReference) r[code[pc + 2]]).thisValue();
    }

    static void pushWith(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] =
                new WithScope((HeapScope) r[code[pc + 2]], TypeConversion.toObject(frame.realm, r[code[pc + 3]]));
    }

    static void declareEvalVariables(Frame frame, int[] code, Object[] r, int pc) {
        EvalOps.declareVariables(frame, (HeapScope) r[code[pc + 1]], (EvalDeclarations) frame.constant(code[pc + 2]));
    }
}
