package dev.gyre.modules;

/** What becomes of TypeScript. */
// https://nodejs.org/api/typescript.html
public enum TypeScriptMode {
    /** It is refused as any unknown format. */
    OFF,
    /** Types are erased. */
    STRIP,
    /** Types are erased, and what means code is made JavaScript. */
    TRANSFORM
}
