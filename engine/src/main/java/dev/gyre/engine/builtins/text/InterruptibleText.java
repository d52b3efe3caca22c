package dev.gyre.engine.builtins.text;

import dev.gyre.engine.runtime.realm.SurroundingAgent;

/** A CharSequence whose reads make interrupt checks, for library code that reads long texts. */
final class InterruptibleText implements CharSequence {
    private static final int STRIDE = 1 << 12;

    private final String text;
    private int read;

    InterruptibleText(String text) {
        this.text = text;
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public char charAt(int index) {
        if (++read == STRIDE) {
            read = 0;
            SurroundingAgent.poll(STRIDE);
        }
        return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return text.substring(start, end);
    }

    @Override
    public String toString() {
        return text;
    }
}
