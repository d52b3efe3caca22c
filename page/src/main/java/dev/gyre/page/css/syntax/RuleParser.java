package dev.gyre.page.css.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Splits a range into rules and declarations by <a href="https://drafts.csswg.org/css-syntax/#parser-algorithms">CSS Syntax section 5</a>. Blocks stay ranges of tokens, which
 * the caller splits in turn when it needs them; so there is no recursion here. What is wrong is left out.
 */
public final class RuleParser {
    private final TokenList list;
    private final int end;
    private int position;

    private RuleParser(TokenRange range) {
        this.list = range.list();
        this.position = range.from();
        this.end = range.to();
    }

    /** The rules of a style sheet. */
    public static List<Rule> stylesheet(TokenRange range) {
        return new RuleParser(range).rules(true);
    }

    /** The rules of a block that contains rules only. */
    public static List<Rule> rules(TokenRange range) {
        return new RuleParser(range).rules(false);
    }

    /**
     * The contents of a style rule: declarations, nested rules and at-rules in order.
     *
     * @param valid says whether a declaration is one that its context knows; others are read as rules, as far as that is possible
     */
    public static List<Rule> block(TokenRange range, Predicate<Rule.Declaration> valid) {
        return new RuleParser(range).contents(valid);
    }

    /** The only rule of a text; null if there is none, more than one, or something else. */
    public static Rule single(TokenRange range) {
        RuleParser parser = new RuleParser(range.trim());
        if (parser.position >= parser.end) {
            return null;
        }
        Rule rule = parser.type() == TokenType.AT_KEYWORD ? parser.atRule() : parser.qualifiedRule(false);
        return parser.position < parser.end ? null : rule;
    }

    private TokenType type() {
        return list.get(position).type();
    }

    private List<Rule> rules(boolean topLevel) {
        List<Rule> rules = new ArrayList<>();
        while (position < end) {
            TokenType type = type();
            if (type == TokenType.WHITESPACE || topLevel && (type == TokenType.CDO || type == TokenType.CDC)) {
                position++;
            } else {
                Rule rule = type == TokenType.AT_KEYWORD ? atRule() : qualifiedRule(false);
                if (rule != null) {
                    rules.add(rule);
                }
            }
        }
        return rules;
    }

    private Rule atRule() {
        String name = CssText.lowerCase(list.get(position++).text());
        int start = position;
        while (position < end) {
            TokenType type = type();
            if (type == TokenType.SEMICOLON) {
                return new Rule.At(name, new TokenRange(list, start, position++).trim(), null);
            }
            if (type == TokenType.OPEN_CURLY) {
                TokenRange prelude = new TokenRange(list, start, position).trim();
                return new Rule.At(name, prelude, takeBlock());
            }
            position = list.after(position);
        }
        position = end;
        return new Rule.At(name, new TokenRange(list, start, end).trim(), null);
    }

    private TokenRange takeBlock() {
        TokenRange block = new TokenRange(list, position + 1, Math.min(list.blockEnd(position), end));
        position = Math.min(list.after(position), end);
        return block;
    }

    private Rule qualifiedRule(boolean nested) {
        int start = position;
        while (position < end) {
            TokenType type = type();
            if (type == TokenType.SEMICOLON && nested) {
                position++;
                return null;
            }
            if (type == TokenType.OPEN_CURLY) {
                TokenRange prelude = new TokenRange(list, start, position).trim();
                TokenRange block = takeBlock();
                return looksLikeCustomProperty(prelude) ? null : new Rule.Qualified(prelude, block);
            }
            position = list.after(position);
        }
        position = end;
        return null;
    }

    private static boolean looksLikeCustomProperty(TokenRange prelude) {
        TokenStream in = prelude.stream();
        if (in.type() != TokenType.IDENT || !in.next().text().startsWith("--")) {
            return false;
        }
        in.skipWhitespace();
        return in.type() == TokenType.COLON;
    }

    private List<Rule> contents(Predicate<Rule.Declaration> valid) {
        List<Rule> items = new ArrayList<>();
        while (position < end) {
            TokenType type = type();
            if (type == TokenType.WHITESPACE || type == TokenType.SEMICOLON) {
                position++;
                continue;
            }
            Rule item;
            if (type == TokenType.AT_KEYWORD) {
                item = atRule();
            } else {
                int mark = position;
                Rule.Declaration declaration = type == TokenType.IDENT ? declaration() : null;
                if (declaration != null && valid.test(declaration)) {
                    item = declaration;
                } else {
                    position = mark;
                    item = qualifiedRule(true);
                }
            }
            if (item != null) {
                items.add(item);
            }
        }
        return items;
    }

    private Rule.Declaration declaration() {
        String name = list.get(position++).text();
        while (position < end && type() == TokenType.WHITESPACE) {
            position++;
        }
        if (position >= end || type() != TokenType.COLON) {
            return null;
        }
        int start = ++position;
        int blocks = 0;
        int others = 0;
        boolean custom = name.startsWith("--");
        while (position < end && type() != TokenType.SEMICOLON) {
            TokenType type = type();
            if (type == TokenType.OPEN_CURLY) {
                blocks++;
            } else if (type != TokenType.WHITESPACE) {
                others++;
            }
            if (blocks > 0 && blocks + others > 1 && !custom || isBad(type)) {
                return null;
            }
            position = list.after(position);
        }
        position = Math.min(position, end);
        return withImportance(name, new TokenRange(list, start, position).trim());
    }

    private static boolean isBad(TokenType type) {
        return type == TokenType.BAD_STRING
                || type == TokenType.BAD_URL
                || type == TokenType.CLOSE_PAREN
                || type == TokenType.CLOSE_SQUARE
                || type == TokenType.CLOSE_CURLY;
    }

    private Rule.Declaration withImportance(String name, TokenRange value) {
        int last = value.to() - 1;
        if (last > value.from() && list.get(last).isIdent("important")) {
            int mark = last - 1;
            while (mark > value.from() && list.get(mark).type() == TokenType.WHITESPACE) {
                mark--;
            }
            if (list.get(mark).isDelim('!')) {
                return new Rule.Declaration(name, new TokenRange(list, value.from(), mark).trim(), true);
            }
        }
        return new Rule.Declaration(name, value, false);
    }
}
