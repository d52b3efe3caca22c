/**
 * Language values that are not objects: undefined, null, symbols, ropes, and the conversions between numbers and text. Part of
 * the runtime core, whose packages may use each other.
 */
package dev.gyre.engine.runtime.value;
