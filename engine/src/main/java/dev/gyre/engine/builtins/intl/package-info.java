/** The Intl object and the catalog of ECMA-402's intrinsics. The work is ICU4J's, which is loaded when it is first needed. */
package dev.gyre.engine.builtins.intl;
