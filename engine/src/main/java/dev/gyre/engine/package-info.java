/**
 * The engine as its embedder sees it: {@code Realms} creates realms; {@code Script}, {@code SourceTextModules} and
 * {@code CompiledFunction} compile source text. The engine does no I/O, starts no threads and depends on neither Netty
 * nor Node; it calls its embedder through {@link dev.gyre.engine.runtime.host.HostHooks}. Begin reading at {@link
 * dev.gyre.engine.Script}.
 */
package dev.gyre.engine;
