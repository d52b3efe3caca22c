package dev.gyre.page.junit;

import dev.gyre.page.embed.Page;
import dev.gyre.page.embed.PageBrowser;
import dev.gyre.page.embed.PageOptions;
import java.lang.reflect.Parameter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store.CloseableResource;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;
import org.junit.platform.commons.support.AnnotationSupport;

/** Runs a {@link PageTest} once for each seed. All tests of a run on the same thread share one browser. */
final class PageExtension implements TestTemplateInvocationContextProvider {
    /** The browser of a run, which JUnit closes at its end. */
    @SuppressWarnings("deprecation")
    private record Browser(PageBrowser browser) implements CloseableResource {
        @Override
        public void close() {
            browser.close();
        }
    }

    private static PageTest settings(ExtensionContext context) {
        return AnnotationSupport.findAnnotation(context.getRequiredTestMethod(), PageTest.class)
                .orElseThrow();
    }

    @Override
    public boolean supportsTestTemplate(ExtensionContext context) {
        return AnnotationSupport.isAnnotated(context.getTestMethod(), PageTest.class);
    }

    @Override
    public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(ExtensionContext context) {
        PageTest settings = settings(context);
        if (settings.seeds() < 1) throw new IllegalArgumentException("seeds must be at least 1");
        String name = context.getDisplayName();
        return IntStream.rangeClosed(1, settings.seeds())
                .mapToObj(
                        seed -> new Invocation(settings, seed, settings.seeds() == 1 ? name : name + " seed " + seed));
    }

    /** One run of a test. */
    private static final class Invocation
            implements TestTemplateInvocationContext, ParameterResolver, AfterTestExecutionCallback {
        private final PageTest settings;
        private final int seed;
        private final String name;
        private final List<Page> pages = new ArrayList<>();

        Invocation(PageTest settings, int seed, String name) {
            this.settings = settings;
            this.seed = seed;
            this.name = name;
        }

        @Override
        public String getDisplayName(int index) {
            return name;
        }

        @Override
        public List<Extension> getAdditionalExtensions() {
            return List.of(this);
        }

        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
            return parameter.getParameter().getType() == Page.class && parameter.isAnnotated(Load.class);
        }

        @Override
        public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
            Page page = open(parameter.getParameter(), context);
            pages.add(page);
            return page;
        }

        private Page open(Parameter parameter, ExtensionContext context) {
            PageBrowser browser = context.getRoot()
                    .getStore(Namespace.create(PageExtension.class))
                    .getOrComputeIfAbsent(
                            Thread.currentThread(), key -> new Browser(PageBrowser.start()), Browser.class)
                    .browser();
            var options = new PageOptions().seed(seed);
            if (settings.clock() == Clock.REAL) options.realTime();
            if (!settings.serve().isEmpty()) options.serve(Path.of(settings.serve()));
            Load load = parameter.getAnnotation(Load.class);
            if (load.html().isEmpty() == load.value().isEmpty())
                throw new IllegalArgumentException("@Load needs either a place or html");
            return load.html().isEmpty() ? browser.open(load.value(), options) : browser.openHtml(load.html(), options);
        }

        @Override
        public void afterTestExecution(ExtensionContext context) {
            List<String> errors = new ArrayList<>();
            for (Page page : pages) {
                errors.addAll(page.errors());
                page.close();
            }
            boolean hasFailed = context.getExecutionException().isPresent();
            if (settings.failOnErrors() && !hasFailed && !errors.isEmpty())
                throw new AssertionError("Nothing in the page has handled: " + String.join("; ", errors));
        }
    }
}
