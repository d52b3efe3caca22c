package dev.gyre.page.html.tokenizer;

/** The tags that the tree construction distinguishes, or that are frequent, by number; the number of an element's type in another namespace than HTML's has {@link #MATHML} or {@link #SVG_NAMESPACE} added. */
public final class Tags {
    /** All tags that are not here. */
    public static final int OTHER = 0;

    public static final int A = 1;
    public static final int ADDRESS = 2;
    public static final int ANNOTATION_XML = 3;
    public static final int APPLET = 4;
    public static final int AREA = 5;
    public static final int ARTICLE = 6;
    public static final int ASIDE = 7;
    public static final int B = 8;
    public static final int BASE = 9;
    public static final int BASEFONT = 10;
    public static final int BGSOUND = 11;
    public static final int BIG = 12;
    public static final int BLOCKQUOTE = 13;
    public static final int BODY = 14;
    public static final int BR = 15;
    public static final int BUTTON = 16;
    public static final int CAPTION = 17;
    public static final int CENTER = 18;
    public static final int CODE = 19;
    public static final int COL = 20;
    public static final int COLGROUP = 21;
    public static final int DD = 22;
    public static final int DESC = 23;
    public static final int DETAILS = 24;
    public static final int DIALOG = 25;
    public static final int DIR = 26;
    public static final int DIV = 27;
    public static final int DL = 28;
    public static final int DT = 29;
    public static final int EM = 30;
    public static final int EMBED = 31;
    public static final int FIELDSET = 32;
    public static final int FIGCAPTION = 33;
    public static final int FIGURE = 34;
    public static final int FONT = 35;
    public static final int FOOTER = 36;
    public static final int FOREIGNOBJECT = 37;
    public static final int FORM = 38;
    public static final int FRAME = 39;
    public static final int FRAMESET = 40;
    public static final int H1 = 41;
    public static final int H2 = 42;
    public static final int H3 = 43;
    public static final int H4 = 44;
    public static final int H5 = 45;
    public static final int H6 = 46;
    public static final int HEAD = 47;
    public static final int HEADER = 48;
    public static final int HGROUP = 49;
    public static final int HR = 50;
    public static final int HTML = 51;
    public static final int I = 52;
    public static final int IFRAME = 53;
    public static final int IMAGE = 54;
    public static final int IMG = 55;
    public static final int INPUT = 56;
    public static final int KEYGEN = 57;
    public static final int LI = 58;
    public static final int LINK = 59;
    public static final int LISTING = 60;
    public static final int MAIN = 61;
    public static final int MALIGNMARK = 62;
    public static final int MARQUEE = 63;
    public static final int MATH = 64;
    public static final int MENU = 65;
    public static final int META = 66;
    public static final int MGLYPH = 67;
    public static final int MI = 68;
    public static final int MN = 69;
    public static final int MO = 70;
    public static final int MS = 71;
    public static final int MTEXT = 72;
    public static final int NAV = 73;
    public static final int NOBR = 74;
    public static final int NOEMBED = 75;
    public static final int NOFRAMES = 76;
    public static final int NOSCRIPT = 77;
    public static final int OBJECT = 78;
    public static final int OL = 79;
    public static final int OPTGROUP = 80;
    public static final int OPTION = 81;
    public static final int P = 82;
    public static final int PARAM = 83;
    public static final int PLAINTEXT = 84;
    public static final int PRE = 85;
    public static final int RB = 86;
    public static final int RP = 87;
    public static final int RT = 88;
    public static final int RTC = 89;
    public static final int RUBY = 90;
    public static final int S = 91;
    public static final int SCRIPT = 92;
    public static final int SEARCH = 93;
    public static final int SECTION = 94;
    public static final int SELECT = 95;
    public static final int SELECTEDCONTENT = 96;
    public static final int SMALL = 97;
    public static final int SOURCE = 98;
    public static final int SPAN = 99;
    public static final int STRIKE = 100;
    public static final int STRONG = 101;
    public static final int STYLE = 102;
    public static final int SUB = 103;
    public static final int SUMMARY = 104;
    public static final int SUP = 105;
    public static final int SVG = 106;
    public static final int TABLE = 107;
    public static final int TBODY = 108;
    public static final int TD = 109;
    public static final int TEMPLATE = 110;
    public static final int TEXTAREA = 111;
    public static final int TFOOT = 112;
    public static final int TH = 113;
    public static final int THEAD = 114;
    public static final int TITLE = 115;
    public static final int TR = 116;
    public static final int TRACK = 117;
    public static final int TT = 118;
    public static final int U = 119;
    public static final int UL = 120;
    public static final int VAR = 121;
    public static final int VIDEO = 122;
    public static final int WBR = 123;
    public static final int XMP = 124;
    public static final int ABBR = 125;
    public static final int AUDIO = 126;
    public static final int BDI = 127;
    public static final int BDO = 128;
    public static final int CANVAS = 129;
    public static final int CITE = 130;
    public static final int DATA = 131;
    public static final int DATALIST = 132;
    public static final int DEL = 133;
    public static final int DFN = 134;
    public static final int INS = 135;
    public static final int KBD = 136;
    public static final int LABEL = 137;
    public static final int LEGEND = 138;
    public static final int MAP = 139;
    public static final int MARK = 140;
    public static final int METER = 141;
    public static final int OUTPUT = 142;
    public static final int PICTURE = 143;
    public static final int PROGRESS = 144;
    public static final int Q = 145;
    public static final int SAMP = 146;
    public static final int SLOT = 147;
    public static final int TIME = 148;
    public static final int CIRCLE = 149;
    public static final int G = 150;
    public static final int PATH = 151;

    /** Added to the number of a MathML element. */
    public static final int MATHML = 256;
    /** Added to the number of an SVG element. */
    public static final int SVG_NAMESPACE = 512;

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
