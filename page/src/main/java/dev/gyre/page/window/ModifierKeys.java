package dev.gyre.page.window;

/** The modifier keys of mouse and keyboard events, https://w3c.github.io/uievents/#event-modifier-initializers. */
final class ModifierKeys {
    private ModifierKeys() {}

    static boolean has(EventModifierInit init, String key) {
        return switch (key) {
            case "Control" -> init.ctrlKey;
            case "Shift" -> init.shiftKey;
            case "Alt" -> init.altKey;
            case "Meta" -> init.metaKey;
            case "AltGraph" -> init.modifierAltGraph;
            case "CapsLock" -> init.modifierCapsLock;
            case "NumLock" -> init.modifierNumLock;
            default -> false;
        };
    }
}
