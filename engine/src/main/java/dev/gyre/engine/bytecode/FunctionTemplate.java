package dev.gyre.engine.bytecode;

import dev.gyre.engine.ast.ClassNode;
import dev.gyre.engine.ast.FunctionNode;
import dev.gyre.engine.source.Source;

/** What a closure needs to know of its function before the first call; the code block is compiled then and cached here. */
public final class FunctionTemplate {
    private final FunctionNode node;
    private final Source source;
    private final String name;
    private final ClassNode classNode;
    private final InferredName inferredName;
    private CodeBlock code;

    public FunctionTemplate(FunctionNode node, Source source) {
        this(node, source, node.name(), null);
    }

    /**
     * @param name the function's own name or the one that NamedEvaluation gives it; null when it has none
     * @param classNode the class that this is the constructor of, or null
     */
    public FunctionTemplate(FunctionNode node, Source source, String name, ClassNode classNode) {
        this(node, source, name, classNode, null);
    }

    /** A function without a name that is assigned to a property. */
    public FunctionTemplate(FunctionNode node, Source source, InferredName inferredName) {
        this(node, source, null, null, inferredName);
    }

    private FunctionTemplate(FunctionNode node, Source source, String name, ClassNode classNode, InferredName inferredName) {
        this.inferredName = inferredName;
        this.node = node;
        this.source = source;
        this.name = name;
        this.classNode = classNode;
    }

    public FunctionNode node() {
        return node;
    }

    public Source source() {
        return source;
    }

    /** The function's name, without the prefix of accessors; null when it is anonymous (its name is then set by the code, or empty). */
    public String name() {
        return name;
    }

    /** Whether a Function constructor made it. */
    public boolean isDynamic() {
        return "anonymous".equals(name) && source.evalOrigin() != null;
    }

    /** The name that stack traces show for want of a real one, or null. */
    public String inferredName() {
        return inferredName == null ? null : inferredName.text();
    }

    /** The class that this is the constructor of, or null. */
    public ClassNode classNode() {
        return classNode;
    }

    /** Whether this is the constructor of a class that does not write one. */
    public boolean isImplicitConstructor() {
        return classNode != null && classNode.constructor() == null;
    }

    /** The text that Function.prototype.toString shows. */
    public String text() {
        return classNode == null ? source.text(node.start(), node.end()) : source.text(classNode.start(), classNode.end());
    }

    /** The compiled body, or null before the first call. */
    public CodeBlock code() {
        return code;
    }

    public void code(CodeBlock compiled) {
        code = compiled;
    }
}
