package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.bytecode.TierAttachment;
import dev.gyre.engine.cache.InitialShape;
import dev.gyre.engine.compiler.Compiler;
import dev.gyre.engine.module.SourceTextModule;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.OrdinaryObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.FunctionShapes;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.scope.HeapScope;
import dev.gyre.engine.syntax.ast.FunctionKind;
import java.util.Arrays;

// ECMAScript Function Objects, https://tc39.es/ecma262/#sec-ecmascript-function-objects
/** A function written in JavaScript: a closure of shared function info and a scope. */
public final class BytecodeFunction extends JsFunction {
    private static final int SLOPPY_THIS = 1,
            LEXICAL_THIS = 2,
            CLASS_CONSTRUCTOR = 4,
            DERIVED = 8,
            ASYNC = 16,
            CONSTRUCTOR = 32,
            UNCOMPILED = 64;
    private static final int UNUSUAL_ENTRY = SLOPPY_THIS | LEXICAL_THIS | CLASS_CONSTRUCTOR | ASYNC;

    private final SharedFunctionInfo shared;
    private final Realm realm;
    private final HeapScope scope;
    private int traits;
    private CodeBlock code;
    private JsObject homeObject;
    /** The this binding that an arrow function shares with the function around it. */
    private ThisBinding lexicalThis;

    private final ImportReferrer scriptOrModule;
    /** The function that defines the fields of a class constructor's instances. */
    private BytecodeFunction fieldInitializer;
    /** The shape and size of the instances that {@code new} creates; null before the first. */
    private InitialShape instances;

    private BytecodeFunction(
            Shape shape,
            Object[] slots,
            SharedFunctionInfo shared,
            Realm realm,
            HeapScope scope,
            ImportReferrer scriptOrModule) {
        super(shape, slots);
        this.shared = shared;
        this.realm = realm;
        this.scope = scope;
        this.scriptOrModule = scriptOrModule;
        this.code = shared.code();
        this.traits = code == null ? traitsOf(shared) | UNCOMPILED : traitsOf(shared);
        if (shared.countClosure() && code != null && code.tier != null) ((ExecutionTier) code.tier).secondClosure();
    }

    private static int traitsOf(SharedFunctionInfo shared) {
        int traits = shared.isAsync() && !shared.isGenerator() ? ASYNC : 0;
        return traits
                | switch (shared.kind()) {
                    case ARROW -> LEXICAL_THIS;
                    case CONSTRUCTOR -> CLASS_CONSTRUCTOR | CONSTRUCTOR;
                    case DERIVED_CONSTRUCTOR -> CLASS_CONSTRUCTOR | CONSTRUCTOR | DERIVED;
                    case NORMAL ->
                        (shared.isStrict() ? 0 : SLOPPY_THIS)
                                | (shared.isAsync() || shared.isGenerator() ? 0 : CONSTRUCTOR);
                    default -> shared.isStrict() ? 0 : SLOPPY_THIS;
                };
    }

    // InstantiateFunctionObject, https://tc39.es/ecma262/#sec-runtime-semantics-instantiatefunctionobject
    static BytecodeFunction create(Frame frame, SharedFunctionInfo shared, HeapScope scope) {
        var function = create(frame.realm, shared, scope, frame.scriptOrModule());
        if ((function.traits & LEXICAL_THIS) != 0) function.lexicalThis = frame.thisBinding();
        return function;
    }

    /**
     * For compiled code: creates a function in an activation of a direct or inlined call, which needs no frame for that.
     *
     * @param context the new target of the activation or null, or the frame that was entered for it
     * @param thisValue as the activation was given it
     * @return null if the activation needs a frame, because its functions share an object into which that converts a primitive this value
     */
    public static BytecodeFunction create(
            BytecodeFunction enclosing, Object context, Object thisValue, SharedFunctionInfo shared, HeapScope scope) {
        ThisBinding binding = null;
        if (shared.kind() == FunctionKind.ARROW) {
            binding = enclosing.bindingForArrows(context, thisValue);
            if (binding == null) return null;
        }
        BytecodeFunction function = create(enclosing.realm, shared, scope, enclosing.scriptOrModule);
        function.lexicalThis = binding;
        return function;
    }

