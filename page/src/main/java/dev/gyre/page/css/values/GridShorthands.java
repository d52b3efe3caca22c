package dev.gyre.page.css.values;

import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;
import java.util.ArrayList;
import java.util.List;

/** The shorthands of CSS Grid. */
final class GridShorthands {
    private static final Grammar TRACK = GrammarParser.parse("<track-size>");
    private static final Grammar NAMES = GrammarParser.parse("<line-names>");
    private static final CssValue NONE = CssValue.keyword("none");
    private static final CssValue AUTO = CssValue.keyword("auto");

    private GridShorthands() {}

    /** {@code grid-row}, {@code grid-column}, {@code grid-area}: lines with slashes between them; a name that is missing is that of the opposite side. */
    static List<Declared> lines(List<Property> longhands, TokenRange range) {
        List<CssValue> values = new ArrayList<>();
        for (TokenRange part : split(range, '/')) {
            CssValue value =
                    values.size() == longhands.size() ? null : ValueParser.longhand(longhands.get(values.size()), part);
            if (value == null) {
                return null;
            }
            values.add(value);
        }
        while (values.size() < longhands.size()) {
            CssValue opposite = values.get(longhands.size() == 4 && values.size() >= 2 ? values.size() - 2 : 0);
            boolean named = opposite.keyword() != null && !opposite.keyword().equals("auto");
            values.add(named ? opposite : AUTO);
        }
        return Shorthands.list(longhands, values);
    }

    private static List<TokenRange> split(TokenRange range, char c) {
        List<TokenRange> parts = new ArrayList<>();
        int start = range.from();
        for (int i = range.from(); i < range.to(); i = range.list().after(i)) {
            if (range.list().get(i).isDelim(c)) {
                parts.add(new TokenRange(range.list(), start, i));
                start = i + 1;
            }
        }
        parts.add(new TokenRange(range.list(), start, range.to()));
        return parts;
    }

    /** Rows, columns and areas. */
    static List<Declared> template(List<Property> longhands, TokenRange range) {
        List<CssValue> values = template(range);
        return values == null ? null : Shorthands.list(longhands, values);
    }

    private static List<CssValue> template(TokenRange range) {
        if ("none".equals(SpecialShorthands.keyword(range))) {
            return List.of(NONE, NONE, NONE);
        }
        List<TokenRange> parts = split(range, '/');
        boolean strings = false;
        for (int i = range.from(); i < range.to(); i = range.list().after(i)) {
            strings |= range.list().get(i).type() == TokenType.STRING;
        }
        if (strings) {
            return areas(parts);
        }
        if (parts.size() != 2) {
            return null;
        }
        CssValue rows = ValueParser.longhand(PropertyTable.get("grid-template-rows"), parts.get(0));
        CssValue columns = ValueParser.longhand(PropertyTable.get("grid-template-columns"), parts.get(1));
        return rows == null || columns == null ? null : List.of(rows, columns, NONE);
    }

    private static List<CssValue> areas(List<TokenRange> parts) {
        List<CssValue.Item> rows = new ArrayList<>();
        List<CssValue.Item> areas = new ArrayList<>();
        TokenStream in = parts.getFirst().trim().stream();
        while (!in.atEnd()) {
            names(in, rows);
            in.skipWhitespace();
            if (in.type() != TokenType.STRING) {
                return null;
            }
            areas.add(new CssValue.Str(in.next().text()));
            if (!TRACK.match(in, rows)) {
                rows.add(new CssValue.Ident("auto"));
            }
            names(in, rows);
            in.skipWhitespace();
        }
        CssValue columns = parts.size() == 1
                ? NONE
                : ValueParser.longhand(PropertyTable.get("grid-template-columns"), parts.get(1));
        return parts.size() > 2 || columns == null || areas.isEmpty()
                ? null
                : List.of(new CssValue(rows), columns, new CssValue(areas));
    }

    /** Reads line names; those that follow others are joined with them. */
    private static void names(TokenStream in, List<CssValue.Item> rows) {
        List<CssValue.Item> found = new ArrayList<>();
        if (!NAMES.match(in, found)) {
            return;
        }
        CssValue.Function names = (CssValue.Function) found.getFirst();
        if (!rows.isEmpty()
                && rows.getLast() instanceof CssValue.Function before
                && before.name().equals("[")) {
            List<CssValue.Item> joined = new ArrayList<>(before.arguments().items());
            joined.addAll(names.arguments().items());
            rows.set(rows.size() - 1, new CssValue.Function("[", new CssValue(joined)));
        } else {
            rows.add(names);
        }
    }

    /** {@code grid}: a template, or automatic rows or columns. */
    static List<Declared> grid(List<Property> longhands, TokenRange range) {
        List<CssValue> template = template(range);
        if (template != null) {
            List<CssValue> values = new ArrayList<>(template);
            values.add(CssValue.keyword("row"));
            values.add(AUTO);
            values.add(AUTO);
            return Shorthands.list(longhands, values);
        }
        List<TokenRange> parts = split(range, '/');
        if (parts.size() != 2) {
            return null;
        }
        boolean rowsFlow = startsFlow(parts.get(0));
        TokenStream flow = parts.get(rowsFlow ? 0 : 1).trim().stream();
        boolean dense = flow.acceptIdent("dense");
        flow.skipWhitespace();
        if (!flow.acceptIdent("auto-flow")) {
            return null;
        }
        flow.skipWhitespace();
        dense |= flow.acceptIdent("dense");
        TokenRange rest = flow.rest().trim();
        CssValue sizes = rest.isEmpty() ? AUTO : ValueParser.longhand(PropertyTable.get("grid-auto-rows"), rest);
        CssValue fixed = ValueParser.longhand(PropertyTable.get("grid-template-rows"), parts.get(rowsFlow ? 1 : 0));
        if (sizes == null || fixed == null) {
            return null;
        }
        CssValue direction = CssValue.keyword(rowsFlow ? "row" : "column");
        if (dense) {
            direction = rowsFlow ? CssValue.keyword("dense") : CssValue.raw("column dense");
        }
        return Shorthands.list(
                longhands,
                rowsFlow
                        ? List.of(NONE, fixed, NONE, direction, sizes, AUTO)
                        : List.of(fixed, NONE, NONE, direction, AUTO, sizes));
    }

    private static boolean startsFlow(TokenRange range) {
        TokenStream in = range.trim().stream();
        in.acceptIdent("dense");
        in.skipWhitespace();
        return in.peek().isIdent("auto-flow");
    }
}
