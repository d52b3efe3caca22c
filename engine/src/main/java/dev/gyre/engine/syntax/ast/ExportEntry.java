package dev.gyre.engine.syntax.ast;

// ExportEntry Records, https://tc39.es/ecma262/#table-exportentry-records
/**
 * One exported name. LOCAL has a {@code localName}; INDIRECT re-exports {@code importName} of {@code moduleRequest}; NAMESPACE
 * is {@code export * as exportName from}; STAR is {@code export * from} and has no names.
 */
public record ExportEntry(
        Kind kind, String exportName, ModuleRequest moduleRequest, String importName, String localName, int position) {
    /** The forms of an export. */
    public enum Kind {
        LOCAL,
        INDIRECT,
        NAMESPACE,
        STAR
    }
}
