package dev.gyre.page.junit;

import static dev.gyre.page.junit.PageAssert.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.gyre.page.embed.NotSettledException;
import dev.gyre.page.embed.Page;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;

/** Runs tests with pages by JUnit's engine and looks at their results. */
class PageTestTest {
    private static final String LATER = "<title>T</title><p>before</p>"
            + "<script>setTimeout(() => { document.querySelector('p').textContent = 'after'; }, 20_000)</script>";

    /** The tests that are looked at. */
    static class Cases {
        @PageTest
        void passes(@Load(html = LATER) Page page) {
            assertThat(page)
                    .hasTitle("T")
                    .hasText("p", "before")
                    .settles()
                    .hasText("p", "after")
                    .has("script");
        }

        @PageTest(seeds = 3)
        void runsWithSeeds(@Load(html = "<script>console.log(Math.random())</script>") Page page) {
            assertEquals(1, page.console().size());
        }

        @PageTest
        void fails(@Load(html = LATER) Page page) {
            assertThat(page).hasText("p", "after");
        }

        @PageTest
        void hasAnError(@Load(html = "<script>missing()</script>") Page page) {
            assertEquals(1, page.errors().size());
        }

        @PageTest(failOnErrors = false)
        void mayHaveAnError(@Load(html = "<script>missing()</script>") Page page) {
            assertEquals(1, page.errors().size());
        }

        @PageTest
        void doesNotSettle(@Load(html = "<script>setInterval(() => {}, 1000)</script>") Page page) {
            NotSettledException thrown = assertThrows(NotSettledException.class, page::settled);
            assertEquals("interval", thrown.reasons().getFirst().kind());
            assertThat(page).settles("interval").settles();
        }
    }

    @Test
    void testsGetPages() {
        EngineExecutionResults results = EngineTestKit.engine("junit-jupiter")
                .selectors(selectClass(Cases.class))
                .execute();
        List<String> failures = new ArrayList<>();
        results.testEvents().failed().stream()
                .forEach(event -> failures.add(event.getPayload().orElseThrow().toString()));
        assertEquals(5, results.testEvents().succeeded().count(), failures.toString());
        assertEquals(3, failures.size());
        assertTrue(failures.stream().anyMatch(text -> text.contains("expected <after> but was <before>")));
        assertTrue(failures.stream().anyMatch(text -> text.contains("missing is not defined")));
        assertTrue(failures.stream().anyMatch(text -> text.contains("interval 1000 ms")));
    }

    @PageTest
    void snapshotsAreCompared(@Load(html = "<p>one</p>") Page page, @TempDir Path folder) throws Exception {
        Path file = folder.resolve("one.snap");
        assertThrows(AssertionError.class, () -> assertThat(page).matchesSnapshot(file));
        Files.writeString(file, page.snapshot());
        assertThat(page).matchesSnapshot(file);
    }
}
