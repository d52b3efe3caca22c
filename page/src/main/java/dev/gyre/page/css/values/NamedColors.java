package dev.gyre.page.css.values;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The colour keywords of <a href="https://drafts.csswg.org/css-color/#named-colors">CSS Color</a>. */
public final class NamedColors {
    private static final String NAMES =
            "aliceblue=f0f8ff antiquewhite=faebd7 aqua=00ffff aquamarine=7fffd4 azure=f0ffff beige=f5f5dc bisque=ffe4c4 black=000000 blanchedalmond=ffebcd "
                    + "blue=0000ff blueviolet=8a2be2 brown=a52a2a burlywood=deb887 cadetblue=5f9ea0 chartreuse=7fff00 chocolate=d2691e coral=ff7f50 cornflowerblue=6495ed "
                    + "cornsilk=fff8dc crimson=dc143c cyan=00ffff darkblue=00008b darkcyan=008b8b darkgoldenrod=b8860b darkgray=a9a9a9 darkgreen=006400 darkgrey=a9a9a9 "
                    + "darkkhaki=bdb76b darkmagenta=8b008b darkolivegreen=556b2f darkorange=ff8c00 darkorchid=9932cc darkred=8b0000 darksalmon=e9967a darkseagreen=8fbc8f "
                    + "darkslateblue=483d8b darkslategray=2f4f4f darkslategrey=2f4f4f darkturquoise=00ced1 darkviolet=9400d3 deeppink=ff1493 deepskyblue=00bfff "
                    + "dimgray=696969 dimgrey=696969 dodgerblue=1e90ff firebrick=b22222 floralwhite=fffaf0 forestgreen=228b22 fuchsia=ff00ff gainsboro=dcdcdc "
                    + "ghostwhite=f8f8ff gold=ffd700 goldenrod=daa520 gray=808080 green=008000 greenyellow=adff2f grey=808080 honeydew=f0fff0 hotpink=ff69b4 indianred=cd5c5c "
                    + "indigo=4b0082 ivory=fffff0 khaki=f0e68c lavender=e6e6fa lavenderblush=fff0f5 lawngreen=7cfc00 lemonchiffon=fffacd lightblue=add8e6 lightcoral=f08080 "
                    + "lightcyan=e0ffff lightgoldenrodyellow=fafad2 lightgray=d3d3d3 lightgreen=90ee90 lightgrey=d3d3d3 lightpink=ffb6c1 lightsalmon=ffa07a "
                    + "lightseagreen=20b2aa lightskyblue=87cefa lightslategray=778899 lightslategrey=778899 lightsteelblue=b0c4de lightyellow=ffffe0 lime=00ff00 "
                    + "limegreen=32cd32 linen=faf0e6 magenta=ff00ff maroon=800000 mediumaquamarine=66cdaa mediumblue=0000cd mediumorchid=ba55d3 mediumpurple=9370db "
                    + "mediumseagreen=3cb371 mediumslateblue=7b68ee mediumspringgreen=00fa9a mediumturquoise=48d1cc mediumvioletred=c71585 midnightblue=191970 "
                    + "mintcream=f5fffa mistyrose=ffe4e1 moccasin=ffe4b5 navajowhite=ffdead navy=000080 oldlace=fdf5e6 olive=808000 olivedrab=6b8e23 orange=ffa500 "
                    + "orangered=ff4500 orchid=da70d6 palegoldenrod=eee8aa palegreen=98fb98 paleturquoise=afeeee palevioletred=db7093 papayawhip=ffefd5 peachpuff=ffdab9 "
                    + "peru=cd853f pink=ffc0cb plum=dda0dd powderblue=b0e0e6 purple=800080 rebeccapurple=663399 red=ff0000 rosybrown=bc8f8f royalblue=4169e1 "
                    + "saddlebrown=8b4513 salmon=fa8072 sandybrown=f4a460 seagreen=2e8b57 seashell=fff5ee sienna=a0522d silver=c0c0c0 skyblue=87ceeb slateblue=6a5acd "
                    + "slategray=708090 slategrey=708090 snow=fffafa springgreen=00ff7f steelblue=4682b4 tan=d2b48c teal=008080 thistle=d8bfd8 tomato=ff6347 turquoise=40e0d0 "
                    + "violet=ee82ee wheat=f5deb3 white=ffffff whitesmoke=f5f5f5 yellow=ffff00 yellowgreen=9acd32";

    private static final Map<String, Integer> VALUES = read();

