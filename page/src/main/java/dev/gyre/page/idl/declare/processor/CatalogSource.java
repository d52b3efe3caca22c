package dev.gyre.page.idl.declare.processor;

import dev.gyre.page.idl.declare.processor.Definitions.Interface;
import java.util.List;

/** Writes the catalog of a package's interfaces. */
final class CatalogSource {
    private final String packageName;
    private final List<Interface> interfaces;
    private final boolean elements;

    CatalogSource(String packageName, List<Interface> interfaces) {
        this.packageName = packageName;
        this.interfaces = interfaces;
        this.elements = interfaces.stream().anyMatch(definition -> definition.extended.has("HTMLElements"));
    }

    String write() {
        var out = new StringBuilder();
        out.append("package ")
                .append(packageName)
                .append(
                        ";\n\nimport dev.gyre.page.idl.InterfaceCatalog;\nimport dev.gyre.page.idl.InterfaceDefinition;\nimport java.util.List;\n\n")
                .append(
                        "/** The interfaces of this package, written from Web IDL. */\npublic final class WebInterfaces implements InterfaceCatalog {\n    public static final InterfaceCatalog CATALOG = new WebInterfaces();\n\n")
                .append("    private static final List<String> NAMES = List.of(\"")
                .append(String.join(
                        "\", \"",
                        interfaces.stream().map(definition -> definition.name).toList()))
                .append("\");\n\n    private WebInterfaces() {}\n\n")
                .append(
                        "    @Override\n    public List<String> names() {\n        return NAMES;\n    }\n\n    @Override\n    public InterfaceDefinition find(String name) {\n        switch (name) {\n");
        for (var definition : interfaces) {
            out.append("            case \"")
                    .append(definition.name)
                    .append("\": return new InterfaceDefinition(\"")
                    .append(definition.name)
                    .append("\", ")
                    .append(definition.parent == null ? "null" : "\"" + definition.parent + "\"")
                    .append(", ")
                    .append(definition.name)
                    .append("PrototypeTable.INSTANCE, ")
                    .append(definition.name)
                    .append("StaticTable.INSTANCE, ")
                    .append(flags(definition))
                    .append(", \"")
                    .append(unscopables(definition))
                    .append("\");\n");
        }
        out.append("            default: return null;\n        }\n    }\n");
        if (elements) factory(out);
        return out.append("}\n").toString();
    }

    private static String flags(Interface definition) {
        var iterable = definition.members.stream()
                .filter(Definitions.Iterable.class::isInstance)
                .map(Definitions.Iterable.class::cast)
                .findFirst()
                .orElse(null);
        var flags = (definition.indexed ? "InterfaceDefinition.INDEXED | " : "")
                + (definition.named ? "InterfaceDefinition.NAMED | " : "")
                + (iterable == null
                        ? ""
                        : iterable.key() == null
                                ? "InterfaceDefinition.ITERABLE | "
                                : "InterfaceDefinition.PAIR_ITERABLE | ")
                + (definition.extended.has("LegacyOverrideBuiltIns") ? "InterfaceDefinition.OVERRIDES | " : "")
                + (definition.extended.has("Global") ? "InterfaceDefinition.GLOBAL | " : "")
                + (isUnforgeable(definition) ? "InterfaceDefinition.UNFORGEABLE | " : "")
                + (definition.extended.has("LegacyFactory") ? "InterfaceDefinition.FACTORY | " : "")
                + ("*".equals(definition.extended.get("Exposed")) ? "InterfaceDefinition.EVERYWHERE | " : "")
                + (definition.extended.has("LegacyNoInterfaceObject") ? "InterfaceDefinition.HIDDEN | " : "");
        return flags.isEmpty() ? "0" : flags.substring(0, flags.length() - 3);
    }

    /** Whether objects have all members as properties of their own. */
    private static boolean isUnforgeable(Interface definition) {
        return !definition.members.isEmpty()
                && definition.members.stream()
                        .allMatch(member -> member.extended().has("LegacyUnforgeable"));
    }

    private static String unscopables(Interface definition) {
        return String.join(
                " ",
                definition.members.stream()
                        .filter(member -> member.extended().has("Unscopable"))
                        .map(member -> member instanceof Definitions.Attribute attribute
                                ? attribute.name()
                                : ((Definitions.Operation) member).name())
                        .distinct()
                        .toList());
    }

    private void factory(StringBuilder out) {
        out.append(
                        "\n    /** A new element of the interface that the local name has; null if that is HTMLElement or HTMLUnknownElement. */\n")
                .append(
                        "    public static dev.gyre.page.elements.HTMLElement create(dev.gyre.page.dom.Document document, dev.gyre.page.dom.names.QualifiedName name) {\n        switch (name.localName()) {\n");
        for (var definition : interfaces) {
            if (!definition.extended.has("HTMLElements")) continue;
            for (var local : definition.extended.get("HTMLElements").split(",")) {
                out.append("            case \"")
                        .append(local)
                        .append("\": return new ")
                        .append(definition.name)
                        .append("(document, name);\n");
            }
        }
        out.append("            default: return null;\n        }\n    }\n");
    }
}
