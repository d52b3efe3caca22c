package dev.gyre.page.html.tokenizer;

import java.util.Arrays;

/** The names of a parser: those that the standard knows are shared, others are made as they come. */
public final class Names {
    private static final int KNOWN_SIZE = 1024;

    /** Attributes that documents often have. */
    private static final String ATTRIBUTES =
            "accept accept-charset accesskey action align allow alt aria-checked aria-controls aria-describedby aria-expanded aria-haspopup aria-hidden aria-label "
                    + "aria-labelledby aria-live aria-selected async autocomplete autofocus autoplay background bgcolor border cellpadding cellspacing charset checked class "
                    + "clip-path clip-rule color cols colspan content contenteditable controls coords crossorigin cx cy d data-id data-name data-src data-toggle data-type "
                    + "data-url data-value datetime decoding defer dir disabled download draggable enctype face fetchpriority fill fill-rule for frameborder headers height "
                    + "hidden href hreflang http-equiv id imagesizes imagesrcset integrity is itemid itemprop itemref itemscope itemtype kind lang language loading loop max "
                    + "maxlength media method min minlength multiple muted name nomodule nonce novalidate offset onblur onchange onclick onerror onfocus oninput onkeydown "
                    + "onkeyup onload onmousedown onmouseout onmouseover onsubmit open part pattern placeholder points poster preload preserveaspectratio property r readonly "
                    + "referrerpolicy rel required reversed role rows rowspan rx ry sandbox scope selected shape size sizes spellcheck src srcdoc srclang srcset start step "
                    + "stroke stroke-linecap stroke-linejoin stroke-width tabindex target transform translate type usemap valign value viewbox width wrap x x1 x2 xlink:href "
                    + "xml:lang xml:space xmlns xmlns:xlink y y1 y2 shadowrootmode shadowrootdelegatesfocus shadowrootclonable shadowrootserializable "
                    + "shadowrootcustomelementregistry";

    private static final Name[] KNOWN = known();

    private Name[] others = {};
    private int count;

    /** The name that is chars[from..to), whose {@link String#hashCode} is the hash. */
    public Name get(char[] chars, int from, int to, int hash) {
        int length = to - from;
        Name[] table = KNOWN;
        for (int i = slot(hash, KNOWN_SIZE); ; i = i + 1 & KNOWN_SIZE - 1) {
            Name name = table[i];
            if (name == null) {
                return other(chars, from, length, hash);
            }
            if (name.hash == hash && equals(name.text, chars, from, length)) {
                return name;
            }
        }
    }

    public Name get(String text) {
        char[] chars = text.toCharArray();
        return get(chars, 0, chars.length, text.hashCode());
    }

    private Name other(char[] chars, int from, int length, int hash) {
        if (2 * count >= others.length) {
            grow();
        }
        Name[] table = others;
        int mask = table.length - 1;
        for (int i = slot(hash, table.length); ; i = i + 1 & mask) {
            Name name = table[i];
            if (name == null) {
                count++;
                return table[i] = new Name(new String(chars, from, length), hash, 0);
            }
            if (name.hash == hash && equals(name.text, chars, from, length)) {
                return name;
            }
        }
    }

    private void grow() {
        Name[] old = others;
        others = new Name[Math.max(64, 2 * old.length)];
        for (Name name : old) {
            if (name != null) {
                put(others, name);
            }
        }
    }

    private static boolean equals(String text, char[] chars, int from, int length) {
        if (text.length() != length) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (text.charAt(i) != chars[from + i]) {
                return false;
            }
        }
        return true;
    }

    private static int slot(int hash, int size) {
        return (hash ^ hash >>> 15 ^ hash >>> 7) & size - 1;
    }

    private static void put(Name[] table, Name name) {
        int i = slot(name.hash, table.length);
        while (table[i] != null) {
            i = i + 1 & table.length - 1;
        }
        table[i] = name;
    }

    private static Name[] known() {
        Name[] table = new Name[KNOWN_SIZE];
        String[] tags = Tags.names();
        for (int tag = 1; tag < tags.length; tag++) {
            put(table, new Name(tags[tag], tags[tag].hashCode(), tag));
        }
        for (String attribute : ATTRIBUTES.split(" ")) {
            if (!Arrays.asList(tags).contains(attribute)) {
                put(table, new Name(attribute, attribute.hashCode(), 0));
            }
        }
        return table;
    }
}
