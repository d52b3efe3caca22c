/**
 * Writes the TypeScript syntax that produces code (enums, namespaces, parameter properties, import aliases) over the erased text, with a source map.
 * Uses {@code typescript} and the engine's parser, which reads the constant expressions of enums. Begin with {@link dev.gyre.modules.typescript.transform.TypeScriptTransformer}.
 */
package dev.gyre.modules.typescript.transform;
