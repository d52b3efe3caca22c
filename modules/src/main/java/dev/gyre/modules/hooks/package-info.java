/** The synchronous hooks of module.registerHooks: chains of functions around resolution and loading. */
package dev.gyre.modules.hooks;
