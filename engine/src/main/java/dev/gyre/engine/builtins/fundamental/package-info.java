/**
 * Object, Function.prototype, Boolean, Symbol, the errors and the functions of the global object (the specification's clauses 19
 * and 20), with V8's CallSite.
 */
package dev.gyre.engine.builtins.fundamental;
