/** The objects of Temporal with their constructors and methods (proposal-temporal): conversion of values and options, and the operations of the packages below it as functions. */
package dev.gyre.engine.builtins.temporal;
