package dev.gyre.engine.compiler;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.FunctionBody;
import dev.gyre.engine.bytecode.ParseGoal;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.bytecode.TemplateSite;
import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.source.Source;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A program that is parsed once and copied for each realm that runs it. A copy has the original's instructions, and feedback, inline caches and compiled code of its
 * own. Functions are compiled in the template, when the first copy of each is called. Never run itself, so that any threads may copy it.
 */
public final class ProgramTemplate {
    private final Program program;
    /** The function of a program of kind FUNCTION; otherwise null. */
    private final SharedFunctionInfo function;
    /** The code of a script or module; otherwise null. */
    private final CodeBlock code;

    private final ReentrantLock compiling = new ReentrantLock();

    public ProgramTemplate(Program parsed) {
        Source source = parsed.source();
        function = parsed.kind() == Program.Kind.FUNCTION
                ? new SharedFunctionInfo(parsed.function(), source, ParseGoal.of(parsed.kind()), "", null)
                : null;
        code = switch (parsed.kind()) {
            case SCRIPT -> Compiler.compileScript(parsed, source);
            case MODULE -> Compiler.compileModule(parsed, source);
            default -> null;
        };
        program = parsed.withoutTree(source);
    }

    /** A copy of the function of a program of kind FUNCTION, whose text another source has as well. */
    public SharedFunctionInfo function(Source source) {
        return copy(function, source);
    }

    /** A copy of the code of a script or module. */
    public CodeBlock code(Source source) {
        return copy(code, source, null);
    }

    /** The import and export entries of a module. */
    public Program entries(Source source) {
        return program.withoutTree(source);
    }

    private SharedFunctionInfo copy(SharedFunctionInfo original, Source source) {
        return new SharedFunctionInfo(original.signature(), source, original.goal(), new Body(original), 0);
    }

    private CodeBlock copy(CodeBlock original, Source source, SharedFunctionInfo shared) {
        SharedFunctionInfo[] functions = original.functions.clone();
        for (int i = 0; i < functions.length; i++) functions[i] = copy(functions[i], source);
        Object[] constants = original.constants.clone();
        for (int i = 0; i < constants.length; i++) {
            // Template objects belong to the site.
            if (constants[i] instanceof TemplateSite site) constants[i] = new TemplateSite(site.cooked(), site.raw());
        }
        return original.copy(constants, functions, source, shared);
    }

    /** The body of a function's copies. */
    private final class Body implements FunctionBody {
        private final SharedFunctionInfo original;

        Body(SharedFunctionInfo original) {
            this.original = original;
        }

        @Override
        public CodeBlock read(SharedFunctionInfo shared, int place) {
            compiling.lock();
            try {
                if (original.code() == null) original.code(Compiler.compileFunction(original));
                return copy(original.code(), shared.source(), shared);
            } finally {
                compiling.unlock();
            }
        }

        @Override
        public boolean isSerial() {
            return false;
        }
    }
}
