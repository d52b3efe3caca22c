package dev.gyre.modules.esm;

/** The purpose for which a graph is loaded. */
enum Purpose {
    IMPORT,
    REQUIRE
}
