/** What the engine asks of its embedder: the specification's Host operations. */
package dev.gyre.engine.runtime.host;
