package dev.gyre.modules.typescript;

/** The kinds of tokens; which name or punctuator it is says the token's word. */
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
