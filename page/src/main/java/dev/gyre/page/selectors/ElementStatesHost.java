package dev.gyre.page.selectors;

/** A host of documents that knows the states of their elements. */
public interface ElementStatesHost {
    ElementStates elementStates();
}
