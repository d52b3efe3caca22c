/** The specification's abstract operations on values and objects (clause 7), under their own names, and the operators on values. Part of the runtime core. */
package dev.gyre.engine.runtime.operations;
