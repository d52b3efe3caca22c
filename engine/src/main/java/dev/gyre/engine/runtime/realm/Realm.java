package dev.gyre.engine.runtime.realm;

import dev.gyre.engine.runtime.error.StackCapture;
import dev.gyre.engine.runtime.exotic.ImmutablePrototypeObject;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.value.JsSymbol;
import java.util.IdentityHashMap;

/** A Realm Record: one set of intrinsic objects, a global object and a global scope. */
public final class Realm implements ImportReferrer {
    private final Agent agent;
    private final IntrinsicFactory intrinsicFactory;
    private final JsObject[] intrinsics = new JsObject[Intrinsic.values().length];
    private final DeclarativeRecord globalScope = new DeclarativeRecord();
    private final IdentityHashMap<Object, Object> templates = new IdentityHashMap<>();
    private JsObject globalObject;
    /** Null if it is the global object. */
    private JsObject globalThis;

    private FunctionShapes functionShapes;
    private Shape objectShape;
    private Shape nullPrototypeShape;
    private Shape nativeFunctionShape;
    private Shape arrayShape;
    private Shape iteratorResultShape;
    private Shape unmappedArgumentsShape;
    private Shape mappedArgumentsShape;
    private Accessor stackAccessor;
    private Accessor throwTypeErrorAccessor;
    private ArrayIteratorProtector arrayIteratorProtector;
    private Object regExpContext;
    private Object intlContext;
    private Object hostDefined;
    private Object platform;

    private Realm(Agent agent, IntrinsicFactory intrinsicFactory) {
        this.agent = agent;
        this.intrinsicFactory = intrinsicFactory;
    }

    // InitializeHostDefinedRealm ( ), https://tc39.es/ecma262/#sec-initializehostdefinedrealm
    public static Realm create(Agent agent, IntrinsicFactory intrinsicFactory) {
        var realm = new Realm(agent, intrinsicFactory);
        var objectPrototype = new ImmutablePrototypeObject(Shape.unique(null, ShapeKind.ORDINARY, 16));
        realm.intrinsics[Intrinsic.OBJECT_PROTOTYPE.ordinal()] = objectPrototype;
        var functionPrototype =
                new FunctionPrototypeObject(realm, Shape.unique(objectPrototype, ShapeKind.ORDINARY, 16));
        functionPrototype.defineBuiltin("length", 0, Attributes.CONFIGURABLE);
        functionPrototype.defineBuiltin("name", "", Attributes.CONFIGURABLE);
        // AddRestrictedFunctionProperties ( F, realm ), https://tc39.es/ecma262/#sec-addrestrictedfunctionproperties
        functionPrototype.defineBuiltin(
                "arguments", new RestrictedProperty(realm), Attributes.CONFIGURABLE | Attributes.ACCESSOR);
        functionPrototype.defineBuiltin(
                "caller", new RestrictedProperty(realm), Attributes.CONFIGURABLE | Attributes.ACCESSOR);
        realm.intrinsics[Intrinsic.FUNCTION_PROTOTYPE.ordinal()] = functionPrototype;
        realm.objectShape = Shape.rootFor(objectPrototype, ShapeKind.IN_OBJECT);
        realm.nullPrototypeShape = Shape.nullRootBeside(objectPrototype, ShapeKind.IN_OBJECT);
        realm.nativeFunctionShape = functionShape(functionPrototype);
        realm.iteratorResultShape =
                realm.objectShape.add("value", Attributes.ALL).add("done", Attributes.ALL);
        intrinsicFactory.create(realm, Intrinsic.OBJECT_PROTOTYPE);
        intrinsicFactory.create(realm, Intrinsic.FUNCTION_PROTOTYPE);
        realm.globalObject = new JsObject(Shape.unique(objectPrototype, ShapeKind.ORDINARY, 96));
        GlobalObject.populate(realm, realm.globalObject);
        return realm;
    }

    public Agent agent() {
        return agent;
    }

    public JsObject globalObject() {
        return globalObject;
    }

    /** The this value of scripts and sloppy functions: [[GlobalEnv]].[[GlobalThisValue]]. */
    public JsObject globalThis() {
        return globalThis != null ? globalThis : globalObject;
    }

    public void globalThis(JsObject value) {
        globalThis = value;
    }

    /** Sets another, already populated global object, for embedders with their own. */
    public void globalObject(JsObject newGlobalObject) {
        globalObject = newGlobalObject;
    }

    /** The global lexical bindings. */
    public DeclarativeRecord globalScope() {
        return globalScope;
    }

    /** The intrinsic object, created at its first use. */
    public JsObject intrinsic(Intrinsic which) {
        JsObject object = intrinsics[which.ordinal()];
        return object != null ? object : createIntrinsic(which);
    }

    /** The intrinsic object if it has been created, otherwise null. */
    public JsObject existingIntrinsic(Intrinsic which) {
        return intrinsics[which.ordinal()];
    }

    private JsObject createIntrinsic(Intrinsic which) {
        JsObject object = intrinsicFactory.create(this, which);
        // Its creation may have needed the intrinsic itself and registered it early.
        if (intrinsics[which.ordinal()] == null) {
            intrinsics[which.ordinal()] = object;
        }
        return intrinsics[which.ordinal()];
    }

    /** Registers an intrinsic while it is still being created, for cyclic references. */
    public void register(Intrinsic which, JsObject object) {
        intrinsics[which.ordinal()] = object;
    }

    // ---- initial shapes

    /** {} */
    public Shape objectShape() {
        return objectShape;
    }

    /** Object.create(null) */
    public Shape nullPrototypeShape() {
        return nullPrototypeShape;
    }

