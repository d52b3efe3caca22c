/** Content Security Policy, https://www.w3.org/TR/CSP3/: policies, their source lists, and what they say of requests and inline code. Knows no document and runs no JavaScript. */
package dev.gyre.page.csp;
