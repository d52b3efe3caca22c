/**
 * Code that all builtins share: the creation of intrinsic objects from builtin tables, and checks of receivers. The
 * builtins are in one package per chapter of the specification. Begin reading at {@link
 * dev.gyre.engine.builtins.BuiltinInstaller}.
 */
package dev.gyre.engine.builtins;
