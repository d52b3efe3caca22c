/**
 * TLS without JavaScript and without sockets: keys and certificates in the forms that programs use, a connection's
 * state machine on top of the JDK's SSLEngine, and verification of peers with OpenSSL's error names.
 */
package dev.gyre.node.tls;
