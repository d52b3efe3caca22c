package dev.gyre.page.html;

import java.util.Random;

/**
 * Makes texts that are likely to reach the rules of tree construction for what is in the wrong place. It leaves out what the parser of nu.validator does otherwise than the standard: it
 * ends several rt at once, ends a body that an element hides, takes a frameset after template and an end tag of br, and has U+0000 and dialog special.
 */
final class RandomMarkup {
    private static final String[] TAGS =
            ("a a b i em font nobr code p p div div span ul li li dl dd dt h1 h3 table table tbody thead tfoot tr tr td td th caption col colgroup"
                            + " select option optgroup button form input textarea title script style noscript template template svg math foreignObject desc mi mtext annotation-xml"
                            + " mglyph malignmark br hr img image pre listing plaintext xmp iframe noembed noframes head base link meta ruby"
                            + " object applet marquee address center article section main nav details summary search menu x-y unknown path g circle keygen embed area param source"
                            + " track wbr fieldset label dir tt u s strike big small strong")
                    .split(" ");
    private static final String[] TEXTS = {
        "x",
        " ",
        "\n",
        "text ",
        "&amp;",
        "&lt",
        "&notit;",
        "&#x41;",
        "&#0;",
        "&nbsp;",
        "\t\n ",
        "a b",
        "\r\n",
        "&",
        "&#128;",
        "]]>",
        "--",
        "-->",
        "\u00E9",
        "<",
        "</",
        "<>",
        "</>",
        "<!",
        "<?x?>",
        "<!-- c -->",
        "<!---->",
        "<!-->",
        "<!--x--!>",
        "<![CDATA[c]]>",
        "<!doctype html>",
        "<!doctype x>",
        "'",
        "\"",
        "=",
        "<body a=1>",
        "<html b=2>"
    };
    private static final String[] ATTRIBUTES = {
        " id=a",
        " class='b c'",
        " a=1 a=2",
        " type=hidden",
        " type=text",
        " color=red",
        " face=f",
        " encoding=text/html",
        " xlink:href=h",
        " viewbox='0 0'",
        " definitionurl=d",
        "/",
        " /",
        " =x",
        " a",
        " B=C",
        " x='&amp;&lt",
        "' y=z"
    };

    private final Random random;

    RandomMarkup(Random random) {
        this.random = random;
    }

    private String any(String[] choices) {
        return choices[random.nextInt(choices.length)];
    }

    /** The next text, of up to a number of tags and texts. */
    String next(int maximum) {
        var text = new StringBuilder();
        if (random.nextInt(3) == 0) {
            text.append("<!DOCTYPE html>");
        }
        // Few different tags make them meet each other.
        String[] tags = new String[2 + random.nextInt(12)];
        for (int i = 0; i < tags.length; i++) {
            tags[i] = any(TAGS);
        }
        for (int count = 1 + random.nextInt(maximum); count > 0; count--) {
            switch (random.nextInt(10)) {
                case 0, 1 -> text.append(any(TEXTS));
                case 2, 3, 4 -> text.append("</").append(any(tags)).append('>');
                default -> {
                    text.append('<').append(any(tags));
                    while (random.nextInt(4) == 0) {
                        text.append(any(ATTRIBUTES));
                    }
                    text.append('>');
                }
            }
        }
        return text.toString();
    }
}
