package dev.gyre.modules.source;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.modules.host.ModuleEmbedder;
import dev.gyre.modules.host.ModuleErrors;
import dev.gyre.modules.resolve.FormatDetector;
import dev.gyre.modules.resolve.ModuleUrl;
import dev.gyre.modules.typescript.NestingException;
import dev.gyre.modules.typescript.SourceExcerpt;
import dev.gyre.modules.typescript.TypeScriptMode;
import dev.gyre.modules.typescript.TypeScriptSyntaxException;
import dev.gyre.modules.typescript.TypeStripper;
import dev.gyre.modules.typescript.transform.TransformedText;
import dev.gyre.modules.typescript.transform.TypeScriptTransformer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;

/** Converts TypeScript files and texts to JavaScript, with Node's errors for syntax that is not supported. */
// https://nodejs.org/api/typescript.html
public final class TypeScriptFiles {
    private final Realm realm;
    private final FormatDetector formats;
    private final ModuleEmbedder embedder;
    private boolean hasWarned;

    TypeScriptFiles(Realm realm, FormatDetector formats, ModuleEmbedder embedder) {
        this.realm = realm;
        this.formats = formats;
        this.embedder = embedder;
    }

    /** The JavaScript of a file's text. */
    String javaScript(Path file, String text) {
        String name = file.toString();
        if (name.contains("/node_modules/")) {
            throw ModuleErrors.coded(
                    realm,
                    ErrorKind.ERROR,
                    "ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING",
                    "Stripping types is currently unsupported for files under node_modules, for \"" + name + "\"");
        }
        return javaScript(text, ModuleUrl.of(file));
    }

    /** Converts a text for the loaders; errors begin with the position in the named text. */
    String javaScript(String text, String name) {
        if (formats.typeScript() != TypeScriptMode.TRANSFORM) return strip(realm, text, name);
        if (!hasWarned) {
            hasWarned = true;
            embedder.warn(
                    "Transform Types is an experimental feature and might change at any time",
                    "ExperimentalWarning",
                    null);
        }
        return transform(realm, text, name, name);
    }

    /** Removes the types from a text. */
    public static String strip(Realm realm, String text, String name) {
        try {
            return TypeStripper.strip(text);
        } catch (TypeScriptSyntaxException refused) {
            throw error(realm, text, name, refused);
        } catch (NestingException nested) {
            throw Errors.rangeError(nested.getMessage());
        }
    }

    /**
     * Removes the types from a text and generates the JavaScript of enums and similar syntax; adds a source map comment
     * if the source has a name.
     */
    public static String transform(Realm realm, String text, String name, String sourceNameOrNull) {
        try {
            TransformedText transformed = TypeScriptTransformer.transform(text);
            if (sourceNameOrNull == null) return transformed.code();
            byte[] map = transformed.sourceMap(sourceNameOrNull).getBytes(StandardCharsets.UTF_8);
            return transformed.code() + "\n\n//# sourceMappingURL=data:application/json;base64,"
                    + Base64.getEncoder().encodeToString(map);
        } catch (TypeScriptSyntaxException refused) {
            throw error(realm, text, name, refused);
        } catch (NestingException nested) {
            throw Errors.rangeError(nested.getMessage());
        }
    }

    private static JsException error(Realm realm, String text, String name, TypeScriptSyntaxException refused) {
        if (refused.kind() == TypeScriptSyntaxException.Kind.INTERNAL) {
            return ModuleErrors.coded(
                    realm,
                    ErrorKind.ERROR,
                    refused.kind().code(),
                    refused.getMessage() + "\nThis is caused by either a bug in Node.js or "
                            + "incorrect usage of Node.js internals.\nPlease open an issue with this stack trace at https://github.com/nodejs/node/issues\n");
        }
        JsException error =
                ModuleErrors.coded(realm, ErrorKind.SYNTAX, refused.kind().code(), refused.getMessage());
        ErrorObject object = (ErrorObject) error.value(realm);
        SourceExcerpt excerpt = SourceExcerpt.of(text, refused);
        object.defineBuiltin(
                "stack",
                name + ":" + excerpt.line() + "\n" + excerpt.text() + "\n" + object.get("stack"),
                Attributes.METHOD);
        return error;
    }
}
