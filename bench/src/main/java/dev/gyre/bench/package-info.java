/** JMH benchmarks of the parts. */
package dev.gyre.bench;
