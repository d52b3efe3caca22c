/**
 * Environment records at run time: the heap scopes that hold captured variables, those of {@code with} and of direct eval, and names that
 * are looked up in them while a program runs. Below the interpreter and the modules, which both hold scopes.
 */
package dev.gyre.engine.scope;
