/** How intrinsic objects are made from builtin tables; the builtins themselves live in one package per chapter of the specification. */
package dev.gyre.engine.builtins;
