/** The specification's abstract operations on values and objects (clause 7), under their own names. Part of the runtime core. */
package dev.gyre.engine.runtime.operations;
