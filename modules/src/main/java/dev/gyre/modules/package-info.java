/** How a specifier becomes a module: resolution, the ESM loader and the CommonJS loader. */
package dev.gyre.modules;
