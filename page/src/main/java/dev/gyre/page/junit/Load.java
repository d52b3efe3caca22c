package dev.gyre.page.junit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What page a parameter of a {@link PageTest} is; it has been loaded when the test begins. */
@Target(ElementType.PARAMETER)
@Retention(RetentionPolicy.RUNTIME)
public @interface Load {
    /** A URL, a file, or a path below {@link PageTest#serve}. */
    String value() default "";

    /** The text of the document, instead of a place. */
    String html() default "";
}
