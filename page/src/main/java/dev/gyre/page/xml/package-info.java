/**
 * XML documents: read by the JDK's StAX into nodes, and written. Begin with {@link dev.gyre.page.xml.XmlParser} and {@link dev.gyre.page.xml.XmlSerializer}.
 */
package dev.gyre.page.xml;
