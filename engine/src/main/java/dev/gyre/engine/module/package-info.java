/** The specification's module records: loading, linking and evaluating graphs of modules, with live bindings. */
package dev.gyre.engine.module;
