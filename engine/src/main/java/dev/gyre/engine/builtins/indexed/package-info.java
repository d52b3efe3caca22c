/**
 * Array and the typed arrays (the specification's clause 23), with sorting and the coding of bytes as text. The storage of typed
 * arrays is in {@code builtins.structured}.
 */
package dev.gyre.engine.builtins.indexed;
