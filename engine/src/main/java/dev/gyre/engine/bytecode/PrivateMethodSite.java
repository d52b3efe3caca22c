package dev.gyre.engine.bytecode;

/**
 * The name of a private method or accessor as a class declares it.
 *
 * @param owner the owner of the method in messages: "an instance of class A" or "class A"
 */
public record PrivateMethodSite(String name, String owner) {}
