package dev.gyre.engine.syntax.ast;

// ImportEntry Records, https://tc39.es/ecma262/#table-importentry-record-fields
/** One imported name; {@code importName} is null for the namespace object, {@code position} that of the name as the clause writes it first. */
public record ImportEntry(ModuleRequest moduleRequest, String importName, String localName, int position) {}
