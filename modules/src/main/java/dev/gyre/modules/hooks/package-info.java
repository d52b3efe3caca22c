/**
 * Hooks around resolution and loading: chains of functions of the program (module.registerHooks), and hooks on another thread (module.register).
 * Uses {@code resolve}, {@code files} and {@code host}, and neither loader; begin with {@link dev.gyre.modules.hooks.HookChain}.
 */
package dev.gyre.modules.hooks;
