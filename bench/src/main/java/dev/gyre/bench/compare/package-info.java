/** The command bench/compare: two commands run the same programs, taking turns; medians, ratios, a chart, a history. Uses the JDK alone. */
package dev.gyre.bench.compare;
