package dev.gyre.loop;

import java.util.ArrayList;
import java.util.List;

/** A scope that counts its depth and keeps the errors. */
public final class TestScope implements CallbackScope {
    public final List<Throwable> errors = new ArrayList<>();
    public int depth;
    public int opened;
    public int betweens;
    public boolean callable = true;

    @Override
    public void open() {
        depth++;
        opened++;
    }

    @Override
    public void close(boolean failed) {
        depth--;
    }

    @Override
    public void between() {
        betweens++;
    }

    @Override
    public void uncaught(Throwable error) {
        errors.add(error);
    }

    @Override
    public boolean canCall() {
        return callable;
    }
}