    // The values of Chromium with the light colour scheme.
    private static final Map<String, Color.Rgb> SYSTEM = Map.ofEntries(
            Map.entry("accentcolor", new Color.Rgb(0, 117, 255, 1)),
            Map.entry("accentcolortext", new Color.Rgb(255, 255, 255, 1)),
            Map.entry("activetext", new Color.Rgb(255, 0, 0, 1)),
            Map.entry("buttonborder", new Color.Rgb(0, 0, 0, 1)),
            Map.entry("buttonface", new Color.Rgb(239, 239, 239, 1)),
            Map.entry("buttontext", new Color.Rgb(0, 0, 0, 1)),
            Map.entry("canvas", new Color.Rgb(255, 255, 255, 1)),
            Map.entry("canvastext", new Color.Rgb(0, 0, 0, 1)),
            Map.entry("field", new Color.Rgb(255, 255, 255, 1)),
            Map.entry("fieldtext", new Color.Rgb(0, 0, 0, 1)),
            Map.entry("graytext", new Color.Rgb(128, 128, 128, 1)),
            Map.entry("highlight", new Color.Rgb(0, 65, 198, 0.8)),
            Map.entry("highlighttext", new Color.Rgb(255, 255, 255, 1)),
            Map.entry("linktext", new Color.Rgb(0, 0, 238, 1)),
            Map.entry("mark", new Color.Rgb(255, 255, 0, 1)),
            Map.entry("marktext", new Color.Rgb(0, 0, 0, 1)),
            Map.entry("selecteditem", new Color.Rgb(25, 103, 210, 1)),
            Map.entry("selecteditemtext", new Color.Rgb(255, 255, 255, 1)),
            Map.entry("visitedtext", new Color.Rgb(85, 26, 139, 1)),
            Map.entry("activeborder", new Color.Rgb(0, 0, 0, 1)),
            Map.entry("activecaption", new Color.Rgb(255, 255, 255, 1)),
            Map.entry("appworkspace", new Color.Rgb(255, 255, 255, 1)),
            Map.entry("background", new Color.Rgb(255, 255, 255, 1)),
            Map.entry("buttonhighlight", new Color.Rgb(239, 239, 239, 1)),
            Map.entry("buttonshadow", new Color.Rgb(239, 239, 239, 1)),
            Map.entry("captiontext", new Color.Rgb(0, 0, 0, 1)),
            Map.entry("inactiveborder", new Color.Rgb(0, 0, 0, 1)),
            Map.entry("inactivecaption", new Color.Rgb(255, 255, 255, 1)),
            Map.entry("inactivecaptiontext", new Color.Rgb(128, 128, 128, 1)),
            Map.entry("infobackground", new Color.Rgb(255, 255, 255, 1)),
            Map.entry("infotext", new Color.Rgb(0, 0, 0, 1)),
            Map.entry("menu", new Color.Rgb(255, 255, 255, 1)),
            Map.entry("menutext", new Color.Rgb(0, 0, 0, 1)),
            Map.entry("scrollbar", new Color.Rgb(255, 255, 255, 1)),
            Map.entry("threeddarkshadow", new Color.Rgb(0, 0, 0, 1)),
            Map.entry("threedface", new Color.Rgb(239, 239, 239, 1)),
            Map.entry("threedhighlight", new Color.Rgb(0, 0, 0, 1)),
            Map.entry("threedlightshadow", new Color.Rgb(0, 0, 0, 1)),
            Map.entry("threedshadow", new Color.Rgb(0, 0, 0, 1)),
            Map.entry("window", new Color.Rgb(255, 255, 255, 1)),
            Map.entry("windowframe", new Color.Rgb(0, 0, 0, 1)),
            Map.entry("windowtext", new Color.Rgb(0, 0, 0, 1)));

    // The values of Chromium with the dark colour scheme, where they differ.
    private static final Map<String, Color.Rgb> DARK = Map.ofEntries(
            Map.entry("activetext", new Color.Rgb(255, 158, 158, 1)),
            Map.entry("buttonborder", new Color.Rgb(255, 255, 255, 1)),
            Map.entry("buttonface", new Color.Rgb(107, 107, 107, 1)),
            Map.entry("buttontext", new Color.Rgb(255, 255, 255, 1)),
            Map.entry("canvas", new Color.Rgb(18, 18, 18, 1)),
            Map.entry("canvastext", new Color.Rgb(255, 255, 255, 1)),
            Map.entry("field", new Color.Rgb(59, 59, 59, 1)),
            Map.entry("fieldtext", new Color.Rgb(255, 255, 255, 1)),
            Map.entry("linktext", new Color.Rgb(158, 158, 255, 1)),
            Map.entry("visitedtext", new Color.Rgb(208, 173, 240, 1)));

    private static final Set<String> SPECIAL = Set.of("transparent", "currentcolor");

    private NamedColors() {}

    private static Map<String, Integer> read() {
        Map<String, Integer> values = HashMap.newHashMap(150);
        for (String entry : NAMES.split(" ")) {
            int at = entry.indexOf('=');
            values.put(entry.substring(0, at), Integer.parseInt(entry.substring(at + 1), 16));
        }
        return Map.copyOf(values);
    }

    /** Whether a name in lower case is a colour keyword. */
    public static boolean isColor(String name) {
        return VALUES.containsKey(name) || SPECIAL.contains(name) || SYSTEM.containsKey(name);
    }

    /** The colour of a keyword in the dark colour scheme; null if it is the same in both. */
    public static Color.Rgb dark(String name) {
        return DARK.get(name);
    }

    /** The colour of a keyword in lower case, in the light colour scheme; null if it is none or currentcolor. */
    public static Color.Rgb rgb(String name) {
        if (name.equals("transparent")) {
            return new Color.Rgb(0, 0, 0, 0);
        }
        Integer value = VALUES.get(name);
        return value == null ? SYSTEM.get(name) : new Color.Rgb(value >> 16, value >> 8 & 0xFF, value & 0xFF, 1);
    }
}
