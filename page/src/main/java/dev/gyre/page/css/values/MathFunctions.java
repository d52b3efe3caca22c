package dev.gyre.page.css.values;

/** The math functions of CSS on numbers. */
final class MathFunctions {
    private MathFunctions() {}

    /** Functions whose result is a number. */
    static double number(String name, double[] values, int count, String unit) {
        double x = values[0];
        double angle = unit.equals("deg") ? Math.toRadians(x) : x;
        return switch (name) {
            case "sign" -> Math.signum(x);
            case "sin" -> Math.sin(angle);
            case "cos" -> Math.cos(angle);
            case "tan" -> Math.tan(angle);
            case "pow" -> Math.pow(x, values[1]);
            case "sqrt" -> Math.sqrt(x);
            case "exp" -> Math.exp(x);
            default -> count > 1 ? Math.log(x) / Math.log(values[1]) : Math.log(x);
        };
    }

    /** Functions whose result is an angle in degrees. */
    static double angle(String name, double[] values) {
        return Math.toDegrees(
                switch (name) {
                    case "asin" -> Math.asin(values[0]);
                    case "acos" -> Math.acos(values[0]);
                    case "atan" -> Math.atan(values[0]);
                    default -> Math.atan2(values[0], values[1]);
                });
    }

    /** Functions whose result has the unit of their arguments. */
    static double same(String name, double[] values, int count, String strategy) {
        double x = values[0];
        return switch (name) {
            case "abs" -> Math.abs(x);
            case "clamp" -> Math.max(x, Math.min(values[1], values[2]));
            case "mod" -> x - values[1] * Math.floor(x / values[1]);
            case "rem" -> x % values[1];
            case "round" -> rounded(x, count > 1 ? values[1] : 1, strategy);
            case "hypot" -> hypot(values);
            default -> extreme(values, name.equals("max"));
        };
    }

    private static double hypot(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value * value;
        }
        return Math.sqrt(sum);
    }

    private static double extreme(double[] values, boolean max) {
        double result = values[0];
        for (double value : values) {
            result = max ? Math.max(result, value) : Math.min(result, value);
        }
        return result;
    }

    private static double rounded(double x, double step, String strategy) {
        double quotient = x / step;
        return step
                * switch (strategy) {
                    case "up" -> Math.ceil(quotient);
                    case "down" -> Math.floor(quotient);
                    case "to-zero" -> quotient < 0 ? Math.ceil(quotient) : Math.floor(quotient);
                    default -> Math.floor(quotient + 0.5);
                };
    }
}
