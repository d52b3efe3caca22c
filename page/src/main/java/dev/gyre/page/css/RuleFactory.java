package dev.gyre.page.css;

import dev.gyre.page.css.conditions.SupportsCondition;
import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.Rule;
import dev.gyre.page.css.syntax.RuleParser;
import dev.gyre.page.css.syntax.Token;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;
import dev.gyre.page.selectors.SelectorList;
import dev.gyre.page.selectors.SelectorParser;
import java.util.ArrayList;
import java.util.List;

/** Makes the objects of parsed rules. What is invalid is null. */
final class RuleFactory {
    private RuleFactory() {}

    static CSSRule make(Rule rule, RuleContext context) {
        return switch (rule) {
            case Rule.Qualified qualified -> style(qualified, context);
            case Rule.At at -> at.block() == null ? statement(at, context) : block(at, context);
            case Rule.Declaration declaration -> null;
        };
    }

    /** Adds the declarations of a block that has no rules. */
    static void readDeclarations(TokenRange range, DeclarationBlock block) {
        RuleParser.block(range, declaration -> block.add(declaration) || true);
    }

    private static CSSRule style(Rule.Qualified qualified, RuleContext context) {
        SelectorList selectors =
                SelectorParser.parse(qualified.prelude(), context.sheet().namespaces(), context.relation());
        if (selectors == null) {
            return null;
        }
        CSSStyleRule rule = new CSSStyleRule(selectors, context);
        rule.readBlock(qualified.block());
        return rule;
    }

    private static CSSRule statement(Rule.At at, RuleContext context) {
        return switch (at.name()) {
            case "layer" -> {
                List<String> names = layerNames(at.prelude());
                yield names == null ? null : new CSSLayerStatementRule(names, context);
            }
            case "import" -> context.parent() == null ? ImportParser.parse(at.prelude(), context) : null;
            case "namespace" -> context.parent() == null ? namespace(at.prelude(), context) : null;
            default -> null;
        };
    }

    private static CSSRule block(Rule.At at, RuleContext context) {
        CSSGroupingRule group = group(at, context);
        if (group != null) {
            group.readBlock(at.block());
            return group;
        }
        boolean nested = context.isNested();
        return switch (at.name()) {
            case "font-face" -> nested || !at.prelude().isEmpty() ? null : new CSSFontFaceRule(at.block(), context);
            case "keyframes", "-webkit-keyframes" -> {
                String name = nested ? null : keyframesName(at.prelude());
                yield name == null ? null : new CSSKeyframesRule(name, at.block(), context);
            }
            case "property" -> nested ? null : property(at, context);
            case "counter-style" -> {
                String name = nested ? null : CSSCounterStyleRule.name(at.prelude());
                yield name == null ? null : new CSSCounterStyleRule(name, at.block(), context);
            }
            default -> null;
        };
    }

    private static CSSGroupingRule group(Rule.At at, RuleContext context) {
        return switch (at.name()) {
            case "media" -> new CSSMediaRule(at.prelude(), context);
            case "supports" -> {
                SupportsCondition condition = SupportsCondition.parse(at.prelude(), RuleFactory::isSupported);
                yield condition == null ? null : new CSSSupportsRule(condition, context);
            }
            case "layer" -> {
                List<String> names = at.prelude().isEmpty() ? List.of("") : layerNames(at.prelude());
                yield names == null || names.size() != 1 ? null : new CSSLayerBlockRule(names.getFirst(), context);
            }
            case "container" -> container(at.prelude(), context);
            case "scope" -> scope(at.prelude(), context);
            case "starting-style" -> at.prelude().isEmpty() ? new CSSStartingStyleRule(context) : null;
            case "page" -> {
                String selectors = context.isNested() ? null : CSSPageRule.selectors(at.prelude());
                yield selectors == null ? null : new CSSPageRule(selectors, context);
            }
            default -> null;
        };
    }

    /** Whether a declaration is one that style rules know. */
    static boolean isSupported(Rule.Declaration declaration) {
        return DeclarationScope.STYLE.parse(declaration.name(), declaration.value(), declaration.important()) != null;
    }

