package dev.gyre.page.elements;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.names.AsciiCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** The images that an img element can show, https://html.spec.whatwg.org/#source-set. */
public final class SourceSet {
    private static final Set<String> TYPES = Set.of(
            "image/png",
            "image/jpeg",
            "image/gif",
            "image/webp",
            "image/avif",
            "image/svg+xml",
            "image/bmp",
            "image/x-icon");

    /** @param density in device pixels a CSS pixel */
    private record Candidate(String url, double density) {}

    private final List<Candidate> candidates = new ArrayList<>();
    private final double width;

    private SourceSet(double width) {
        this.width = width;
    }

    // https://html.spec.whatwg.org/#update-the-source-set
    /** The URL of the image that an img element shows where a CSS pixel is a device pixel, as its attribute has it; null for none. @param width that of the viewport */
    public static String select(Element image, double width, Predicate<String> mediaMatches) {
        if (image.parentElement() != null && image.parentElement().isHtml("picture")) {
            for (Node node = image.parentNode().firstChild(); node != image; node = node.nextSibling()) {
                if (!(node instanceof Element source) || !source.isHtml("source")) continue;
                String chosen = ofSource(source, width, mediaMatches);
                if (chosen != null) return chosen;
            }
        }
        var set = new SourceSet(width);
        String src = image.attribute("src");
        boolean hasWidths = set.parse(image.attribute("srcset"));
        boolean hasPlain = set.candidates.stream().anyMatch(candidate -> candidate.density == 1);
        if (src != null && !src.isEmpty() && !hasWidths && !hasPlain) set.candidates.add(new Candidate(src, 1));
        return set.candidates.isEmpty() ? src : set.best();
    }

    private static String ofSource(Element source, double width, Predicate<String> mediaMatches) {
        String media = source.attribute("media");
        String type = source.attribute("type");
        if (media != null && !mediaMatches.test(media)
                || type != null
                        && !TYPES.contains(
                                AsciiCase.lower(type.replaceFirst(";.*", "").trim()))) return null;
        var set = new SourceSet(width);
        set.parse(source.attribute("srcset"));
        return set.best();
    }

    // https://html.spec.whatwg.org/#select-an-image-source
    private String best() {
        Candidate best = null;
        for (Candidate candidate : candidates) {
            boolean better = best == null
                    || (best.density < 1
                            ? candidate.density > best.density
                            : candidate.density >= 1 && candidate.density < best.density);
            if (better) best = candidate;
        }
        return best == null ? null : best.url;
    }

    // https://html.spec.whatwg.org/#parse-a-srcset-attribute
    /** Adds the candidates of a text; returns whether one has a width. */
    private boolean parse(String textOrNull) {
        String text = textOrNull == null ? "" : textOrNull;
        boolean hasWidths = false;
        int at = 0;
        while (true) {
            while (at < text.length() && (text.charAt(at) == ',' || AsciiCase.isWhitespace(text.charAt(at)))) at++;
            if (at == text.length()) return hasWidths;
            int begin = at;
            while (at < text.length() && !AsciiCase.isWhitespace(text.charAt(at))) at++;
            String url = text.substring(begin, at);
            String descriptors = "";
            if (url.endsWith(",")) {
                url = url.replaceFirst(",+$", "");
            } else {
                int end = endOfDescriptors(text, at);
                descriptors = text.substring(at, end);
                at = end;
            }
            double density = density(descriptors);
            if (density <= 0) continue;
            candidates.add(new Candidate(url, density));
            hasWidths |= descriptors.contains("w");
        }
    }

    private static int endOfDescriptors(String text, int from) {
        int depth = 0;
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '(') depth++;
            else if (c == ')') depth--;
            else if (c == ',' && depth <= 0) return i;
        }
        return text.length();
    }

    /** Negative for descriptors that are invalid. */
    private double density(String descriptors) {
        double density = 1;
        for (String descriptor : descriptors.trim().split("\\s+")) {
            if (descriptor.isEmpty()) continue;
            if (!descriptor.matches("\\d+w|\\d+h|\\d*\\.?\\d+(e[+-]?\\d+)?x")) return -1;
            double number = Double.parseDouble(descriptor.substring(0, descriptor.length() - 1));
            if (descriptor.endsWith("w")) density = number / width;
            else if (descriptor.endsWith("x")) density = number;
        }
        return density;
    }
}
