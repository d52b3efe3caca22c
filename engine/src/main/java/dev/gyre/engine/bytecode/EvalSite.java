package dev.gyre.engine.bytecode;

import dev.gyre.engine.syntax.ast.Scope;

/** A possible direct eval: the static scope around the call, which the eval code is parsed and compiled in. */
public record EvalSite(Scope scope, boolean strict) {}
