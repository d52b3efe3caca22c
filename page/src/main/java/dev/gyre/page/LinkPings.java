package dev.gyre.page;

import dev.gyre.page.dom.Element;
import dev.gyre.page.net.PageRequest;
import dev.gyre.page.window.Location;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Tells the URLs in a link's attribute ping that it has been followed, https://html.spec.whatwg.org/#hyperlink-auditing. */
final class LinkPings {
    private LinkPings() {}

    /** @param target where the link leads: an absolute URL */
    static void send(Page page, Element link, String target) {
        String urls = link.attribute("ping");
        if (urls == null) return;
        for (String each : urls.strip().split("[ \\t\\n\\f\\r]+")) {
            String url = each.isEmpty() ? null : page.encodingParse(each);
            if (url == null || !url.startsWith("http:") && !url.startsWith("https:")) continue;
            var headers = new ArrayList<Map.Entry<String, String>>();
            headers.add(Map.entry("content-type", "text/ping"));
            headers.add(Map.entry("origin", page.origin()));
            String from = page.document().URL();
            if (Location.originOf(from).equals(Location.originOf(url)) || !from.startsWith("https:"))
                headers.add(Map.entry("ping-from", from));
            headers.add(Map.entry("ping-to", target));
            byte[] body = "PING".getBytes(StandardCharsets.US_ASCII);
            page.context()
                    .send(page, new PageRequest("ping", "POST", url, List.copyOf(headers), body), "", response -> {});
        }
    }
}
