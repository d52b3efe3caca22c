package dev.gyre.page.elements;

import dev.gyre.page.dom.DomRealm;

/** The constructor Image of img elements, https://html.spec.whatwg.org/#dom-image. */
final class Image {
    private Image() {}

    static HTMLImageElement construct(DomRealm realm, Long width, Long height) {
        var image = (HTMLImageElement) realm.document().createHtmlElement("img");
        if (width != null) image.setAttributeNamed("width", width.toString());
        if (height != null) image.setAttributeNamed("height", height.toString());
        return image;
    }
}
