/** TLS without JavaScript and without sockets: keys and certificates as programs give them, a connection's state machine over the JDK's SSLEngine, and verdicts on peers in OpenSSL's words. */
package dev.gyre.node.tls;
