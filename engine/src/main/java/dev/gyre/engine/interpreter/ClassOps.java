package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.PrivateMethodSite;
import dev.gyre.engine.cache.LoadHandler;
import dev.gyre.engine.cache.PrivateAccess;
import dev.gyre.engine.cache.StoreHandler;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.scope.HeapScope;
import java.util.Arrays;

/** Classes: their constructors, private names, and calls of super. */
public final class ClassOps {
    private ClassOps() {}

    static JsException superNotCalled() {
        return Errors.referenceError(
                "Must call super constructor in derived class before accessing 'this' or returning from derived constructor");
    }

    // ClassDefinitionEvaluation, https://tc39.es/ecma262/#sec-runtime-semantics-classdefinitionevaluation
    static void createClass(Frame frame, int[] code, Object[] r, int pc) {
        Object heritage = r[code[pc + 3]];
        Realm realm = frame.realm;
        JsObject prototypeParent = realm.intrinsic(Intrinsic.OBJECT_PROTOTYPE);
        JsObject constructorParent = realm.intrinsic(Intrinsic.FUNCTION_PROTOTYPE);
        if (heritage == Null.INSTANCE) {
            prototypeParent = null;
        } else if (heritage != null) {
            if (!(heritage instanceof JsObject parent && parent.isConstructor())) {
                throw Errors.typeError(
                        "Class extends value " + PropertyErrors.display(heritage) + " is not a constructor or null");
            }
            prototypeParent = prototypeOf(parent);
            constructorParent = parent;
        }
        JsObject prototype = JsObject.create(realm, prototypeParent);
        var constructor = BytecodeFunction.createClass(
                frame, frame.code.functions[code[pc + 4]], (HeapScope) r[code[pc + 5]], constructorParent, prototype);
        prototype.defineBuiltin("constructor", constructor, Attributes.METHOD);
        r[code[pc + 1]] = constructor;
        r[code[pc + 2]] = prototype;
    }

    private static JsObject prototypeOf(JsObject parent) {
        Object prototype = parent.get("prototype");
        if (prototype instanceof JsObject object) return object;
        if (prototype == Null.INSTANCE) return null;
        throw Errors.typeError(
                "Class extends value does not have valid prototype property " + PropertyErrors.display(prototype));
    }

    static void createPrivateName(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = frame.constant(code[pc + 2]) instanceof PrivateMethodSite method
                ? JsSymbol.privateMethodName(method.name(), method.owner())
                : JsSymbol.privateName((String) frame.constant(code[pc + 2]));
    }

    // PrivateGet ( O, P ), https://tc39.es/ecma262/#sec-privateget
    static void getPrivate(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = getPrivate(frame, code, pc, r[code[pc + 2]], (JsSymbol) r[code[pc + 3]]);
    }

    public static Object getPrivate(Frame frame, int[] code, int pc, Object base, JsSymbol name) {
        if (base instanceof JsObject object) {
            if (frame.code.caches[code[pc + 4]] instanceof LoadHandler handler
                    && handler.shape == object.shape()
                    && handler.key == name
                    && handler.kind == LoadHandler.OWN) {
                return object.slot(handler.slot);
            }
            frame.pc = pc;
            return PrivateAccess.get(frame.code.caches, code[pc + 4], object, name);
        }
        frame.pc = pc;
        throw Comparison.isNullish(base) && !PrivateAccess.isStaticMethod(name)
                ? PropertyOps.cannotRead(base, PrivateAccess.nameOfMissing(name))
                : PrivateAccess.cannotRead(name);
    }

    // PrivateSet ( O, P, value ), https://tc39.es/ecma262/#sec-privateset
    static void setPrivate(Frame frame, int[] code, Object[] r, int pc) {
        setPrivate(frame, code, pc, r[code[pc + 1]], (JsSymbol) r[code[pc + 2]], r[code[pc + 3]]);
    }

    public static void setPrivate(Frame frame, int[] code, int pc, Object base, JsSymbol name, Object value) {
        if (base instanceof JsObject object) {
            if (frame.code.caches[code[pc + 4]] instanceof StoreHandler handler
                    && handler.shape == object.shape()
                    && handler.key == name
                    && handler.kind == StoreHandler.OWN) {
                object.setSlot(handler.slot, value);
                return;
            }
            frame.pc = pc;
            PrivateAccess.set(frame.code.caches, code[pc + 4], object, name, value);
            return;
        }
        frame.pc = pc;
        if (!Comparison.isNullish(base) || PrivateAccess.isStaticMethod(name)) throw PrivateAccess.cannotWrite(name);
        throw name.methodOwner() == null
                ? PropertyErrors.cannotSetNullish(base, name.description())
                : PropertyOps.cannotRead(base, PrivateAccess.nameOfMissing(name));
    }

    // PrivateFieldAdd ( O, P, value ), https://tc39.es/ecma262/#sec-privatefieldadd
    static void definePrivateField(Frame frame, int[] code, Object[] r, int pc) {
        definePrivateField(frame, code, pc, r[code[pc + 1]], (JsSymbol) r[code[pc + 2]], r[code[pc + 3]]);
    }

