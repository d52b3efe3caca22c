package dev.gyre.node.crypto.digest;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.crypto.CryptoRequest;
import dev.gyre.node.environment.BindingClasses;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.RandomSource;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.UUID;

/** internalBinding('crypto'): hashes, random bytes and comparison. */
// lib/internal/bindings.md, crypto
@BuiltinObject(intrinsic = "%crypto binding%")
public final class CryptoBinding {
    /** The number of random bytes generated at a time where they have to be copied. */
    private static final int CHUNK = 1 << 14;
    /** The number of steps that they count as in the interrupt check. */
    private static final int CHUNK_STEPS = 200;

    // https://www.rfc-editor.org/rfc/rfc9562#section-4
    private static final int UUID_BYTES = 16;
    private static final int TIMED_VERSION = 7;
    private static final int VERSION_SHIFT = 12;
    private static final long VARIANT = 1L << 63;
    private static final long VARIANT_MASK = 3L << 62;

    private CryptoBinding() {}

    /** The binding with its class Digest. */
    public static JsObject create(Environment environment) {
        Realm realm = environment.realm();
        JsObject binding = JsObject.create(realm);
        BuiltinInstaller.populate(realm, binding, CryptoBindingTable.INSTANCE);
        JsObject digests = BindingClasses.prototype(realm, DigestPrototypeTable.INSTANCE);
        binding.put("Digest", BindingClasses.constructor(realm, "Digest", 3, digests, CryptoBinding::digest));
        return binding;
    }

    /** new Digest(algorithm, key, length): a name that canonicalName gave; the key of an HMAC, or undefined; the bytes of an extendable hash, or -1 */
    private static JsObject digest(JsObject prototype, Object[] arguments) {
        ByteView key = ByteView.ofOrNull(BindingClasses.argument(arguments, 1));
        return DigestObject.create(
                prototype,
                TypeConversion.toString(BindingClasses.argument(arguments, 0)),
                key == null ? null : key.copy(),
                TypeConversion.toInt32(BindingClasses.argument(arguments, 2)));
    }

    // canonicalName(name): of a hash, or undefined
    @Builtin
    static Object canonicalName(Realm realm, Object self, Object name) {
        String canonical = Digests.canonicalName(TypeConversion.toString(name));
        return canonical == null ? Undefined.INSTANCE : canonical;
    }

    // digestLength(canonicalName)
    @Builtin
    static int digestLength(Realm realm, Object self, Object name) {
        return Digests.create(TypeConversion.toString(name)).getDigestLength();
    }

    // digest(canonicalName, view, length, callback): of all data at once
    @Builtin
    static Object digest(Realm realm, Object self, Object name, Object data, Object length, Object callback) {
        String canonical = TypeConversion.toString(name);
        byte[] bytes = ByteView.of(data).copy();
        int size = TypeConversion.toInt32(length);
        return CryptoRequest.perform(
                realm,
                callback,
                "HASHREQUEST",
                () -> Digests.create(canonical, size).digest(bytes));
    }

    // hmac(canonicalName, key, view, callback)
    @Builtin
    static Object hmac(Realm realm, Object self, Object name, Object key, Object data, Object callback) {
        String canonical = TypeConversion.toString(name);
        byte[] secret = ByteView.of(key).copy();
        byte[] bytes = ByteView.of(data).copy();
        return CryptoRequest.perform(realm, callback, "SIGNREQUEST", () -> Hmac.of(canonical, secret, bytes));
    }

    // kmac(strength, key, customization, length, view, callback)
    @Builtin
    static Object kmac(
            Realm realm,
            Object self,
            Object strength,
            Object key,
            Object customization,
            Object length,
            Object data,
            Object callback) {
        int bits = TypeConversion.toInt32(strength);
        byte[] secret = ByteView.of(key).copy();
        byte[] text = ByteView.of(customization).copy();
        int size = TypeConversion.toInt32(length);
        byte[] bytes = ByteView.of(data).copy();
        return CryptoRequest.perform(realm, callback, "SIGNREQUEST", () -> Kmac.of(bits, secret, text, size, bytes));
    }

    // isEqual(a, b): two views of one length, in a time that does not depend on where they differ
    @Builtin
    static boolean isEqual(Realm realm, Object self, Object a, Object b) {
        return MessageDigest.isEqual(ByteView.of(a).copy(), ByteView.of(b).copy());
    }

    // takeUuid(view, offset, version, time): the text of a UUID of the 16 random bytes at offset, which are erased;
    // version 7 has the time in milliseconds in place of the first six
    @Builtin
    static String takeUuid(Realm realm, Object self, Object view, Object offset, Object version, Object time) {
        ByteView bytes = ByteView.of(view).slice(TypeConversion.toInt32(offset), UUID_BYTES);
        ByteBuffer words = bytes.buffer();
        long high = words.getLong();
        long low = words.getLong();
        int number = TypeConversion.toInt32(version);
        if (number == TIMED_VERSION) high = (long) TypeConversion.toNumber(time) << Short.SIZE | high & 0xffffL;
        high = high & ~0xf000L | (long) number << VERSION_SHIFT;
        low = low & ~VARIANT_MASK | VARIANT;
        Arrays.fill(bytes.bytes(), bytes.offset(), bytes.offset() + UUID_BYTES, (byte) 0);
        return new UUID(high, low).toString();
    }

    // randomFill(view, offset, size)
    @Builtin
    static Object randomFill(Realm realm, Object self, Object view, Object offset, Object size) {
        ByteView part = ByteView.of(view).slice(TypeConversion.toInt32(offset), TypeConversion.toInt32(size));
        byte[] chunk = new byte[Math.min(CHUNK, part.length())];
        for (int done = 0; done < part.length(); done += chunk.length) {
            if (done > 0) realm.agent().pollBetweenPieces(CHUNK_STEPS);
            Environment.of(realm).get(RandomSource.KEY).random().nextBytes(chunk);
            System.arraycopy(
                    chunk, 0, part.bytes(), part.offset() + done, Math.min(chunk.length, part.length() - done));
        }
        return Undefined.INSTANCE;
    }
}
