/** How builtin functions are declared: annotations on static methods, and the table class that the processor writes from them. */
package dev.gyre.engine.builtins.declare;
