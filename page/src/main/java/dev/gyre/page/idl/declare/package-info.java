/**
 * The annotation that names the Web IDL texts of a package; the processor writes tables and dictionaries from them. Uses nothing of the engine.
 */
package dev.gyre.page.idl.declare;
