package dev.gyre.engine.builtins.indexed;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.structured.ArrayBufferObject;
import dev.gyre.engine.builtins.structured.TypedArrayObject;
import dev.gyre.engine.runtime.elements.ElementType;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.realm.SurroundingAgent;
import dev.gyre.engine.runtime.value.Rope;
import dev.gyre.engine.runtime.value.Undefined;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;

/** Base64 and hexadecimal text of the bytes of a Uint8Array. */
// 23.3 Uint8Array Objects, https://tc39.es/ecma262/#sec-uint8array-objects
public final class Uint8ArrayCoding {
    private static final String ODD_HEX = "Input string must contain hex characters in even length";

    /** Bytes written between two interrupt checks, a multiple of three, and the number of steps they count as. */
    private static final int BLOCK = 3 << 14, BLOCK_STEPS = 1 << 12;

    private Uint8ArrayCoding() {}

    // GetOptionsObject ( options ), https://tc39.es/ecma262/#sec-getoptionsobject
    /** Null when there are no options. */
    private static JsObject options(Object options) {
        if (options == Undefined.INSTANCE) return null;
        if (options instanceof JsObject object) return object;
        throw Errors.typeError(
                "The options argument must be an object or undefined: " + NoSideEffectsToString.of(options));
    }

    private static boolean isUrlAlphabet(JsObject options) {
        Object alphabet = options == null ? Undefined.INSTANCE : options.get("alphabet");
        if (alphabet == Undefined.INSTANCE) return false;
        if (alphabet instanceof CharSequence text) {
            if (text.toString().equals("base64")) return false;
            if (text.toString().equals("base64url")) return true;
        }
        throw Errors.typeError("Invalid alphabet: expected \"base64\" or \"base64url\"");
    }

    private static Base64Decoding.LastChunk lastChunk(JsObject options) {
        Object handling = options == null ? Undefined.INSTANCE : options.get("lastChunkHandling");
        if (handling == Undefined.INSTANCE) return Base64Decoding.LastChunk.LOOSE;
        String name = handling instanceof CharSequence text ? text.toString() : "";
        return switch (name) {
            case "loose" -> Base64Decoding.LastChunk.LOOSE;
            case "strict" -> Base64Decoding.LastChunk.STRICT;
            case "stop-before-partial" -> Base64Decoding.LastChunk.STOP_BEFORE_PARTIAL;
            default ->
                throw Errors.typeError(
                        "Invalid lastChunkHandling: expected \"loose\", \"strict\" or \"stop-before-partial\"");
        };
    }

    private static String requireString(Object value) {
        if (value instanceof CharSequence text) return text.toString();
        throw Errors.typeError("Input argument must be a string");
    }

    // ValidateUint8Array ( ta ), https://tc39.es/ecma262/#sec-validateuint8array
    private static TypedArrayObject requireUint8Array(Object self, String method) {
        if (self instanceof TypedArrayObject array && array.type() == ElementType.UINT8) return array;
        throw Receiver.incompatible(self, "Uint8Array.prototype." + method);
    }

    // GetUint8ArrayBytes ( ta ), https://tc39.es/ecma262/#sec-getuint8arraybytes
    private static byte[] bytes(TypedArrayObject array, String method) {
        TypedArrayCreation.validate(array, "Uint8Array.prototype." + method);
        return Arrays.copyOfRange(array.buffer().data(), array.byteOffset(), array.byteOffset() + array.length());
    }

    private static TypedArrayObject array(Realm realm, byte[] bytes) {
        var buffer = new ArrayBufferObject(realm.intrinsic(Intrinsic.ARRAY_BUFFER_PROTOTYPE), bytes);
        return new TypedArrayObject(
                realm.intrinsic(Intrinsic.UINT8_ARRAY_PROTOTYPE), ElementType.UINT8, buffer, 0, bytes.length);
    }

    /** Writes the decoded bytes, then throws the error if there is one. */
    private static Object deliver(Realm realm, TypedArrayObject target, byte[] bytes, int read, JsException error) {
        System.arraycopy(bytes, 0, target.buffer().data(), target.byteOffset(), bytes.length);
        if (error != null) throw error;
        JsObject result = JsObject.create(realm);
        result.createDataPropertyOrThrow("read", read);
        result.createDataPropertyOrThrow("written", bytes.length);
        return result;
    }

    /** The bytes of the valid pairs of digits that begin the text, at most {@code maxLength}. */
    // FromHex ( string [ , maxLength ] ), https://tc39.es/ecma262/#sec-fromhex
    private static byte[] fromHex(String text, int maxLength) {
        if (text.length() % 2 != 0) throw Errors.syntaxError(ODD_HEX);
        byte[] bytes = new byte[Math.min(maxLength, text.length() / 2)];
        for (int i = 0; i < bytes.length; i++) {
            if (i % BLOCK == BLOCK - 1) SurroundingAgent.poll(BLOCK_STEPS);
            int high = hexDigit(text.charAt(2 * i)), low = hexDigit(text.charAt(2 * i + 1));
            if (high < 0 || low < 0) return Arrays.copyOf(bytes, i);
            bytes[i] = (byte) (high << 4 | low);
        }
        return bytes;
    }

