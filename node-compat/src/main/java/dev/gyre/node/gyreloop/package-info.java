/** gyre:loop: what keeps the loop alive, when it is idle, callbacks that take long, and the options that print either. */
package dev.gyre.node.gyreloop;
