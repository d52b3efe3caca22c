package dev.gyre.page.css.values;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Shorthands with a grammar of their own. */
final class SpecialShorthands {
    private static final Set<String> SYSTEM_FONTS =
            Set.of("caption", "icon", "menu", "message-box", "small-caption", "status-bar");
    private static final CssValue ZERO_PERCENT = new CssValue(List.of(new CssValue.Numeric(0, "%")));

    private SpecialShorthands() {}

    static List<Declared> parse(Property shorthand, TokenRange range) {
        List<Property> longhands = shorthand.longhands();
        return switch (shorthand.shorthandKind()) {
            case "flex" -> flex(longhands, range);
            case "font" -> font(longhands, range);
            case "font-variant" -> fontVariant(longhands, range);
            case "font-synthesis" -> fontSynthesis(longhands, range);
            case "list-style" -> listStyle(longhands, range);
            case "white-space" -> whiteSpace(longhands, range);
            case "text-box" -> textBox(longhands, range);
            case "radius" -> radius(longhands, range);
            case "border-image" -> borderImage(longhands, range);
            case "container" -> slashed(longhands, range);
            case "offset" -> offset(longhands, range);
            case "grid-lines" -> GridShorthands.lines(longhands, range);
            case "grid-template" -> GridShorthands.template(longhands, range);
            case "grid" -> GridShorthands.grid(longhands, range);
            default -> throw new IllegalStateException(shorthand.shorthandKind());
        };
    }

    static String keyword(TokenRange range) {
        TokenStream in = range.stream();
        boolean ident = in.type() == dev.gyre.page.css.syntax.TokenType.IDENT;
        String text = ident ? CssText.lowerCase(in.next().text()) : "";
        return ident && in.atEnd() ? text : null;
    }

    private static CssValue number(double value) {
        return new CssValue(List.of(new CssValue.Numeric(value, "")));
    }

    private static List<Declared> flex(List<Property> longhands, TokenRange range) {
        String keyword = keyword(range);
        if ("none".equals(keyword)) {
            return Shorthands.list(longhands, List.of(number(0), number(0), CssValue.keyword("auto")));
        }
        TokenStream in = range.stream();
        CssValue grow = null;
        CssValue shrink = null;
        CssValue basis = null;
        in.skipWhitespace();
        while (!in.atEnd()) {
            CssValue value = grow == null ? Shorthands.read(longhands.get(0), in) : null;
            if (value != null) {
                grow = value;
                int mark = in.position();
                shrink = Shorthands.read(longhands.get(1), in);
                if (shrink == null) {
                    in.reset(mark);
                }
            } else {
                value = basis == null ? Shorthands.read(longhands.get(2), in) : null;
                basis = value;
            }
            if (value == null) {
                return null;
            }
            in.skipWhitespace();
        }
        if (grow == null && basis == null) {
            return null;
        }
        return Shorthands.list(
                longhands,
                List.of(
                        grow == null ? number(1) : grow,
                        shrink == null ? number(1) : shrink,
                        basis == null ? ZERO_PERCENT : basis));
    }

    private static List<Declared> font(List<Property> longhands, TokenRange range) {
        String keyword = keyword(range);
        if (keyword != null) {
            return SYSTEM_FONTS.contains(keyword) ? systemFont(longhands, keyword) : null;
        }
        TokenStream in = range.stream();
        Map<Property, CssValue> found = new LinkedHashMap<>();
        Property size = PropertyTable.get("font-size");
        List<Property> leading = List.of(
                PropertyTable.get("font-style"),
                PropertyTable.get("font-weight"),
                PropertyTable.get("font-stretch"),
                PropertyTable.get("font-variant-caps"));
        int normals = 0;
        in.skipWhitespace();
        while (!in.atEnd() && !found.containsKey(size)) {
            if (in.acceptIdent("normal")) {
                normals++;
            } else if (!Shorthands.readLongest(leading, in, found)) {
                CssValue value = Shorthands.read(size, in);
                if (value == null) {
                    return null;
                }
                found.put(size, value);
            }
            in.skipWhitespace();
        }
        if (found.size() + normals > 5 || !isCss2(found)) {
            return null;
        }
        if (in.acceptDelim('/')) {
            CssValue height = Shorthands.read(PropertyTable.get("line-height"), in);
            if (height == null) {
                return null;
            }
            found.put(PropertyTable.get("line-height"), height);
        }
        CssValue family = found.containsKey(size) && !in.atEnd()
                ? ValueParser.longhand(PropertyTable.get("font-family"), in.rest())
                : null;
        if (family == null) {
            return null;
        }
        found.put(PropertyTable.get("font-family"), family);
        return Shorthands.list(
                longhands,
                longhands.stream()
                        .map(one -> found.getOrDefault(one, one.initial()))
                        .toList());
    }

