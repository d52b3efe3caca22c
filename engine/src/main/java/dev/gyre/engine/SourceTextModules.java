package dev.gyre.engine;

import dev.gyre.engine.bytecode.ParseGoal;
import dev.gyre.engine.bytecode.serial.ProgramReader;
import dev.gyre.engine.compiler.ProgramTemplate;
import dev.gyre.engine.diagnostics.SourceErrors;
import dev.gyre.engine.module.SourceTextModule;
import dev.gyre.engine.runtime.host.CompilationCache;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.parser.ParseException;
import dev.gyre.engine.syntax.parser.Parser;
import dev.gyre.engine.syntax.parser.ParserOptions;
import dev.gyre.engine.syntax.source.Source;

/** Creates modules from source text. */
public final class SourceTextModules {
    private SourceTextModules() {}

    // ParseModule ( sourceText, realm, hostDefined ), https://tc39.es/ecma262/#sec-parsemodule
    /** Throws a SyntaxError if the text is not a module. */
    public static SourceTextModule parse(Realm realm, Source source, Object hostDefined) {
        try {
            SourceTextModule module = create(realm, source, hostDefined);
            realm.agent().loaded(realm, source, ParseGoal.of(Program.Kind.MODULE), null);
            return module;
        } catch (ParseException exception) {
            throw SourceErrors.toJsException(realm, exception);
        }
    }

    private static SourceTextModule create(Realm realm, Source source, Object hostDefined) {
        CompilationCache.Key key = SharedPrograms.key(realm, source, Program.Kind.MODULE);
        ProgramTemplate template = SharedPrograms.find(realm, key);
        if (template != null) return copy(realm, source, template, hostDefined);
        Program program = Parser.parseModule(source, ParserOptions.DEFAULT);
        template = SharedPrograms.add(realm, key, program);
        return template == null
                ? new SourceTextModule(realm, program, null, new ModuleFrame(), hostDefined)
                : copy(realm, source, template, hostDefined);
    }

    private static SourceTextModule copy(Realm realm, Source source, ProgramTemplate template, Object hostDefined) {
        return new SourceTextModule(
                realm, template.entries(source), template.code(source), new ModuleFrame(), hostDefined);
    }

    /** Throws a SyntaxError if the text is not a module. */
    public static void check(Realm realm, Source source) {
        try {
            Parser.parseModule(source, ParserOptions.DEFAULT);
        } catch (ParseException exception) {
            throw SourceErrors.toJsException(realm, exception);
        }
    }

    /** Reads a module that {@link SourceTextModule#bytes} wrote with this key; null if the bytes are anything else. */
    public static SourceTextModule read(Realm realm, Source source, Object hostDefined, byte[] bytes, long key) {
        ProgramReader.Module read = ProgramReader.module(bytes, key, source);
        if (read == null) return null;
        realm.agent().loaded(realm, source, ParseGoal.of(Program.Kind.MODULE), null);
        return new SourceTextModule(realm, read.program(), read.code(), new ModuleFrame(), hostDefined);
    }
}