    /** As {@link #create(BytecodeFunction, Object, Object, SharedFunctionInfo, HeapScope)}, for a function that may use super. */
    public static BytecodeFunction createMethod(
            BytecodeFunction enclosing,
            Object context,
            Object thisValue,
            SharedFunctionInfo shared,
            HeapScope scope,
            JsObject home) {
        BytecodeFunction function = create(enclosing, context, thisValue, shared, scope);
        if (function != null) function.homeObject = home;
        return function;
    }

    /** What arrow functions in an activation share; nothing changes it, as this function is no derived constructor. */
    private ThisBinding bindingForArrows(Object context, Object thisValue) {
        if (context instanceof Frame frame) return frame.thisBinding();
        if (lexicalThis != null) return lexicalThis;
        boolean converts = (traits & SLOPPY_THIS) != 0 && !(thisValue instanceof JsObject);
        if (converts && thisValue != Undefined.INSTANCE && thisValue != Null.INSTANCE) return null;
        return new ThisBinding(converts ? sloppyThis(thisValue) : thisValue, (JsObject) context, this);
    }

    /** Creates a function without an enclosing scope. */
    public static BytecodeFunction create(
            Realm realm, SharedFunctionInfo shared, HeapScope scope, ImportReferrer scriptOrModule) {
        FunctionShapes shapes = realm.functionShapes();
        Object[] slots = shared.slots();
        if (slots == null) shared.slots(slots = firstSlots(shared));
        return new BytecodeFunction(shapeOf(shapes, shared), slots, shared, realm, scope, scriptOrModule);
    }

    private static Shape shapeOf(FunctionShapes shapes, SharedFunctionInfo shared) {
        if (shared.isGenerator()) return shared.isAsync() ? shapes.asyncGenerator : shapes.generator;
        if (shared.isAsync()) return shapes.async;
        if (shared.kind() != FunctionKind.NORMAL) return shapes.plain;
        return shared.isStrict() ? shapes.constructor : shapes.sloppyConstructor;
    }

    private static Object[] firstSlots(SharedFunctionInfo shared) {
        Integer length = shared.expectedArgumentCount();
        String name = shared.name() == null ? "" : shared.name();
        if (!shared.isGenerator() && (shared.isAsync() || shared.kind() != FunctionKind.NORMAL))
            return new Object[] {length, name};
        if (shared.isGenerator() || shared.isStrict()) return new Object[] {length, name, LazyPrototype.INSTANCE};
        return new Object[] {length, name, Null.INSTANCE, FunctionCallerProperty.INSTANCE, LazyPrototype.INSTANCE};
    }

    @Override
    protected boolean sharesSlots(Object[] values) {
        return values == shared.slots();
    }

    /** Creates the constructor of a class. */
    static BytecodeFunction createClass(
            Frame frame, SharedFunctionInfo shared, HeapScope scope, JsObject parent, JsObject prototype) {
        FunctionShapes shapes = frame.realm.functionShapes();
        Shape shape = parent == frame.realm.intrinsic(Intrinsic.FUNCTION_PROTOTYPE)
                ? shapes.classConstructor
                : FunctionShapes.classConstructor(parent);
        String name = shared.name() == null ? "" : shared.name();
        var function = new BytecodeFunction(
                shape,
                new Object[] {shared.expectedArgumentCount(), name, prototype},
                shared,
                frame.realm,
                scope,
                frame.scriptOrModule());
        function.homeObject = prototype;
        return function;
    }

    @Override
    public Realm realm() {
        return realm;
    }

    public SharedFunctionInfo shared() {
        return shared;
    }

    public HeapScope scope() {
        return scope;
    }

    ImportReferrer scriptOrModule() {
        return scriptOrModule;
    }

    /** The value of an imported variable that is never written again, by the index of the import entry; null for others. */
    public Object importedConstant(int index) {
        return ((SourceTextModule) scriptOrModule).importedBinding(index).constant();
    }

    JsObject homeObject() {
        return homeObject;
    }

    void homeObject(JsObject object) {
        homeObject = object;
    }

    /** The function that defines the fields, private methods and private accessors of a class constructor's instances; null if there are none. */
    public BytecodeFunction fieldInitializer() {
        return fieldInitializer;
    }