    /** Within the shorthand, variants and widths are those of CSS 2 and CSS Fonts 3. */
    private static boolean isCss2(Map<Property, CssValue> found) {
        CssValue caps = found.get(PropertyTable.get("font-variant-caps"));
        CssValue stretch = found.get(PropertyTable.get("font-stretch"));
        return (caps == null || "small-caps".equals(caps.keyword())) && (stretch == null || stretch.keyword() != null);
    }

    private static List<Declared> systemFont(List<Property> longhands, String keyword) {
        Property font = PropertyTable.get("font");
        List<Declared> all = new ArrayList<>();
        for (Property longhand : longhands) {
            CssValue value = longhand.initial();
            all.add(new Declared(longhand, value, keyword, font));
        }
        return all;
    }

    private static List<Declared> fontVariant(List<Property> longhands, TokenRange range) {
        String keyword = keyword(range);
        if ("normal".equals(keyword) || "none".equals(keyword)) {
            List<Declared> all = new ArrayList<>(Shorthands.initial(longhands));
            if (keyword.equals("none")) {
                all.set(0, Declared.of(longhands.getFirst(), CssValue.keyword("none")));
            }
            return all;
        }
        Map<Property, CssValue> found = Shorthands.anyOrder(longhands, range.stream());
        if (found == null
                || found.values().stream()
                        .anyMatch(one -> "normal".equals(one.keyword()) || "none".equals(one.keyword()))) {
            return null;
        }
        return Shorthands.list(
                longhands,
                longhands.stream()
                        .map(one -> found.getOrDefault(one, one.initial()))
                        .toList());
    }

    private static List<Declared> fontSynthesis(List<Property> longhands, TokenRange range) {
        String keyword = keyword(range);
        List<String> parts = new ArrayList<>();
        TokenStream in = range.stream();
        while (!in.atEnd() && !"none".equals(keyword)) {
            String name = CssText.lowerCase(in.next().text());
            boolean known = longhands.stream().anyMatch(one -> one.name().equals("font-synthesis-" + name));
            if (!known || parts.contains(name)) {
                return null;
            }
            parts.add(name);
            in.skipWhitespace();
        }
        return Shorthands.list(
                longhands,
                longhands.stream()
                        .map(one -> CssValue.keyword(parts.contains(one.name().substring(15)) ? "auto" : "none"))
                        .toList());
    }

    /** {@code none} is that of the image, of the type, or of both, whichever is not given otherwise. */
    private static List<Declared> listStyle(List<Property> longhands, TokenRange range) {
        Property position = PropertyTable.get("list-style-position");
        Property image = PropertyTable.get("list-style-image");
        Property type = PropertyTable.get("list-style-type");
        TokenStream in = range.stream();
        Map<Property, CssValue> found = new LinkedHashMap<>();
        int nones = 0;
        in.skipWhitespace();
        while (!in.atEnd()) {
            if (in.acceptIdent("none")) {
                nones++;
            } else {
                CssValue value = found.containsKey(position) ? null : Shorthands.read(position, in);
                if (value != null) {
                    found.put(position, value);
                } else if (!Shorthands.readLongest(List.of(image, type), in, found)) {
                    return null;
                }
            }
            in.skipWhitespace();
        }
        int free = (found.containsKey(image) ? 0 : 1) + (found.containsKey(type) ? 0 : 1);
        if (nones > free || nones == 0 && found.isEmpty()) {
            return null;
        }
        if (nones > 0) {
            found.putIfAbsent(type, CssValue.keyword("none"));
            found.putIfAbsent(image, CssValue.keyword("none"));
        }
        return Shorthands.list(
                longhands,
                longhands.stream()
                        .map(one -> found.getOrDefault(one, one.initial()))
                        .toList());
    }

    private static List<Declared> whiteSpace(List<Property> longhands, TokenRange range) {
        String keyword = keyword(range);
        String known = switch (keyword == null ? "" : keyword) {
            case "normal" -> "collapse wrap";
            case "pre" -> "preserve nowrap";
            case "nowrap" -> "collapse nowrap";
            case "pre-wrap" -> "preserve wrap";
            case "pre-line" -> "preserve-breaks wrap";
            default -> null;
        };
        if (known != null) {
            String[] parts = known.split(" ");
            return Shorthands.list(longhands, List.of(CssValue.keyword(parts[0]), CssValue.keyword(parts[1])));
        }
        Map<Property, CssValue> found = Shorthands.anyOrder(longhands, range.stream());
        return found == null
                ? null
                : Shorthands.list(
                        longhands,
                        longhands.stream()
                                .map(one -> found.getOrDefault(one, one.initial()))
                                .toList());
    }

