package dev.gyre.engine.syntax.ast;

import java.math.BigInteger;

/** An expression. Parentheses have no node; flags of the nodes concerned record what depends on them. */
public sealed interface Expression extends Node
        permits Identifier,
                ThisExpression,
                NewTargetExpression,
                FunctionNode,
                ClassNode,
                Expression.NumberLiteral,
                Expression.StringLiteral,
                Expression.BigIntLiteral,
                Expression.BooleanLiteral,
                Expression.NullLiteral,
                Expression.RegExpLiteral,
                Expression.TemplateLiteral,
                Expression.TaggedTemplate,
                Expression.ArrayLiteral,
                Expression.ObjectLiteral,
                Expression.Member,
                Expression.Index,
                Expression.PrivateMember,
                Expression.SuperMember,
                Expression.Call,
                Expression.New,
                Expression.SuperCall,
                Expression.OptionalChain,
                Expression.Spread,
                Expression.Unary,
                Expression.Update,
                Expression.Binary,
                Expression.Logical,
                Expression.PrivateIn,
                Expression.Conditional,
                Expression.Assignment,
                Expression.Sequence,
                Expression.Yield,
                Expression.Await,
                Expression.ImportMeta,
                Expression.ImportCall {

    // IsAnonymousFunctionDefinition ( expr ), https://tc39.es/ecma262/#sec-isanonymousfunctiondefinition
    default boolean isAnonymousFunctionDefinition() {
        return false;
    }

    /** A numeric literal. */
    record NumberLiteral(int start, int end, double value) implements Expression {
        @Override
        public NodeType type() {
            return NodeType.NUMBER_LITERAL;
        }
    }

    /** A string literal, escapes resolved. */
    record StringLiteral(int start, int end, String value) implements Expression {
        @Override
        public NodeType type() {
            return NodeType.STRING_LITERAL;
        }
    }

    /** A BigInt literal. */
    record BigIntLiteral(int start, int end, BigInteger value) implements Expression {
        @Override
        public NodeType type() {
            return NodeType.BIGINT_LITERAL;
        }
    }

    /** {@code true} or {@code false}. */
    record BooleanLiteral(int start, int end, boolean value) implements Expression {
        @Override
        public NodeType type() {
            return NodeType.BOOLEAN_LITERAL;
        }
    }

    /** {@code null}. */
    record NullLiteral(int start, int end) implements Expression {
        @Override
        public NodeType type() {
            return NodeType.NULL_LITERAL;
        }
    }

    /** A regular expression literal, already validated. */
    record RegExpLiteral(int start, int end, String pattern, String flags) implements Expression {
        @Override
        public NodeType type() {
            return NodeType.REGEXP_LITERAL;
        }
    }

    /**
     * A template; {@code cooked} and {@code raw} have one element more than {@code expressions}. An element of
     * {@code cooked} is null where a tagged template holds an invalid escape (its value is undefined).
     */
    record TemplateLiteral(int start, int end, String[] cooked, String[] raw, Expression[] expressions)
            implements Expression {
        @Override
        public NodeType type() {
            return NodeType.TEMPLATE_LITERAL;
        }
    }

    /** The template of a tagged template. */
    record TaggedTemplate(int start, int end, Expression tag, TemplateLiteral template) implements Expression {
        @Override
        public NodeType type() {
            return NodeType.TAGGED_TEMPLATE;
        }
    }

    /** An array literal; a null element is a hole, spread elements are {@link Spread}. */
    record ArrayLiteral(int start, int end, Expression[] elements) implements Expression {
        @Override
        public NodeType type() {
            return NodeType.ARRAY_LITERAL;
        }
    }

    /** An object literal. */
    record ObjectLiteral(int start, int end, Property[] properties) implements Expression {
        @Override
        public NodeType type() {
            return NodeType.OBJECT_LITERAL;
        }
    }

    /** {@code object.name}; optional when written {@code object?.name}. */
    record Member(int start, int end, Expression object, String name, boolean optional) implements Expression, Pattern {
        @Override
        public NodeType type() {
            return NodeType.MEMBER;
        }
    }

    /** {@code object[index]}; optional when written {@code object?.[index]}. */
    record Index(int start, int end, Expression object, Expression index, boolean optional)
            implements Expression, Pattern {
        @Override
        public NodeType type() {
            return NodeType.INDEX;
        }
    }

    /** {@code object.#name}; optional when written {@code object?.#name}. */
    record PrivateMember(int start, int end, Expression object, PrivateIdentifier name, boolean optional)
            implements Expression, Pattern {
        @Override
        public NodeType type() {
            return NodeType.PRIVATE_MEMBER;
        }
    }

    /**
     * {@code super.name} (then {@code index} is null) or {@code super[index]} (then {@code name} is null). The two
     * references name the bindings {@code this} and home object of the method around it.
     */
    record SuperMember(int start, int end, String name, Expression index, Reference thisReference, Reference homeObject)
            implements Expression, Pattern {
        @Override
        public NodeType type() {
            return NodeType.SUPER_MEMBER;
        }
    }

    /**
     * A call. With {@code directEval} the callee is the plain name {@code eval}. As an assignment target (legacy
     * web compatibility, sloppy code only) it is evaluated and then throws a ReferenceError.
     */
    record Call(int start, int end, Expression callee, Expression[] arguments, boolean optional, boolean directEval)
            implements Expression, Pattern {
        @Override
        public NodeType type() {
            return NodeType.CALL;
        }
    }

    /** {@code new callee(arguments)}. */
    record New(int start, int end, Expression callee, Expression[] arguments) implements Expression {
        @Override
        public NodeType type() {
            return NodeType.NEW;
        }
    }

    /** {@code super(arguments)}, with references to the enclosing constructor's bindings that it needs. */
    record SuperCall(
            int start,
            int end,
            Expression[] arguments,
            Reference thisReference,
            Reference newTarget,
            Reference activeFunction)
            implements Expression {
        @Override
        public NodeType type() {
            return NodeType.SUPER_CALL;
        }
    }

    /** A whole optional chain: where a link marked optional finds undefined or null, all of it is undefined. */
    record OptionalChain(int start, int end, Expression expression) implements Expression {
        @Override
        public NodeType type() {
            return NodeType.OPTIONAL_CHAIN;
        }
    }

    /** {@code ...argument} among arguments or array elements. */
    record Spread(int start, int end, Expression argument) implements Expression {
        @Override
        public NodeType type() {
            return NodeType.SPREAD;
        }
    }

    /** A unary operation. */
    record Unary(int start, int end, UnaryOperator operator, Expression operand) implements Expression {
        @Override
        public NodeType type() {
            return NodeType.UNARY;
        }
    }

    /** {@code ++} or {@code --}, before or after its target. */
    record Update(int start, int end, boolean increment, boolean prefix, Pattern target) implements Expression {
        @Override
        public NodeType type() {
            return NodeType.UPDATE;
        }
    }

    /** A binary operation that evaluates both sides. */
    record Binary(int start, int end, BinaryOperator operator, Expression left, Expression right)
            implements Expression {
        @Override
        public NodeType type() {
            return NodeType.BINARY;
        }
    }

    /** {@code &&}, {@code ||} or {@code ??}. */
    record Logical(int start, int end, LogicalOperator operator, Expression left, Expression right)
            implements Expression {
        @Override
        public NodeType type() {
            return NodeType.LOGICAL;
        }
    }

    /** {@code #name in right}. */
    record PrivateIn(int start, int end, PrivateIdentifier name, Expression right) implements Expression {
        @Override
        public NodeType type() {
            return NodeType.PRIVATE_IN;
        }
    }

    /** {@code test ? consequent : alternate}. */
    record Conditional(int start, int end, Expression test, Expression consequent, Expression alternate)
            implements Expression {
        @Override
        public NodeType type() {
            return NodeType.CONDITIONAL;
        }
    }

    /**
     * An assignment. With {@code namesValue} the value is an anonymous function or class that gets the target's name (the
     * target is an identifier without parentheses).
     */
    record Assignment(
            int start, int end, AssignmentOperator operator, Pattern target, Expression value, boolean namesValue)
            implements Expression {
        @Override
        public NodeType type() {
            return NodeType.ASSIGNMENT;
        }
    }

    /** Two or more expressions separated by commas. */
    record Sequence(int start, int end, Expression[] expressions) implements Expression {
        @Override
        public NodeType type() {
            return NodeType.SEQUENCE;
        }
    }

    /** {@code yield} or {@code yield*}; {@code argument} may be null when it does not delegate. */
    record Yield(int start, int end, Expression argument, boolean delegate) implements Expression {
        @Override
        public NodeType type() {
            return NodeType.YIELD;
        }
    }

    /** {@code await argument}. */
    record Await(int start, int end, Expression argument) implements Expression {
        @Override
        public NodeType type() {
            return NodeType.AWAIT;
        }
    }

    /** {@code import.meta}. */
    record ImportMeta(int start, int end) implements Expression {
        @Override
        public NodeType type() {
            return NodeType.IMPORT_META;
        }
    }

    /** {@code import(specifier, options)}; {@code options} may be null. */
    record ImportCall(int start, int end, Expression specifier, Expression options) implements Expression {
        @Override
        public NodeType type() {
            return NodeType.IMPORT_CALL;
        }
    }
}
