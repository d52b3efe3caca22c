/** ES modules, and records of what they may import. */
package dev.gyre.modules.esm;
