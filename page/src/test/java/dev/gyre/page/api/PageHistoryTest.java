package dev.gyre.page.api;

import org.junit.jupiter.api.Test;

/** The history that a tab and its frames share. */
class PageHistoryTest extends PageProgram {
    private static final String SITE = """
            const next = () => page.settled();
            const page = await open({ html: '<iframe name=a src=/one></iframe><iframe name=b src=/b></iframe>' }, { handler: ({ url }) => `<title>${new URL(url).pathname}</title>` });
            const [a, b] = [0, 1].map((index) => page.window.frames[index]);
            const at = () => `${page.window.history.length}: ${a.document.URL.slice(16)} ${b.document.URL.slice(16)} ${a.history.state} ${b.history.state}`;
            """;

    @Test
    void framesGoBackAndForwardWithTheirTab() throws Exception {
        assertPrints("""
                1: /one /b null null
                2: /two /b null null
                3: /two /b null pushed
                4: /two#part /b null pushed
                4: /two /b null pushed
                4: /two /b null null popstate null
                4: /one /b null null
                4: /two#part /b null pushed
                3: /two /b null other
                """, SITE + """
                console.log(at());
                await page.evaluate("a.location.href = '/two'; 0");
                await next();
                console.log(at());
                b.history.pushState('pushed', '');
                console.log(at());
                a.location.hash = 'part';
                console.log(at());
                await next();
                page.window.history.back();
                await next();
                console.log(at());
                let popped;
                b.onpopstate = ({ state }) => { popped = 'popstate ' + state; };
                a.history.back();
                await next();
                console.log(at(), popped);
                page.window.history.back();
                await next();
                console.log(at());
                page.window.history.go(3);
                await next();
                console.log(at());
                page.window.history.go(-2);
                await next();
                b.history.pushState('other', '');
                console.log(at());
                """);
    }

    @Test
    void aRemovedFrameLeavesTheHistory() throws Exception {
        assertPrints("""
                3 2 1
                SecurityError SecurityError
                """, SITE + """
                await page.evaluate("a.location.href = '/two'; 0");
                await next();
                b.history.pushState(1, '');
                const { history } = page.window;
                const lengths = [history.length];
                const gone = b.history;
                for (const frame of page.querySelectorAll('iframe')) {
                  frame.remove();
                  lengths.push(history.length);
                }
                console.log(...lengths);
                const name = (use) => { try { use(); } catch (error) { return error.name; } };
                console.log(name(() => gone.length), name(() => gone.pushState(1, '')));
                """);
    }

    @Test
    void whatADocumentGoesToWhileItLoadsTakesItsPlace() throws Exception {
        assertPrints("""
                http://localhost/next 1
                http://localhost/next 2
                http://localhost/next 2
                """, """
                const page = await open({ html: '<script>location.href = "/next"</script>' }, { handler: () => '' });
                await page.settled();
                console.log(page.url, page.window.history.length);
                const later = await open({ html: '<script>onload = () => setTimeout(() => location.href = "/next")</script>' }, { handler: () => '' });
                await later.settled();
                console.log(later.url, later.window.history.length);
                await later.evaluate("location.href = '/next'; 0");
                await later.settled();
                console.log(later.url, later.window.history.length);
                """);
    }
}
