package dev.gyre.node.boot;

import dev.gyre.node.inspector.protocol.Domain;
import dev.gyre.node.inspector.protocol.DomainFactory;
import dev.gyre.node.inspector.protocol.DomainSession;

/** The domains of the inspector's protocol by name: a feature that has one adds a row. */
final class InspectorDomains implements DomainFactory {
    @Override
    public Domain create(String name, DomainSession session) {
        return switch (name) {
            default -> null;
        };
    }
}
