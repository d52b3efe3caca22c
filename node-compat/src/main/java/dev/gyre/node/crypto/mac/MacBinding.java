package dev.gyre.node.crypto.mac;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.crypto.CryptoRequest;

/** internalBinding('crypto_mac'): authentication codes that are neither of a hash nor of a cipher. */
// lib/internal/bindings.md, crypto_mac
@BuiltinObject(intrinsic = "%crypto_mac binding%")
public final class MacBinding {
    /** Bytes between two interrupt checks, and the number of steps that they count as. */
    private static final int PIECE = 1 << 15, PIECE_STEPS = 100;

    private MacBinding() {}

    /** A JavaScript object for a code. */
    private static final class Handle extends JsObject {
        private final MessageCode code;

        Handle(Realm realm, MessageCode code) {
            super(realm.intrinsic(Intrinsic.OBJECT_PROTOTYPE));
            this.code = code;
        }
    }

    // begin(name, key, customization, salt, length): a code's handle; all bytes are views, a length of -1 is the usual
    // one
    @Builtin
    static Object begin(
            Realm realm, Object self, Object name, Object key, Object customization, Object salt, Object length) {
        String algorithm = TypeConversion.toString(name);
        byte[] secret = ByteView.of(key).copy();
        byte[] text = ByteView.of(customization).copy();
        byte[] salted = ByteView.of(salt).copy();
        int size = TypeConversion.toInt32(length);
        return CryptoRequest.perform(
                realm, () -> new Handle(realm, MessageCodes.create(algorithm, secret, text, salted, size)));
    }

    // update(handle, view)
    @Builtin
    static Object update(Realm realm, Object self, Object handle, Object data) {
        MessageCode code = ((Handle) handle).code;
        ByteView view = ByteView.of(data);
        int end = view.offset() + view.length();
        for (int at = view.offset(); at < end; at += PIECE) {
            if (at > view.offset()) realm.agent().pollBetweenPieces(PIECE_STEPS);
            code.update(view.bytes(), at, Math.min(PIECE, end - at));
        }
        return Undefined.INSTANCE;
    }

    // finish(handle): bytes
    @Builtin
    static Object finish(Realm realm, Object self, Object handle) {
        return ByteView.arrayBuffer(realm, ((Handle) handle).code.finish());
    }
}
