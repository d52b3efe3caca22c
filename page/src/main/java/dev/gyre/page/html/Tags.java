package dev.gyre.page.html;

/** The tags that the tree construction distinguishes, or that are frequent, by number; the number of an element's type in another namespace than HTML's has {@link #MATHML} or {@link #SVG_NAMESPACE} added. */
final class Tags {
    /** All tags that are not here. */
    static final int OTHER = 0;

    static final int A = 1;
    static final int ADDRESS = 2;
    static final int ANNOTATION_XML = 3;
    static final int APPLET = 4;
    static final int AREA = 5;
    static final int ARTICLE = 6;
    static final int ASIDE = 7;
    static final int B = 8;
    static final int BASE = 9;
    static final int BASEFONT = 10;
    static final int BGSOUND = 11;
    static final int BIG = 12;
    static final int BLOCKQUOTE = 13;
    static final int BODY = 14;
    static final int BR = 15;
    static final int BUTTON = 16;
    static final int CAPTION = 17;
    static final int CENTER = 18;
    static final int CODE = 19;
    static final int COL = 20;
    static final int COLGROUP = 21;
    static final int DD = 22;
    static final int DESC = 23;
    static final int DETAILS = 24;
    static final int DIALOG = 25;
    static final int DIR = 26;
    static final int DIV = 27;
    static final int DL = 28;
    static final int DT = 29;
    static final int EM = 30;
    static final int EMBED = 31;
    static final int FIELDSET = 32;
    static final int FIGCAPTION = 33;
    static final int FIGURE = 34;
    static final int FONT = 35;
    static final int FOOTER = 36;
    static final int FOREIGNOBJECT = 37;
    static final int FORM = 38;
    static final int FRAME = 39;
    static final int FRAMESET = 40;
    static final int H1 = 41;
    static final int H2 = 42;
    static final int H3 = 43;
    static final int H4 = 44;
    static final int H5 = 45;
    static final int H6 = 46;
    static final int HEAD = 47;
    static final int HEADER = 48;
    static final int HGROUP = 49;
    static final int HR = 50;
    static final int HTML = 51;
    static final int I = 52;
    static final int IFRAME = 53;
    static final int IMAGE = 54;
    static final int IMG = 55;
    static final int INPUT = 56;
    static final int KEYGEN = 57;
    static final int LI = 58;
    static final int LINK = 59;
    static final int LISTING = 60;
    static final int MAIN = 61;
    static final int MALIGNMARK = 62;
    static final int MARQUEE = 63;
    static final int MATH = 64;
    static final int MENU = 65;
    static final int META = 66;
    static final int MGLYPH = 67;
    static final int MI = 68;
    static final int MN = 69;
    static final int MO = 70;
    static final int MS = 71;
    static final int MTEXT = 72;
    static final int NAV = 73;
    static final int NOBR = 74;
    static final int NOEMBED = 75;
    static final int NOFRAMES = 76;
    static final int NOSCRIPT = 77;
    static final int OBJECT = 78;
    static final int OL = 79;
    static final int OPTGROUP = 80;
    static final int OPTION = 81;
    static final int P = 82;
    static final int PARAM = 83;
    static final int PLAINTEXT = 84;
    static final int PRE = 85;
    static final int RB = 86;
    static final int RP = 87;
    static final int RT = 88;
    static final int RTC = 89;
    static final int RUBY = 90;
    static final int S = 91;
    static final int SCRIPT = 92;
    static final int SEARCH = 93;
    static final int SECTION = 94;
    static final int SELECT = 95;
    static final int SELECTEDCONTENT = 96;
    static final int SMALL = 97;
    static final int SOURCE = 98;
    static final int SPAN = 99;
    static final int STRIKE = 100;
    static final int STRONG = 101;
    static final int STYLE = 102;
    static final int SUB = 103;
    static final int SUMMARY = 104;
    static final int SUP = 105;
    static final int SVG = 106;
    static final int TABLE = 107;
    static final int TBODY = 108;
    static final int TD = 109;
    static final int TEMPLATE = 110;
    static final int TEXTAREA = 111;
    static final int TFOOT = 112;
    static final int TH = 113;
    static final int THEAD = 114;
    static final int TITLE = 115;
    static final int TR = 116;
    static final int TRACK = 117;
    static final int TT = 118;
    static final int U = 119;
    static final int UL = 120;
    static final int VAR = 121;
    static final int VIDEO = 122;
    static final int WBR = 123;
    static final int XMP = 124;
    static final int ABBR = 125;
    static final int AUDIO = 126;
    static final int BDI = 127;
    static final int BDO = 128;
    static final int CANVAS = 129;
    static final int CITE = 130;
    static final int DATA = 131;
    static final int DATALIST = 132;
    static final int DEL = 133;
    static final int DFN = 134;
    static final int INS = 135;
    static final int KBD = 136;
    static final int LABEL = 137;
    static final int LEGEND = 138;
    static final int MAP = 139;
    static final int MARK = 140;
    static final int METER = 141;
    static final int OUTPUT = 142;
    static final int PICTURE = 143;
    static final int PROGRESS = 144;
    static final int Q = 145;
    static final int SAMP = 146;
    static final int SLOT = 147;
    static final int TIME = 148;
    static final int CIRCLE = 149;
    static final int G = 150;
    static final int PATH = 151;

    /** Added to the number of a MathML element. */
    static final int MATHML = 256;
    /** Added to the number of an SVG element. */
    static final int SVG_NAMESPACE = 512;

    private static final String[] NAMES = (" "
                    + "a address annotation-xml applet area article aside b base basefont bgsound big blockquote body br button caption center code col colgroup dd desc "
                    + "details dialog dir div dl dt em embed fieldset figcaption figure font footer foreignobject form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr "
                    + "html i iframe image img input keygen li link listing main malignmark marquee math menu meta mglyph mi mn mo ms mtext nav nobr noembed noframes "
                    + "noscript object ol optgroup option p param plaintext pre rb rp rt rtc ruby s script search section select selectedcontent small source span strike "
                    + "strong style sub summary sup svg table tbody td template textarea tfoot th thead title tr track tt u ul var video wbr xmp abbr audio bdi bdo canvas "
                    + "cite data datalist del dfn ins kbd label legend map mark meter output picture progress q samp slot time circle g path")
            .split(" ");

    private Tags() {}

    /** The names of the tags, at the places of their numbers. */
    static String[] names() {
        return NAMES.clone();
    }
}
