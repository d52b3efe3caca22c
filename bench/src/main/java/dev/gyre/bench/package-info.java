/** JMH benchmarks of the parts; the commands of the folder bench are scripts. */
package dev.gyre.bench;
