package dev.gyre.engine.heap;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The fields of the project's classes that hold references, and the sizes of their instances. */
final class JavaFields {
    /** Of an object's header; the size is a multiple of 8. */
    private static final int HEADER = 12, ALIGNMENT = 8;

    private static final int REFERENCE = 4;

    /** The references of a class, its superclasses' below {@code until} included. */
    record Layout(List<Field> references, int size) {}

    private final Map<Class<?>, Layout> layouts = new HashMap<>();

    Layout of(Class<?> type) {
        Layout known = layouts.get(type);
        if (known == null) layouts.put(type, known = read(type));
        return known;
    }

    private static Layout read(Class<?> type) {
        List<Field> references = new ArrayList<>();
        int size = HEADER;
        for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
            if (!isOwn(each)) continue;
            for (Field field : each.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers())) continue;
                size += sizeOf(field.getType());
                if (field.getType().isPrimitive()) continue;
                field.setAccessible(true);
                references.add(field);
            }
        }
        return new Layout(references, align(size));
    }

    /** Whether the fields of a class are walked: those of the JDK and of libraries are not. */
    static boolean isOwn(Class<?> type) {
        return type.getName().startsWith("dev.gyre.");
    }

    private static int sizeOf(Class<?> type) {
        if (type == long.class || type == double.class) return Long.BYTES;
        if (type == int.class || type == float.class || !type.isPrimitive()) return REFERENCE;
        return type == byte.class || type == boolean.class ? Byte.BYTES : Short.BYTES;
    }

    static int align(int size) {
        return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    }

    /** The size of an array. */
    static int sizeOfArray(int length, int width) {
        return align(HEADER + REFERENCE + Math.multiplyExact(Math.min(length, Integer.MAX_VALUE / 16), width));
    }

    static int sizeOfArray(Object array) {
        return switch (array) {
            case byte[] bytes -> sizeOfArray(bytes.length, Byte.BYTES);
            case boolean[] bits -> sizeOfArray(bits.length, Byte.BYTES);
            case short[] shorts -> sizeOfArray(shorts.length, Short.BYTES);
            case char[] chars -> sizeOfArray(chars.length, Character.BYTES);
            case int[] ints -> sizeOfArray(ints.length, Integer.BYTES);
            case float[] floats -> sizeOfArray(floats.length, Float.BYTES);
            case long[] longs -> sizeOfArray(longs.length, Long.BYTES);
            case double[] doubles -> sizeOfArray(doubles.length, Double.BYTES);
            case Object[] objects -> sizeOfArray(objects.length, REFERENCE);
            default -> HEADER + REFERENCE;
        };
    }
}
