/** Number, BigInt and Math (the specification's clause 21 without dates), with the text of numbers in a locale. */
package dev.gyre.engine.builtins.numbers;
