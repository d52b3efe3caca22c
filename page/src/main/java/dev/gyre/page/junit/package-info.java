/** JUnit tests that get pages: {@code PageTest}, {@code Load}, {@code PageAssert}. JUnit is an optional dependency. */
package dev.gyre.page.junit;
