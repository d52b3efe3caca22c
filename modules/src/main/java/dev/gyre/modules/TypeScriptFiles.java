package dev.gyre.modules;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.modules.resolve.ModuleUrl;
import dev.gyre.modules.typescript.NestingException;
import dev.gyre.modules.typescript.SourceExcerpt;
import dev.gyre.modules.typescript.TypeScriptSyntaxException;
import dev.gyre.modules.typescript.TypeStripper;
import dev.gyre.modules.typescript.transform.TransformedText;
import dev.gyre.modules.typescript.transform.TypeScriptTransformer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;

/** Files and texts of TypeScript, and the errors of those that cannot be made JavaScript. */
// https://nodejs.org/api/typescript.html
public final class TypeScriptFiles {
    private TypeScriptFiles() {}

    /** Whether a name ends with one of the extensions whose types are erased; .tsx is not among them. */
    public static boolean isTypeScript(String name) {
        return name.endsWith("ts") && (name.endsWith(".ts") || name.endsWith(".mts") || name.endsWith(".cts"));
    }

    /** The JavaScript of a file's text. */
    static String javaScript(ModuleLoader loader, Path file, String text) {
        String name = file.toString();
        if (name.contains("/node_modules/")) {
            throw ModuleErrors.coded(loader.realm(), ErrorKind.ERROR, "ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING",
                    "Stripping types is currently unsupported for files under node_modules, for \"" + name + "\"");
        }
        return javaScript(loader, text, ModuleUrl.of(file));
    }

    /** The JavaScript of a text as the loader makes it; errors begin with the place in the named text. */
    public static String javaScript(ModuleLoader loader, String text, String name) {
        if (loader.formats().typeScript() != TypeScriptMode.TRANSFORM) return strip(loader.realm(), text, name);
        loader.warnTransformed();
        return transform(loader.realm(), text, name, name);
    }

    /** A text without its types. */
    public static String strip(Realm realm, String text, String name) {
        try {
            return TypeStripper.strip(text);
        } catch (TypeScriptSyntaxException refused) {
            throw error(realm, text, name, refused);
        } catch (NestingException nested) {
            throw Errors.rangeError(nested.getMessage());
        }
    }

    /** A text without its types, in which what means code is written out; with a source map in a comment if that has a name for its source. */
    public static String transform(Realm realm, String text, String name, String sourceNameOrNull) {
        try {
            TransformedText transformed = TypeScriptTransformer.transform(text);
            if (sourceNameOrNull == null) return transformed.code();
            byte[] map = transformed.sourceMap(sourceNameOrNull).getBytes(StandardCharsets.UTF_8);
            return transformed.code() + "\n\n//# sourceMappingURL=data:application/json;base64," + Base64.getEncoder().encodeToString(map);
        } catch (TypeScriptSyntaxException refused) {
            throw error(realm, text, name, refused);
        } catch (NestingException nested) {
            throw Errors.rangeError(nested.getMessage());
        }
    }

    private static JsException error(Realm realm, String text, String name, TypeScriptSyntaxException refused) {
        if (refused.kind() == TypeScriptSyntaxException.Kind.INTERNAL) {
            return ModuleErrors.coded(realm, ErrorKind.ERROR, refused.kind().code(), refused.getMessage() + "\nThis is caused by either a bug in Node.js or "
                    + "incorrect usage of Node.js internals.\nPlease open an issue with this stack trace at https://github.com/nodejs/node/issues\n");
        }
        JsException error = ModuleErrors.coded(realm, ErrorKind.SYNTAX, refused.kind().code(), refused.getMessage());
        ErrorObject object = (ErrorObject) error.value(realm);
        SourceExcerpt excerpt = SourceExcerpt.of(text, refused);
        object.defineBuiltin("stack", name + ":" + excerpt.line() + "\n" + excerpt.text() + "\n" + object.get("stack"), Attributes.METHOD);
        return error;
    }
}
