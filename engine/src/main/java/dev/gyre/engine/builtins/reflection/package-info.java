/** Reflect and the Proxy constructor (the specification's clause 28); proxy objects themselves belong to the runtime core. */
package dev.gyre.engine.builtins.reflection;
