/** The shared record ring: small binary results in one block of memory that Java and JavaScript both see. */
package dev.gyre.loop.records;
