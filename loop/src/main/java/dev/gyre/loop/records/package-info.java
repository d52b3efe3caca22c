/**
 * One block of memory through which small binary results reach JavaScript without an object for each. Uses no other package; the loop's completion queue uses it.
 * Begin with {@link dev.gyre.loop.records.RecordChannel}.
 */
package dev.gyre.loop.records;
