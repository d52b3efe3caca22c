package dev.gyre.engine.syntax.ast;

// ModuleRequest Records, https://tc39.es/ecma262/#sec-modulerequest-record
/** A module that is imported; {@code position} is the offset of the specifier. */
public record ModuleRequest(String specifier, ImportAttribute[] attributes, int position) {
    /** One {@code key: "value"} of a {@code with} clause. */
    public record ImportAttribute(String key, String value) {}

    // ModuleRequestsEqual ( left, right ), https://tc39.es/ecma262/#sec-ModuleRequestsEqual
    public boolean sameAs(ModuleRequest other) {
        if (!specifier.equals(other.specifier) || attributes.length != other.attributes.length) {
            return false;
        }
        for (var attribute : attributes) {
            if (!other.has(attribute)) {
                return false;
            }
        }
        return true;
    }

    private boolean has(ImportAttribute wanted) {
        for (var attribute : attributes) {
            if (attribute.equals(wanted)) {
                return true;
            }
        }
        return false;
    }
}
