package dev.gyre.engine.syntax.ast;

/** A statement, declaration or module item. A null {@code scope} means that nothing is declared there. */
public sealed interface Statement extends Node
        permits Statement.Block,
                Statement.VariableDeclaration,
                Statement.FunctionDeclaration,
                Statement.ClassDeclaration,
                Statement.ExpressionStatement,
                Statement.Empty,
                Statement.If,
                Statement.For,
                Statement.ForIn,
                Statement.ForOf,
                Statement.While,
                Statement.DoWhile,
                Statement.Continue,
                Statement.Break,
                Statement.Return,
                Statement.With,
                Statement.Switch,
                Statement.Labeled,
                Statement.Throw,
                Statement.Try,
                Statement.Debugger,
                Statement.ImportDeclaration,
                Statement.ExportDeclaration,
                Statement.ExportDefault,
                Statement.ExportNames {

    /** How variables are declared. */
    enum DeclarationKind {
        VAR,
        LET,
        CONST,
        USING,
        AWAIT_USING;

        public boolean isLexical() {
            return this != VAR;
        }
    }

    /** A block. */
    record Block(int start, int end, Scope scope, Statement[] body) implements Statement {
        @Override
        public NodeType type() {
            return NodeType.BLOCK;
        }
    }

    /** A list of variables declared together. */
    record VariableDeclaration(int start, int end, DeclarationKind kind, VariableDeclarator[] declarators)
            implements Statement {
        @Override
        public NodeType type() {
            return NodeType.VARIABLE_DECLARATION;
        }
    }

    /**
     * A function declaration. It is instantiated on entry to its scope (see {@link Scope#functions()}); evaluating the
     * statement itself does nothing, unless {@code variable} is set: then (Annex B.3.2, function in a block of sloppy
     * code) the value of {@code name} is copied to that variable. {@code name} is a binding name; for an anonymous default
     * export it is {@code *default*}, and the function is named "default".
     */
    final class FunctionDeclaration implements Statement {
        private final FunctionNode function;
        private final Identifier name;
        private Reference variable;

        public FunctionDeclaration(FunctionNode function, Identifier name) {
            this.function = function;
            this.name = name;
        }

        @Override
        public NodeType type() {
            return NodeType.FUNCTION_DECLARATION;
        }

        @Override
        public int start() {
            return function.start();
        }

        @Override
        public int end() {
            return function.end();
        }

        public FunctionNode function() {
            return function;
        }

        public Identifier name() {
            return name;
        }

        /** The variable of Annex B.3.2 that the function is copied to, or null. */
        public Reference variable() {
            return variable;
        }

        public void copyTo(Reference variable) {
            this.variable = variable;
        }
    }

    /**
     * A class declaration; {@code name} is the outer binding, {@code *default*} for an anonymous default export, whose
     * class has no name yet and is to be named "default".
     */
    record ClassDeclaration(int start, int end, ClassNode classNode, Identifier name) implements Statement {
        @Override
        public NodeType type() {
            return NodeType.CLASS_DECLARATION;
        }
    }

    /** An expression as a statement; directives are among them. */
    record ExpressionStatement(int start, int end, Expression expression) implements Statement {
        @Override
        public NodeType type() {
            return NodeType.EXPRESSION_STATEMENT;
        }
    }

    /** A lone semicolon. */
    record Empty(int start, int end) implements Statement {
        @Override
        public NodeType type() {
            return NodeType.EMPTY;
        }
    }

    /** An if; {@code alternate} may be null. */
    record If(int start, int end, Expression test, Statement consequent, Statement alternate) implements Statement {
        @Override
        public NodeType type() {
            return NodeType.IF;
        }
    }

    /**
     * A for with three parts, each of which may be null; {@code initializer} is a {@link VariableDeclaration} or an
     * {@link ExpressionStatement}. When {@code scope} needs a heap scope, each iteration has its own copy of it.
     */
    record For(
            int start, int end, Scope scope, Statement initializer, Expression test, Expression update, Statement body)
            implements Statement {
        @Override
        public NodeType type() {
            return NodeType.FOR;
        }
    }

    /**
     * A for-in. The head is either {@code declaration} (one declarator) or {@code target}; the other is null. The
     * object is evaluated inside {@code headScope}, where the names of {@code scope} are in their dead zone (null
     * unless the object expression uses one of them). {@code scope} is made anew for each iteration.
     */
    record ForIn(
            int start,
            int end,
            Scope scope,
            VariableDeclaration declaration,
            Pattern target,
            Expression object,
            Statement body,
            Scope headScope)
            implements Statement {
        @Override
        public NodeType type() {
            return NodeType.FOR_IN;
        }
    }

    /** A for-of or for-await-of; otherwise as {@link ForIn}. */
    record ForOf(
            int start,
            int end,
            Scope scope,
            VariableDeclaration declaration,
            Pattern target,
            Expression iterable,
            Statement body,
            boolean isAwait,
            Scope headScope)
            implements Statement {
        @Override
        public NodeType type() {
            return NodeType.FOR_OF;
        }
    }

    /** A while. */
    record While(int start, int end, Expression test, Statement body) implements Statement {
        @Override
        public NodeType type() {
            return NodeType.WHILE;
        }
    }

    /** A do-while. */
    record DoWhile(int start, int end, Statement body, Expression test) implements Statement {
        @Override
        public NodeType type() {
            return NodeType.DO_WHILE;
        }
    }

    /** A continue; {@code label} may be null. */
    record Continue(int start, int end, String label) implements Statement {
        @Override
        public NodeType type() {
            return NodeType.CONTINUE;
        }
    }

    /** A break; {@code label} may be null. */
    record Break(int start, int end, String label) implements Statement {
        @Override
        public NodeType type() {
            return NodeType.BREAK;
        }
    }

    /** A return; {@code argument} may be null. */
    record Return(int start, int end, Expression argument) implements Statement {
        @Override
        public NodeType type() {
            return NodeType.RETURN;
        }
    }

    /** A with; {@code scope} (kind WITH) surrounds the body. */
    record With(int start, int end, Scope scope, Expression object, Statement body) implements Statement {
        @Override
        public NodeType type() {
            return NodeType.WITH;
        }
    }

    /** A switch; the discriminant is outside {@code scope}, the tests are inside. */
    record Switch(int start, int end, Expression discriminant, Scope scope, SwitchCase[] cases) implements Statement {
        @Override
        public NodeType type() {
            return NodeType.SWITCH;
        }
    }

    /** A labelled statement. */
    record Labeled(int start, int end, String label, Statement body) implements Statement {
        @Override
        public NodeType type() {
            return NodeType.LABELED;
        }
    }

    /** A throw. */
    record Throw(int start, int end, Expression argument) implements Statement {
        @Override
        public NodeType type() {
            return NodeType.THROW;
        }
    }

    /** A try; one of {@code handler} and {@code finalizer} may be null. */
    record Try(int start, int end, Block block, CatchClause handler, Block finalizer) implements Statement {
        @Override
        public NodeType type() {
            return NodeType.TRY;
        }
    }

    /** {@code debugger}. */
    record Debugger(int start, int end) implements Statement {
        @Override
        public NodeType type() {
            return NodeType.DEBUGGER;
        }
    }

    /** An import; evaluating it does nothing, see {@link Program#importEntries()}. */
    record ImportDeclaration(int start, int end, ModuleRequest request) implements Statement {
        @Override
        public NodeType type() {
            return NodeType.IMPORT_DECLARATION;
        }
    }

    /** {@code export} before a declaration. */
    record ExportDeclaration(int start, int end, Statement declaration) implements Statement {
        @Override
        public NodeType type() {
            return NodeType.EXPORT_DECLARATION;
        }
    }

    /** {@code export default expression}; {@code name} is the binding {@code *default*}. */
    record ExportDefault(int start, int end, Expression expression, Identifier name) implements Statement {
        @Override
        public NodeType type() {
            return NodeType.EXPORT_DEFAULT;
        }
    }

    /** {@code export {...}} and {@code export * from}; evaluating it does nothing. */
    record ExportNames(int start, int end) implements Statement {
        @Override
        public NodeType type() {
            return NodeType.EXPORT_NAMES;
        }
    }
}
