package dev.gyre.engine.jit;

/** The internal names of the classes that generated code refers to. */
final class Helpers {
    static final String INTERPRETER = "dev/gyre/engine/interpreter/";
    static final String JIT_RUNTIME = "dev/gyre/engine/jit/runtime/";
    static final String FRAME = INTERPRETER + "Frame";
    static final String FRAME_TYPE = "L" + FRAME + ";";
    static final String COMPILED_CODE = INTERPRETER + "CompiledCode";
    static final String COMPILED_CODE_TYPE = "L" + COMPILED_CODE + ";";
    static final String TIER_ATTACHMENT_TYPE = "Ldev/gyre/engine/bytecode/TierAttachment;";
    static final String FUNCTION = INTERPRETER + "BytecodeFunction";
    static final String FUNCTION_TYPE = "L" + FUNCTION + ";";
    static final String SHARED_TYPE = "Ldev/gyre/engine/bytecode/SharedFunctionInfo;";
    static final String UNIT = "dev/gyre/engine/jit/tiering/CompilationUnit";
    static final String UNIT_TYPE = "L" + UNIT + ";";
    static final String NUMBERS = JIT_RUNTIME + "CompiledNumbers";
    static final String CALLS = JIT_RUNTIME + "CompiledCalls";
    static final String PROPERTIES = JIT_RUNTIME + "CompiledProperties";
    static final String ELEMENTS = JIT_RUNTIME + "CompiledElements";
    static final String VARIABLES = JIT_RUNTIME + "CompiledVariables";

    static final String RUNTIME = "dev/gyre/engine/runtime/";
    static final String UNDEFINED = RUNTIME + "value/Undefined";
    static final String NULL = RUNTIME + "value/Null";
    static final String JS_EXCEPTION = RUNTIME + "error/JsException";
    static final String JS_EXCEPTION_TYPE = "L" + JS_EXCEPTION + ";";
    static final String JS_OBJECT = RUNTIME + "object/JsObject";
    static final String JS_OBJECT_TYPE = "L" + JS_OBJECT + ";";
    static final String JS_FUNCTION = RUNTIME + "object/JsFunction";
    static final String JS_FUNCTION_TYPE = "L" + JS_FUNCTION + ";";
    static final String ORDINARY_OBJECT = RUNTIME + "object/OrdinaryObject";
    static final String MUTABLE_NUMBER = RUNTIME + "object/MutableNumber";
    static final String MUTABLE_INTEGER = RUNTIME + "object/MutableInteger";
    static final String HTML_DDA = RUNTIME + "exotic/HtmlDdaObject";
    static final String JS_ARRAY = RUNTIME + "object/JsArray";
    static final String ACCESSOR = RUNTIME + "object/Accessor";
    static final String SHAPE = RUNTIME + "object/Shape";
    static final String SHAPE_TYPE = "L" + SHAPE + ";";
    static final String DEPENDENCY = RUNTIME + "object/CodeDependency";
    static final String DEPENDENCY_TYPE = "L" + DEPENDENCY + ";";
    static final String SCOPE = "dev/gyre/engine/scope/HeapScope";
    static final String SCOPE_TYPE = "L" + SCOPE + ";";
    static final String AGENT = RUNTIME + "realm/Agent";
    static final String AGENT_TYPE = "L" + AGENT + ";";
    static final String REALM = RUNTIME + "realm/Realm";
    static final String REALM_TYPE = "L" + REALM + ";";
    static final String GLOBAL_SCOPE = RUNTIME + "realm/DeclarativeRecord";
    static final String GLOBAL_SCOPE_TYPE = "L" + GLOBAL_SCOPE + ";";
    static final String BINDING_CELL = RUNTIME + "realm/BindingCell";
    static final String BINDING_CELL_TYPE = "L" + BINDING_CELL + ";";
    static final String SCOPE_LAYOUT_TYPE = "Ldev/gyre/engine/bytecode/ScopeLayout;";

    static final String OBJECT_TYPE = "Ljava/lang/Object;";
    static final String OBJECTS_TYPE = "[Ljava/lang/Object;";

    private Helpers() {}
}
