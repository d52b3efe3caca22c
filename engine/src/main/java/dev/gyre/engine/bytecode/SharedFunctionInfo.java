package dev.gyre.engine.bytecode;

import dev.gyre.engine.syntax.ast.ClassNode;
import dev.gyre.engine.syntax.ast.FunctionKind;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.source.Source;

/**
 * The part of a function that all its closures share: its properties and, after the first call, its code block, which
 * is compiled from the tree, read from the serial form or copied from another realm's (V8: SharedFunctionInfo).
 */
public final class SharedFunctionInfo {
    /** The name in stack traces of the function that defines a class's static fields and runs its static blocks. */
    public static final String STATIC_INITIALIZER = "<static_initializer>";

    private final Source source;
    private final ParseGoal goal;
    private final String name;
    private final FunctionKind kind;
    private final int flags;
    private final int expectedArgumentCount;
    private final int start;
    private final int end;
    /** A string, or null; an InferredName until the function is compiled. */
    private Object inferredName;

    private final boolean implicitConstructor;
    /** Null once the function is compiled. */
    private FunctionNode node;
    /** Null for functions that have or had a tree. */
    private final FunctionBody body;

    private final int place;
    /** Null before the function is compiled. */
    private String[] mappedParameters;

    private CodeBlock code;
    private Object[] slots;
    /** How many closures have been created; 2 stands for more as well. */
    private byte closures;

    /** The properties of a function that do not need its tree; {@code flags} are those of FunctionNode. */
    public record Signature(
            FunctionKind kind,
            int flags,
            int expectedArgumentCount,
            int start,
            int end,
            String name,
            String inferredName,
            boolean isImplicitConstructor,
            String[] mappedParameters) {}

    public SharedFunctionInfo(FunctionNode node, Source source, ParseGoal goal) {
        this(node, source, goal, node.name(), null);
    }

    /**
     * @param goal how the whole text is parsed
     * @param name the function's own name or the one that NamedEvaluation gives it; null when it has none
     * @param classNode the class whose constructor this is, or null
     */
    public SharedFunctionInfo(FunctionNode node, Source source, ParseGoal goal, String name, ClassNode classNode) {
        this(node, source, goal, name, classNode, null);
    }

    /** A function without a name that is assigned to a property. */
    public SharedFunctionInfo(FunctionNode node, Source source, ParseGoal goal, InferredName inferredName) {
        this(node, source, goal, null, null, inferredName);
    }

    private SharedFunctionInfo(
            FunctionNode node,
            Source source,
            ParseGoal goal,
            String name,
            ClassNode classNode,
            InferredName inferredName) {
        this.source = source;
        this.goal = goal;
        this.name = name;
        this.inferredName = inferredName;
        this.node = node;
        kind = node.kind();
        flags = classNode != null && classNode.definesFields()
                ? node.flags() | FunctionNode.DEFINES_FIELDS
                : node.flags();
        expectedArgumentCount = node.expectedArgumentCount();
        start = classNode == null ? node.start() : classNode.start();
        end = classNode == null ? node.end() : classNode.end();
        implicitConstructor = classNode != null && classNode.constructor() == null;
        body = null;
        place = 0;
    }

    /** A function whose code is read from its serial form or copied. */
    public SharedFunctionInfo(Signature signature, Source source, ParseGoal goal, FunctionBody body, int place) {
        this.source = source;
        this.goal = goal;
        this.body = body;
        this.place = place;
        name = signature.name;
        inferredName = signature.inferredName;
        kind = signature.kind;
        flags = signature.flags;
        expectedArgumentCount = signature.expectedArgumentCount;
        start = signature.start;
        end = signature.end;
        implicitConstructor = signature.isImplicitConstructor;
        mappedParameters = signature.mappedParameters;
    }

    /** Everything but the body. */
    public Signature signature() {
        return new Signature(
                kind,
                flags,
                expectedArgumentCount,
                start,
                end,
                name,
                inferredName(),
                implicitConstructor,
                hasMappedArguments() ? mappedParameters() : null);
    }

    /** The tree of a function that is not compiled yet; otherwise null. */
    public FunctionNode node() {
        return node;
    }

    /** Whether the code comes from the serial form. */
    public boolean isCached() {
        return body != null && body.isSerial();
    }

