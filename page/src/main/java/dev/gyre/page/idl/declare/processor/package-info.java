/** The javac annotation processor for {@link dev.gyre.page.idl.declare.WebIdl}: reads Web IDL and writes Java. */
package dev.gyre.page.idl.declare.processor;
