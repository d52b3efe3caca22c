package dev.gyre.engine.interpreter;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The options of the launcher, with which tests run too, must let the JVM's stack be read. Without them compiled code would make a frame for every call. */
class FramelessCallsTest {
    @Test
    void areFoundWithTheLaunchersOptions() {
        assertTrue(FramelessCalls.areFound());
    }
}