    void fieldInitializer(BytecodeFunction initializer) {
        fieldInitializer = initializer;
    }

    @Override
    public boolean isClassConstructor() {
        return (traits & CLASS_CONSTRUCTOR) != 0;
    }

    @Override
    public boolean isDerivedConstructor() {
        return isDerived();
    }

    /** Whether this is a constructor that gets the new object as its this value. */
    public boolean isBase() {
        return (traits & (CONSTRUCTOR | DERIVED)) == CONSTRUCTOR;
    }

    public boolean isDerived() {
        return (traits & DERIVED) != 0;
    }

    boolean isArrow() {
        return (traits & LEXICAL_THIS) != 0;
    }

    @Override
    public boolean isConstructor() {
        return (traits & CONSTRUCTOR) != 0;
    }

    /** The name in stack traces: for a function without one, the property that it was assigned to. */
    String debugName() {
        String name = nameOrEmpty();
        if (name.isEmpty()) return shared.inferredName() == null ? "" : shared.inferredName();
        return shared.isDynamic() && name.equals("anonymous") ? "eval" : name;
    }

    @Override
    public String givenName() {
        return shared.name() == null ? "" : shared.name();
    }

    @Override
    public String givenOrInferredName() {
        if (!givenName().isEmpty()) return shared.isDynamic() && givenName().equals("anonymous") ? "" : givenName();
        return shared.inferredName() == null ? "" : shared.inferredName();
    }

    /**
     * The class name that generators of this function have in inspection, instead of their constructor's; null if it
     * has no name.
     */
    public String nameOfGenerators() {
        String name = givenOrInferredName();
        if (name.isEmpty() && !shared.isDynamic()) name = nameOrEmpty();
        return name.isEmpty() ? null : name;
    }

    @Override
    public String sourceText() {
        return shared.text();
    }

    /** A switch, because a branch that C2 has pruned would deoptimize the callers at the first call of a new function: see Agent.interruptCheck. */
    private CodeBlock code() {
        return switch (traits & UNCOMPILED) {
            case 0 -> code;
            default -> compile();
        };
    }

    private CodeBlock compile() {
        if (shared.code() == null) shared.code(Compiler.compileFunction(shared));
        code = shared.code();
        traits &= ~UNCOMPILED;
        return code;
    }

    // ---- [[Call]]

    @Override
    public Object call0(Object thisValue) {
        CodeBlock code = code();
        switch (code.entry) {
            case CodeBlock.DIRECT -> {
                return callDirectly(code, 0, thisValue, null, null, null, null);
            }
            default -> {}
        }
        Frame frame = Frame.ofCall(code, this, realm, scope);
        if (code.keepsArguments) frame.keepArguments(new Object[0]);
        return enter(frame, thisValue);
    }

    @Override
    public Object call1(Object thisValue, Object a) {
        CodeBlock code = code();
        switch (code.entry) {
            case CodeBlock.DIRECT -> {
                return callDirectly(code, 1, thisValue, a, null, null, null);
            }
            default -> {}
        }
        Frame frame = Frame.ofCall(code, this, realm, scope);
        Object[] registers = frame.registers;
        if (code.parameterCount > 0) registers[0] = a;
        if (code.keepsArguments) frame.keepArguments(new Object[] {a});
        return enter(frame, thisValue);
    }

    @Override
    public Object call2(Object thisValue, Object a, Object b) {
        CodeBlock code = code();
        switch (code.entry) {
            case CodeBlock.DIRECT -> {
                return callDirectly(code, 2, thisValue, a, b, null, null);
            }
            default -> {}
        }
        Frame frame = Frame.ofCall(code, this, realm, scope);
        Object[] registers = frame.registers;
        int parameters = code.parameterCount;
        if (parameters > 0) {
            registers[0] = a;
            if (parameters > 1) registers[1] = b;
        }
        if (code.keepsArguments) frame.keepArguments(new Object[] {a, b});
        return enter(frame, thisValue);
    }

