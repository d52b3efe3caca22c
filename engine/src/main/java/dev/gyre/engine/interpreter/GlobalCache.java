package dev.gyre.engine.interpreter;

import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.realm.BindingCell;
import dev.gyre.engine.runtime.realm.DeclarativeRecord;

/** The location of a global name: a lexical binding, or (null cell) a slot of the global object while no script has declared more. */
record GlobalCache(DeclarativeRecord scope, BindingCell cell, Shape shape, int slot, int version) {}
