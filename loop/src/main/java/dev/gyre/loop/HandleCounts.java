package dev.gyre.loop;

/** The two numbers that decide whether a loop is alive: active referenced handles, and requests under way. */
final class HandleCounts {
    private int activeHandles;
    private int activeRequests;

    void handleStarted() {
        activeHandles++;
    }

    void handleStopped() {
        activeHandles--;
        assert activeHandles >= 0 : "a handle was stopped twice";
    }

    void requestStarted() {
        activeRequests++;
    }

    void requestEnded() {
        activeRequests--;
        assert activeRequests >= 0 : "a request ended twice";
    }

    boolean any() {
        return activeHandles > 0 || activeRequests > 0;
    }

    int activeHandles() {
        return activeHandles;
    }

    int activeRequests() {
        return activeRequests;
    }
}
