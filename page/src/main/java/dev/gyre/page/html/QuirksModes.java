package dev.gyre.page.html;

import dev.gyre.page.dom.Document.Mode;
import dev.gyre.page.dom.names.AsciiCase;
import java.util.List;

/**
 * The mode that a DOCTYPE gives a document.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode">The initial insertion mode</a>
 */
final class QuirksModes {
    private static final List<String> QUIRKY_PUBLIC_IDS =
            List.of("-//w3o//dtd w3 html strict 3.0//en//", "-/w3c/dtd html 4.0 transitional/en", "html");
    private static final String QUIRKY_SYSTEM_ID = "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd";

    private static final List<String> QUIRKY_PREFIXES = List.of(
            "+//silmaril//dtd html pro v0r11 19970101//",
            "-//as//dtd html 3.0 aswedit + extensions//",
            "-//advasoft ltd//dtd html 3.0 aswedit + extensions//",
            "-//ietf//dtd html 2.0 level 1//",
            "-//ietf//dtd html 2.0 level 2//",
            "-//ietf//dtd html 2.0 strict level 1//",
            "-//ietf//dtd html 2.0 strict level 2//",
            "-//ietf//dtd html 2.0 strict//",
            "-//ietf//dtd html 2.0//",
            "-//ietf//dtd html 2.1e//",
            "-//ietf//dtd html 3.0//",
            "-//ietf//dtd html 3.2 final//",
            "-//ietf//dtd html 3.2//",
            "-//ietf//dtd html 3//",
            "-//ietf//dtd html level 0//",
            "-//ietf//dtd html level 1//",
            "-//ietf//dtd html level 2//",
            "-//ietf//dtd html level 3//",
            "-//ietf//dtd html strict level 0//",
            "-//ietf//dtd html strict level 1//",
            "-//ietf//dtd html strict level 2//",
            "-//ietf//dtd html strict level 3//",
            "-//ietf//dtd html strict//",
            "-//ietf//dtd html//",
            "-//metrius//dtd metrius presentational//",
            "-//microsoft//dtd internet explorer 2.0 html strict//",
            "-//microsoft//dtd internet explorer 2.0 html//",
            "-//microsoft//dtd internet explorer 2.0 tables//",
            "-//microsoft//dtd internet explorer 3.0 html strict//",
            "-//microsoft//dtd internet explorer 3.0 html//",
            "-//microsoft//dtd internet explorer 3.0 tables//",
            "-//netscape comm. corp.//dtd html//",
            "-//netscape comm. corp.//dtd strict html//",
            "-//o'reilly and associates//dtd html 2.0//",
            "-//o'reilly and associates//dtd html extended 1.0//",
            "-//o'reilly and associates//dtd html extended relaxed 1.0//",
            "-//sq//dtd html 2.0 hotmetal + extensions//",
            "-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//",
            "-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//",
            "-//spyglass//dtd html 2.0 extended//",
            "-//sun microsystems corp.//dtd hotjava html//",
            "-//sun microsystems corp.//dtd hotjava strict html//",
            "-//w3c//dtd html 3 1995-03-24//",
            "-//w3c//dtd html 3.2 draft//",
            "-//w3c//dtd html 3.2 final//",
            "-//w3c//dtd html 3.2//",
            "-//w3c//dtd html 3.2s draft//",
            "-//w3c//dtd html 4.0 frameset//",
            "-//w3c//dtd html 4.0 transitional//",
            "-//w3c//dtd html experimental 19960712//",
            "-//w3c//dtd html experimental 970421//",
            "-//w3c//dtd w3 html//",
            "-//w3o//dtd w3 html 3.0//",
            "-//webtechs//dtd mozilla html 2.0//",
            "-//webtechs//dtd mozilla html//");

    /** Prefixes that are quirky without a system identifier and limited with one. */
    private static final List<String> HTML_4_01_PREFIXES =
            List.of("-//w3c//dtd html 4.01 frameset//", "-//w3c//dtd html 4.01 transitional//");

    private static final List<String> LIMITED_PREFIXES =
            List.of("-//w3c//dtd xhtml 1.0 frameset//", "-//w3c//dtd xhtml 1.0 transitional//");

    private QuirksModes() {}

    /**
     * The mode.
     *
     * @param publicId null if missing
     * @param systemId null if missing
     */
    static Mode of(String name, String publicId, String systemId, boolean forceQuirks) {
        String id = publicId == null ? "" : AsciiCase.lower(publicId);
        if (forceQuirks || !name.equals("html") || isQuirky(id, systemId)) {
            return Mode.QUIRKS;
        }
        if (hasPrefix(LIMITED_PREFIXES, id) || systemId != null && hasPrefix(HTML_4_01_PREFIXES, id)) {
            return Mode.LIMITED_QUIRKS;
        }
        return Mode.NO_QUIRKS;
    }

    private static boolean isQuirky(String publicId, String systemId) {
        return QUIRKY_PUBLIC_IDS.contains(publicId)
                || hasPrefix(QUIRKY_PREFIXES, publicId)
                || systemId == null && hasPrefix(HTML_4_01_PREFIXES, publicId)
                || systemId != null && AsciiCase.equalsIgnoreCase(systemId, QUIRKY_SYSTEM_ID);
    }

    private static boolean hasPrefix(List<String> prefixes, String id) {
        for (String prefix : prefixes) {
            if (id.startsWith(prefix)) {
                return true;
            }
        }
        return false;
    }
}
