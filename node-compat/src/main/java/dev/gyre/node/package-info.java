/** Node on top of engine, loop and modules: the node: modules, the web APIs and NodeRuntime. */
package dev.gyre.node;
