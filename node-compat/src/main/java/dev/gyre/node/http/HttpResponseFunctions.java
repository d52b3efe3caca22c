package dev.gyre.node.http;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;

/** The fast path of responses as ServerResponse calls it. */
// lib/internal/bindings.md, http_server
@BuiltinObject(intrinsic = "%httpResponses%")
final class HttpResponseFunctions {
    private HttpResponseFunctions() {}

    // composeAtOnce(response, statusCode, statusMessage, flatHeaders): the head, or undefined where the library must
    // compose it, as where flatHeaders is null
    @Builtin
    static Object composeAtOnce(Realm realm, Object self, Object response, Object status, Object message, Object list) {
        if (!(response instanceof HttpMessageObject made)
                || !(status instanceof Integer code)
                || !(message instanceof CharSequence)
                || list == Null.INSTANCE) return Undefined.INSTANCE;
        String head = fastPath(made)
                .composeHead(made, code, message.toString(), list instanceof JsArray array ? array : null);
        return head == null ? Undefined.INSTANCE : head;
    }

    // writeAtOnce(response, chunk, encoding, callback): whether there is room for more, or undefined where the library
    // must write
    @Builtin
    static Object writeAtOnce(
            Realm realm, Object self, Object response, Object chunk, Object encoding, Object callback) {
        if (!(response instanceof HttpMessageObject made)) return Undefined.INSTANCE;
        Boolean hasRoom = fastPath(made).write(made, chunk, encoding, callback);
        return hasRoom == null ? Undefined.INSTANCE : hasRoom;
    }

    // endAtOnce(response, chunk, encoding, callback): whether the response has been ended
    @Builtin
    static boolean endAtOnce(
            Realm realm, Object self, Object response, Object chunk, Object encoding, Object callback) {
        return response instanceof HttpMessageObject made && fastPath(made).end(made, chunk, encoding, callback);
    }

    private static ResponseFastPath fastPath(HttpMessageObject response) {
        return response.exchange().owner().responseFastPath();
    }
}
