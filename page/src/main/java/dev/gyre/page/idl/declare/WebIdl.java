package dev.gyre.page.idl.declare;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the Web IDL texts, resources of the package, whose interfaces the package's classes implement.
 *
 * <p>A class implements the interface of its name. An operation is a method of its name, an attribute a method without parameters and, if it can be set, one with
 * the value; [ImplementedAs] gives another name. A constructor is the static method {@code construct}. A first parameter of type {@code DomRealm} gets that of the
 * function. Extended attributes that are only ours: [ImplementedAs=name]; [LegacyFactory], which makes an interface the legacy factory function of its parent; [HTMLElements=(names)], the local names of elements with the interface; [ReflectKnown=(values)], the
 * keywords of an enumerated attribute, with [ReflectMissing] and [ReflectInvalid], the values of missing and unknown ones.
 *
 * <p>The processor writes for the interface {@code X} the tables {@code XPrototypeTable} and {@code XStaticTable}, for a dictionary a class of its name, for an HTML element's interface
 * without a class that class, and for the package {@code WebInterfaces}, its catalog.
 */
@Target(ElementType.PACKAGE)
@Retention(RetentionPolicy.SOURCE)
public @interface WebIdl {
    /** File names. */
    String[] value();
}
