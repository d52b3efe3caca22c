package dev.gyre.node.buffer;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.structured.ArrayBufferObject;
import dev.gyre.engine.builtins.structured.TypedArrayObject;
import dev.gyre.engine.runtime.elements.ElementType;
import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Rope;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.LongWork;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** internalBinding('buffer'): text encodings, searching and comparing bytes. */
// lib/internal/bindings.md, buffer
@BuiltinObject(intrinsic = "%buffer binding%")
public final class BufferBinding {
    /** Positions between two interrupt checks, and the number of steps that they count as. */
    private static final int PIECE = 1 << 13, PIECE_STEPS = 100;

    /** From this number of bytes on a piece that is copied again and again grows no more. */
    private static final int COPIED_PIECE = 1 << 17;

    private BufferBinding() {}

    private static int integer(Object value, int otherwise) {
        if (value instanceof Integer number) return number;
        return value == Undefined.INSTANCE ? otherwise : (int) TypeConversion.toIntegerOrInfinity(value);
    }

    // byteLength(string, encoding)
    @Builtin
    static int byteLength(Realm realm, Object self, Object string, Object encoding) {
        String text = TypeConversion.toString(string);
        return LongWork.get(realm, text.length(), () -> TextEncodings.utf8Length(text));
    }

    // btoa(text): undefined if a character is not a byte
    @Builtin
    static Object btoa(Realm realm, Object self, Object text) {
        String encoded = ForgivingBase64.encodeOrNull(realm.agent(), TypeConversion.toString(text));
        return encoded == null ? Undefined.INSTANCE : encoded;
    }

    // atob(text): true if a character is invalid, false if the length is
    @Builtin
    static Object atob(Realm realm, Object self, Object text) {
        return ForgivingBase64.decode(realm.agent(), TypeConversion.toString(text));
    }

    // pooled(prototype, pool, offset, length): a view of an ArrayBuffer that has room for it
    @Builtin
    static Object pooled(Realm realm, Object self, Object prototype, Object pool, Object offset, Object length) {
        return view(prototype, pool, TypeConversion.toInt32(offset), TypeConversion.toInt32(length));
    }

    private static TypedArrayObject view(Object prototype, Object pool, int offset, int length) {
        return new TypedArrayObject((JsObject) prototype, ElementType.UINT8, (ArrayBufferObject) pool, offset, length);
    }

    // pooledUtf8(prototype, pool, offset, string): a view of an ArrayBuffer with the string at offset, or undefined
    // where
    // it does not fit
    @Builtin
    static Object pooledUtf8(Realm realm, Object self, Object prototype, Object pool, Object offset, Object string) {
        byte[] bytes = TextEncodings.utf8(TypeConversion.toString(string));
        int from = TypeConversion.toInt32(offset);
        ArrayBufferObject target = (ArrayBufferObject) pool;
        if (bytes.length > target.byteLength() - from) return Undefined.INSTANCE;
        System.arraycopy(bytes, 0, target.data(), from, bytes.length);
        return view(prototype, pool, from, bytes.length);
    }

    // copy(source, from, target, to, count): bytes of a view to another
    @Builtin
    static Object copy(Realm realm, Object self, Object source, Object from, Object target, Object to, Object count) {
        ByteView bytes = ByteView.of(source).slice(TypeConversion.toInt32(from), TypeConversion.toInt32(count));
        ByteView room = ByteView.of(target).slice(TypeConversion.toInt32(to), bytes.length());
        System.arraycopy(bytes.bytes(), bytes.offset(), room.bytes(), room.offset(), room.length());
        return Undefined.INSTANCE;
    }

    // allocate(size): a new ArrayBuffer
    @Builtin
    static Object allocate(Realm realm, Object self, Object size) {
        int length = (int) TypeConversion.toIntegerOrInfinity(size);
        try {
            return ByteView.arrayBuffer(realm, LongWork.get(realm, length, () -> new byte[length]));
        } catch (OutOfMemoryError none) {
            throw Errors.rangeError("Array buffer allocation failed");
        }
    }

    // repeat(view, offset, count, length): fills a part of a view with its first bytes, so many
    @Builtin
    static Object repeat(Realm realm, Object self, Object view, Object offset, Object count, Object length) {
        ByteView part = ByteView.of(view).slice(TypeConversion.toInt32(offset), TypeConversion.toInt32(length));
        // The filled part doubles up to the longest piece, and is then copied again and again.
        int period = TypeConversion.toInt32(count);
        int filled = period;
        int piece = period;
        while (filled < part.length()) {
            int copied = Math.min(piece, part.length() - filled);
            System.arraycopy(part.bytes(), part.offset(), part.bytes(), part.offset() + filled, copied);
            filled += copied;
            if (piece < COPIED_PIECE) piece = filled;
            else realm.agent().pollBetweenPieces(PIECE_STEPS);
        }
        return Undefined.INSTANCE;
    }

    // write(view, string, offset, length, encoding)
    @Builtin
    static int write(
            Realm realm, Object self, Object target, Object string, Object offset, Object length, Object encoding) {
        ByteView whole = ByteView.of(target);
        int from = integer(offset, 0);
        ByteView view = whole.slice(from, integer(length, whole.length() - from));
        String name = TypeConversion.toString(encoding);
        String text = TypeConversion.toString(string);
        byte[] bytes = LongWork.get(realm, text.length(), () -> TextEncodings.encode(text, name));
        int count = Math.min(bytes.length, view.length());
        if (name.equals("utf8")) count = TextEncodings.wholeCharacters(bytes, view.length());
        else if (name.equals("utf16le")) count &= ~1;
        System.arraycopy(bytes, 0, view.bytes(), view.offset(), count);
        return count;
    }

