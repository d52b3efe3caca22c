/** ArrayBuffer, SharedArrayBuffer, typed array objects, DataView, Atomics and JSON (the specification's clause 25). */
package dev.gyre.engine.builtins.structured;
