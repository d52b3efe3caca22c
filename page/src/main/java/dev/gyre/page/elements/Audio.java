package dev.gyre.page.elements;

import dev.gyre.page.dom.DomRealm;

/** The constructor Audio of audio elements, https://html.spec.whatwg.org/#dom-audio. */
final class Audio {
    private Audio() {}

    static HTMLAudioElement construct(DomRealm realm, String src) {
        var audio = (HTMLAudioElement) realm.document().createHtmlElement("audio");
        audio.setAttributeNamed("preload", "auto");
        if (src != null) audio.setAttributeNamed("src", src);
        return audio;
    }
}
