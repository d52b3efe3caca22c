package dev.gyre.node.http;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
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
}
