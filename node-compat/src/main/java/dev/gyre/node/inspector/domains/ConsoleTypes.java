package dev.gyre.node.inspector.domains;

/** The types of Runtime.consoleAPICalled by the methods of console. */
final class ConsoleTypes {
    private ConsoleTypes() {}

    static String of(String method) {
        return switch (method) {
            case "warn" -> "warning";
            case "group" -> "startGroup";
            case "groupCollapsed" -> "startGroupCollapsed";
            case "groupEnd" -> "endGroup";
            default -> method;
        };
    }
}
