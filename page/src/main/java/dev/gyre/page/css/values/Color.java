package dev.gyre.page.css.values;

import dev.gyre.page.css.syntax.CssText;

/** A colour in the form that it serialises in, <a href="https://drafts.csswg.org/css-color/#serializing-color-values">CSS Color</a>. */
public sealed interface Color {
    /**
     * A colour of sRGB in the legacy syntax: each component from 0 to 255, alpha from 0 to 1.
     */
    record Rgb(int red, int green, int blue, double alpha) implements Color {
        /** From components that may lie outside. */
        static Rgb of(double red, double green, double blue, double alpha) {
            return new Rgb(
                    component(red),
                    component(green),
                    component(blue),
                    Double.isNaN(alpha) ? 0 : Math.max(0, Math.min(1, alpha)));
        }

        private static int component(double value) {
            return (int) Math.max(0, Math.min(255, Math.round(value)));
        }

        @Override
        public String toString() {
            if (alpha >= 1) {
                return "rgb(" + red + ", " + green + ", " + blue + ")";
            }
            return "rgba(" + red + ", " + green + ", " + blue + ", " + alphaText(alpha) + ")";
        }

        /** Two decimals if they say the same of 255, otherwise three. */
        private static String alphaText(double alpha) {
            double two = Math.round(alpha * 100) / 100.0;
            boolean enough = Math.round(two * 255) == Math.round(alpha * 255);
            return CssText.number(enough ? two : Math.round(alpha * 1000) / 1000.0);
        }
    }

    /**
     * A colour of another space.
     *
     * @param function lab, lch, oklab, oklch or color
     * @param space of {@code color()} the name of the space; empty for others
     * @param components the serialised components
     * @param alpha the serialised alpha; empty if it is 1
     */
    record Other(String function, String space, String components, String alpha) implements Color {
        @Override
        public String toString() {
            return function + "(" + (space.isEmpty() ? "" : space + " ") + components
                    + (alpha.isEmpty() ? "" : " / " + alpha) + ")";
        }
    }
}
