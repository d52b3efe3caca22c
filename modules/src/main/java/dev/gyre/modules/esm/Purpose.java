package dev.gyre.modules.esm;

/** What a graph is loaded for. */
enum Purpose {
    IMPORT,
    REQUIRE
}
