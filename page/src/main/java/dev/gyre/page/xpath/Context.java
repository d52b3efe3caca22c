package dev.gyre.page.xpath;

import dev.gyre.page.dom.Node;

/** What an expression is evaluated in. @param position from 1 */
record Context(Node node, int position, int size) {}
