/** The parts of formatted texts, as the formatToParts methods return them. */
package dev.gyre.engine.builtins.intl.parts;
