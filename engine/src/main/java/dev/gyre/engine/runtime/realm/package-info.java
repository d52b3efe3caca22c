/**
 * Agents and realms: the state that the scripts of one thread, and of one global object, share. Part of the runtime core; a realm
 * gets its intrinsic objects from an {@code IntrinsicFactory}.
 */
package dev.gyre.engine.runtime.realm;
