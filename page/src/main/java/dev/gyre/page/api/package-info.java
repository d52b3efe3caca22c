/** Pages in a Node runtime, on its loop: what the library's gyre:page is made from. */
package dev.gyre.page.api;
