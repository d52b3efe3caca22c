package dev.gyre.modules.typescript;

/** How TypeScript files are treated. */
// https://nodejs.org/api/typescript.html
public enum TypeScriptMode {
    /** They are rejected like any unknown format. */
    OFF,
    /** Types are erased. */
    STRIP,
    /** Types are erased, and syntax that produces code (enums, namespaces and the like) becomes JavaScript. */
    TRANSFORM;

    /** Whether files of this name are converted in this mode; .tsx files never are. */
    public boolean accepts(String name) {
        return this != OFF
                && name.endsWith("ts")
                && (name.endsWith(".ts") || name.endsWith(".mts") || name.endsWith(".cts"));
    }
}
