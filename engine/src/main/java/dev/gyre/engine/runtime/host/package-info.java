/** The interface from the engine to its embedder: the specification's Host* operations. */
package dev.gyre.engine.runtime.host;
