/** What error messages say about a program's text. It reads source and syntax trees and runs no JavaScript. */
package dev.gyre.engine.diagnostics;