    // encode(string, encoding)
    @Builtin
    static Object encode(Realm realm, Object self, Object string, Object encoding) {
        String text = TypeConversion.toString(string);
        String name = TypeConversion.toString(encoding);
        return ByteView.arrayBuffer(realm, LongWork.get(realm, text.length(), () -> TextEncodings.encode(text, name)));
    }

    // decode(view, start, end, encoding)
    @Builtin
    static Object decode(Realm realm, Object self, Object source, Object start, Object end, Object encoding) {
        ByteView view = ByteView.of(source);
        int from = Math.clamp(integer(start, 0), 0, view.length());
        int to = Math.clamp(integer(end, view.length()), from, view.length());
        String name = TypeConversion.toString(encoding);
        if (name.equals("hex") && to - from > Rope.MAX_LENGTH / 2) throw tooLong(realm);
        int base = view.offset();
        String text =
                LongWork.get(realm, to - from, () -> TextEncodings.decode(view.bytes(), base + from, base + to, name));
        if (text.length() > Rope.MAX_LENGTH) throw tooLong(realm);
        return text;
    }

    // ERR_STRING_TOO_LONG, https://nodejs.org/api/errors.html#err_string_too_long
    private static JsException tooLong(Realm realm) {
        JsException error = Errors.error(
                ErrorKind.ERROR,
                "Cannot create a string longer than 0x" + Integer.toHexString(Rope.MAX_LENGTH) + " characters");
        ((JsObject) error.value(realm)).createDataProperty("code", "ERR_STRING_TOO_LONG");
        return error;
    }

    // compare(a, aStart, aEnd, b, bStart, bEnd)
    @Builtin
    static int compare(
            Realm realm, Object self, Object a, Object aStart, Object aEnd, Object b, Object bStart, Object bEnd) {
        ByteView left = range(a, aStart, aEnd);
        ByteView right = range(b, bStart, bEnd);
        return LongWork.get(
                realm,
                Math.min(left.length(), right.length()),
                () -> Integer.signum(Arrays.compareUnsigned(
                        left.bytes(),
                        left.offset(),
                        left.offset() + left.length(),
                        right.bytes(),
                        right.offset(),
                        right.offset() + right.length())));
    }

    private static ByteView range(Object value, Object start, Object end) {
        ByteView view = ByteView.of(value);
        int from = integer(start, 0);
        return view.slice(from, integer(end, view.length()) - from);
    }

    // indexOf(view, needleView, from, forward, step)
    @Builtin
    static int indexOf(
            Realm realm, Object self, Object source, Object wanted, Object from, Object forward, Object step) {
        ByteView view = ByteView.of(source);
        ByteView needle = ByteView.of(wanted);
        int stride = integer(step, 1);
        int last = view.length() - needle.length();
        int start = integer(from, 0);
        Agent agent = realm.agent();
        if (TypeConversion.toBoolean(forward)) {
            for (int i = Math.max(0, (start + stride - 1) / stride * stride); i <= last; ) {
                int end = last - i < PIECE ? last : i + PIECE;
                for (; i <= end; i += stride) {
                    if (matches(view, i, needle)) return i;
                }
                agent.pollBetweenPieces(PIECE_STEPS);
            }
        } else if (last >= 0) {
            for (int i = Math.min(start, last) / stride * stride; i >= 0; ) {
                int end = Math.max(0, i - PIECE);
                for (; i >= end; i -= stride) {
                    if (matches(view, i, needle)) return i;
                }
                agent.pollBetweenPieces(PIECE_STEPS);
            }
        }
        return -1;
    }

    private static boolean matches(ByteView view, int at, ByteView needle) {
        int offset = view.offset() + at;
        return Arrays.equals(
                view.bytes(),
                offset,
                offset + needle.length(),
                needle.bytes(),
                needle.offset(),
                needle.offset() + needle.length());
    }

    // swap(view, width)
    @Builtin
    static Object swap(Realm realm, Object self, Object target, Object width) {
        ByteView view = ByteView.of(target);
        int size = integer(width, 2);
        byte[] bytes = view.bytes();
        int done = 0;
        for (int group = view.offset(); group + size <= view.offset() + view.length(); group += size) {
            if ((++done & PIECE - 1) == 0) realm.agent().pollBetweenPieces(PIECE_STEPS);
            for (int low = group, high = group + size - 1; low < high; low++, high--) {
                byte kept = bytes[low];
                bytes[low] = bytes[high];
                bytes[high] = kept;
            }
        }
        return target;
    }

    // isUtf8(view)
    @Builtin
    static boolean isUtf8(Realm realm, Object self, Object value) {
        ByteView view = ByteView.of(value);
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(view.bytes(), view.offset(), view.length()));
            return true;
        } catch (CharacterCodingException invalid) {
            return false;
        }
    }

    // isAscii(view)
    @Builtin
    static boolean isAscii(Realm realm, Object self, Object value) {
        ByteView view = ByteView.of(value);
        for (int i = 0; i < view.length(); i++) {
            if (view.bytes()[view.offset() + i] < 0) return false;
        }
        return true;
    }
}
