package dev.gyre.node.binding;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.operations.TypeConversion;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.value.Undefined;
import dev.gyre.node.runtime.NodeContext;

/** internalBinding('crypto'): what node:crypto needs of the system. */
// lib/internal/bindings.md, crypto
@BuiltinObject(intrinsic = "%crypto binding%")
public final class CryptoBinding {
    /** How many bytes are made at a time where they have to be copied. */
    private static final int CHUNK = 1 << 16;

    private CryptoBinding() {}

    // randomFill(view, offset, size)
    @Builtin
    static Object randomFill(Realm realm, Object self, Object view, Object offset, Object size) {
        ByteView part = ByteView.of(view).slice(TypeConversion.toInt32(offset), TypeConversion.toInt32(size));
        byte[] chunk = new byte[Math.min(CHUNK, part.length())];
        for (int done = 0; done < part.length(); done += chunk.length) {
            NodeContext.of(realm).bindings().random().nextBytes(chunk);
            System.arraycopy(chunk, 0, part.bytes(), part.offset() + done, Math.min(chunk.length, part.length() - done));
        }
        return Undefined.INSTANCE;
    }
}
