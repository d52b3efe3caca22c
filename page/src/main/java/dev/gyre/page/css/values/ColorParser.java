package dev.gyre.page.css.values;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.Token;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Parses colours by <a href="https://drafts.csswg.org/css-color/#color-syntax">CSS Color</a>. */
final class ColorParser {
    private static final Set<String> SPACES = Set.of(
            "srgb",
            "srgb-linear",
            "display-p3",
            "display-p3-linear",
            "a98-rgb",
            "prophoto-rgb",
            "rec2020",
            "xyz",
            "xyz-d50",
            "xyz-d65");

    /** A component: a number, a percentage, an angle in degrees, or none. */
    private record Part(double value, boolean percent, boolean none, boolean angle) {
        double scaled(double hundredPercent) {
            return percent ? value / 100 * hundredPercent : value;
        }

        String text(double hundredPercent) {
            return none ? "none" : CssText.number(scaled(hundredPercent));
        }
    }

    private ColorParser() {}

    /** Reads a colour; null, with the position undefined, if there is none. */
    static CssValue.Item parse(TokenStream in, boolean quirks) {
        Token token = in.peek();
        switch (token.type()) {
            case IDENT -> {
                in.next();
                String name = CssText.lowerCase(token.text());
                return NamedColors.isColor(name) ? new CssValue.Ident(name) : null;
            }
            case HASH -> {
                in.next();
                Color color = hex(token.text());
                return color == null ? null : new CssValue.ColorItem(color);
            }
            case FUNCTION -> {
                return function(in);
            }
            default -> {
                return quirks ? quirky(in) : null;
            }
        }
    }

    private static CssValue.Item quirky(TokenStream in) {
        Token token = in.next();
        String text = token.isInteger() && !token.signed()
                ? String.format("%06d", (long) token.number())
                : token.type() == TokenType.DIMENSION && token.flag() ? (long) token.number() + token.text() : "";
        Color color = text.length() == 6 || text.length() == 3 ? hex(text) : null;
        return color == null ? null : new CssValue.ColorItem(color);
    }

    private static Color hex(String digits) {
        int length = digits.length();
        if (length != 3 && length != 4 && length != 6 && length != 8
                || !digits.chars().allMatch(c -> Character.digit(c, 16) >= 0 && c < 0x80)) {
            return null;
        }
        int width = length < 6 ? 1 : 2;
        int[] values = {0, 0, 0, 255};
        for (int i = 0; i * width < length; i++) {
            int value = Integer.parseInt(digits.substring(i * width, i * width + width), 16);
            values[i] = width == 1 ? value * 17 : value;
        }
        return new Color.Rgb(values[0], values[1], values[2], values[3] / 255.0);
    }

    private static CssValue.Item function(TokenStream in) {
        String name = CssText.lowerCase(in.peek().text());
        TokenRange inside = in.block().trim();
        return switch (name) {
            case "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color" -> {
                if (!inside.isEmpty() && inside.stream().peek().isIdent("from")) {
                    yield new CssValue.Raw(name + "(" + spaced(inside) + ")");
                }
                Color color = name.equals("color") ? space(inside) : plain(name, inside);
                yield color == null ? null : new CssValue.ColorItem(color);
            }
            case "color-mix", "light-dark", "contrast-color" -> {
                List<CssValue.Item> out = new ArrayList<>();
                boolean valid = !inside.isEmpty()
                        && Grammar.named(name + "()-arguments").matchAll(inside, out);
                yield valid ? new CssValue.Function(name, new CssValue(out)) : null;
            }
            default -> null;
        };
    }

    private static String spaced(TokenRange range) {
        return CssText.lowerCase(range.serialize());
    }

    private static Color plain(String name, TokenRange inside) {
        List<Part> parts = new ArrayList<>();
        boolean legacy = inside.splitAtCommas().size() > 1;
        boolean alpha = legacy ? commas(inside, parts) : spaces(inside.stream(), parts);
        if (!alpha && parts.size() != 3 || alpha && parts.size() != 4) {
            return null;
        }
        Part last = alpha ? parts.get(3) : null;
        double opacity = last == null ? 1 : last.none() ? 0 : Math.max(0, Math.min(1, last.scaled(1)));
        if (legacy && parts.stream().anyMatch(Part::none)) {
            return null;
        }
        return switch (name) {
            case "rgb", "rgba" -> rgb(parts, legacy, opacity);
            case "hsl", "hsla" ->
                legacy && (!parts.get(1).percent() || !parts.get(2).percent()) ? null : hsl(parts, opacity);
            case "hwb" -> legacy ? null : hwb(parts, opacity);
            default -> legacy ? null : other(name, parts);
        };
    }

    private static boolean commas(TokenRange inside, List<Part> parts) {
        List<TokenRange> ranges = inside.splitAtCommas();
        for (TokenRange range : ranges) {
            TokenStream in = range.trim().stream();
            Part part = part(in);
            if (part == null || !in.atEnd()) {
                parts.clear();
                return false;
            }
            parts.add(part);
        }
        return ranges.size() == 4;
    }

    /** Reads components and, after a slash, alpha; returns whether there is an alpha. On an error, there are too few parts. */
    private static boolean spaces(TokenStream in, List<Part> parts) {
        boolean slash = false;
        while (true) {
            in.skipWhitespace();
            if (in.atEnd()) {
                return slash;
            }
            if (parts.size() == 3 && !slash && in.acceptDelim('/')) {
                slash = true;
                in.skipWhitespace();
            } else if (parts.size() >= 3) {
                parts.clear();
                return false;
            }
            Part part = part(in);
            if (part == null) {
                parts.clear();
                return false;
            }
            parts.add(part);
        }
    }

