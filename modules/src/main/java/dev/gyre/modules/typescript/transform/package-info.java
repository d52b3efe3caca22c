/** TypeScript that means code to JavaScript: enums, namespaces, parameter properties, aliases and export assignments, with a source map. Text in, text out. */
package dev.gyre.modules.typescript.transform;