    /** [] */
    public Shape arrayShape() {
        if (arrayShape == null) {
            arrayShape = Shape.rootFor(intrinsic(Intrinsic.ARRAY_PROTOTYPE), ShapeKind.ARRAY);
        }
        return arrayShape;
    }

    /** {value, done} */
    public Shape iteratorResultShape() {
        return iteratorResultShape;
    }

    /** Builtin functions: length, name. */
    public Shape nativeFunctionShape() {
        return nativeFunctionShape;
    }

    /** The shape of functions with this prototype: length, name. */
    public static Shape functionShape(JsObject prototypeOrNull) {
        return Shape.rootFor(prototypeOrNull, ShapeKind.ORDINARY)
                .add("length", Attributes.CONFIGURABLE)
                .add("name", Attributes.CONFIGURABLE);
    }

    /** Functions written in JavaScript. */
    public FunctionShapes functionShapes() {
        if (functionShapes == null) functionShapes = new FunctionShapes(this);
        return functionShapes;
    }

    /** Unmapped arguments objects: length, @@iterator, callee. */
    public Shape unmappedArgumentsShape() {
        if (unmappedArgumentsShape == null) {
            unmappedArgumentsShape = Shape.rootFor(intrinsic(Intrinsic.OBJECT_PROTOTYPE), ShapeKind.ORDINARY)
                    .add("length", Attributes.METHOD)
                    .add(JsSymbol.ITERATOR, Attributes.METHOD)
                    .add("callee", Attributes.ACCESSOR);
        }
        return unmappedArgumentsShape;
    }

    /** Mapped arguments objects: length, @@iterator, callee. */
    public Shape mappedArgumentsShape() {
        if (mappedArgumentsShape == null) {
            mappedArgumentsShape = Shape.rootFor(intrinsic(Intrinsic.OBJECT_PROTOTYPE), ShapeKind.EXOTIC)
                    .add("length", Attributes.METHOD)
                    .add(JsSymbol.ITERATOR, Attributes.METHOD)
                    .add("callee", Attributes.METHOD);
        }
        return mappedArgumentsShape;
    }

    // ---- shared values

    /** %Array.prototype.values% */
    public JsObject arrayValues() {
        return intrinsic(Intrinsic.ARRAY_PROTOTYPE_VALUES);
    }

    /** The accessor of properties that throw: callee of strict arguments, caller and arguments of functions. */
    public Accessor throwTypeErrorAccessor() {
        if (throwTypeErrorAccessor == null) {
            JsObject thrower = intrinsic(Intrinsic.THROW_TYPE_ERROR);
            throwTypeErrorAccessor = new Accessor(thrower, thrower);
        }
        return throwTypeErrorAccessor;
    }

    /** The accessor of the stack properties of errors. */
    public Accessor stackAccessor() {
        if (stackAccessor == null) {
            stackAccessor = StackCapture.createAccessor(this);
        }
        return stackAccessor;
    }

    // GetTemplateObject ( templateLiteral ), https://tc39.es/ecma262/#sec-gettemplateobject
    /** The cached template object of a template literal's site, or null. */
    public Object template(Object site) {
        return templates.get(site);
    }

    public void template(Object site, Object templateObject) {
        templates.put(site, templateObject);
    }

    /** Whether the iteration of arrays is unmodified. The check runs no JS. */
    public boolean isArrayIterationPristine() {
        return arrayIteratorProtector().isPristine();
    }

    /** Whether array iterators have no return method, so that closing one calls nothing. The check runs no JS. */
    public boolean lacksArrayIteratorReturn() {
        return arrayIteratorProtector().lacksReturn();
    }

    private ArrayIteratorProtector arrayIteratorProtector() {
        if (arrayIteratorProtector == null) {
            arrayIteratorProtector = new ArrayIteratorProtector(this);
        }
        return arrayIteratorProtector;
    }

    // CreateAsyncFromSyncIterator ( syncIteratorRecord ), https://tc39.es/ecma262/#sec-createasyncfromsynciterator
    public IteratorRecord createAsyncFromSyncIterator(IteratorRecord syncIterator) {
        return intrinsicFactory.createAsyncFromSyncIterator(this, syncIterator);
    }

    // Evaluation of RegularExpressionLiteral,
    // https://tc39.es/ecma262/#sec-regular-expression-literals-runtime-semantics-evaluation
    /** Creates the object of a regular expression literal, whose pattern and flags the parser has validated. */
    public JsObject createRegExp(String pattern, String flags) {
        return intrinsicFactory.createRegExp(this, pattern, flags);
    }

    /** {@link IntrinsicFactory#toLocaleString}. */
    public Object toLocaleString(JsObject temporal, Object locales, Object options) {
        return intrinsicFactory.toLocaleString(this, temporal, locales, options);
    }

    /** The state of this realm's regular expressions: an object of builtins.text, null before the first. */
    public Object regExpContext() {
        return regExpContext;
    }

    public void regExpContext(Object context) {
        regExpContext = context;
    }

    /** The state of this realm's Intl: an object of builtins.intl, null before its first use. */
    public Object intlContext() {
        return intlContext;
    }

    public void intlContext(Object context) {
        intlContext = context;
    }

    public Object hostDefined() {
        return hostDefined;
    }

    public void hostDefined(Object value) {
        hostDefined = value;
    }

    /** The embedder's interfaces in this realm (https://webidl.spec.whatwg.org/#js-interfaces); null if it has none. */
    public Object platform() {
        return platform;
    }

    public void platform(Object interfaces) {
        platform = interfaces;
    }
}
