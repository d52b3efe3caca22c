package dev.gyre.engine.syntax.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** The parser's verdict on every file of test262's language folder; {@code -Dtest262.root=CHECKOUT} turns it on. */
@EnabledIfSystemProperty(named = "test262.root", matches = ".+")
class ParseAgreementTest {
    @Test
    void agreesWithTest262() throws Exception {
        var agreement = new ParseAgreement();
        agreement.run(Path.of(System.getProperty("test262.root"), "test", "language"));
        assertEquals(List.of(), agreement.disagreements);
    }
}