    public static void definePrivateField(Frame frame, int[] code, int pc, Object base, JsSymbol name, Object value) {
        frame.pc = pc;
        if (!PrivateAccess.add(frame.code.caches, code[pc + 4], (JsObject) base, name, value))
            throw declaredTwice(name);
    }

    // PrivateMethodOrAccessorAdd ( O, method ), https://tc39.es/ecma262/#sec-privatemethodoraccessoradd
    static void definePrivateMethod(Frame frame, int[] code, Object[] r, int pc) {
        var object = (JsObject) r[code[pc + 1]];
        var name = (JsSymbol) r[code[pc + 2]];
        var function = (BytecodeFunction) r[code[pc + 3]];
        int flags = code[pc + 4];
        Object existing = object.privateElement(name);
        if ((flags & (LiteralOps.GETTER | LiteralOps.SETTER)) == 0) {
            if (existing != null) throw declaredTwice(name);
            object.addPrivate(name, function, Attributes.NONE);
            return;
        }
        boolean getter = (flags & LiteralOps.GETTER) != 0;
        if (existing == null) {
            object.addPrivate(name, LiteralOps.merged(null, function, flags), Attributes.ACCESSOR);
        } else if (existing instanceof Accessor pair && (getter ? pair.getter() : pair.setter()) == null) {
            object.setPrivateField(name, LiteralOps.merged(pair, function, flags));
        } else {
            throw declaredTwice(name);
        }
    }

    private static JsException declaredTwice(JsSymbol name) {
        String owner = name.methodOwner();
        String what =
                owner == null ? name.description() : "private methods of " + owner.substring(owner.indexOf("class "));
        return Errors.typeError("Cannot initialize " + what + " twice on the same object");
    }

    static void hasPrivate(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = hasPrivate((JsSymbol) r[code[pc + 2]], r[code[pc + 3]]);
    }

    public static boolean hasPrivate(JsSymbol name, Object base) {
        if (base instanceof JsObject object) return object.hasPrivate(name);
        throw Errors.typeError("Cannot use 'in' operator to search for '" + name.description() + "' in "
                + PropertyErrors.display(base));
    }

    static void setFieldInitializer(Frame frame, int[] code, Object[] r, int pc) {
        ((BytecodeFunction) r[code[pc + 1]]).fieldInitializer((BytecodeFunction) r[code[pc + 2]]);
    }

    /** For the instruction at an offset. */
    public static void runFieldInitializer(Frame frame, int pc) {
        frame.pc = pc;
        BytecodeFunction initializer = frame.activeFunction().fieldInitializer();
        if (initializer != null) initializer.call0(frame.boundThis());
    }

    // GetSuperConstructor ( ), https://tc39.es/ecma262/#sec-getsuperconstructor
    static void getSuperConstructor(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = getSuperConstructor(frame);
    }

    public static Object getSuperConstructor(Frame frame) {
        return getSuperConstructor(frame.activeFunction());
    }

    /** That of an activation of a function. */
    public static Object getSuperConstructor(BytecodeFunction running) {
        JsObject parent = running.activeFunction().getPrototypeOf();
        return parent == null ? Null.INSTANCE : parent;
    }

    static void superCall(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = superCall(frame, pc, r[code[pc + 2]], r, code[pc + 3]);
    }

    /** Constructs with a range of an array as arguments; the instruction has their number. */
    static JsObject superCall(Frame frame, int pc, Object constructor, Object[] values, int first) {
        return superCall(frame, pc, constructor, values, first, frame.code.code[pc + 4]);
    }

    static void superCallArguments(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = superCallArguments(frame, pc, r[code[pc + 2]]);
    }

    /** Constructs with the arguments of the frame. */
    static JsObject superCallArguments(Frame frame, int pc, Object constructor) {
        return superCall(frame, pc, constructor, frame.arguments(), 0, frame.arguments().length);
    }

    private static JsObject superCall(Frame frame, int pc, Object constructor, Object[] values, int first, int count) {
        frame.pc = pc;
        if (constructor instanceof BytecodeFunction function && function.isConstructor())
            return function.constructRange(values, first, count, frame.newTarget());
        return superConstructor(frame, constructor)
                .construct(Arrays.copyOfRange(values, first, first + count), frame.newTarget());
    }

    static void superCallSpread(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = superCallSpread(frame, pc, r[code[pc + 2]], ((JsArray) r[code[pc + 3]]).toObjectArray());
    }

    /** Constructs with all elements of an array as arguments. */
    static JsObject superCallSpread(Frame frame, int pc, Object constructor, Object[] values) {
        return superCall(frame, pc, constructor, values, 0, values.length);
    }

    private static JsObject superConstructor(Frame frame, Object value) {
        if (value instanceof JsObject object && object.isConstructor()) return object;
        // V8's message names the function that contains the call, which may be an arrow function, or eval code without
        // a name.
        String name = frame.code.shared == null ? "" : frame.function.givenName();
        throw Errors.typeError("Super constructor " + superName(value)
                + (name.isEmpty() ? " of anonymous class" : " of " + name) + " is not a constructor");
    }

    /** V8 treats a superclass without a name, such as Function.prototype, like the null of {@code extends null}. */
    private static String superName(Object value) {
        if (!(value instanceof JsFunction function)) return PropertyErrors.display(value);
        return function.givenName().isEmpty() ? "null" : function.givenName();
    }
}
