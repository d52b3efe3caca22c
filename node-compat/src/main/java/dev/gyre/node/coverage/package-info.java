/** Coverage of programs in V8's format: for NODE_V8_COVERAGE, v8.takeCoverage and the test runner. */
package dev.gyre.node.coverage;
