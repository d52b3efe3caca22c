/**
 * What the engine needs from its embedder: the specification's Host operations. Part of the runtime core. Begin reading at {@link
 * dev.gyre.engine.runtime.host.HostHooks}.
 */
package dev.gyre.engine.runtime.host;
