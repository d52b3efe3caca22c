package dev.gyre.page.css.conditions;

import java.util.Map;

/**
 * What media queries are evaluated against.
 *
 * @param type {@code screen} or {@code print}
 * @param width of the viewport in CSS pixels
 * @param height of the viewport in CSS pixels
 * @param resolution device pixels per CSS pixel
 * @param features values of discrete features that differ from the usual ones, such as prefers-color-scheme
 */
public record MediaSettings(String type, double width, double height, double resolution, Map<String, String> features) {
    private static final Map<String, String> USUAL = Map.ofEntries(
            Map.entry("any-hover", "hover"),
            Map.entry("any-pointer", "fine"),
            Map.entry("hover", "hover"),
            Map.entry("pointer", "fine"),
            Map.entry("color-gamut", "srgb"),
            Map.entry("display-mode", "browser"),
            Map.entry("dynamic-range", "standard"),
            Map.entry("video-dynamic-range", "standard"),
            Map.entry("forced-colors", "none"),
            Map.entry("inverted-colors", "none"),
            Map.entry("overflow-block", "scroll"),
            Map.entry("overflow-inline", "scroll"),
            Map.entry("prefers-color-scheme", "light"),
            Map.entry("prefers-contrast", "no-preference"),
            Map.entry("prefers-reduced-data", "no-preference"),
            Map.entry("prefers-reduced-motion", "no-preference"),
            Map.entry("prefers-reduced-transparency", "no-preference"),
            Map.entry("scan", "progressive"),
            Map.entry("scripting", "enabled"),
            Map.entry("update", "fast"));

    /** A screen of 1024 by 768 pixels in the light colour scheme. */
    public static final MediaSettings DEFAULT = new MediaSettings("screen", 1024, 768, 1, Map.of());

    public MediaSettings {
        features = Map.copyOf(features);
    }

    /** The value of a discrete feature; null if there is no such feature. */
    public String discrete(String name) {
        String given = features.get(name);
        return given != null
                ? given
                : name.equals("orientation") ? height >= width ? "portrait" : "landscape" : USUAL.get(name);
    }

    /** The value of a feature with a range, lengths in pixels, ratios as quotients; NaN if there is no such feature. */
    double ranged(String name) {
        return switch (name) {
            case "width", "device-width" -> width;
            case "height", "device-height" -> height;
            case "aspect-ratio", "device-aspect-ratio" -> width / height;
            case "resolution" -> resolution;
            case "color" -> 8;
            case "color-index", "monochrome", "grid" -> 0;
            case "-webkit-device-pixel-ratio" -> resolution;
            case "horizontal-viewport-segments", "vertical-viewport-segments" -> 1;
            default -> Double.NaN;
        };
    }
}
