/**
 * What JavaScript sees of the web platform's interfaces: prototype and interface objects of a realm, created at first use.
 */
package dev.gyre.page.idl;
