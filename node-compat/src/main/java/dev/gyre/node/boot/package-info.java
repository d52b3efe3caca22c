/** Puts a runtime together: the bindings by name, the globals, the engine's and the loop's views of the runtime. Knows every feature and is known by none. */
package dev.gyre.node.boot;
