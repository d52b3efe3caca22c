package dev.gyre.node.util;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.gyre.node.embed.NodeRuntime;
import org.junit.jupiter.api.Test;

class LazyValuesTest {
    @Test
    void programsSeeDataProperties() {
        for (String object : new String[] {"require('node:fs')", "require('node:crypto')", "Buffer.prototype"}) {
            String name = object.equals("Buffer.prototype") ? "readUInt8" : "constants";
            assertEquals(true, evaluate("Object.keys(" + object + ").includes('" + name + "')"));
        }
        assertEquals(
                "function,true,true,true",
                evaluate("const { value, writable, enumerable, configurable } ="
                        + " Object.getOwnPropertyDescriptor(require('node:fs'), 'mkdir');"
                        + " [typeof value, writable, enumerable, configurable].join()"));
    }

    @Test
    void aliasesAreOneFunction() {
        assertEquals(true, evaluate("Buffer.prototype.readUint16LE === Buffer.prototype.readUInt16LE"));
        assertEquals(true, evaluate("const fs = require('node:fs'); fs.realpath.native === fs.realpath"));
    }

    @Test
    void whatAProgramStoresStays() {
        assertEquals(
                1, evaluate("Buffer.prototype.readInt8 = 1; Buffer.prototype.readInt16LE; Buffer.prototype.readInt8"));
        assertEquals("undefined", evaluate("delete require('node:crypto').sign; typeof require('node:crypto').sign"));
    }

    private static Object evaluate(String text) {
        try (NodeRuntime runtime = NodeRuntime.builder().build()) {
            return runtime.eval(text);
        }
    }
}
