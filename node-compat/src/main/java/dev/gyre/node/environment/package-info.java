/**
 * The state of one runtime that every feature needs: settings, the loop, ticks, the realm, the internal library, Node's
 * errors, standard streams. Features attach their own state by keys. Imports no feature. Begin with {@link
 * dev.gyre.node.environment.Environment}.
 */
package dev.gyre.node.environment;
