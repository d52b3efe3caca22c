/**
 * Handling of errors: uncaught exceptions, unhandled rejections, formatting of stacks, and conversion of failed system
 * calls to uv errors.
 */
package dev.gyre.node.errors;
