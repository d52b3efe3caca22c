/**
 * The engine as its embedder sees it: {@code Realms} makes realms, {@code Script}, {@code SourceTextModules} and {@code
 * CompiledFunction} turn text into code. It does no I/O, starts no threads and knows neither Netty nor Node; what it needs of the
 * outside it asks through {@link dev.gyre.engine.runtime.host.HostHooks}. Begin reading at {@link dev.gyre.engine.Script}.
 */
package dev.gyre.engine;