    private static Part part(TokenStream in) {
        Token token = in.peek();
        if (token.isIdent("none")) {
            in.next();
            return new Part(0, false, true, false);
        }
        MathNode node;
        if (Calculations.isMath(token)) {
            node = Calculations.parse(in);
        } else if (token.isNumeric()) {
            in.next();
            String unit = CssText.lowerCase(token.text());
            node = new MathNode.Num(Units.canonical(token.number(), unit), Units.canonicalUnit(unit));
        } else {
            return null;
        }
        if (!(node instanceof MathNode.Num number)
                || !number.unit().isEmpty()
                        && !number.unit().equals("%")
                        && !number.unit().equals("deg")) {
            return null;
        }
        return new Part(
                number.value(), number.unit().equals("%"), false, number.unit().equals("deg"));
    }

    private static Color rgb(List<Part> parts, boolean legacy, double alpha) {
        boolean percent = parts.get(0).percent();
        for (int i = 0; i < 3; i++) {
            if (parts.get(i).angle() || legacy && parts.get(i).percent() != percent) {
                return null;
            }
        }
        return Color.Rgb.of(
                parts.get(0).scaled(255), parts.get(1).scaled(255), parts.get(2).scaled(255), alpha);
    }

    private static Color hsl(List<Part> parts, double alpha) {
        if (parts.get(0).percent() || parts.get(1).angle() || parts.get(2).angle()) {
            return null;
        }
        double[] rgb = hslToRgb(
                parts.get(0).value(),
                clamp(parts.get(1).value() / 100),
                clamp(parts.get(2).value() / 100));
        return Color.Rgb.of(rgb[0] * 255, rgb[1] * 255, rgb[2] * 255, alpha);
    }

    private static Color hwb(List<Part> parts, double alpha) {
        if (parts.get(0).percent() || parts.get(1).angle() || parts.get(2).angle()) {
            return null;
        }
        double white = clamp(parts.get(1).value() / 100);
        double black = clamp(parts.get(2).value() / 100);
        if (white + black >= 1) {
            double gray = white / (white + black) * 255;
            return Color.Rgb.of(gray, gray, gray, alpha);
        }
        double[] rgb = hslToRgb(parts.get(0).value(), 1, 0.5);
        for (int i = 0; i < 3; i++) {
            rgb[i] = (rgb[i] * (1 - white - black) + white) * 255;
        }
        return Color.Rgb.of(rgb[0], rgb[1], rgb[2], alpha);
    }

    private static double clamp(double value) {
        return Math.max(0, Math.min(1, value));
    }

    // https://drafts.csswg.org/css-color/#hsl-to-rgb
    private static double[] hslToRgb(double hue, double saturation, double lightness) {
        double[] rgb = new double[3];
        double turn = (hue % 360 + 360) % 360;
        double[] offsets = {0, 8, 4};
        for (int i = 0; i < 3; i++) {
            double k = (offsets[i] + turn / 30) % 12;
            double a = saturation * Math.min(lightness, 1 - lightness);
            rgb[i] = lightness - a * Math.max(-1, Math.min(Math.min(k - 3, 9 - k), 1));
        }
        return rgb;
    }

    private static Color other(String name, List<Part> parts) {
        boolean ok = name.startsWith("ok");
        boolean polar = name.endsWith("lch");
        if (parts.get(0).angle()
                || parts.get(1).angle()
                || polar && parts.get(2).percent()
                || !polar && parts.get(2).angle()) {
            return null;
        }
        double lightness = Math.max(0, Math.min(ok ? 1 : 100, parts.get(0).scaled(ok ? 1 : 100)));
        String first = parts.get(0).none() ? "none" : CssText.number(lightness);
        double range = ok ? 0.4 : polar ? 150 : 125;
        Part chroma = parts.get(1);
        String second =
                polar && !chroma.none() ? CssText.number(Math.max(0, chroma.scaled(range))) : chroma.text(range);
        Part last = parts.get(2);
        String third = polar && !last.none() ? CssText.number((last.value() % 360 + 360) % 360) : last.text(range);
        return new Color.Other(name, "", first + " " + second + " " + third, alphaText(parts));
    }

    private static String alphaText(List<Part> parts) {
        if (parts.size() < 4) {
            return "";
        }
        Part alpha = parts.get(3);
        if (alpha.none()) {
            return "none";
        }
        double value = clamp(alpha.scaled(1));
        return value >= 1 ? "" : CssText.number(value);
    }

    private static Color space(TokenRange inside) {
        TokenStream in = inside.stream();
        String name = CssText.lowerCase(in.peek().text());
        if (in.next().type() != TokenType.IDENT || !SPACES.contains(name)) {
            return null;
        }
        List<Part> parts = new ArrayList<>();
        boolean alpha = spaces(in, parts);
        if (parts.size() != (alpha ? 4 : 3) || parts.stream().anyMatch(Part::angle)) {
            return null;
        }
        String space = name.equals("xyz") ? "xyz-d65" : name;
        return new Color.Other(
                "color",
                space,
                parts.get(0).text(1) + " " + parts.get(1).text(1) + " "
                        + parts.get(2).text(1),
                alphaText(parts));
    }
}
