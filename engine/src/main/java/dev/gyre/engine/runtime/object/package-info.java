/**
 * Objects: shapes, the essential internal methods, arrays, and native functions (the specification's clause 10).
 *
 * <p>Invariants: a property key is a String, a JsSymbol or an Integer; Integer keys live in {@link dev.gyre.engine.runtime.elements.Elements},
 * all others in slots that the object's {@link dev.gyre.engine.runtime.object.Shape} numbers. Java null in a slot or element means absent.
 */
package dev.gyre.engine.runtime.object;
