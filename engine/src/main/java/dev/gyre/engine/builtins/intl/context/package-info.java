/** The state of Intl that belongs to a realm: its cache of formatters and its legacy constructors. */
package dev.gyre.engine.builtins.intl.context;
