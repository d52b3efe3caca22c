/** node:dns: lookups by the system's resolver and queries by Netty's codec. */
package dev.gyre.node.dns;
