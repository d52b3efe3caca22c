/** The event loop: libuv's phases and handles; it knows no JavaScript. */
package dev.gyre.loop;
