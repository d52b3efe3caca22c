package dev.gyre.engine.bytecode;

import dev.gyre.engine.syntax.ast.Scope;

/** A possible direct eval, with the static scope in which the eval code is parsed and compiled. */
public record EvalSite(Scope scope, boolean strict) {}
