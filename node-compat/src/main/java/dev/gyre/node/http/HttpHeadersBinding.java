package dev.gyre.node.http;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.Environment;

/** internalBinding('http_headers'): the headers of outgoing messages. */
// lib/internal/bindings.md, http_headers
@BuiltinObject(intrinsic = "%httpHeaders%")
final class HttpHeadersBinding {
    private HttpHeadersBinding() {}

    // create()
    @Builtin
    static Object create(Realm realm, Object self) {
        return new HttpHeaderList(Environment.of(realm).prototypes().of(realm, HttpHeaderList_MethodsTable.INSTANCE));
    }

    // text(firstLine, flatHeaders): a whole head
    @Builtin
    static Object text(Realm realm, Object self, Object firstLine, Object headers) {
        var text =
                new StringBuilder().append(TypeConversion.toString(firstLine)).append("\r\n");
        Object[] flat = ((JsArray) headers).toObjectArray();
        for (int i = 0; i < flat.length; i += 2) {
            String value = TypeConversion.toString(flat[i + 1]);
            // The library has checked it; a message must not be split even so.
            if (!HttpFieldText.isFieldValue(value))
                throw Errors.typeError("Invalid character in header content [\"" + flat[i] + "\"]");
            text.append(TypeConversion.toString(flat[i]))
                    .append(": ")
                    .append(value)
                    .append("\r\n");
        }
        return text.append("\r\n").toString();
    }
}
