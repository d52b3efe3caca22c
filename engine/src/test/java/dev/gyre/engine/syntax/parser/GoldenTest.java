package dev.gyre.engine.syntax.parser;

import dev.gyre.engine.GoldenFiles;
import dev.gyre.engine.syntax.source.Source;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Trees and scopes of the scripts in {@code src/test/golden/parser}. */
class GoldenTest {
    @TestFactory
    List<DynamicTest> dumps() throws IOException {
        return GoldenFiles.tests("parser", GoldenTest::dump);
    }

    private static String dump(Source source, boolean isModule) {
        var program = isModule
                ? Parser.parseModule(source, ParserOptions.DEFAULT)
                : Parser.parseScript(source, ParserOptions.DEFAULT);
        ScopeCheck.check(program);
        return TreeDump.of(program);
    }
}
