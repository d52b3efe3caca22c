package dev.gyre.modules.source;

import dev.gyre.engine.SourceTextModules;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.source.Source;
import java.util.Set;

/** Recognises ES modules by their syntax, if neither the file's name nor its package declares the format. */
// https://nodejs.org/api/packages.html#syntax-detection
public final class SyntaxDetection {
    private static final Set<String> MODULE_SYNTAX = Set.of(
            "Cannot use import statement outside a module",
            "Unexpected token 'export'",
            "Cannot use 'import.meta' outside a module");
    /** Errors of CommonJS texts that may be valid ES modules. */
    private static final Set<String> COMMONJS_ONLY = Set.of(
            "await is only valid in async functions and the top level bodies of modules",
            "Unexpected reserved word",
            "Identifier '__filename' has already been declared",
            "Identifier '__dirname' has already been declared",
            "Identifier 'exports' has already been declared",
            "Identifier 'module' has already been declared",
            "Identifier 'require' has already been declared");

    private SyntaxDetection() {}

    /** Whether a text that did not compile as CommonJS, with the given error, is an ES module. */
    public static boolean isModule(Realm realm, JsException error, String text, String name) {
        if (!(error.value(realm) instanceof ErrorObject object)
                || !(object.get("message") instanceof CharSequence message)) return false;
        if (MODULE_SYNTAX.contains(message.toString())) return true;
        // If await is parsed as an identifier, the error is about the token after it.
        if (!COMMONJS_ONLY.contains(message.toString()) && !text.contains("await")) return false;
        try {
            SourceTextModules.check(realm, new Source(name, text));
            return true;
        } catch (JsException neither) {
            return false;
        }
    }
}
