package dev.gyre.node.zlib;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;

/** The methods of Zlib objects. */
// lib/internal/bindings.md, zlib
@BuiltinObject(intrinsic = "%Zlib.prototype%")
final class ZlibPrototype {
    private ZlibPrototype() {}

    private static ZlibObject require(Object self, String method) {
        if (self instanceof ZlibObject zlib) return zlib;
        throw Receiver.incompatible(self, "Zlib.prototype." + method);
    }

    // input(view)
    @Builtin
    static Object input(Realm realm, Object self, Object data) {
        ByteView view = ByteView.of(data);
        require(self, "input").stream().input(view.bytes(), view.offset(), view.length());
        return Undefined.INSTANCE;
    }

    // runSync(flush, most)
    @Builtin
    static Object runSync(Realm realm, Object self, Object flush, Object most) {
        return require(self, "runSync").run(TypeConversion.toInt32(flush), TypeConversion.toInt32(most));
    }

    // run(flush, most, callback)
    @Builtin
    static Object run(Realm realm, Object self, Object flush, Object most, Object callback) {
        require(self, "run").submit(TypeConversion.toInt32(flush), TypeConversion.toInt32(most), (JsObject) callback);
        return Undefined.INSTANCE;
    }

    // isDone()
    @Builtin
    static boolean isDone(Realm realm, Object self) {
        return require(self, "isDone").stream().isDone();
    }

    // remaining()
    @Builtin
    static int remaining(Realm realm, Object self) {
        return require(self, "remaining").stream().remaining();
    }

    // reset()
    @Builtin
    static Object reset(Realm realm, Object self) {
        require(self, "reset").stream().reset();
        return Undefined.INSTANCE;
    }

    // params(level, strategy)
    @Builtin
    static Object params(Realm realm, Object self, Object level, Object strategy) {
        require(self, "params").stream().parameters(TypeConversion.toInt32(level), TypeConversion.toInt32(strategy));
        return Undefined.INSTANCE;
    }

    // close()
    @Builtin
    static Object close(Realm realm, Object self) {
        require(self, "close").close();
        return Undefined.INSTANCE;
    }
}
