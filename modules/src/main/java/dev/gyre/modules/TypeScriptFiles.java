package dev.gyre.modules;

import dev.gyre.engine.error.ErrorKind;
import dev.gyre.engine.error.ErrorObject;
import dev.gyre.engine.error.Errors;
import dev.gyre.engine.error.JsException;
import dev.gyre.engine.object.Attributes;
import dev.gyre.engine.realm.Realm;
import dev.gyre.modules.resolve.ModuleUrl;
import dev.gyre.modules.typescript.NestingException;
import dev.gyre.modules.typescript.SourceExcerpt;
import dev.gyre.modules.typescript.TypeScriptSyntaxException;
import dev.gyre.modules.typescript.TypeStripper;
import java.nio.file.Path;

/** Files and texts of TypeScript, and the errors of those that cannot be made JavaScript by erasing types. */
// https://nodejs.org/api/typescript.html
public final class TypeScriptFiles {
    private TypeScriptFiles() {}

    /** Whether a name ends with one of the extensions whose types are erased; .tsx is not among them. */
    public static boolean isTypeScript(String name) {
        return name.endsWith("ts") && (name.endsWith(".ts") || name.endsWith(".mts") || name.endsWith(".cts"));
    }

    /** What stack traces call a CommonJS file: Node names TypeScript by its URL. */
    public static String scriptName(Path file, boolean stripTypes) {
        String name = file.toString();
        return stripTypes && isTypeScript(name) ? ModuleUrl.of(file) : name;
    }

    /** The JavaScript of a file's text. */
    static String javaScript(Realm realm, Path file, String text) {
        String name = file.toString();
        if (name.contains("/node_modules/")) {
            throw ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING",
                    "Stripping types is currently unsupported for files under node_modules, for \"" + name + "\"");
        }
        return strip(realm, text, ModuleUrl.of(file));
    }

    /** A text without its types; errors begin with the place in the named text. */
    public static String strip(Realm realm, String text, String name) {
        try {
            return TypeStripper.strip(text);
        } catch (TypeScriptSyntaxException refused) {
            throw error(realm, text, name, refused);
        } catch (NestingException nested) {
            throw Errors.rangeError(nested.getMessage());
        }
    }

    private static JsException error(Realm realm, String text, String name, TypeScriptSyntaxException refused) {
        JsException error = ModuleErrors.coded(realm, ErrorKind.SYNTAX, refused.kind().code(), refused.getMessage());
        ErrorObject object = (ErrorObject) error.value(realm);
        SourceExcerpt excerpt = SourceExcerpt.of(text, refused);
        object.defineBuiltin("stack", name + ":" + excerpt.line() + "\n" + excerpt.text() + "\n" + object.get("stack"), Attributes.METHOD);
        return error;
    }
}
