/** WeakRef and FinalizationRegistry (the specification's clause 26). */
package dev.gyre.engine.builtins.memory;
