/**
 * What all builtins share: making intrinsic objects from builtin tables, and checks of receivers. The builtins are in one package
 * a chapter of the specification. Begin reading at {@link dev.gyre.engine.builtins.BuiltinInstaller}.
 */
package dev.gyre.engine.builtins;
