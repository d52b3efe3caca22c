/** When a page is done: its tasks and timers on its own clock, and what it waits for. */
package dev.gyre.page.settle;
