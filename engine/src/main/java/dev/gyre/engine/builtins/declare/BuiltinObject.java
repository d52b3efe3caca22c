package dev.gyre.engine.builtins.declare;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a final class whose {@link Builtin} methods are the functions of one intrinsic object.
 *
 * <p>The processor writes {@code XTable extends BuiltinTable} beside a class {@code X}; its only instance is
 * {@code XTable.INSTANCE}. A nested class {@code A.B} gets {@code A_BTable}. If the class extends {@code CallbackMethods},
 * the table creates an instance for {@code callbackMethods()} by the constructor that takes the number of a method, 0.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.SOURCE)
public @interface BuiltinObject {
    /** The intrinsic's name in the specification, as {@code "%Map.prototype%"}. */
    String intrinsic();
}
