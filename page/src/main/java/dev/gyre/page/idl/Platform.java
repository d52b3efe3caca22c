package dev.gyre.page.idl;

/** What a realm with interfaces refers to as its platform. */
public interface Platform {
    Interfaces interfaces();
}
