/**
 * Whole files as bytes and as text, read through {@code java.nio.file}, with the system's error codes. Uses the engine and {@code host}.
 */
package dev.gyre.modules.files;