    /** Whether the code is read instead of compiled, so that there never was a tree. */
    public boolean hasBody() {
        return body != null;
    }

    /** Reads the code, if there is a body. */
    public CodeBlock readBody() {
        return body.read(this, place);
    }

    public Source source() {
        return source;
    }

    /** How the whole text is parsed. */
    public ParseGoal goal() {
        return goal;
    }

    public FunctionKind kind() {
        return kind;
    }

    /** The initial value of the function's length property. */
    public int expectedArgumentCount() {
        return expectedArgumentCount;
    }

    public boolean isAsync() {
        return (flags & FunctionNode.ASYNC) != 0;
    }

    /** Where V8 says that the function begins: at its parameters. */
    public int parametersStart() {
        String text = text();
        // The function that a CommonJS module is.
        if (start == 0 && source.text().substring(end).isBlank()) return 0;
        int from = 0;
        switch (kind) {
            case ARROW -> {
                String async = isAsync() ? "async" : "";
                return start + async.length() + (text.startsWith(" ", async.length()) ? 1 : 0);
            }
            case CONSTRUCTOR, DERIVED_CONSTRUCTOR -> from = Math.max(0, text.indexOf("constructor"));
            case CLASS_FIELD_INITIALIZER, CLASS_STATIC_BLOCK -> {
                return start;
            }
            default -> {}
        }
        return start + Math.max(0, text.indexOf('(', from));
    }

    public boolean isGenerator() {
        return (flags & FunctionNode.GENERATOR) != 0;
    }

    public boolean isStrict() {
        return (flags & FunctionNode.STRICT) != 0;
    }

    /** Whether the function, or an arrow or direct eval inside it, may read its {@code this}. */
    public boolean usesThis() {
        return (flags & FunctionNode.USES_THIS) != 0;
    }

    /** Whether this is the constructor of a class that defines fields, private methods or private accessors of its instances. */
    public boolean definesFields() {
        return (flags & FunctionNode.DEFINES_FIELDS) != 0;
    }

    /** Whether the arguments object aliases the parameters. */
    public boolean hasMappedArguments() {
        return (flags & FunctionNode.USES_ARGUMENTS) != 0
                && !isStrict()
                && (flags & FunctionNode.SIMPLE_PARAMETERS) != 0;
    }

    /** The names of the parameters, for a function whose arguments object aliases them. */
    public String[] mappedParameters() {
        if (node == null) return mappedParameters;
        var parameters = node.parameters();
        var names = new String[parameters.length];
        for (int i = 0; i < names.length; i++) names[i] = ((Identifier) parameters[i].target()).name();
        return names;
    }

    /** The function's name, without the prefix of accessors; null when it is anonymous (its name is then set by the code, or empty). */
    public String name() {
        return name;
    }

    /** Whether it was created by a Function constructor. */
    public boolean isDynamic() {
        return "anonymous".equals(name) && source.evalOrigin() != null;
    }

    /** The name in stack traces if it has no other, or null. */
    public String inferredName() {
        return inferredName instanceof InferredName name ? name.text() : (String) inferredName;
    }

    /** Whether this is the default constructor of a class. */
    public boolean isImplicitConstructor() {
        return implicitConstructor;
    }

    /** The offset in the source where the text of the function begins. */
    public int start() {
        return start;
    }

    /** The offset in the source after the text of the function. */
    public int end() {
        return end;
    }

    /** The text that Function.prototype.toString shows. */
    public String text() {
        return source.text(start, end);
    }

    /** The compiled body, or null before the first call. */
    public CodeBlock code() {
        return code;
    }

    /** Sets the compiled body and drops the tree that it was compiled from. */
    public void code(CodeBlock compiled) {
        code = compiled;
        if (node == null) return;
        inferredName = inferredName();
        if (hasMappedArguments()) mappedParameters = mappedParameters();
        node = null;
    }

    /**
     * The initial values of the slots of all closures, which share this array until one of them changes; null before
     * the first closure.
     */
    public Object[] slots() {
        return slots;
    }

    public void slots(Object[] values) {
        slots = values;
    }

    /** Whether exactly one closure has been created. */
    public boolean hasOneClosure() {
        return closures == 1;
    }

    /** Counts a new closure; returns true for the second. */
    public boolean countClosure() {
        return closures < 2 && ++closures == 2;
    }
}
