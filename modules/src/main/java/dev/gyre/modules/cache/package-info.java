/** Node's compile cache: compiled modules kept on disk between runs. Whatever goes wrong with it is a slower start, never a failing program. */
package dev.gyre.modules.cache;
