/** CommonJS: modules as functions of exports, require and module. */
package dev.gyre.modules.cjs;
