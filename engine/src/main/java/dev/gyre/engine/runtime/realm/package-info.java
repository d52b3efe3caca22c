/** Agents and realms: the state that scripts of one thread, and of one global object, share. */
package dev.gyre.engine.runtime.realm;
