package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.ScopeLayout;
import dev.gyre.engine.module.SourceTextModule;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.scope.HeapScope;
import dev.gyre.engine.scope.RuntimeReference;

/** Variables in heap scopes, at depths and slots that the compiler has computed. */
final class ScopeOps {
    private ScopeOps() {}

    static void createScope(Frame frame, int[] code, Object[] r, int pc) {
        var parent = (HeapScope) r[code[pc + 2]];
        r[code[pc + 1]] = HeapScope.create(parent, (ScopeLayout) frame.code.constants[code[pc + 3]]);
    }

    static void copyScope(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = ((HeapScope) r[code[pc + 1]]).copy();
    }

    static void loadScopedChecked(Frame frame, int[] code, Object[] r, int pc) {
        Object value = HeapScope.valueAt(r[code[pc + 2]], code[pc + 3], code[pc + 4]);
        if (value == null) {
            frame.pc = pc;
            throw RuntimeReference.notInitialised(frame.constant(code[pc + 5]));
        }
        r[code[pc + 1]] = value;
    }

    static void storeScopedChecked(Frame frame, int[] code, Object[] r, int pc) {
        Object[] slots = HeapScope.slotsAt(r[code[pc + 1]], code[pc + 2]);
        int slot = code[pc + 3];
        if (slots[slot] == null) {
            frame.pc = pc;
            throw RuntimeReference.notInitialised(frame.constant(code[pc + 5]));
        }
        slots[slot] = r[code[pc + 4]];
    }

    static void throwConstAssignment(Frame frame, int[] code, Object[] r, int pc) {
        throw Errors.typeError("Assignment to constant variable.");
    }

    static void loadImport(Frame frame, int[] code, Object[] r, int pc) {
        Object value = imported(frame.scriptOrModule(), code[pc + 2]);
        if (value == null) {
            frame.pc = pc;
            throw RuntimeReference.notInitialised(frame.constant(code[pc + 3]));
        }
        r[code[pc + 1]] = value;
    }

    /** The value of an imported binding, by the index of the import entry; null in its temporal dead zone. */
    static Object imported(ImportReferrer module, int index) {
        return ((SourceTextModule) module).importedBinding(index).get();
    }

    static void loadModuleNamespace(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = ((SourceTextModule) frame.scriptOrModule()).requestedNamespace(code[pc + 2]);
    }
}
