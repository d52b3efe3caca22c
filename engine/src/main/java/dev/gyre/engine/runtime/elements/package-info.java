/**
 * The indexed properties of objects by their kinds, and the types of the elements of typed arrays. Part of the runtime core. Begin reading at {@link
 * dev.gyre.engine.runtime.elements.Elements}.
 */
package dev.gyre.engine.runtime.elements;