    @Override
    public Object call3(Object thisValue, Object a, Object b, Object c) {
        CodeBlock code = code();
        switch (code.entry) {
            case CodeBlock.DIRECT -> {
                return callDirectly(code, 3, thisValue, a, b, c, null);
            }
            default -> {}
        }
        Frame frame = Frame.ofCall(code, this, realm, scope);
        Object[] registers = frame.registers;
        int parameters = code.parameterCount;
        if (parameters > 0) {
            registers[0] = a;
            if (parameters > 1) registers[1] = b;
            if (parameters > 2) registers[2] = c;
        }
        if (code.keepsArguments) frame.keepArguments(new Object[] {a, b, c});
        return enter(frame, thisValue);
    }

    @Override
    public Object call4(Object thisValue, Object a, Object b, Object c, Object d) {
        CodeBlock code = code();
        return switch (code.entry) {
            case CodeBlock.DIRECT -> callDirectly(code, 4, thisValue, a, b, c, d);
            default -> enter(frame(new Object[] {a, b, c, d}, 0, 4), thisValue);
        };
    }

    // Whether code is called directly is the case of a switch, not a branch: C2 prunes branches that were never taken,
    // and
    // would discard the interpreter's calls when the first function has been compiled.

    /** A direct call from Java code, which may catch exceptions: leaves the frames that the call had entered. */
    private Object callDirectly(CodeBlock code, int count, Object thisValue, Object a, Object b, Object c, Object d) {
        Agent agent = realm.agent();
        StackFrame caller = agent.topFrame();
        var direct = (CompiledCode) code.direct;
        if (caller == null) return callOutermost(agent, direct, count, thisValue, a, b, c, d);
        long depth = agent.depth();
        try {
            return call(direct, count, thisValue, a, b, c, d);
        } catch (Throwable exception) {
            Unwinding.leave(agent, caller, depth, exception);
            throw exception;
        }
    }

    private Object call(CompiledCode direct, int count, Object thisValue, Object a, Object b, Object c, Object d) {
        return switch (count) {
            case 0 -> direct.call0(this, null, thisValue);
            case 1 -> direct.call1(this, null, thisValue, a);
            case 2 -> direct.call2(this, null, thisValue, a, b);
            case 3 -> direct.call3(this, null, thisValue, a, b, c);
            default -> direct.call4(this, null, thisValue, a, b, c, d);
        };
    }

    /** A direct call that is the agent's outermost: see {@link EntryFrame}. */
    private Object callOutermost(
            Agent agent, CompiledCode direct, int count, Object thisValue, Object a, Object b, Object c, Object d) {
        long depth = agent.depth();
        var entry = new EntryFrame(realm);
        agent.topFrame(entry);
        agent.enteredOutermost();
        try {
            return call(direct, count, thisValue, a, b, c, d);
        } catch (StackOverflowError overflow) {
            agent.leave(entry, depth);
            enterDirectly(null, thisValue, null);
            throw Errors.stackOverflow().materialise(realm);
        } catch (Throwable exception) {
            Unwinding.leave(agent, entry, depth, exception);
            throw exception;
        } finally {
            agent.leave(null, depth);
            agent.leftOutermost();
        }
    }

    /** A direct call with a range of an array as arguments. */
    private Object callDirectly(CodeBlock code, Object thisValue, Object[] values, int first, int count) {
        if (realm.agent().topFrame() == null) return enter(frame(values, first, count), thisValue);
        return callDirectly((CompiledCode) code.direct, null, thisValue, values, first, count);
    }

    private Object callDirectly(
            CompiledCode direct, JsObject newTarget, Object thisValue, Object[] values, int first, int count) {
        Agent agent = realm.agent();
        StackFrame caller = agent.topFrame();
        long depth = agent.depth();
        try {
            return direct.call(this, newTarget, thisValue, values, first, count);
        } catch (Throwable exception) {
            Unwinding.leave(agent, caller, depth, exception);
            throw exception;
        }
    }

    /** Whether Java code that a JavaScript function called can call the {@link #direct} code; after an exception it calls {@link #leaveDirectCalls}. */
    public boolean isDirectCallback() {
        return entry() == CodeBlock.DIRECT && realm.agent().topFrame() != null;
    }

    /** Leaves the frames that a direct call had entered when it threw. Caller and depth are the agent's before the call. */
    public static void leaveDirectCalls(Agent agent, StackFrame caller, long depth, Throwable exception) {
        Unwinding.leave(agent, caller, depth, exception);
    }

