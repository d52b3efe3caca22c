package dev.gyre.page.junit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/** A test whose parameters are pages, each with {@link Load}. Pages are closed after it; an exception that nothing in a page has handled fails it. */
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@TestTemplate
@ExtendWith(PageExtension.class)
public @interface PageTest {
    Clock clock() default Clock.VIRTUAL;

    /** How often the test runs: with the seeds 1 to this number, which fix random numbers, the time, and the order of answers that are there at the same time. */
    int seeds() default 1;

    /** A folder whose files answer the requests to the pages' origin; relative to the working folder. */
    String serve() default "";

    /** Whether an exception that nothing in a page has handled fails the test. */
    boolean failOnErrors() default true;
}
