/** The javac annotation processor that writes builtin tables; it is compiled before everything else and refers to nothing else. */
package dev.gyre.engine.builtins.declare.processor;
