/** node:net: sockets and servers over {@code loop.net}, and addresses. */
package dev.gyre.node.net;
