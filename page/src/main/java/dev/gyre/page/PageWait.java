package dev.gyre.page;

import dev.gyre.page.net.PageRequest;
import dev.gyre.page.net.PageResponse;
import dev.gyre.page.settle.PageTasks;

/** Receives what a task of a page waits for, https://html.spec.whatwg.org/#pause. */
record PageWait(Page page) implements PageTasks.Owner {
    /** The answer to a request, until which the running task is stopped. */
    PageResponse answer(PageRequest request) {
        var answer = new PageResponse[1];
        PageContext context = page.context();
        String place = context.runtime().place();
        context.runtime()
                .pause(
                        this,
                        goOn -> context.send(page, this, page.security(), request, place, response -> {
                            answer[0] = response;
                            goOn.run();
                        }));
        return answer[0];
    }

    @Override
    public boolean isGone() {
        return page.isGone();
    }

    @Override
    public void run(Runnable task) {
        task.run();
    }

    @Override
    public String url() {
        return page.url();
    }
}
