/**
 * Headless pages. {@code PageRealms} gives a realm of the engine the interfaces of the web platform, so that documents can be made in it.
 */
package dev.gyre.page;
