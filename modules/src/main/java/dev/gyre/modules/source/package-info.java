/**
 * The source text of programs: reads files, converts TypeScript to JavaScript, and recognises ES modules by their
 * syntax. The only package that uses the type stripping of {@code typescript}. Uses {@code cache}, {@code resolve},
 * {@code files} and {@code host}; begin with {@link dev.gyre.modules.source.SourceReader}.
 */
package dev.gyre.modules.source;