    /** The compiled code for direct calls; null if there is none. */
    public CompiledCode direct() {
        return (CompiledCode) attached();
    }

    /** Where activations begin: one of {@link CodeBlock}'s constants. */
    public int entry() {
        CodeBlock block = code;
        return block == null ? CodeBlock.INTERPRETED : block.entry;
    }

    /** As {@link #direct}, but of the type of the field that has the code. */
    public TierAttachment attached() {
        CodeBlock block = code;
        return block == null ? null : block.direct;
    }

    /**
     * Enters a frame for a direct call, without registers.
     *
     * @param context null, or the new target
     * @param arguments all arguments; null if the code does not keep them
     */
    public Frame enterDirectly(Object context, Object thisValue, Object[] arguments) {
        Frame frame = directFrame(context, thisValue, arguments);
        frame.enter(realm.agent());
        return frame;
    }

    /** A frame for a direct call, see {@link #enterDirectly}. */
    Frame directFrame(Object context, Object thisValue, Object[] arguments) {
        var frame = new Frame(code(), null, this, realm, scope);
        if (arguments != null) frame.keepArguments(arguments);
        if ((traits & LEXICAL_THIS) != 0) {
            frame.useBinding(lexicalThis);
            frame.receiver(thisValue);
        } else {
            frame.newTarget((JsObject) context);
            frame.thisValue = (traits & SLOPPY_THIS) == 0 ? thisValue : sloppyThis(thisValue);
        }
        return frame;
    }

    @Override
    public Object call(Object thisValue, Object[] args) {
        return callRange(thisValue, args, 0, args.length);
    }

    /** Calls the function with a range of an array, usually the caller's registers, as arguments. */
    Object callRange(Object thisValue, Object[] values, int first, int count) {
        CodeBlock code = code();
        return switch (code.entry) {
            case CodeBlock.DIRECT -> callDirectly(code, thisValue, values, first, count);
            default -> enter(frame(values, first, count), thisValue);
        };
    }

    private Frame frame(Object[] values, int first, int count) {
        CodeBlock code = code();
        Frame frame = Frame.ofCall(code, this, realm, scope);
        Object[] registers = frame.registers;
        System.arraycopy(values, first, registers, 0, Math.min(count, code.parameterCount));
        if (code.keepsArguments) frame.keepArguments(Arrays.copyOfRange(values, first, first + count));
        return frame;
    }

    private Object enter(Frame frame, Object thisValue) {
        if ((traits & UNUSUAL_ENTRY) != 0) return enterUnusual(frame, thisValue);
        frame.thisValue = thisValue;
        return run(frame);
    }

    // OrdinaryCallBindThis ( F, calleeContext, thisArgument ), https://tc39.es/ecma262/#sec-ordinarycallbindthis
    private Object enterUnusual(Frame frame, Object thisValue) {
        if ((traits & LEXICAL_THIS) != 0) {
            frame.useBinding(lexicalThis);
            frame.receiver(thisValue);
        } else if ((traits & SLOPPY_THIS) != 0) {
            frame.thisValue = sloppyThis(thisValue);
        } else if ((traits & CLASS_CONSTRUCTOR) != 0) {
            throw notConstructed();
        } else {
            frame.thisValue = thisValue;
        }
        return (traits & ASYNC) != 0 ? AsyncFunctionActivation.start(frame) : run(frame);
    }

    private Object run(Frame frame) {
        Object result = Interpreter.run(frame);
        frame.release(realm.agent());
        return result;
    }

    public JsException notConstructed() {
        String subject = givenName().isEmpty() ? "Class constructors" : "Class constructor " + givenName();
        return Errors.typeError(subject + " cannot be invoked without 'new'").materialise(realm);
    }

    /** This or, for an arrow function, the innermost function around it that is none. */
    public BytecodeFunction activeFunction() {
        return lexicalThis == null ? this : lexicalThis.function;
    }

    public Object lexicalThis() {
        return lexicalThis.value;
    }

