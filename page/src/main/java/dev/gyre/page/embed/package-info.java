/** Pages for Java programs: {@code PageBrowser} and its pages. */
package dev.gyre.page.embed;
