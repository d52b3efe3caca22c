package dev.gyre.engine.builtins.declare;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a static method of a {@link BuiltinObject} class as the body of a builtin function.
 *
 * <p>The method's shape, brackets marking what may be left out:
 * <pre>
 * static Object name(Realm realm, Object self, [JsObject newTarget,] Object a, Object b, ..., [Object[] rest,] [int magic])
 * </pre>
 * <ul>
 * <li>{@code newTarget}: a {@code JsObject} parameter of exactly that name receives new.target, null when called without new.
 * <li>Arguments the caller left out arrive as {@code Undefined.INSTANCE}; arguments beyond the parameters are dropped.
 * <li>{@code Object[] rest} receives all arguments after the fixed ones. The array may be kept and changed.
 * <li>{@code int magic} is there if and only if {@link #magic} is given.
 * <li>The result may be any reference type that is a JS value, or {@code boolean}, {@code int} or {@code double}.
 * </ul>
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.SOURCE)
public @interface Builtin {
    /**
     * The property keys; {@code "@@iterator"} means the well-known symbol {@code Symbol.iterator}. Default: the Java method's name,
     * and for a {@link #constructor} the intrinsic's name.
     *
     * <p>Without {@link #magic}, several names are several properties holding <em>one</em> function, called by the first of them
     * ({@code {"values", "keys", "@@iterator"}} of {@code Set.prototype}). With magic, each name is a function of its own.
     */
    String[] names() default {};

    /** The function's {@code length}. Default: the number of fixed {@code Object} parameters after {@code self} and {@code newTarget}. */
    int length() default -1;

    /** The method is the property's getter. */
    boolean getter() default false;

    /** The method is the property's setter. */
    boolean setter() default false;

    /** The method is the [[Call]] and [[Construct]] of a constructor function; it becomes no property of the object. */
    boolean constructor() default false;

    /** One number for each of {@link #names}, passed as the method's last parameter, {@code int magic}. */
    int[] magic() default {};

    /** [[Writable]] of the property. */
    boolean writable() default true;

    /** [[Enumerable]] of the property. */
    boolean enumerable() default false;

    /** [[Configurable]] of the property. */
    boolean configurable() default true;
}
