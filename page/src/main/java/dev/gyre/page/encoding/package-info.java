/**
 * The encoding of a document: found from its bytes, and changed when a meta element says so. Begin with {@link dev.gyre.page.encoding.HtmlByteParser}.
 */
package dev.gyre.page.encoding;