    private static int hexDigit(char c) {
        return c < 128 ? Character.digit(c, 16) : -1;
    }

    /** The functions of the Uint8Array constructor. */
    @BuiltinObject(intrinsic = "%Uint8Array%")
    public static final class Decoding {
        private Decoding() {}

        // Uint8Array.fromBase64 ( string [ , options ] ), https://tc39.es/ecma262/#sec-uint8array.frombase64
        @Builtin(length = 1)
        static Object fromBase64(Realm realm, Object self, Object string, Object options) {
            String text = requireString(string);
            JsObject given = options(options);
            boolean isUrl = isUrlAlphabet(given);
            Base64Decoding decoding = Base64Decoding.decode(text, isUrl, lastChunk(given), Integer.MAX_VALUE - 8);
            if (decoding.error() != null) throw decoding.error();
            return array(realm, decoding.bytes());
        }

        // Uint8Array.fromHex ( string ), https://tc39.es/ecma262/#sec-uint8array.fromhex
        @Builtin(names = "fromHex")
        static Object decodeHex(Realm realm, Object self, Object string) {
            String text = requireString(string);
            byte[] bytes = fromHex(text, Integer.MAX_VALUE);
            if (bytes.length < text.length() / 2) throw Errors.syntaxError(ODD_HEX);
            return array(realm, bytes);
        }
    }

    /** The methods of Uint8Array.prototype. */
    @BuiltinObject(intrinsic = "%Uint8Array.prototype%")
    public static final class Methods {
        private Methods() {}

        // Uint8Array.prototype.toBase64 ( [ options ] ), https://tc39.es/ecma262/#sec-uint8array.prototype.tobase64
        @Builtin(length = 0)
        static Object toBase64(Realm realm, Object self, Object options) {
            TypedArrayObject array = requireUint8Array(self, "toBase64");
            JsObject given = options(options);
            Base64.Encoder encoder = isUrlAlphabet(given) ? Base64.getUrlEncoder() : Base64.getEncoder();
            if (given != null && TypeConversion.toBoolean(given.get("omitPadding"))) encoder = encoder.withoutPadding();
            byte[] bytes = bytes(array, "toBase64");
            Rope.checkLength((bytes.length + 2L) / 3 * 4);
            StringBuilder text = new StringBuilder((bytes.length + 2) / 3 * 4);
            for (int at = 0; at < bytes.length; at += BLOCK) {
                realm.agent().poll(BLOCK_STEPS);
                text.append(new String(
                        encoder.encode(Arrays.copyOfRange(bytes, at, Math.min(at + BLOCK, bytes.length))),
                        StandardCharsets.ISO_8859_1));
            }
            return text.toString();
        }

        // Uint8Array.prototype.setFromBase64 ( string [ , options ] ),
        // https://tc39.es/ecma262/#sec-uint8array.prototype.setfrombase64
        @Builtin(length = 1)
        static Object setFromBase64(Realm realm, Object self, Object string, Object options) {
            TypedArrayObject target = requireUint8Array(self, "setFromBase64");
            String text = requireString(string);
            JsObject given = options(options);
            boolean isUrl = isUrlAlphabet(given);
            Base64Decoding.LastChunk lastChunk = lastChunk(given);
            TypedArrayCreation.validate(target, "Uint8Array.prototype.setFromBase64");
            Base64Decoding decoding = Base64Decoding.decode(text, isUrl, lastChunk, target.length());
            return deliver(realm, target, decoding.bytes(), decoding.read(), decoding.error());
        }

        // Uint8Array.prototype.toHex ( ), https://tc39.es/ecma262/#sec-uint8array.prototype.tohex
        @Builtin
        static Object toHex(Realm realm, Object self) {
            byte[] bytes = bytes(requireUint8Array(self, "toHex"), "toHex");
            Rope.checkLength(bytes.length * 2L);
            StringBuilder text = new StringBuilder(bytes.length * 2);
            for (int at = 0; at < bytes.length; at += BLOCK) {
                realm.agent().poll(BLOCK_STEPS);
                text.append(HexFormat.of().formatHex(bytes, at, Math.min(at + BLOCK, bytes.length)));
            }
            return text.toString();
        }

        // Uint8Array.prototype.setFromHex ( string ), https://tc39.es/ecma262/#sec-uint8array.prototype.setfromhex
        @Builtin
        static Object setFromHex(Realm realm, Object self, Object string) {
            TypedArrayObject target = requireUint8Array(self, "setFromHex");
            String text = requireString(string);
            TypedArrayCreation.validate(target, "Uint8Array.prototype.setFromHex");
            byte[] bytes = fromHex(text, target.length());
            boolean isWhole = bytes.length == Math.min(target.length(), text.length() / 2);
            return deliver(realm, target, bytes, bytes.length * 2, isWhole ? null : Errors.syntaxError(ODD_HEX));
        }
    }
}
