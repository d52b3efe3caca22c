/** Language values that are no objects: undefined, null, symbols, ropes, and the conversions between numbers and text. */
package dev.gyre.engine.runtime.value;
