package dev.gyre.engine.builtins.declare;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a static final field of a {@link BuiltinObject} class as a data property of the intrinsic, as {@code Math.PI} or a
 * {@code @@toStringTag}. The field's type is a JS value's, {@code boolean}, {@code int} or {@code double}.
 */
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.SOURCE)
public @interface BuiltinConstant {
    /** The property key; {@code "@@toStringTag"} means {@code Symbol.toStringTag}. Default: the Java field's name. */
    String name() default "";

    /** [[Writable]] of the property. */
    boolean writable() default false;

    /** [[Enumerable]] of the property. */
    boolean enumerable() default false;

    /** [[Configurable]] of the property. */
    boolean configurable() default false;
}
