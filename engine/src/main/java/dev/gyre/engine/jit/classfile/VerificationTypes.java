package dev.gyre.engine.jit.classfile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The types of locals and stack entries as ints: the tag of the class-file format's verification_type_info in the low byte, above it
 * the number of a class's name in this table or, before the constructor ran, the position of the {@code new}.
 */
final class VerificationTypes {
    static final int TOP = 0;
    static final int INT = 1;
    static final int FLOAT = 2;
    static final int DOUBLE = 3;
    static final int LONG = 4;
    static final int NULL = 5;
    static final int UNINITIALIZED_THIS = 6;
    private static final int CLASS_TAG = 7;
    private static final int UNINITIALIZED_TAG = 8;

    /** {@code java/lang/Object}, the first name of every table. */
    static final int OBJECT = CLASS_TAG;

    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<String, Signature> signatures = new HashMap<>();

    VerificationTypes() {
        ofClass("java/lang/Object");
    }

    /** The arguments and the result of a method, by its descriptor; the result is -1 for void. */
    record Signature(int[] arguments, int result) {}

    /** @param name an internal name or the descriptor of an array */
    int ofClass(String name) {
        var number = numbers.get(name);
        if (number == null) {
            number = names.size();
            names.add(name);
            numbers.put(name, number);
        }
        return number << 8 | CLASS_TAG;
    }

    static int uninitialized(int position) {
        return position << 8 | UNINITIALIZED_TAG;
    }

    static boolean isUninitialized(int type) {
        return (type & 0xff) == UNINITIALIZED_TAG || type == UNINITIALIZED_THIS;
    }

    static boolean isReference(int type) {
        return (type & 0xff) >= NULL;
    }

    static boolean isClass(int type) {
        return (type & 0xff) == CLASS_TAG;
    }

    static boolean isWide(int type) {
        return type == DOUBLE || type == LONG;
    }

    String className(int type) {
        return names.get(type >>> 8);
    }

    /** The element type of an array of references; null for the type null. */
    int component(int type) {
        if (type == NULL) {
            return NULL;
        }
        var name = className(type);
        return ofDescriptor(name, 1, name.length());
    }

    int ofDescriptor(String descriptor) {
        return ofDescriptor(descriptor, 0, descriptor.length());
    }

    private int ofDescriptor(String text, int start, int end) {
        return switch (text.charAt(start)) {
            case 'J' -> LONG;
            case 'D' -> DOUBLE;
            case 'F' -> FLOAT;
            case 'L' -> ofClass(text.substring(start + 1, end - 1));
            case '[' -> ofClass(text.substring(start, end));
            default -> INT;
        };
    }

    Signature signature(String descriptor) {
        var signature = signatures.get(descriptor);
        if (signature == null) {
            signature = parse(descriptor);
            signatures.put(descriptor, signature);
        }
        return signature;
    }

    private Signature parse(String descriptor) {
        var arguments = new int[descriptor.length()];
        int count = 0;
        int at = 1;
        while (descriptor.charAt(at) != ')') {
            int start = at;
            while (descriptor.charAt(at) == '[') {
                at++;
            }
            at = descriptor.charAt(at) == 'L' ? descriptor.indexOf(';', at) + 1 : at + 1;
            arguments[count++] = ofDescriptor(descriptor, start, at);
        }
        int result = descriptor.charAt(at + 1) == 'V' ? -1 : ofDescriptor(descriptor, at + 1, descriptor.length());
        return new Signature(Arrays.copyOf(arguments, count), result);
    }

    /** The most specific type of this table that is a supertype of both; {@link #TOP} if there is none. */
    static int merge(int a, int b) {
        if (a == b) {
            return a;
        }
        if (a == NULL && isClass(b)) {
            return b;
        }
        if (b == NULL && isClass(a)) {
            return a;
        }
        return isClass(a) && isClass(b) ? OBJECT : TOP;
    }

    /** Whether a value of type {@code from} may be where a stack map says {@code to}. */
    static boolean isAssignable(int from, int to) {
        return from == to || to == TOP || from == NULL && isClass(to) || isClass(from) && to == OBJECT;
    }
}