    /** Null if they are invalid. */
    static List<String> layerNames(TokenRange range) {
        List<String> names = new ArrayList<>();
        for (TokenRange part : range.splitAtCommas()) {
            String name = layerName(part.trim());
            if (name == null) {
                return null;
            }
            names.add(name);
        }
        return names;
    }

    static String layerName(TokenRange range) {
        StringBuilder out = new StringBuilder();
        TokenStream in = range.stream();
        do {
            Token token = in.next();
            boolean wide = switch (CssText.lowerCase(token.text())) {
                case "initial", "inherit", "unset", "revert", "revert-layer", "default" -> true;
                default -> false;
            };
            if (token.type() != TokenType.IDENT || wide) {
                return null;
            }
            out.append(out.isEmpty() ? "" : ".");
            CssText.appendIdentifier(out, token.text());
        } while (in.acceptDelim('.'));
        return in.atEnd() ? out.toString() : null;
    }

    private static String keyframesName(TokenRange prelude) {
        TokenStream in = prelude.stream();
        Token token = in.next();
        if (!in.atEnd() || token.type() == TokenType.STRING) {
            return in.atEnd() ? token.text() : null;
        }
        boolean wide = switch (CssText.lowerCase(token.text())) {
            case "none", "initial", "inherit", "unset", "revert", "revert-layer", "default" -> true;
            default -> false;
        };
        return token.type() == TokenType.IDENT && !wide ? token.text() : null;
    }

    private static CSSRule property(Rule.At at, RuleContext context) {
        TokenStream in = at.prelude().stream();
        Token name = in.next();
        if (name.type() != TokenType.IDENT || !name.text().startsWith("--") || !in.atEnd()) {
            return null;
        }
        DeclarationBlock block = new DeclarationBlock(DeclarationScope.PROPERTY);
        readDeclarations(at.block(), block);
        boolean complete = block.find("syntax") != null
                && block.find("inherits") != null
                && (block.find("initial-value") != null || block.value("syntax").equals("\"*\""));
        return complete ? new CSSPropertyRule(name.text(), block, context) : null;
    }

    private static CSSRule namespace(TokenRange prelude, RuleContext context) {
        TokenStream in = prelude.stream();
        String prefix = "";
        if (in.type() == TokenType.IDENT) {
            prefix = in.next().text();
            in.skipWhitespace();
        }
        String uri = ImportParser.url(in);
        in.skipWhitespace();
        return uri == null || !in.atEnd() ? null : new CSSNamespaceRule(prefix, uri, context);
    }

    private static CSSGroupingRule container(TokenRange prelude, RuleContext context) {
        TokenStream in = prelude.stream();
        String name = "";
        if (in.type() == TokenType.IDENT && !in.peek().isIdent("not")) {
            if (in.peek().isIdent("none")
                    || in.peek().isIdent("and")
                    || in.peek().isIdent("or")) {
                return null;
            }
            name = CssText.identifier(in.next().text());
            in.skipWhitespace();
        }
        String query = in.rest().trim().text();
        boolean valid = in.atEnd()
                ? !name.isEmpty()
                : in.type() == TokenType.OPEN_PAREN
                        || in.type() == TokenType.FUNCTION
                        || in.peek().isIdent("not");
        return valid ? new CSSContainerRule(name, query, context) : null;
    }

    private static CSSGroupingRule scope(TokenRange prelude, RuleContext context) {
        TokenStream in = prelude.stream();
        SelectorList start = null;
        SelectorList end = null;
        if (in.type() == TokenType.OPEN_PAREN) {
            SelectorParser.Relation relation = context.relation() == SelectorParser.Relation.NESTED
                    ? SelectorParser.Relation.NONE
                    : context.relation();
            start = SelectorParser.parse(in.block(), context.sheet().namespaces(), relation);
            if (start == null) {
                return null;
            }
            in.skipWhitespace();
        }
        if (in.acceptIdent("to")) {
            in.skipWhitespace();
            boolean block = in.type() == TokenType.OPEN_PAREN;
            end = block
                    ? SelectorParser.parse(in.block(), context.sheet().namespaces(), SelectorParser.Relation.SCOPED)
                    : null;
            if (end == null) {
                return null;
            }
            in.skipWhitespace();
        }
        return in.atEnd() ? new CSSScopeRule(start, end, context) : null;
    }
}
