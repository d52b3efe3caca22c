/** When the scripts of a document run, and where its modules come from. */
package dev.gyre.page.script;
