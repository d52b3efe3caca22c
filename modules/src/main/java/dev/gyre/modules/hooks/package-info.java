/** Hooks around resolution and loading: chains of functions of the program (module.registerHooks), and what runs elsewhere (module.register). */
package dev.gyre.modules.hooks;
