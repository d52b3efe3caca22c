package dev.gyre.page.html;

import static dev.gyre.page.html.tokenizer.Tags.*;

/** The sets of elements that the tree construction refers to. */
final class TagSets {
    private static final int[] MATHML_TEXT = {MATHML + MI, MATHML + MO, MATHML + MN, MATHML + MS, MATHML + MTEXT};
    private static final int[] FOREIGN_BOUNDARIES = {
        MATHML + MI,
        MATHML + MO,
        MATHML + MN,
        MATHML + MS,
        MATHML + MTEXT,
        MATHML + ANNOTATION_XML,
        SVG_NAMESPACE + FOREIGNOBJECT,
        SVG_NAMESPACE + DESC,
        SVG_NAMESPACE + TITLE
    };

    /** https://html.spec.whatwg.org/multipage/parsing.html#special */
    static final TagSet SPECIAL = TagSet.of(FOREIGN_BOUNDARIES)
            .with(
                    ADDRESS,
                    APPLET,
                    AREA,
                    ARTICLE,
                    ASIDE,
                    BASE,
                    BASEFONT,
                    BGSOUND,
                    BLOCKQUOTE,
                    BODY,
                    BR,
                    BUTTON,
                    CAPTION,
                    CENTER,
                    COL,
                    COLGROUP,
                    DD,
                    DETAILS,
                    DIR)
            .with(
                    DIV,
                    DL,
                    DT,
                    EMBED,
                    FIELDSET,
                    FIGCAPTION,
                    FIGURE,
                    FOOTER,
                    FORM,
                    FRAME,
                    FRAMESET,
                    H1,
                    H2,
                    H3,
                    H4,
                    H5,
                    H6,
                    HEAD,
                    HEADER,
                    HGROUP,
                    HR,
                    HTML,
                    IFRAME)
            .with(
                    IMG, INPUT, KEYGEN, LI, LINK, LISTING, MAIN, MARQUEE, MENU, META, NAV, NOEMBED, NOFRAMES, NOSCRIPT,
                    OBJECT, OL, P, PARAM, PLAINTEXT, PRE, SCRIPT)
            .with(
                    SEARCH, SECTION, SELECT, SOURCE, STYLE, SUMMARY, TABLE, TBODY, TD, TEMPLATE, TEXTAREA, TFOOT, TH,
                    THEAD, TITLE, TR, TRACK, UL, WBR, XMP);

    /** https://html.spec.whatwg.org/multipage/parsing.html#has-an-element-in-scope */
    static final TagSet SCOPE =
            TagSet.of(FOREIGN_BOUNDARIES).with(APPLET, CAPTION, HTML, TABLE, TD, TH, MARQUEE, OBJECT, SELECT, TEMPLATE);

    static final TagSet LIST_ITEM_SCOPE = SCOPE.with(OL, UL);
    static final TagSet BUTTON_SCOPE = SCOPE.with(BUTTON);
    static final TagSet TABLE_SCOPE = TagSet.of(HTML, TABLE, TEMPLATE);

    /** https://html.spec.whatwg.org/multipage/parsing.html#generate-implied-end-tags */
    static final TagSet IMPLIED_END = TagSet.of(DD, DT, LI, OPTGROUP, OPTION, P, RB, RP, RT, RTC);

    static final TagSet THOROUGHLY_IMPLIED_END = IMPLIED_END.with(CAPTION, COLGROUP, TBODY, TD, TFOOT, TH, THEAD, TR);
    /** Elements in which there is no place for other content than parts of a table. */
    static final TagSet TABLE_PARTS = TagSet.of(TABLE, TBODY, TFOOT, THEAD, TR);

    static final TagSet TABLE_CONTEXT = TagSet.of(TABLE, TEMPLATE, HTML);
    static final TagSet TABLE_BODY_CONTEXT = TagSet.of(TBODY, TFOOT, THEAD, TEMPLATE, HTML);
    static final TagSet ROW_CONTEXT = TagSet.of(TR, TEMPLATE, HTML);
    static final TagSet TABLE_BODIES = TagSet.of(TBODY, TFOOT, THEAD);
    static final TagSet CELLS = TagSet.of(TD, TH);
    static final TagSet HEADINGS = TagSet.of(H1, H2, H3, H4, H5, H6);
    static final TagSet MATHML_TEXT_INTEGRATION_POINTS = TagSet.of(MATHML_TEXT);
    static final TagSet SVG_INTEGRATION_POINTS =
            TagSet.of(SVG_NAMESPACE + FOREIGNOBJECT, SVG_NAMESPACE + DESC, SVG_NAMESPACE + TITLE);

    /** The start tags that end foreign content. */
    static final TagSet BREAKOUT = TagSet.of(
                    B,
                    BIG,
                    BLOCKQUOTE,
                    BODY,
                    BR,
                    CENTER,
                    CODE,
                    DD,
                    DIV,
                    DL,
                    DT,
                    EM,
                    EMBED,
                    H1,
                    H2,
                    H3,
                    H4,
                    H5,
                    H6,
                    HEAD,
                    HR,
                    I,
                    IMG,
                    LI,
                    LISTING,
                    MENU,
                    META)
            .with(NOBR, OL, P, PRE, RUBY, S, SMALL, SPAN, STRONG, STRIKE, SUB, SUP, TABLE, TT, U, UL, VAR);

    /** Elements that have neither content nor end tag. */
    static final TagSet VOID = TagSet.of(
            AREA, BASE, BASEFONT, BGSOUND, BR, COL, EMBED, FRAME, HR, IMG, INPUT, KEYGEN, LINK, META, PARAM, SOURCE,
            TRACK, WBR);

    /** Elements that may be open at the end of a body. */
    static final TagSet OPEN_AT_END =
            TagSet.of(DD, DT, LI, OPTGROUP, OPTION, P, RB, RP, RT, RTC, TBODY, TD, TFOOT, TH, THEAD, TR, BODY, HTML);

    /** https://dom.spec.whatwg.org/#valid-shadow-host-name, without those of custom elements */
    static final TagSet SHADOW_HOSTS = TagSet.of(
            ARTICLE, ASIDE, BLOCKQUOTE, BODY, DIV, FOOTER, H1, H2, H3, H4, H5, H6, HEADER, MAIN, NAV, P, SECTION, SPAN);

    private TagSets() {}
}
