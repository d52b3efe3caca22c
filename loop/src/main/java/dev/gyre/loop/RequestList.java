package dev.gyre.loop;

import java.util.List;

/** Every request of a loop that is under way, oldest first: an intrusive doubly linked list. */
final class RequestList {
    private Request first;
    private Request last;

    void add(Request request) {
        request.previousRequest = last;
        if (last == null) {
            first = request;
        } else {
            last.nextRequest = request;
        }
        last = request;
    }

    void remove(Request request) {
        if (request.previousRequest == null) {
            first = request.nextRequest;
        } else {
            request.previousRequest.nextRequest = request.nextRequest;
        }
        if (request.nextRequest == null) {
            last = request.previousRequest;
        } else {
            request.nextRequest.previousRequest = request.previousRequest;
        }
        request.previousRequest = null;
        request.nextRequest = null;
    }

    void describe(List<ActiveResource> sources) {
        for (var request = first; request != null; request = request.nextRequest) {
            sources.add(new ActiveResource(request.kind(), request.reason(), true, true, request.place()));
        }
    }
}
