/** Punycode and the parts of node:url that Java computes. */
package dev.gyre.node.url;
