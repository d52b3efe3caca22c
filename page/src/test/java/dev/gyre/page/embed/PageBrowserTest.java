package dev.gyre.page.embed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class PageBrowserTest {
    @Test
    void pagesAreOpenedUsedAndWaitedFor() {
        PageHandler handler = (method, url) -> url.endsWith("/greeting")
                ? PageHandler.Answer.json("\"Hello\"")
                : url.equals("http://app.test/") ? PageHandler.Answer.html("""
                                <title>App</title><label>Name <input id=name></label><button>Greet</button><p></p>
                                <script>let name = 'nobody';
                                  document.querySelector('#name').addEventListener('input', (event) => { name = event.data; });
                                  document.querySelector('button').onclick = async () => {
                                  const greeting = await (await fetch('/greeting')).json();
                                  setTimeout(() => { document.querySelector('p').textContent = `${greeting}, ${name}`; }, 1000);
                                  console.log('clicked');
                                };</script>""") : null;
        try (PageBrowser browser = PageBrowser.start();
                Page page = browser.open("http://app.test/", new PageOptions().handler(handler))) {
            assertEquals("App", page.title());
            page.fill("#name", "Ann").clickByRole("button", "Greet").settled();
            assertEquals("Hello, Ann", page.text("p"));
            assertEquals(List.of("clicked"), page.console());
            assertEquals(List.of(), page.errors());
            assertEquals(1000.0, ((Number) page.evaluate("performance.now()")).doubleValue());
        }
    }

    @Test
    void aPageThatDoesNotEndSaysWhy() {
        try (PageBrowser browser = PageBrowser.start();
                Page page = browser.openHtml("<script>\nsetInterval(() => {}, 500)</script>", new PageOptions())) {
            var thrown = assertThrows(NotSettledException.class, page::settled);
            var reason = new NotSettledException.Reason("interval", "500 ms", "http://localhost/:2");
            assertEquals(List.of(reason), thrown.reasons());
            assertEquals(List.of(reason), page.unsettled());
            page.settled("interval").advance(Duration.ofHours(1));
        }
    }
}
