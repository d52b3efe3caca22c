/** From a specifier to a file: Node's resolution, package.json, formats. */
package dev.gyre.modules.resolve;
