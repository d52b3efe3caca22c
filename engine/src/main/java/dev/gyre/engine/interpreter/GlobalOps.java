package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.GlobalDeclarations;
import dev.gyre.engine.cache.GlobalCache;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Originals;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.realm.BindingCell;
import dev.gyre.engine.runtime.realm.DeclarativeRecord;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.scope.RuntimeReference;

/** Names of the global scope: lexical bindings of scripts first, then properties of the global object. */
public final class GlobalOps {
    private GlobalOps() {}

    static void loadGlobal(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = load(frame, code, pc);
    }

    /** The value of the global that the instruction names. */
    public static Object load(Frame frame, int[] code, int pc) {
        if (frame.code.caches[code[pc + 3]] instanceof GlobalCache cache
                && cache.scope() == frame.realm.globalScope()) {
            if (cache.cell() != null) {
                Object value = cache.cell().value();
                if (value != null) return value;
            } else {
                JsObject global = frame.realm.globalObject();
                if (global.shape() == cache.shape()
                        && cache.version() == cache.scope().version()) {
                    return global.slot(cache.slot());
                }
            }
        }
        frame.pc = pc;
        return load(frame, code[pc + 2], code[pc + 3], false);
    }

    static void loadGlobalOrUndefined(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = load(frame, code[pc + 2], code[pc + 3], true);
    }

    private static Object load(Frame frame, int nameIndex, int site, boolean forTypeof) {
        var name = (String) frame.constant(nameIndex);
        DeclarativeRecord scope = frame.realm.globalScope();
        BindingCell cell =
                frame.code.source.isLibrary() ? originalCell(frame.realm.globalObject(), name) : scope.find(name);
        if (cell != null) {
            frame.code.caches[site] = GlobalCache.of(scope, cell);
            if (cell.value() == null) throw notInitialised(frame, cell);
            return cell.value();
        }
        JsObject global = frame.realm.globalObject();
        int found = global.ownsSpecially(name) ? -1 : global.shape().find(name);
        if (found >= 0 && (found & Attributes.ACCESSOR) == 0) {
            Object value = global.storedValue(found);
            remember(frame, site, global, name);
            return value;
        }
        if (!global.hasProperty(name)) {
            if (forTypeof) return Undefined.INSTANCE;
            throw RuntimeReference.notDefined(name);
        }
        return global.get(name);
    }

    /**
     * For the library's code: the original cell of a global that a program has replaced or deleted; null if it has not.
     * Lexical declarations of scripts do not affect it.
     */
    private static BindingCell originalCell(JsObject global, String name) {
        Originals originals = global.shape().originals();
        int found = originals == null ? -1 : originals.shape().find(name);
        if (found < 0) return null;
        Object stored = originals.storedValue(found);
        return BindingCell.constant(name, stored instanceof Accessor accessor ? accessor.get(global) : stored);
    }

    /** V8 reports an uninitialised binding of another script as not defined. */
    private static JsException notInitialised(Frame frame, BindingCell cell) {
        return frame.code.source.belongsTo(cell.source())
                ? RuntimeReference.notInitialised(cell.name())
                : RuntimeReference.notDefined(cell.name());
    }

    private static void remember(Frame frame, int site, JsObject global, String name) {
        int found = global.shape().find(name);
        if (found < 0 || (found & (Attributes.LAZY | Attributes.ACCESSOR)) != 0) return;
        DeclarativeRecord scope = frame.realm.globalScope();
        int slot = Shape.slotOf(found);
        frame.code.caches[site] = new GlobalCache(
                scope,
                null,
                global,
                global.shape(),
                slot,
                scope.version(),
                global.shape().constantCell(slot),
                scope.absenceCell(name));
    }

    static void storeGlobal(Frame frame, int[] code, Object[] r, int pc) {
        Object value = r[code[pc + 2]];
        if (frame.code.caches[code[pc + 3]] instanceof GlobalCache cache
                && cache.scope() == frame.realm.globalScope()) {
            if (cache.cell() != null) {
                if (cache.cell().value() != null) {
                    cache.cell().value(value);
                    return;
                }
            } else {
                JsObject global = frame.realm.globalObject();
                if (global.shape() == cache.shape()
                        && cache.version() == cache.scope().version()) {
                    global.setSlot(cache.slot(), value);
                    return;
                }
            }
        }
        frame.pc = pc;
        store(frame, code[pc + 1], value, code[pc + 3]);
    }

    private static void store(Frame frame, int nameIndex, Object value, int site) {
        var name = (String) frame.constant(nameIndex);
        DeclarativeRecord scope = frame.realm.globalScope();
        BindingCell cell = scope.find(name);
        if (cell != null) {
            if (cell.value() == null) throw RuntimeReference.notInitialised(name);
            if (cell.isConstant()) throw RuntimeReference.constantAssignment();
            cell.value(value);
            frame.code.caches[site] = GlobalCache.of(scope, cell);
            return;
        }
        JsObject global = frame.realm.globalObject();
        int found = global.ownsSpecially(name) ? -1 : global.shape().find(name);
        if (found >= 0 && (found & (Attributes.ACCESSOR | Attributes.WRITABLE)) == Attributes.WRITABLE) {
            global.set(name, value, global);
            if ((found & (Attributes.LAZY | Attributes.ORIGINAL | Attributes.CONSTANT)) == 0)
                remember(frame, site, global, name);
            return;
        }
        if (frame.isStrict() && !global.hasProperty(name)) throw RuntimeReference.notDefined(name);
        if (!global.set(name, value, global) && frame.isStrict()) throw PropertyErrors.cannotSet(global, name);
    }

    static void initializeGlobalLexical(Frame frame, int[] code, Object[] r, int pc) {
        frame.realm.globalScope().find((String) frame.constant(code[pc + 1])).value(r[code[pc + 2]]);
    }

    static void declareGlobals(Frame frame, int[] code, Object[] r, int pc) {
        GlobalDeclaration.instantiate(frame, (GlobalDeclarations) frame.constant(code[pc + 1]));
    }
}
