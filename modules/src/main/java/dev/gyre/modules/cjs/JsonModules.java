package dev.gyre.modules.cjs;

import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.SyntaxLocation;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.source.Source;

/** The values of JSON files, which require and imports share. */
// https://nodejs.org/api/esm.html#json-modules
public final class JsonModules {
    /** The position in Node's loader at which it rethrows errors. */
    private final Source rethrown = new Source("node:internal/modules/cjs/loader", "  throw err;");

    private final RequireCache cache;
    private final CommonJsLoader commonJs;
    private final Realm realm;

    JsonModules(Realm realm, RequireCache cache, CommonJsLoader commonJs) {
        this.realm = realm;
        this.cache = cache;
        this.commonJs = commonJs;
    }

    /** The value for require; an error is rethrown with the loader's position. */
    Object required(String filename, String text) {
        try {
            return parse(filename, text);
        } catch (JsException error) {
            if (error.value(realm) instanceof ErrorObject object)
                object.syntaxLocation(new SyntaxLocation(rethrown, 2, 3));
            throw error;
        }
    }

    /** Parses a text; an error names the file. */
    public Object parse(String filename, String text) {
        try {
            return ObjectOperations.invoke(realm, realm.intrinsic(Intrinsic.JSON), "parse", text);
        } catch (JsException error) {
            if (error.value(realm) instanceof ErrorObject object) {
                String message = TypeConversion.toString(object.get("message"));
                String stack = TypeConversion.toString(object.get("stack"));
                object.defineBuiltin("message", filename + ": " + message, Attributes.METHOD);
                object.defineBuiltin("stack", stack.replace(message, filename + ": " + message), Attributes.METHOD);
            }
            throw error;
        }
    }

    /** The value for an import, kept for a later require of the file. */
    public Object imported(String filename, String text) {
        JsObject known = cache.get(filename);
        if (known != null && TypeConversion.toBoolean(known.get("loaded"))) return known.get("exports");
        Object value = parse(filename, text);
        commonJs.addLoaded(filename, value);
        return value;
    }
}
