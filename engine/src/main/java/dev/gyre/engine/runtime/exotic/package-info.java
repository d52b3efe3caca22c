/**
 * The exotic objects of the specification's section 10.4 but arrays, and what they have in common: proxies, arguments objects, bound functions, objects with
 * integer-indexed elements. Module namespaces are in {@code module}. Begin reading at {@link dev.gyre.engine.runtime.exotic.ExoticObject}.
 */
package dev.gyre.engine.runtime.exotic;
