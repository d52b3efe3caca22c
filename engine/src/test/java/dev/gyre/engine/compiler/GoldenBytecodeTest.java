package dev.gyre.engine.compiler;

import dev.gyre.engine.GoldenFiles;
import dev.gyre.engine.syntax.parser.ParserOptions;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Bytecode of the scripts in {@code src/test/golden/bytecode}. */
class GoldenBytecodeTest {
    @TestFactory
    List<DynamicTest> listings() throws IOException {
        return GoldenFiles.tests(
                "bytecode",
                (source, isModule) ->
                        CompiledTree.of(source, isModule, ParserOptions.DEFAULT).listing());
    }
}
