package dev.gyre.engine.interpreter;

import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.realm.BindingCell;
import dev.gyre.engine.runtime.realm.DeclarativeRecord;

/**
 * The cached location of a global name: the cell of a lexical binding or, if the cell is null, a slot of the global
 * object, valid until a script declares another name.
 */
record GlobalCache(DeclarativeRecord scope, BindingCell cell, Shape shape, int slot, int version) {}
