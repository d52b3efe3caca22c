/** The gyre command. */
package dev.gyre.cli;
