package dev.gyre.page.css;

/** The groups of <a href="https://drafts.csswg.org/css-logical/#logical-property-group">logical and physical properties</a> that set the same sides. */
final class LogicalGroups {
    private LogicalGroups() {}

    /** The group of a longhand; null if it has none. */
    static String group(String name) {
        return switch (name) {
            case "top", "right", "bottom", "left" -> "inset";
            case "width", "height", "inline-size", "block-size" -> "size";
            case "min-width", "min-height", "min-inline-size", "min-block-size" -> "min-size";
            case "max-width", "max-height", "max-inline-size", "max-block-size" -> "max-size";
            default -> {
                if (name.startsWith("inset-")) {
                    yield "inset";
                }
                if (name.startsWith("border-")) {
                    yield name.endsWith("-width")
                            ? "border-width"
                            : name.endsWith("-style")
                                    ? "border-style"
                                    : name.endsWith("-color")
                                            ? "border-color"
                                            : name.endsWith("-radius") ? "border-radius" : null;
                }
                yield name.startsWith("margin-")
                        ? "margin"
                        : name.startsWith("padding-")
                                ? "padding"
                                : name.startsWith("scroll-margin-")
                                        ? "scroll-margin"
                                        : name.startsWith("scroll-padding-") ? "scroll-padding" : null;
            }
        };
    }

    /** Whether a longhand of a group depends on the writing mode. */
    static boolean isLogical(String name) {
        return name.contains("inline") || name.contains("block") || name.contains("start") || name.contains("end");
    }
}
