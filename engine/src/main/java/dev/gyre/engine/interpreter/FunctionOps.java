package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.exotic.ArgumentsObject;
import dev.gyre.engine.runtime.exotic.ParameterMap;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.scope.HeapScope;
import java.util.Arrays;
import java.util.HashSet;

/** Function objects, their names, arguments objects, and this in constructors. */
public final class FunctionOps {
    private FunctionOps() {}

    static void createClosure(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = createClosure(frame, pc, r[code[pc + 3]]);
    }

    static BytecodeFunction createClosure(Frame frame, int pc, Object scope) {
        return BytecodeFunction.create(frame, frame.code.functions[frame.code.code[pc + 2]], (HeapScope) scope);
    }

    static void createMethodClosure(Frame frame, int[] code, Object[] r, int pc) {
        var function = BytecodeFunction.create(frame, frame.code.functions[code[pc + 2]], (HeapScope) r[code[pc + 3]]);
        function.homeObject((JsObject) r[code[pc + 4]]);
        r[code[pc + 1]] = function;
    }

    // SetFunctionName ( F, name [ , prefix ] ), https://tc39.es/ecma262/#sec-setfunctionname
    static void setName(BytecodeFunction function, Object key, String prefix) {
        String name = prefix + (key instanceof JsSymbol symbol ? symbolName(symbol) : key.toString());
        function.defineBuiltin("name", name, Attributes.CONFIGURABLE);
    }

    private static String symbolName(JsSymbol symbol) {
        if (symbol.isPrivate()) return symbol.description();
        return symbol.description() == null ? "" : "[" + symbol.description() + "]";
    }

    static void createArguments(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = createArguments(frame, code[pc + 2], r[code[pc + 3]]);
    }

    /**
     * Creates the arguments object of a function.
     *
     * @param flags as those of {@code CREATE_ARGUMENTS}
     * @param scope the one that has the parameters, if the object shares elements with them
     */
    public static JsObject createArguments(Frame frame, int flags, Object scope) {
        return sharesParameters(frame.code.shared, flags)
                ? createMappedArguments(frame, (HeapScope) scope)
                : createArguments(frame.function, frame.arguments(), flags);
    }

    static void getArgumentsLength(Frame frame, int[] code, Object[] r, int pc) {
        if (r[code[pc + 2]] == null) r[code[pc + 1]] = frame.arguments().length;
        else PropertyOps.getLength(frame, code, r, pc);
    }

    static void getArgumentsElement(Frame frame, int[] code, Object[] r, int pc) {
        Object object = r[code[pc + 2]];
        if (object == null && r[code[pc + 3]] instanceof Integer index) {
            Object value = argument(frame.realm, frame.arguments(), index);
            if (value != null) {
                r[code[pc + 1]] = value;
                return;
            }
        }
        if (object == null) r[code[pc + 2]] = createArguments(frame, code[pc + 5], r[code[pc + 6]]);
        ElementOps.getElement(frame, code, r, pc);
    }

    /** An element of an arguments object that has not been created; null if it may be a property of a prototype. */
    public static Object argument(Realm realm, Object[] arguments, int index) {
        if (index >= 0 && index < arguments.length) return arguments[index];
        return index >= 0 && JsArray.noElementsFrom(realm.intrinsic(Intrinsic.OBJECT_PROTOTYPE))
                ? Undefined.INSTANCE
                : null;
    }

    /** Whether the arguments object of a function shares elements with parameters, if it gets arguments; flags as those of {@code CREATE_ARGUMENTS}. */
    public static boolean sharesParameters(SharedFunctionInfo shared, int flags) {
        return (flags & 1) != 0 && shared.mappedParameters().length > 0;
    }

    /** An arguments object that shares nothing with parameters; flags as those of {@code CREATE_ARGUMENTS}. */
    public static JsObject createArguments(BytecodeFunction function, Object[] arguments, int flags) {
        return (flags & 1) == 0
                ? ArgumentsObject.unmapped(function.realm(), arguments.clone())
                : ArgumentsObject.mapped(function.realm(), function, arguments.clone(), null, new boolean[0]);
    }

    private static JsObject createMappedArguments(Frame frame, HeapScope scope) {
        String[] parameters = frame.code.shared.mappedParameters();
        Object[] arguments = frame.arguments();
        var mapped = new boolean[Math.min(parameters.length, arguments.length)];
        var slots = new int[mapped.length];
        var seen = new HashSet<String>();
        for (int i = parameters.length - 1; i >= 0; i--) {
            String name = parameters[i];
            if (!seen.add(name) || i >= mapped.length) continue;
            slots[i] = scope.layout.slotOf(name);
            mapped[i] = slots[i] >= 0;
        }
        return ArgumentsObject.mapped(
                frame.realm, frame.function, arguments.clone(), new ScopeParameters(scope, slots), mapped);
    }

    /** Parameters in a heap scope, which a mapped arguments object aliases. */
    private record ScopeParameters(HeapScope scope, int[] slots) implements ParameterMap {
        @Override
        public Object get(int index) {
            return scope.value(slots[index]);
        }

        @Override
        public void set(int index, Object value) {
            scope.slots[slots[index]] = value;
        }
    }

    static void createRest(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = createRest(frame.realm, frame.arguments(), code[pc + 2]);
    }

    public static JsArray createRest(Realm realm, Object[] arguments, int from) {
        return from >= arguments.length
                ? JsArray.create(realm, 0)
                : JsArray.adopt(realm, Arrays.copyOfRange(arguments, from, arguments.length));
    }

    static void bindThis(Frame frame, int[] code, Object[] r, int pc) {
        bindThis(frame, pc, r[code[pc + 1]]);
    }

    static void bindThis(Frame frame, int pc, Object value) {
        frame.pc = pc;
        if (frame.boundThis() != null) throw Errors.referenceError("Super constructor may only be called once");
        frame.bindThis((JsObject) value);
    }

    static void checkThis(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = checkThis(frame, pc);
    }

    static Object checkThis(Frame frame, int pc) {
        Object value = frame.boundThis();
        if (value != null) return value;
        frame.pc = pc;
        throw ClassOps.superNotCalled();
    }
}
