package dev.gyre.page.html;

import dev.gyre.page.dom.names.AsciiCase;
import dev.gyre.page.dom.names.NameTable;
import dev.gyre.page.dom.names.Namespaces;
import dev.gyre.page.dom.names.QualifiedName;
import java.util.HashMap;
import java.util.Map;

/** The names of SVG and MathML that tags have in lower case, and attributes in namespaces. */
final class ForeignNames {
    private static final Map<String, String> SVG_ELEMENTS = byLowerCase(
            "altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend feColorMatrix"
                    + " feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur"
                    + " feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef linearGradient radialGradient textPath");

    private static final Map<String, String> SVG_ATTRIBUTES = byLowerCase(
            "attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits diffuseConstant edgeMode filterUnits"
                    + " glyphRef gradientTransform gradientUnits kernelMatrix kernelUnitLength keyPoints keySplines keyTimes lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth"
                    + " maskContentUnits maskUnits numOctaves pathLength patternContentUnits patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio"
                    + " primitiveUnits refX refY repeatCount repeatDur requiredExtensions requiredFeatures specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles"
                    + " surfaceScale systemLanguage tableValues targetX targetY textLength viewBox viewTarget xChannelSelector yChannelSelector zoomAndPan");

    private ForeignNames() {}

    private static Map<String, String> byLowerCase(String names) {
        var map = new HashMap<String, String>();
        for (String name : names.split(" ")) {
            map.put(AsciiCase.lower(name), name);
        }
        return Map.copyOf(map);
    }

    /** The local name of an SVG element, by its tag. */
    static String svgElement(String tag) {
        return SVG_ELEMENTS.getOrDefault(tag, tag);
    }

    /** The name of an attribute of an SVG or MathML element. */
    static QualifiedName attribute(QualifiedName name, boolean svg, NameTable names) {
        String text = name.localName();
        String adjusted =
                svg ? SVG_ATTRIBUTES.getOrDefault(text, text) : text.equals("definitionurl") ? "definitionURL" : text;
        if (adjusted != text) {
            return names.attribute(adjusted);
        }
        return switch (text) {
            case "xlink:actuate",
                    "xlink:arcrole",
                    "xlink:href",
                    "xlink:role",
                    "xlink:show",
                    "xlink:title",
                    "xlink:type" -> names.name(Namespaces.XLINK, "xlink", text.substring(6));
            case "xml:lang", "xml:space" -> names.name(Namespaces.XML, "xml", text.substring(4));
            case "xmlns" -> names.name(Namespaces.XMLNS, null, "xmlns");
            case "xmlns:xlink" -> names.name(Namespaces.XMLNS, "xmlns", "xlink");
            default -> name;
        };
    }
}
