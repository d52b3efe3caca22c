package dev.gyre.engine.bytecode;

import static dev.gyre.engine.bytecode.OperandKind.*;

import java.util.List;

/**
 * The instruction set: one row per opcode with its operands in order. The builder, validator, disassembler, interpreter and JIT
 * all follow this table; an instruction is its ordinal followed by one int per operand.
 */
public enum Opcode {
    // Instructions of the dispatch method, which all kinds of programs run most. The most frequent come first, since C1
    // tests the cases of a switch one after another.
    /** obj.name */
    GET_NAMED(DST, SRC, CONST, CACHE),
    /** ECMAScript + operator. */
    ADD(DST, SRC, SRC, FEEDBACK),
    RETURN(true, SRC),
    /** Captured variable without TDZ check. */
    LOAD_SCOPED(DST, SCOPE, DEPTH, SLOT),
    /** callee, this, argument */
    CALL1(DST, SRC, SRC, SRC, CACHE),
    /** Loads an int32. */
    LOAD_INT(DST, IMM),
    /** ToNumeric(src) + 1. */
    INCREMENT(DST, SRC, FEEDBACK),
    /** Backward jump with an interrupt check while less than holds: the end of most counting loops. */
    LOOP_IF_LESS(SRC, SRC, LABEL, FEEDBACK),
    /** obj[key] */
    GET_ELEMENT(DST, SRC, SRC, CACHE),
    MUL(DST, SRC, SRC, FEEDBACK),
    MOD(DST, SRC, SRC, FEEDBACK),
    /** With TDZ check; the constant is the name. */
    LOAD_SCOPED_CHECKED(DST, SCOPE, DEPTH, SLOT, CONST),
    /** obj.name = value */
    SET_NAMED(SRC, CONST, SRC, CACHE),
    /** The heap scope the running function closed over. */
    LOAD_CLOSURE_SCOPE(DST),
    /** + with an int constant on the right. */
    ADD_INT(DST, SRC, IMM, FEEDBACK),
    CALL2(DST, SRC, SRC, SRC, SRC, CACHE),
    SUB(DST, SRC, SRC, FEEDBACK),
    /** Copies a register. */
    MOVE(DST, SRC),
    /** The frame's this value, already coerced at entry for sloppy functions. */
    LOAD_THIS(DST),
    JUMP_IF_NOT_LESS(SRC, SRC, LABEL, FEEDBACK),
    /** obj.length */
    GET_LENGTH(DST, SRC, CACHE),
    JUMP_IF_FALSE(SRC, LABEL),
    /** By ToBoolean. */
    JUMP_IF_TRUE(SRC, LABEL),
    /** Same with a constant key. */
    DEFINE_NAMED_FIELD(SRC, CONST, SRC, CACHE),
    /** Backward jump with an interrupt check. */
    LOOP(true, LABEL),
    /** Backward jumps with an interrupt check, by ToBoolean. */
    LOOP_IF_TRUE(SRC, LABEL),
    LOOP_IF_FALSE(SRC, LABEL),
    /** Global lexical binding or property of the global object; ReferenceError when unresolvable. */
    LOAD_GLOBAL(DST, CONST, CACHE),
    MUL_INT(DST, SRC, IMM, FEEDBACK),
    SUB_INT(DST, SRC, IMM, FEEDBACK),
    JUMP_IF_STRICT_EQUAL(SRC, SRC, LABEL, FEEDBACK),
    /** Loads a constant-pool value (Double, String, BigInteger...). */
    LOAD_CONST(DST, CONST),
    DIV(DST, SRC, SRC, FEEDBACK),
    /** Initialises or assigns without check. */
    STORE_SCOPED(SCOPE, DEPTH, SLOT, SRC),
    /** Fused for for-of: value, iterator, next method; jumps when done; a pristine array iterator takes a fast path. */
    ITERATOR_STEP(DST, SRC_DST, SRC, LABEL),
    /** Loads null. */
    LOAD_NULL(DST),
    /** object, private name */
    GET_PRIVATE(DST, SRC, SRC, CACHE),
    /** Function object of an inner function over a scope. */
    CREATE_CLOSURE(DST, FUNCTION, SCOPE),
    JUMP(true, LABEL),
    JUMP_IF_STRICT_NOT_EQUAL(SRC, SRC, LABEL, FEEDBACK),
    /** Jump table: the constant is an int[] of label offsets; an int out of range falls through. Used for finally dispatch, resume modes and switch statements. */
    SWITCH_INT(SRC, CONST),
    BIT_XOR(DST, SRC, SRC, FEEDBACK),
    /** received value, resume mode (1 throw, 2 return), yielded value; after next() the generator continues at the label and has no mode */
    YIELD(DST, DST, SRC, LABEL),
    /** obj[key] = value */
    SET_ELEMENT(SRC, SRC, SRC, CACHE),
    GREATER_EQUAL(DST, SRC, SRC, FEEDBACK),
    BIT_OR(DST, SRC, SRC, FEEDBACK),
    BIT_AND_INT(DST, SRC, IMM, FEEDBACK),
    SHIFT_LEFT(DST, SRC, SRC, FEEDBACK),
    SHIFT_RIGHT_UNSIGNED(DST, SRC, SRC, FEEDBACK),
    /** Logical not. */
    NOT(DST, SRC),
    /** {} */
    CREATE_OBJECT(DST),
    BIT_OR_INT(DST, SRC, IMM, FEEDBACK),
    /** callee, this */
    CALL0(DST, SRC, SRC, CACHE),
    BIT_AND(DST, SRC, SRC, FEEDBACK),
    /** object, private name, value */
    SET_PRIVATE(SRC, SRC, SRC, CACHE),
    LESS_EQUAL(DST, SRC, SRC, FEEDBACK),
    JUMP_IF_NOT_GREATER(SRC, SRC, LABEL, FEEDBACK),
    /** Loads undefined. */
    LOAD_UNDEFINED(DST),
    /** Loads true. */
    LOAD_TRUE(DST),
    /** Loads false. */
    LOAD_FALSE(DST),
    JUMP_IF_UNDEFINED(SRC, LABEL),
    LESS(DST, SRC, SRC, FEEDBACK),
    GREATER(DST, SRC, SRC, FEEDBACK),
    /** === */
    STRICT_EQUAL(DST, SRC, SRC, FEEDBACK),
    STRICT_NOT_EQUAL(DST, SRC, SRC, FEEDBACK),
    CALL3(DST, SRC, SRC, SRC, SRC, SRC, CACHE),
    NEW(DST, SRC, FIRST, COUNT, CACHE),
    /** Suspends; continues with the value or throws. */
    AWAIT(DST, SRC),
    /** After parameter binding: creates the generator object and suspends; the caller gets the object. */
    INITIAL_YIELD(),
    /** Same; the inner result object is passed through unwrapped (yield* in sync generators). */
    YIELD_DELEGATED(DST, DST, SRC, LABEL),
    /** Fused for yield* in sync generators: result object (checked), next method, iterator, value to pass on; jumps when done. */
    DELEGATE_NEXT(DST, SRC, SRC, SRC, LABEL),
    /** As Yield for async generators, value already awaited. */
    ASYNC_GENERATOR_YIELD(DST, DST, SRC, LABEL),
    // Moves and constants
    /** Loads the TDZ marker (Java null). */
    LOAD_EMPTY(DST),
    /** The running function object. */
    LOAD_CALLEE(DST),
    /** new.target or undefined. */
    LOAD_NEW_TARGET(DST),
    /** GetSuperBase: the prototype of the running method's [[HomeObject]], or null. */
    LOAD_SUPER_BASE(DST),
    /** The realm's global this value. */
    LOAD_GLOBAL_OBJECT(DST),
    // Arithmetic (slow paths record feedback)
    EXP(DST, SRC, SRC, FEEDBACK),
    SHIFT_RIGHT(DST, SRC, SRC, FEEDBACK),
    SHIFT_LEFT_INT(DST, SRC, IMM, FEEDBACK),
    SHIFT_RIGHT_INT(DST, SRC, IMM, FEEDBACK),
    SHIFT_RIGHT_UNSIGNED_INT(DST, SRC, IMM, FEEDBACK),
    /** Unary minus. */
    NEGATE(DST, SRC, FEEDBACK),
    BIT_NOT(DST, SRC, FEEDBACK),
    /** ToNumeric(src) - 1. */
    DECREMENT(DST, SRC, FEEDBACK),
    /** Unary plus. */
    TO_NUMBER(DST, SRC),
    /** Old value of a postfix update. */
    TO_NUMERIC(DST, SRC),
    /** Evaluates a computed key once. */
    TO_PROPERTY_KEY(DST, SRC),
    /** Key of a compound member assignment: base, key; TypeError when the base is undefined or null, then ToPropertyKey. */
    TO_MEMBER_KEY(DST, SRC, SRC),
    /** Template literal substitution. */
    TO_STRING_VALUE(DST, SRC),
    TYPEOF(DST, SRC),
    // Comparison
    /** == */
    EQUAL(DST, SRC, SRC, FEEDBACK),
    NOT_EQUAL(DST, SRC, SRC, FEEDBACK),
    INSTANCE_OF(DST, SRC, SRC, CACHE),
    /** key in object. */
    IN(DST, SRC, SRC),
    // Jumps (targets are absolute offsets)
    JUMP_IF_NULLISH(SRC, LABEL),
    JUMP_IF_NOT_NULLISH(SRC, LABEL),
    JUMP_IF_NOT_UNDEFINED(SRC, LABEL),
    /** When the register holds the TDZ marker. */
    JUMP_IF_EMPTY(SRC, LABEL),
    /** Fused compare and jump; the Not forms negate the condition, which handles NaN correctly. */
    JUMP_IF_LESS(SRC, SRC, LABEL, FEEDBACK),
    JUMP_IF_LESS_EQUAL(SRC, SRC, LABEL, FEEDBACK),
    JUMP_IF_NOT_LESS_EQUAL(SRC, SRC, LABEL, FEEDBACK),
    JUMP_IF_GREATER(SRC, SRC, LABEL, FEEDBACK),
    JUMP_IF_GREATER_EQUAL(SRC, SRC, LABEL, FEEDBACK),
    JUMP_IF_NOT_GREATER_EQUAL(SRC, SRC, LABEL, FEEDBACK),
    JUMP_IF_EQUAL(SRC, SRC, LABEL, FEEDBACK),
    JUMP_IF_NOT_EQUAL(SRC, SRC, LABEL, FEEDBACK),
    // Scoped variables
    /** New heap scope below the given one; the constant is its ScopeLayout, which decides whether slots start as TDZ or undefined. */
    CREATE_SCOPE(DST, SCOPE, CONST),
    /** Per-iteration copy of a loop scope. */
    COPY_SCOPE(SRC_DST),
    /** Assigns with TDZ check. */
    STORE_SCOPED_CHECKED(SCOPE, DEPTH, SLOT, SRC, CONST),
    /** ReferenceError when the register holds the TDZ marker. */
    CHECK_INITIALISED(SRC, CONST),
    /** TypeError: Assignment to constant variable. */
    THROW_CONST_ASSIGNMENT(true, CONST),
    /** Imported binding by index in the module's import cells, with TDZ check. */
    LOAD_IMPORT(DST, IMM, CONST),
    /** Namespace object of the requested module by index. */
    LOAD_MODULE_NAMESPACE(DST, IMM),
    // Global and dynamic names
    /** For typeof. */
    LOAD_GLOBAL_OR_UNDEFINED(DST, CONST, CACHE),
    /** Assignment to a global reference (with the strictness of the code block). */
    STORE_GLOBAL(CONST, SRC, CACHE),
    /** let, const, class at script top level. */
    INITIALIZE_GLOBAL_LEXICAL(CONST, SRC),
    /** GlobalDeclarationInstantiation; the constant is a GlobalDeclarations record. */
    DECLARE_GLOBALS(CONST),
    /** EvalDeclarationInstantiation of var names and functions; the constant is an EvalDeclarations record. */
    DECLARE_EVAL_VARIABLES(SCOPE, CONST),
    /** A name that is resolved dynamically, through with objects and variables of eval. */
    LOAD_NAME(DST, SCOPE, CONST),
    /** For typeof. */
    LOAD_NAME_OR_UNDEFINED(DST, SCOPE, CONST),
    STORE_NAME(SCOPE, CONST, SRC),
    DELETE_NAME(DST, SCOPE, CONST),
    /** Reference base for a later LoadReference, StoreReference or call (a RuntimeReference). */
    RESOLVE_NAME(DST, SCOPE, CONST),
    LOAD_REFERENCE(DST, SRC),
    /** reference, value */
    STORE_REFERENCE(SRC, SRC),
    /** this value for a call through the reference: with object or undefined. */
    REFERENCE_THIS(DST, SRC),
    /** New object scope over ToObject(src). */
    PUSH_WITH(DST, SCOPE, SRC),
    // Properties
    DELETE_NAMED(DST, SRC, CONST),
    DELETE_ELEMENT(DST, SRC, SRC),
    /** super base, this, raw key */
    GET_SUPER(DST, SRC, SRC, SRC, CACHE),
    /** super base, this, raw key, value */
    SET_SUPER(SRC, SRC, SRC, SRC),
    THROW_DELETE_SUPER(true),
    /** TypeError for destructuring null or undefined; the constant is the first property's key, or undefined when the code computes it. */
    REQUIRE_OBJECT_COERCIBLE(SRC, CONST),
    // Literals and definitions
    /** Array of a register range; an empty register is a hole. */
    CREATE_ARRAY(DST, FIRST, COUNT),
    /** array, value */
    ARRAY_PUSH(SRC, SRC),
    ARRAY_PUSH_HOLE(SRC),
    /** Appends every value of the iterable. */
    ARRAY_SPREAD(SRC, SRC),
    /** Fresh RegExp object; the constant is a RegExpLiteral. */
    CREATE_REG_EXP(DST, CONST),
    /** The site's template object; the constant is a TemplateSite, whose identity is the site. */
    GET_TEMPLATE_OBJECT(DST, CONST),
    /** CreateDataPropertyOrThrow(obj, key, value); literal properties and public fields. */
    DEFINE_FIELD(SRC, SRC, SRC),
    /** object, key, function; flags: 1 enumerable, 2 getter, 4 setter; sets the home object and function name. */
    DEFINE_METHOD(SRC, SRC, SRC, FLAGS),
    /** __proto__: value */
    SET_PROTOTYPE_LITERAL(SRC, SRC),
    /** target, source: object spread. */
    COPY_DATA_PROPERTIES(SRC, SRC),
    /** Rest in object patterns; the range holds the excluded keys. */
    COPY_DATA_PROPERTIES_EXCLUDING(DST, SRC, FIRST, COUNT),
    /** function, key; flags as DefineMethod (prefix get or set). */
    SET_FUNCTION_NAME(SRC, SRC, FLAGS),
    // Functions and classes
    /** With a home object. */
    CREATE_METHOD_CLOSURE(DST, FUNCTION, SCOPE, SRC),
    /** constructor, prototype, superclass (empty register: no heritage), constructor function, scope. */
    CREATE_CLASS(DST, DST, SRC, FUNCTION, SCOPE),
    /** New private name with a description. */
    CREATE_PRIVATE_NAME(DST, CONST),
    /** object, private name, value */
    DEFINE_PRIVATE_FIELD(SRC, SRC, SRC, CACHE),
    /** object, private name, function; flags as DefineMethod */
    DEFINE_PRIVATE_METHOD(SRC, SRC, SRC, FLAGS),
    /** #name in object: private name, object */
    HAS_PRIVATE(DST, SRC, SRC),
    /** constructor, initializer function */
    SET_FIELD_INITIALIZER(SRC, SRC),
    /** Defines the fields of this, if the class has any: in a constructor before its parameters, or after super() and BindThis. */
    RUN_FIELD_INITIALIZER,
    /** Binds this after super(); ReferenceError when bound already. */
    BIND_THIS(SRC),
    /** Reads this in a derived constructor, ReferenceError before super(). */
    CHECK_THIS(DST),
    /** flags: 1 mapped (the constant is then the layout of the scope with the parameters' slots), 0 unmapped. */
    CREATE_ARGUMENTS(DST, FLAGS, SCOPE),
    /** Array of the arguments from an index on. */
    CREATE_REST(DST, IMM),
    // Calls
    /**
     * f.apply(x, arguments) in a function that uses its arguments only so: callee, f, x, the arguments object; flags as CreateArguments. The object is created when
     * the callee is not Function.prototype.apply; before, its register is empty.
     */
    APPLY_ARGUMENTS(DST, SRC, SRC, SRC, SRC_DST, FLAGS),
    /** callee, this, argument range */
    CALL_RANGE(DST, SRC, SRC, FIRST, COUNT, CACHE),
    /** callee, this, array of arguments */
    CALL_SPREAD(DST, SRC, SRC, SRC, CACHE),
    /** Possible direct eval: callee, this, arguments, scope, EvalSite constant. */
    CALL_EVAL(DST, SRC, SRC, FIRST, COUNT, SCOPE, CONST),
    /** callee, this, array of arguments, scope, EvalSite constant. */
    CALL_EVAL_SPREAD(DST, SRC, SRC, SRC, SCOPE, CONST),
    NEW_SPREAD(DST, SRC, SRC, CACHE),
    /** [[GetPrototypeOf]] of the active function, before the arguments are evaluated. */
    GET_SUPER_CONSTRUCTOR(DST),
    /** super constructor, arguments; the result is then bound by BindThis. */
    SUPER_CALL(DST, SRC, FIRST, COUNT),
    SUPER_CALL_SPREAD(DST, SRC, SRC),
    /** import(specifier, options) */
    IMPORT_CALL(DST, SRC, SRC),
    IMPORT_META(DST),
    // Exceptions
    THROW(true, SRC),
    /** Throws a new error; flags = ErrorKind ordinal, constant = message. */
    THROW_ERROR(true, FLAGS, CONST),
    /** First instruction of a handler: the caught JS value (materialised). */
    CATCH(DST),
    // Iteration
    /** iterator, next method, iterable; flags: 0 sync, 1 async */
    GET_ITERATOR(DST, DST, SRC, FLAGS),
    /** result object (checked), iterator, next method */
    ITERATOR_NEXT(DST, SRC, SRC),
    /** done of a result object as boolean */
    ITERATOR_COMPLETE(DST, SRC),
    ITERATOR_VALUE(DST, SRC),
    /** Normal or return completion: checks the result. */
    ITERATOR_CLOSE(SRC),
    /** Throw completion: errors of return() are dropped. */
    ITERATOR_CLOSE_SILENT(SRC),
    /** return method of an async iterator, or undefined */
    GET_ASYNC_RETURN(DST, SRC),
    /** TypeError unless an object. */
    CHECK_ITERATOR_RESULT(SRC),
    /** for-in enumerator. */
    FOR_IN_ENUMERATE(DST, SRC),
    /** Next key, or jump when exhausted. */
    FOR_IN_NEXT(DST, SRC, LABEL),
    // Explicit resource management
    /** New DisposeCapability. */
    CREATE_DISPOSE_SCOPE(DST),
    /** capability, value; flags: 0 sync, 1 async */
    ADD_DISPOSABLE(SRC, SRC, FLAGS),
    /** Disposes the next resource; result register gets a value to await or the empty marker when finished (compiler loops; errors are folded as SuppressedError in the capability). */
    DISPOSE_NEXT(DST, SRC_DST, FLAGS),
    /** Throws the capability's pending error, if any. */
    DISPOSE_THROW_PENDING(SRC),
    /** capability, error of the body */
    DISPOSE_SET_ERROR(SRC, SRC),
    // Diagnostics
    /** debugger statement: calls the host hook. */
    DEBUGGER(),
    // Fused
    /** By loose equality with null, which [[IsHTMLDDA]] objects have too. */
    JUMP_IF_EQUAL_NULL(SRC, LABEL),
    JUMP_IF_NOT_EQUAL_NULL(SRC, LABEL),
    /** Steps past one value without reading it: iterator, next method; the iterator becomes undefined when done. */
    ITERATOR_SKIP(SRC_DST, SRC),
    /** Annex B.3.2, for scripts and sloppy eval code: assigns the value of a function in a block to the variable of the same name. */
    STORE_VARIABLE(SCOPE, CONST, SRC),
    /** ARRAY_SPREAD for the spread at the end of an argument list. */
    ARGUMENT_SPREAD(SRC, SRC),
    /** Counts a run of a block of a function whose coverage is recorded. */
    COUNT_BLOCK(CONST, IMM),
    /** arguments.length in a function that creates its arguments object where that is first needed; before, the object's register is empty. */
    GET_ARGUMENTS_LENGTH(DST, SRC, CACHE),
    /**
     * arguments[key] in such a function: the object, key; flags as CreateArguments. The object is created if the key is no index, or one that a prototype may have.
     */
    GET_ARGUMENTS_ELEMENT(DST, SRC_DST, SRC, CACHE, FLAGS, SCOPE),
    /** 'name' in object */
    HAS_NAMED(DST, SRC, CONST, CACHE),
    /** super constructor; passes all arguments of a default constructor on */
    SUPER_CALL_ARGUMENTS(DST, SRC),
    /** The number of the case for a value by a CaseTable, for the SWITCH_INT after it; -1 if there is none. */
    CASE_INDEX(DST, SRC, CONST);

    private static final Opcode[] ALL = values();

    private final boolean terminator;
    private final List<OperandKind> operands;

    Opcode(OperandKind... operands) {
        this(false, operands);
    }

    Opcode(boolean terminator, OperandKind... operands) {
        this.terminator = terminator;
        this.operands = List.of(operands);
    }

    /** The opcode with this ordinal. */
    public static Opcode of(int ordinal) {
        return ALL[ordinal];
    }

    /** Operand kinds in encoding order. */
    public List<OperandKind> operands() {
        return operands;
    }

    /** Words the instruction takes, opcode included. */
    public int length() {
        return operands.size() + 1;
    }

    /** Whether control never falls through to the next instruction. */
    public boolean isTerminator() {
        return terminator;
    }
}
