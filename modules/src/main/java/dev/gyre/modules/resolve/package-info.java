/**
 * Where a specifier leads, and of which format a file is: Node's algorithms for import and require over package.json files.
 * Uses {@code host} and the mode of {@code typescript}, and loads nothing. Begin with {@link dev.gyre.modules.resolve.Resolver} and {@link dev.gyre.modules.resolve.FormatDetector}.
 */
package dev.gyre.modules.resolve;
