/**
 * The objects that wrap primitive values: what {@code Object(1)} and {@code new String('')} create.
 */
package dev.gyre.engine.runtime.wrapper;
