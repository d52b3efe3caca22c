package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.RegExpLiteral;
import dev.gyre.engine.bytecode.TemplateSite;
import dev.gyre.engine.cache.StoreHandler;
import dev.gyre.engine.cache.StoreIC;
import dev.gyre.engine.runtime.elements.DoubleElements;
import dev.gyre.engine.runtime.elements.Elements;
import dev.gyre.engine.runtime.elements.IntElements;
import dev.gyre.engine.runtime.elements.ObjectElements;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** Object, array, template and regular expression literals, and the definition of properties and methods. */
public final class LiteralOps {
    static final int ENUMERABLE = 1, GETTER = 2, SETTER = 4;
    /** Elements that are spread between two interrupt checks. */
    private static final int PIECE = 1 << 14;

    private LiteralOps() {}

    static void createObject(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = JsObject.create(frame.realm);
    }

    static void createArray(Frame frame, int[] code, Object[] r, int pc) {
        int first = code[pc + 2];
        r[code[pc + 1]] = createArray(frame.realm, Arrays.copyOfRange(r, first, first + code[pc + 3]));
    }

    /** An array of the kind of elements that the values need; takes over the Java array, in which null is a hole. */
    public static JsArray createArray(Realm realm, Object[] values) {
        if (values.length == 0) return JsArray.create(realm, 0);
        boolean ints = true, numbers = true;
        for (Object value : values) {
            if (value == null) return createHoleyArray(realm, values);
            ints &= value instanceof Integer;
            numbers &= value instanceof Integer || value instanceof Double;
        }
        Elements elements = ints
                ? intElements(values)
                : numbers ? doubleElements(values) : new ObjectElements(values, values.length);
        return JsArray.adopt(realm, elements, values.length);
    }

    private static Elements intElements(Object[] values) {
        var ints = new int[values.length];
        for (int i = 0; i < ints.length; i++) ints[i] = (Integer) values[i];
        return new IntElements(ints, ints.length);
    }

    private static Elements doubleElements(Object[] values) {
        var doubles = new double[values.length];
        for (int i = 0; i < doubles.length; i++) doubles[i] = ((Number) values[i]).doubleValue();
        return new DoubleElements(doubles, doubles.length);
    }

    private static JsArray createHoleyArray(Realm realm, Object[] values) {
        JsArray array = JsArray.create(realm, 0);
        for (int i = 0; i < values.length; i++) {
            if (values[i] != null) array.createDataProperty(i, values[i]);
            else array.setLength(i + 1L);
        }
        return array;
    }

    static void arrayPush(Frame frame, int[] code, Object[] r, int pc) {
        append((JsArray) r[code[pc + 1]], r[code[pc + 2]]);
    }

    /** Appends to an array under construction; setters on prototypes are not called. */
    public static void append(JsArray array, Object value) {
        if (array.length() < JsArray.MOST_DENSE && array.isDense()) array.append(value);
        else array.createDataProperty(PropertyKey.fromIndex(array.length()), value);
    }

    static void arrayPushHole(Frame frame, int[] code, Object[] r, int pc) {
        var array = (JsArray) r[code[pc + 1]];
        array.setLength(array.length() + 1);
    }

    static void arraySpread(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        var array = (JsArray) r[code[pc + 1]];
        if (!appendAll(frame.realm, array, r[code[pc + 2]]) && !appendInPieces(frame.realm, array, r[code[pc + 2]]))
            IteratorOps.forEach(frame, r[code[pc + 2]], value -> append(array, value));
    }

    /** Appends the elements of an array that is not long, where iterating over it calls no JavaScript; false otherwise. */
    public static boolean appendAll(Realm realm, JsArray array, Object iterable) {
        if (!(iterable instanceof JsArray source) || !IteratorOperations.isPristine(realm, source)) return false;
        if (source.length() > PIECE || array.length() + source.length() >= JsArray.MOST_DENSE || !array.isDense())
            return false;
        array.appendAll(source, 0, source.elements().size());
        return true;
    }

    /** The same with interrupt checks for an array of any length. If they run code that changes it, an iterator reads its further elements one by one, as its next method has been got before. */
    private static boolean appendInPieces(Realm realm, JsArray array, Object iterable) {
        if (!(iterable instanceof JsArray source) || !IteratorOperations.isPristine(realm, source)) return false;
        if (array.isDense() && source.isDense() && source.length() > 0)
            array.reserve(
                    realm.agent(),
                    array.length() + source.length(),
                    source.elements().get(0));
        int at = 0;
        while (at < source.length()) {
            int end = (int) Math.min(source.length(), at + PIECE);
            if (array.isDense() && source.isDense() && array.length() + end - at < JsArray.MOST_DENSE) {
                array.appendAll(source, at, end);
                at = end;
            } else {
                while (at < end) append(array, source.getIndex(at++));
            }
            realm.agent().poll(PIECE);
        }
        return true;
    }

    static void argumentSpread(Frame frame, int[] code, Object[] r, int pc) {
        argumentSpread(frame, pc, r[code[pc + 1]], r[code[pc + 2]]);
    }

    static void argumentSpread(Frame frame, int pc, Object list, Object iterable) {
        frame.pc = pc;
        var array = (JsArray) list;
        if (!appendAll(frame.realm, array, iterable) && !appendInPieces(frame.realm, array, iterable))
            IteratorOps.forEachArgument(frame, iterable, value -> append(array, value));
    }

    static void createRegExp(Frame frame, int[] code, Object[] r, int pc) {
        var literal = (RegExpLiteral) frame.constant(code[pc + 2]);
        r[code[pc + 1]] = frame.realm.createRegExp(literal.pattern(), literal.flags());
    }

