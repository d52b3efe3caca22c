/** Requests of pages and what answers them: a folder, a function, the program or the network. */
package dev.gyre.page.net;
