package dev.gyre.cli;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Symbols of HotSpot that the start-up cache contains because they are constants of the class with this annotation.
 *
 * <p>The JVM looks up each name in the compile commands of {@code jvm.options} at every start. What the cache does not
 * contain it looks for in the cache's second layer, and every place that it reads there maps 64 KB: 1 MB for all names.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface CachedSymbols {
    /** Names of classes with slashes, names of methods, parts of either, and descriptors. */
    String[] value();
}