    // GetTemplateObject ( templateLiteral ), https://tc39.es/ecma262/#sec-gettemplateobject
    static void getTemplateObject(Frame frame, int[] code, Object[] r, int pc) {
        var site = (TemplateSite) frame.constant(code[pc + 2]);
        Object template = frame.realm.template(site);
        if (template == null) {
            template = createTemplateObject(frame.realm, site);
            frame.realm.template(site, template);
        }
        r[code[pc + 1]] = template;
    }

    private static JsObject createTemplateObject(Realm realm, TemplateSite site) {
        int count = site.raw().length;
        var cooked = new Object[count];
        var raw = new Object[count];
        for (int i = 0; i < count; i++) {
            cooked[i] = site.cooked()[i] == null ? dev.gyre.engine.runtime.value.Undefined.INSTANCE : site.cooked()[i];
            raw[i] = site.raw()[i];
        }
        JsArray rawArray = JsArray.adopt(realm, raw);
        ObjectOperations.setIntegrityLevel(rawArray, ObjectOperations.IntegrityLevel.FROZEN);
        JsArray template = JsArray.adopt(realm, cooked);
        template.defineOwnProperty("raw", PropertyDescriptor.data(rawArray, Attributes.NONE));
        ObjectOperations.setIntegrityLevel(template, ObjectOperations.IntegrityLevel.FROZEN);
        return template;
    }

    static void defineField(Frame frame, int[] code, Object[] r, int pc) {
        frame.pc = pc;
        defineField((JsObject) r[code[pc + 1]], PropertyKey.of(r[code[pc + 2]]), r[code[pc + 3]]);
    }

    private static void defineField(JsObject object, Object key, Object value) {
        object.createDataPropertyOrThrow(key, value);
    }

    static void defineNamedField(Frame frame, int[] code, Object[] r, int pc) {
        var object = (JsObject) r[code[pc + 1]];
        if (frame.code.caches[code[pc + 4]] instanceof StoreHandler handler && handler.shape == object.shape()) {
            object.addSlot(handler.target, handler.slot, r[code[pc + 3]]);
            return;
        }
        frame.pc = pc;
        Object key = frame.constant(code[pc + 2]);
        if (!StoreIC.define(frame.code.caches, code[pc + 4], object, key, r[code[pc + 3]]))
            throw PropertyErrors.cannotCreate(object, key);
    }

    // DefineMethodProperty ( homeObject, key, closure, enumerable ), https://tc39.es/ecma262/#sec-definemethodproperty
    static void defineMethod(Frame frame, int[] code, Object[] r, int pc) {
        var object = (JsObject) r[code[pc + 1]];
        Object key = PropertyKey.of(r[code[pc + 2]]);
        var function = (BytecodeFunction) r[code[pc + 3]];
        int flags = code[pc + 4];
        function.homeObject(object);
        FunctionOps.setName(function, key, prefix(flags));
        boolean enumerable = (flags & ENUMERABLE) != 0;
        PropertyDescriptor desc = (flags & GETTER) != 0
                ? PropertyDescriptor.accessor(function, null, enumerable, true)
                : (flags & SETTER) != 0
                        ? PropertyDescriptor.accessor(null, function, enumerable, true)
                        : PropertyDescriptor.data(function, enumerable ? Attributes.ALL : Attributes.METHOD);
        if (!object.defineOwnProperty(key, desc)) {
            if (key.equals("prototype"))
                throw Errors.typeError("Classes may not have a static property named 'prototype'");
            throw PropertyErrors.cannotDefine(object, key);
        }
    }

    static String prefix(int flags) {
        return (flags & GETTER) != 0 ? "get " : (flags & SETTER) != 0 ? "set " : "";
    }

    /** The accessor that results from adding a getter or setter to an existing one. */
    static Accessor merged(Object existing, JsObject function, int flags) {
        var before = existing instanceof Accessor accessor ? accessor : new Accessor(null, null);
        return (flags & GETTER) != 0
                ? new Accessor(function, before.setter())
                : new Accessor(before.getter(), function);
    }

    static void setPrototypeLiteral(Frame frame, int[] code, Object[] r, int pc) {
        Object value = r[code[pc + 2]];
        if (value instanceof JsObject prototype) ((JsObject) r[code[pc + 1]]).setPrototypeOf(prototype);
        else if (value == Null.INSTANCE) ((JsObject) r[code[pc + 1]]).setPrototypeOf(null);
    }

    static void copyDataProperties(Frame frame, int[] code, Object[] r, int pc) {
        ObjectOperations.copyDataProperties(frame.realm, (JsObject) r[code[pc + 1]], r[code[pc + 2]], Set.of());
    }

    static void copyDataPropertiesExcluding(Frame frame, int[] code, Object[] r, int pc) {
        var excluded = new HashSet<Object>();
        for (int i = 0; i < code[pc + 4]; i++) excluded.add(PropertyKey.of(r[code[pc + 3] + i]));
        JsObject target = JsObject.create(frame.realm);
        ObjectOperations.copyDataProperties(frame.realm, target, r[code[pc + 2]], excluded);
        r[code[pc + 1]] = target;
    }

    static void setFunctionName(Frame frame, int[] code, Object[] r, int pc) {
        Object key = r[code[pc + 2]];
        FunctionOps.setName(
                (BytecodeFunction) r[code[pc + 1]],
                key instanceof JsSymbol ? key : PropertyKey.of(key),
                prefix(code[pc + 3]));
    }
}
