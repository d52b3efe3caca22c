package dev.gyre.engine;

import dev.gyre.engine.bytecode.ParseGoal;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.bytecode.serial.ProgramReader;
import dev.gyre.engine.bytecode.serial.ProgramWriter;
import dev.gyre.engine.compiler.ProgramTemplate;
import dev.gyre.engine.diagnostics.SourceErrors;
import dev.gyre.engine.interpreter.BytecodeFunction;
import dev.gyre.engine.runtime.host.CompilationCache;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.parser.ParseException;
import dev.gyre.engine.syntax.parser.Parser;
import dev.gyre.engine.syntax.parser.ParserOptions;
import dev.gyre.engine.syntax.source.Source;
import java.util.List;

/** Functions whose body is a whole source text: CommonJS modules and the embedder's own library. */
public final class CompiledFunction {
    private CompiledFunction() {}

    /** Compiles a sloppy function with these parameters; throws a SyntaxError if the text is not a function body. */
    public static JsFunction compile(Realm realm, Source source, String... parameterNames) {
        return compile(realm, source, null, parameterNames);
    }

    /** @param referrer the referrer of import() in the text, or null for the realm */
    public static JsFunction compile(Realm realm, Source source, ImportReferrer referrer, String[] parameterNames) {
        try {
            SharedFunctionInfo shared = shared(realm, source, parameterNames);
            realm.agent().loaded(realm, source, shared.goal(), parameterNames);
            return BytecodeFunction.create(realm, shared, null, referrer);
        } catch (ParseException exception) {
            throw SourceErrors.toJsException(realm, exception);
        }
    }

    private static SharedFunctionInfo shared(Realm realm, Source source, String[] parameterNames) {
        CompilationCache.Key key = SharedPrograms.key(realm, source, List.of(parameterNames));
        ProgramTemplate template = SharedPrograms.find(realm, key);
        if (template != null) return template.function(source);
        Program program = Parser.parseFunctionBody(source, parameterNames, ParserOptions.DEFAULT);
        template = SharedPrograms.add(realm, key, program);
        return template == null ? shared(program) : template.function(source);
    }

    private static SharedFunctionInfo shared(Program program) {
        return new SharedFunctionInfo(
                program.function(), program.source(), ParseGoal.of(Program.Kind.FUNCTION), "", null);
    }

    /** Reads a function that {@link #bytes} wrote with this key; null if the bytes are anything else. */
    public static JsFunction read(
            Realm realm, Source source, ImportReferrer referrer, byte[] bytes, long key, String... parameterNames) {
        return create(realm, ProgramReader.function(bytes, key, source), source, referrer, parameterNames);
    }

    /** The same for bytes that the embedder has kept from damage, such as those of its library. */
    public static JsFunction readIntact(Realm realm, Source source, byte[] bytes, long key, String... parameterNames) {
        return create(realm, ProgramReader.intactFunction(bytes, key, source), source, null, parameterNames);
    }

    private static JsFunction create(
            Realm realm, SharedFunctionInfo read, Source source, ImportReferrer referrer, String[] parameterNames) {
        if (read == null) return null;
        realm.agent().loaded(realm, source, read.goal(), parameterNames);
        return BytecodeFunction.create(realm, read, null, referrer);
    }

    /**
     * The serial form of a text that is not to be run now; throws IllegalArgumentException if it is not a function
     * body.
     */
    public static byte[] bytes(Source source, long key, String... parameterNames) {
        try {
            Program program = Parser.parseFunctionBody(source, parameterNames, ParserOptions.DEFAULT);
            return ProgramWriter.function(shared(program), key);
        } catch (ParseException exception) {
            throw new IllegalArgumentException(source.name() + ": " + exception.getMessage(), exception);
        }
    }

    /**
     * The serial form of a compiled function; null if it has none, or if the function was read from one. The key must
     * identify the build of the engine, the text and the parameters.
     */
    public static byte[] bytes(JsFunction function, long key) {
        return ProgramWriter.function(((BytecodeFunction) function).shared(), key);
    }
}