    public Object sloppyThis(Object thisValue) {
        if (thisValue instanceof JsObject) return thisValue;
        if (thisValue == Undefined.INSTANCE || thisValue == Null.INSTANCE) return realm.globalThis();
        return shared.usesThis() ? TypeConversion.toObject(realm, thisValue) : thisValue;
    }

    // ---- [[Construct]]

    @Override
    public JsObject construct(Object[] args, JsObject newTarget) {
        return constructRange(args, 0, args.length, newTarget);
    }

    // [[Construct]] ( argumentsList, newTarget ),
    // https://tc39.es/ecma262/#sec-ecmascript-function-objects-construct-argumentslist-newtarget
    public JsObject constructRange(Object[] values, int first, int count, JsObject newTarget) {
        if ((traits & CONSTRUCTOR) == 0) return super.construct(new Object[0], newTarget);
        JsObject created = (traits & DERIVED) != 0 ? null : createInstance(newTarget);
        CodeBlock code = code();
        switch (code.entry) {
            case CodeBlock.DIRECT -> {
                if (realm.agent().topFrame() != null)
                    return constructDirectly(code, created, values, first, count, newTarget);
            }
            default -> {}
        }
        Frame frame = frame(values, first, count);
        frame.thisValue = created;
        frame.newTarget(newTarget);
        Object result = Interpreter.run(frame);
        Object bound = created == null ? frame.boundThis() : created;
        frame.release(realm.agent());
        if (result instanceof JsObject object) return object;
        return constructed(created == null ? derivedResult(result, bound) : created, newTarget);
    }

    private JsObject constructDirectly(
            CodeBlock code, JsObject created, Object[] values, int first, int count, JsObject newTarget) {
        Object result = callDirectly((CompiledCode) code.direct, newTarget, created, values, first, count);
        if (created == null) return constructed((JsObject) result, newTarget);
        return result instanceof JsObject object ? object : constructed(created, newTarget);
    }

    /**
     * The object of a derived constructor that has returned.
     *
     * @param thisValue its this value; null if super has not been called
     */
    public static JsObject derivedResult(Object result, Object thisValue) {
        if (result instanceof JsObject object) return object;
        if (result != Undefined.INSTANCE)
            throw Errors.typeError("Derived constructors may only return object or undefined");
        if (thisValue == null) throw ClassOps.superNotCalled();
        return (JsObject) thisValue;
    }

    public static JsObject constructed(JsObject created, JsObject newTarget) {
        if (newTarget instanceof BytecodeFunction function && function.instances != null)
            function.instances.learn(created);
        return created;
    }

    /** The object of a construction with this function as its new target; null while there is no valid initial shape. */
    public JsObject newInstance() {
        return hasValidInitialShape() ? instances.create() : null;
    }

    private boolean hasValidInitialShape() {
        return instances != null && instances.isOf(this);
    }

    /** The initial shape; null if the function has no object as its own prototype property. */
    private InitialShape initialShape() {
        if (instances != null && instances.isOf(this)) return instances;
        return slotOfPrototype() instanceof JsObject prototype ? instances = new InitialShape(this, prototype) : null;
    }

    /** As {@link #newInstance()}, with the number of slots that the compiler has found. */
    public JsObject newInstance(int slots) {
        return hasValidInitialShape() ? instances.create(slots) : null;
    }

    /** For the compiler: how {@link #newInstance(int)} creates instances, while the initial shape is that of this function; null if it creates none. */
    public InitialShape initialShapeOfInstances() {
        return hasValidInitialShape() ? instances : null;
    }

    // OrdinaryCreateFromConstructor ( constructor, intrinsicDefaultProto ),
    // https://tc39.es/ecma262/#sec-ordinarycreatefromconstructor
    private JsObject createInstance(JsObject newTarget) {
        InitialShape layout = newTarget instanceof BytecodeFunction function ? function.initialShape() : null;
        if (layout != null) return layout.create();
        return new OrdinaryObject(ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.OBJECT_PROTOTYPE));
    }

    /** The value of the own prototype property while it is still a data property in its original slot, else null. */
    private Object slotOfPrototype() {
        int found = shape().find("prototype");
        return found < 0 || (found & dev.gyre.engine.runtime.object.Attributes.ACCESSOR) != 0
                ? null
                : storedValue(found);
    }
}
