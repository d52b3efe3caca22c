package dev.gyre.node.modules;

import dev.gyre.engine.Script;
import dev.gyre.engine.SourceTextModules;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.parser.ParserOptions;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.modules.resolve.ModuleOrigin;
import dev.gyre.modules.source.SyntaxDetection;
import dev.gyre.modules.typescript.TypeScriptMode;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.errors.FatalErrors;
import java.nio.file.Path;

/**
 * A program without a file: -e and standard input. Its format is found by compiling it as each in turn.
 *
 * @param source the JavaScript
 * @param script the script, null if the text is an ES module
 */
// https://nodejs.org/api/cli.html#--input-typetype
record ProgramText(String source, Script script) {
    private static final String TYPESCRIPT = "-typescript";

    static ProgramText of(Environment environment, String text, String name, Path origin, boolean module) {
        String type = environment.settings().options().inputType();
        Realm realm = environment.realm();
        String source = type != null && type.endsWith(TYPESCRIPT)
                ? environment.get(ModuleHost.KEY).loader().sources().javaScript(text, name)
                : text;
        if (module || type != null && type.startsWith("module")) return new ProgramText(source, null);
        try {
            return new ProgramText(source, parse(realm, source, name, origin));
        } catch (JsException error) {
            if (type != null) throw error;
            return detect(environment, text, name, origin, error);
        }
    }

    private static Script parse(Realm realm, String source, String name, Path origin) {
        return Script.parse(realm, new Source(name, source), ParserOptions.DEFAULT, new ModuleOrigin(origin, false));
    }

    /** The format of a text that does not compile as a script. */
    private static ProgramText detect(
            Environment environment, String text, String name, Path origin, JsException error) {
        Realm realm = environment.realm();
        boolean isModule = SyntaxDetection.isModule(environment.realm(), error, text, name);
        if (isModule && isModule(realm, text, name)) return new ProgramText(text, null);
        String source = withoutTypes(environment, text, name, error);
        if (source == null) {
            if (isModule) return new ProgramText(text, null);
            throw error;
        }
        if (isModule) return new ProgramText(source, null);
        try {
            return new ProgramText(source, parse(realm, source, name, origin));
        } catch (JsException again) {
            if (!SyntaxDetection.isModule(environment.realm(), again, source, name)) throw again;
            return new ProgramText(source, null);
        }
    }

    private static boolean isModule(Realm realm, String text, String name) {
        try {
            SourceTextModules.check(realm, new Source(name, text));
            return true;
        } catch (JsException otherwise) {
            return false;
        }
    }

    /** The text without types; if it is not TypeScript either, null, and the error is reworded. */
    private static String withoutTypes(Environment environment, String text, String name, JsException error) {
        if (environment.settings().options().typeScript() == TypeScriptMode.OFF) return null;
        try {
            return environment.get(ModuleHost.KEY).loader().sources().javaScript(text, name);
        } catch (JsException refused) {
            if (refused.value(environment.realm()) instanceof JsObject object) {
                environment
                        .get(FatalErrors.KEY)
                        .explain(error.value(environment.realm()), String.valueOf(object.get("message")));
            }
            return null;
        }
    }
}
