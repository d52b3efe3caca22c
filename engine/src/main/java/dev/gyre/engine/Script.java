package dev.gyre.engine;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.serial.ProgramReader;
import dev.gyre.engine.bytecode.serial.ProgramWriter;
import dev.gyre.engine.compiler.Compiler;
import dev.gyre.engine.compiler.ProgramTemplate;
import dev.gyre.engine.diagnostics.SourceErrors;
import dev.gyre.engine.interpreter.Frame;
import dev.gyre.engine.interpreter.Interpreter;
import dev.gyre.engine.runtime.host.CompilationCache;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.parser.ParseException;
import dev.gyre.engine.syntax.parser.Parser;
import dev.gyre.engine.syntax.parser.ParserOptions;
import dev.gyre.engine.syntax.source.Source;

// Script Records, https://tc39.es/ecma262/#sec-script-records
/** A script: parsed and compiled once, run in its realm any number of times. */
public final class Script implements ImportReferrer {
    private final Realm realm;
    private final CodeBlock code;
    private final Object hostDefined;

    private Script(Realm realm, CodeBlock code, Object hostDefined) {
        this.realm = realm;
        this.code = code;
        this.hostDefined = hostDefined;
    }

    /** Throws a SyntaxError if the text is not a script. */
    public static Script parse(Realm realm, Source source) {
        return parse(realm, source, ParserOptions.DEFAULT, null);
    }

    // ParseScript ( sourceText, realm, hostDefined ), https://tc39.es/ecma262/#sec-parse-script
    public static Script parse(Realm realm, Source source, ParserOptions options, Object hostDefined) {
        try {
            CodeBlock code = code(realm, source, options);
            realm.agent().loaded(realm, source, code.goal, null);
            return new Script(realm, code, hostDefined);
        } catch (ParseException exception) {
            throw SourceErrors.toJsException(realm, exception);
        }
    }

    private static CodeBlock code(Realm realm, Source source, ParserOptions options) {
        CompilationCache.Key key =
                options == ParserOptions.DEFAULT ? SharedPrograms.key(realm, source, Program.Kind.SCRIPT) : null;
        ProgramTemplate template = SharedPrograms.find(realm, key);
        if (template != null) return template.code(source);
        Program program = Parser.parseScript(source, options);
        template = SharedPrograms.add(realm, key, program);
        return template == null ? Compiler.compileScript(program, source) : template.code(source);
    }

    /** Reads a script that {@link #bytes} wrote with this key; null if the bytes are anything else. */
    public static Script read(Realm realm, Source source, Object hostDefined, byte[] bytes, long key) {
        CodeBlock code = ProgramReader.script(bytes, key, source);
        if (code == null) return null;
        realm.agent().loaded(realm, source, code.goal, null);
        return new Script(realm, code, hostDefined);
    }

    /** The serial form of the script; null if it has none, or if the script was read from one. */
    public byte[] bytes(long key) {
        return ProgramWriter.script(code, key);
    }

    public Realm realm() {
        return realm;
    }

    /** [[HostDefined]]: the value that the embedder gave at creation. */
    public Object hostDefined() {
        return hostDefined;
    }

    /** Returns a script with the same code for another realm. */
    public Script in(Realm other) {
        return new Script(other, code, hostDefined);
    }

    // ScriptEvaluation ( scriptRecord ), https://tc39.es/ecma262/#sec-runtime-semantics-scriptevaluation
    /** Runs the script and returns its completion value. */
    public Object run() {
        return Interpreter.run(Frame.topLevel(code, realm, null, realm.globalThis(), this));
    }
}
