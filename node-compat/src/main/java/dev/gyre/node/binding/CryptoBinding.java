package dev.gyre.node.binding;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.error.ErrorKind;
import dev.gyre.engine.error.Errors;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.operations.TypeConversion;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.value.Undefined;
import dev.gyre.node.runtime.NodeContext;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;

/** internalBinding('crypto'): what node:crypto needs of the system. */
// lib/internal/bindings.md, crypto
@BuiltinObject(intrinsic = "%crypto binding%")
public final class CryptoBinding {
    /** How many bytes are made at a time where they have to be copied. */
    private static final int CHUNK = 1 << 16;

    private CryptoBinding() {}

    /** The binding with its class Digest. */
    static JsObject create(NodeContext context) {
        Realm realm = context.realm();
        JsObject binding = JsObject.create(realm);
        BuiltinInstaller.populate(realm, binding, CryptoBindingTable.INSTANCE);
        JsObject digests = BindingClasses.prototype(realm, DigestPrototypeTable.INSTANCE);
        binding.put("Digest", BindingClasses.constructor(realm, "Digest", 2, digests, CryptoBinding::digest));
        return binding;
    }

    /** new Digest(algorithm, key): Java's name of the hash; the key of an HMAC, or undefined */
    private static JsObject digest(JsObject prototype, Object[] arguments) {
        ByteView key = ByteView.ofOrNull(BindingClasses.argument(arguments, 1));
        try {
            return DigestObject.create(prototype, TypeConversion.toString(BindingClasses.argument(arguments, 0)), key == null ? null : key.copy());
        } catch (GeneralSecurityException unknown) {
            throw Errors.error(ErrorKind.ERROR, "Digest method not supported");
        }
    }

    // isEqual(a, b): two views of one length, in a time that does not depend on where they differ
    @Builtin
    static boolean isEqual(Realm realm, Object self, Object a, Object b) {
        return MessageDigest.isEqual(ByteView.of(a).copy(), ByteView.of(b).copy());
    }

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
