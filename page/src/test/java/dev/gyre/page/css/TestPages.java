package dev.gyre.page.css;

import dev.gyre.engine.Realms;
import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.page.PageRealms;
import dev.gyre.page.dom.Document;
import dev.gyre.page.html.HtmlParser;
import dev.gyre.page.html.ParserOptions;

/** Documents for tests. */
public final class TestPages {
    private TestPages() {}

    /** A realm of an agent without jobs. */
    public static Realm realm() {
        return Realms.create(new Agent(new HostHooks() {
            @Override
            public void enqueuePromiseJob(Runnable job, Realm realm) {
                throw new AssertionError("no jobs here");
            }
        }));
    }

    /** The document of a text. */
    public static Document html(String text) {
        Document document = Document.createHtml(PageRealms.dom(realm()));
        HtmlParser parser = new HtmlParser(document, ParserOptions.INERT);
        parser.append(text);
        parser.close();
        while (!parser.isFinished()) {
            parser.run();
        }
        return document;
    }
}
