/**
 * Resolution of specifiers and detection of formats: Node's algorithms for import and require with package.json files.
 * Uses {@code host} and the mode of {@code typescript}, and loads no modules. Begin with {@link
 * dev.gyre.modules.resolve.Resolver} and {@link dev.gyre.modules.resolve.FormatDetector}.
 */
package dev.gyre.modules.resolve;
