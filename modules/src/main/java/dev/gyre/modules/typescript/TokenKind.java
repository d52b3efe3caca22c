package dev.gyre.modules.typescript;

/** The kinds of tokens; the token's word says which name or punctuator it is. */
enum TokenKind {
    END,
    NAME,
    PRIVATE_NAME,
    NUMBER,
    BIGINT,
    STRING,
    TEMPLATE,
    REGEXP,
    PUNCTUATOR
}
