package dev.gyre.node.http;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;

/** The methods of ResponseParser objects. */
// lib/internal/bindings.md, http_parser
@BuiltinObject(intrinsic = "%ResponseParser.prototype%")
final class ResponseParserPrototype {
    private ResponseParserPrototype() {}

    private static ResponseParserObject require(Object self, String method) {
        if (self instanceof ResponseParserObject parser) return parser;
        throw Receiver.incompatible(self, "ResponseParser.prototype." + method);
    }

    // execute(view, requestMethod)
    @Builtin
    static Object execute(Realm realm, Object self, Object view, Object method) {
        return require(self, "execute").execute(ByteView.of(view), TypeConversion.toString(method));
    }

    // finish()
    @Builtin
    static Object finish(Realm realm, Object self) {
        require(self, "finish").finish();
        return Undefined.INSTANCE;
    }

    // rest(): the bytes after an upgrade
    @Builtin
    static Object rest(Realm realm, Object self) {
        return ByteView.arrayBuffer(realm, require(self, "rest").rest());
    }
}
