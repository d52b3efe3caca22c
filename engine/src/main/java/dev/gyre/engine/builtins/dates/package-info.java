/** Date: time values, their parts and time zones, parsing and formatting (the specification's clause 21.4). */
package dev.gyre.engine.builtins.dates;