    private static List<Declared> textBox(List<Property> longhands, TokenRange range) {
        if ("normal".equals(keyword(range))) {
            return Shorthands.initial(longhands);
        }
        Map<Property, CssValue> found = Shorthands.anyOrder(longhands, range.stream());
        if (found == null) {
            return null;
        }
        CssValue trim = found.getOrDefault(longhands.get(0), CssValue.keyword("trim-both"));
        return Shorthands.list(
                longhands,
                List.of(
                        trim,
                        found.getOrDefault(longhands.get(1), longhands.get(1).initial())));
    }

    private static List<Declared> radius(List<Property> longhands, TokenRange range) {
        TokenStream in = range.stream();
        List<List<CssValue.Item>> horizontal = radii(in);
        List<List<CssValue.Item>> vertical = horizontal;
        in.skipWhitespace();
        if (in.acceptDelim('/')) {
            vertical = radii(in);
            in.skipWhitespace();
        }
        if (horizontal == null || vertical == null || !in.atEnd()) {
            return null;
        }
        List<CssValue> values = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            List<CssValue.Item> corner = new ArrayList<>(horizontal.get(i));
            if (!vertical.get(i).equals(corner)) {
                corner.addAll(vertical.get(i));
            }
            values.add(new CssValue(corner));
        }
        return Shorthands.list(longhands, values);
    }

    private static List<List<CssValue.Item>> radii(TokenStream in) {
        Grammar one = BasicType.named("length-percentage", 0, Double.POSITIVE_INFINITY);
        List<List<CssValue.Item>> found = new ArrayList<>();
        List<CssValue.Item> item = new ArrayList<>();
        while (found.size() < 4 && one.match(in, item)) {
            found.add(item);
            item = new ArrayList<>();
        }
        if (found.isEmpty()) {
            return null;
        }
        while (found.size() < 4) {
            found.add(found.get(Math.max(0, found.size() - 2)));
        }
        return found;
    }

    private static List<Declared> borderImage(List<Property> longhands, TokenRange range) {
        TokenStream in = range.stream();
        Map<Property, CssValue> found = new LinkedHashMap<>();
        Property slice = longhands.get(1);
        List<Property> free = List.of(longhands.get(0), slice, longhands.get(4));
        in.skipWhitespace();
        while (!in.atEnd()) {
            boolean had = found.containsKey(slice);
            if (!Shorthands.readLongest(free, in, found)) {
                return null;
            }
            in.skipWhitespace();
            if (!had && found.containsKey(slice) && in.acceptDelim('/') && !widths(in, longhands, found)) {
                return null;
            }
        }
        return found.isEmpty()
                ? null
                : Shorthands.list(
                        longhands,
                        longhands.stream()
                                .map(one -> found.getOrDefault(one, one.initial()))
                                .toList());
    }

    private static boolean widths(TokenStream in, List<Property> longhands, Map<Property, CssValue> found) {
        CssValue width = Shorthands.read(longhands.get(2), in);
        if (width != null) {
            found.put(longhands.get(2), width);
        }
        in.skipWhitespace();
        if (!in.acceptDelim('/')) {
            return width != null;
        }
        CssValue outset = Shorthands.read(longhands.get(3), in);
        if (outset != null) {
            found.put(longhands.get(3), outset);
        }
        in.skipWhitespace();
        return outset != null;
    }

    /** Two values with a slash between them, the second of which may be missing. */
    private static List<Declared> slashed(List<Property> longhands, TokenRange range) {
        TokenStream in = range.stream();
        CssValue first = Shorthands.read(longhands.get(0), in);
        CssValue second = longhands.get(1).initial();
        in.skipWhitespace();
        if (first != null && in.acceptDelim('/')) {
            second = Shorthands.read(longhands.get(1), in);
            in.skipWhitespace();
        }
        return first == null || second == null || !in.atEnd()
                ? null
                : Shorthands.list(longhands, List.of(first, second));
    }

    private static List<Declared> offset(List<Property> longhands, TokenRange range) {
        TokenStream in = range.stream();
        Map<Property, CssValue> found = new LinkedHashMap<>();
        Shorthands.readLongest(longhands.subList(0, 1), in, found);
        in.skipWhitespace();
        List<Property> others = longhands.subList(1, 4);
        boolean more = true;
        while (more && !in.atEnd()) {
            more = Shorthands.readLongest(others, in, found);
            in.skipWhitespace();
        }
        if (in.acceptDelim('/') && !Shorthands.readLongest(longhands.subList(4, 5), in, found)) {
            return null;
        }
        in.skipWhitespace();
        return found.isEmpty() || !in.atEnd()
                ? null
                : Shorthands.list(
                        longhands,
                        longhands.stream()
                                .map(one -> found.getOrDefault(one, one.initial()))
                                .toList());
    }
}
