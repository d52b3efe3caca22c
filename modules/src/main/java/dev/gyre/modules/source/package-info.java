/**
 * The text of programs: files read, TypeScript made JavaScript, and ES modules recognised by their syntax. The only package that uses {@code typescript}'s erasing.
 * Uses {@code cache}, {@code resolve}, {@code files} and {@code host}; begin with {@link dev.gyre.modules.source.SourceReader}.
 */
package dev.gyre.modules.source;
