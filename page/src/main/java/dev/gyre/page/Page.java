package dev.gyre.page;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.page.csp.InlineBehavior;
import dev.gyre.page.css.CSSImportRule;
import dev.gyre.page.css.ImportHost;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.PageHost;
import dev.gyre.page.dom.events.Event;
import dev.gyre.page.elements.HTMLElement;
import dev.gyre.page.elements.NavigableContainer;
import dev.gyre.page.elements.ScriptElement;
import dev.gyre.page.encoding.EncodedQuery;
import dev.gyre.page.encoding.HtmlByteParser;
import dev.gyre.page.forms.HTMLFormElement;
import dev.gyre.page.html.HtmlParser;
import dev.gyre.page.html.ParserOptions;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.net.PageRequest;
import dev.gyre.page.net.PageResponse;
import dev.gyre.page.net.RequestMetadata;
import dev.gyre.page.net.ResourceLoader;
import dev.gyre.page.script.ModuleMap;
import dev.gyre.page.script.ScriptHost;
import dev.gyre.page.script.ScriptLoader;
import dev.gyre.page.script.ScriptOrigin;
import dev.gyre.page.settle.PageTasks;
import dev.gyre.page.window.Navigable;
import dev.gyre.page.window.SessionHistory;
import dev.gyre.page.window.StorageArea;
import dev.gyre.page.window.Window;
import dev.gyre.page.window.WindowFeatures;
import dev.gyre.page.window.WindowHost;
import dev.gyre.page.window.WindowProxy;
import java.util.List;
import java.util.function.Consumer;

/** A page: a document in a realm of its own, and its scripts. Another document takes another page. All calls must be made on one thread. */
public final class Page extends PageScope implements ImportHost, WindowHost, ScriptHost, DocumentParsing.Scripts {
    private final BrowsingContext browsing;
    private final ScriptLoader scripts = new ScriptLoader(this);
    private final PageResources resources = new PageResources(this);
    private final PageSpeculation speculation = new PageSpeculation(this);
    private final RenderBlocking renderBlocking = new RenderBlocking(this);
    private final PageFrames frames = new PageFrames(this);
    private final PageUnload unload = new PageUnload(this);
    private final PageNavigation navigation = new PageNavigation(this);
    /** Null for a page that is no frame. */
    private final Page parent;

    private final PageAutofocus autofocus = new PageAutofocus(this);
    private final PageMoments moments = new PageMoments(this);
    private final PageOrigin origin = new PageOrigin(this);
    private final Document document;
    private final Window window;
    private final PageLoading loading = new PageLoading(this);
    private PageParsing parsing;
    private boolean closed;
    /** Whether it has the document that a frame or window has before any other. */
    private boolean isInitialBlank;

    /** A page whose document is still empty; it takes the place of the one that is in the tab or frame. */
    public Page(BrowsingContext browsing, String url) {
        this(browsing, url, DocumentTypes.HTML);
        Page creator = browsing.creator();
        security().inherit(creator == null ? null : creator.security());
    }

    /** The page that an answer will be. */
    public Page(BrowsingContext browsing, PageResponse response) {
        this(browsing, response.url(), DocumentTypes.of(response));
        Page creator = browsing.creator();
        security().initialize(response, creator == null ? null : creator.security());
    }

    /** @param type that of {@link DocumentTypes} */
    private Page(BrowsingContext browsing, String url, String type) {
        super(browsing.context());
        this.browsing = browsing;
        this.parent = browsing.parent();
        this.document = Document.create(dom(), !DocumentTypes.isXml(type), type);
        document.url(url);
        dom().document(document);
        this.window = new Window(dom(), document, this);
        browsing.page(this);
        context().opened(this);
        installGlobal(window, browsing.proxy());
        realm().globalThis(browsing.proxy());
        dom().interfaces().exposeOn(window, "Window");
        context().runtime().adopt(realm(), this);
    }

    /** Loads the page at a URL in a runtime of its own; {@link #step} runs its tasks. */
    public static Page open(String url, ResourceLoader resources) {
        ResourceLoader.Resource resource = resources.load(url);
        if (resource == null) throw new IllegalArgumentException("nothing at " + url);
        var context = new PageContext(
                new OwnRuntime(), new PageTasks(true, () -> {}), resources.network(), System.currentTimeMillis());
        PageResponse response = PageResponse.ok(url, resource.bytes(), resource.contentType());
        var page = new Page(new BrowsingContext(context, new PageObserver() {}), response);
        page.begin(response);
        return page;
    }

    @Override
    public Page page() {
        return this;
    }

    @Override
    public Window global() {
        return window;
    }

    @Override
    public JsObject globalThis() {
        return browsing.proxy();
    }

    @Override
    public void uncaught(Object value, String text, String place) {
        observer().uncaught(this, value, text, place);
    }

    BrowsingContext browsing() {
        return browsing;
    }

    /** What receives the events of the page's tab. */
    public PageObserver observer() {
        return parent == null ? browsing.observer() : parent.observer();
    }

    @Override
    public Document document() {
        return document;
    }

    public Window window() {
        return window;
    }

    @Override
    public ModuleMap modules() {
        return scripts.modules();
    }

    /** Whether the load event has been fired. */
    public boolean isLoaded() {
        return loading.isLoaded();
    }

    /** Exceptions that nothing in the page has handled. */
    public List<Object> errors() {
        return uncaughtErrors().uncaught();
    }

    /** Fires beforeunload at the document and its frames; returns whether they may be left. */
    public boolean mayBeLeft() {
        return unload.mayBeLeft();
    }

    /** Fires the events of a document that is left at it and its frames. */
    public void unload() {
        unload.unload();
    }

    List<Page> framePages() {
        return frames.pages();
    }

    /** Fires an event at the window that says it is dispatched to the document. */
    void fireAtWindow(String type) {
        window.dispatchAs(Event.create(document.realm(), type, false, false), document);
    }

    /** Ends the page: none of its tasks and timers runs any more. */
    public void close() {
        closed = true;
        if (parsing != null) parsing.abort();
    }

    /** Stops a page that has a runtime of its own by a {@link PageLimitException} when this time of the wall clock has passed from now on. */
    public void limitTime(long milliseconds) {
        ((OwnRuntime) context().runtime()).limitTime(milliseconds);
    }

    // ---- loading

    /** Begins to parse the answer that the document is made from. */
    public void begin(PageResponse response) {
        context().tasks().add(this, () -> open(response));
    }

    /** Parses the answer that the document is made from, up to its end or a script that must be loaded. */
    public void beginNow(PageResponse response) {
        loading.endLater();
        open(response);
    }

    private void open(PageResponse response) {
        if (loading.isAborted()) return;
        document.readyState("loading");
        moments.reached("domLoading");
        if (!document.isHtml()) {
            parsing = new XmlDocumentParsing(document, response, this);
            parsing.resume();
            return;
        }
        if (DocumentTypes.isImage(document.contentType())) {
            showImage();
            return;
        }
        var bytes = new HtmlByteParser(document, parserOptions(), response.charset(), fallbackEncoding());
        if (DocumentTypes.isText(document.contentType())) bytes.parser().beginPlainText();
        bytes.append(response.body(), 0, response.body().length);
        bytes.close();
        parse(bytes);
    }

    // https://html.spec.whatwg.org/#read-media
    private void showImage() {
        document.appendSkeleton(null);
        Element image = document.createHtmlElement("img");
        image.setAttribute("src", url());
        document.body().appendNode(image);
        parsed();
    }

    private ParserOptions parserOptions() {
        if (!runsScripts()) return ParserOptions.INERT_WITH_SHADOW_ROOTS;
        boolean hasQuirks = !document.URL().equals("about:srcdoc") && !DocumentTypes.isText(document.contentType());
        return hasQuirks ? ParserOptions.DOCUMENT : ParserOptions.SRCDOC;
    }

    // https://html.spec.whatwg.org/#determining-the-character-encoding
    /** The encoding of a document that names none: in a frame that of the document around it. */
    private String fallbackEncoding() {
        return parent != null && parent.origin().equals(origin()) ? parent.document.characterSet() : "windows-1252";
    }

    private void parse(HtmlByteParser bytes) {
        var started = new DocumentParsing(bytes, this);
        parsing = started;
        document.dynamicMarkup().parserInput(started);
        started.resume();
        if (loading.isAborted() || !started.needsRestart()) return;
        while (document.firstChild() != null) document.removeChild(document.firstChild());
        parse(bytes.restart(document));
    }

    @Override
    public boolean isRenderBlocked() {
        return renderBlocking.isBlocked();
    }

    RenderBlocking renderBlocking() {
        return renderBlocking;
    }

    @Override
    public void blockRendering(Element element, boolean implicit) {
        renderBlocking.block(element, implicit);
    }

    @Override
    public void unblockRendering(Element element) {
        renderBlocking.unblock(element);
    }

    boolean isOpenInParser(Element element) {
        return parsing != null && parsing.isOpen(element);
    }

    boolean isParsing() {
        return parsing != null && !loading.isParsed();
    }

    @Override
    public void prepare(Element element, int line, int column) {
        callbackEnded();
        renderBlocking.update();
        if (element instanceof ScriptElement script && mayRun(script)) scripts.prepare(script, line, column);
    }

    private boolean mayRun(ScriptElement script) {
        return runsScripts() && (context().loadsResources() || script.source() == null);
    }

    @Override
    public boolean blocksParser() {
        return scripts.blocksParser();
    }

    @Override
    public void atInsertionPoint(Runnable action) {
        if (parsing == null) action.run();
        else parsing.atInsertionPoint(action);
    }

    @Override
    public PageHost.ParserInput openParser(Document opened) {
        if (opened != document) return super.openParser(opened);
        takeUrlOfCaller();
        if (parent != null) parent.frames.stop(frameElement());
        isInitialBlank = false;
        loading.reopened();
        var started = new DocumentParsing(new HtmlParser(document, ParserOptions.DOCUMENT), this, true);
        parsing = started;
        return started;
    }

    // https://html.spec.whatwg.org/#document-open-steps
    /** A document that another opens gets the address of that. */
    private void takeUrlOfCaller() {
        if (!(context().runtime().agent().currentRealm(realm()).platform() instanceof DomRealm caller)) return;
        Document from = caller.document();
        if (from != null && from != document) document.url(from.URL().replaceFirst("#.*", ""));
    }

    @Override
    public void parsed() {
        loading.parsed();
    }

    @Override
    public void progress() {
        loading.progress();
    }

    void resumeParser() {
        parsing.resume();
    }

    ScriptLoader scripts() {
        return scripts;
    }

    // https://html.spec.whatwg.org/#dom-window-stop
    @Override
    public void stopLoading() {
        if (isGone()) return;
        if (parent != null) {
            parent.frames.stopLoading(frameElement());
            return;
        }
        if (!isTerminating()) observer().stop(this);
        abort();
    }

    // https://html.spec.whatwg.org/#abort-a-document-and-its-descendants
    /** Ends the requests and the parser of the document and its frames; a document that is not parsed gets no load event. */
    void abort() {
        frames.abort();
        context().abort(this);
        if (!loading.abort()) return;
        if (parsing != null) parsing.abort();
        document.dynamicMarkup().parserAborted();
    }

    /** The moments that the document has reached. */
    public PageMoments moments() {
        return moments;
    }

    /** The load event waits until this is called with -1 as often as with 1. */
    public void delayLoad(int change) {
        loading.delay(change);
    }

    @Override
    public void load(String destination, String url, RequestMetadata metadata, Consumer<PageResponse> answer) {
        load(destination, url, metadata, false, answer);
    }

    void load(
            String destination,
            String url,
            RequestMetadata metadata,
            boolean delaysLoad,
            Consumer<PageResponse> answer) {
        boolean delays = delaysLoad && !loading.isLoaded();
        if (delays) loading.delay(1);
        PageRequest request = request(destination, url, metadata);
        Consumer<PageResponse> used = response -> {
            answer.accept(response);
            if (delays) delayLoad(-1);
        };
        if (!speculation.take(request, used))
            context().send(this, request, context().runtime().place(), used);
    }

    @Override
    public PageResponse await(PageRequest request, double timeout) {
        return new PageWait(this).answer(request);
    }

    PageRequest request(String destination, String url, RequestMetadata metadata) {
        return PageRequest.get(destination, url, metadata).withReferrer(PageNavigation.referrer(url(), url));
    }

    PageSpeculation speculation() {
        return speculation;
    }

    @Override
    public void speculate(String rest) {
        if (context().loadsResources()) speculation.begin(rest);
    }

    @Override
    public boolean hasBlockingStyleSheet() {
        return resources.blocksScripts();
    }

    @Override
    public void resourceChanged(Element element) {
        if (element.nodeDocument() != document || closed) return;
        if (element.isHtml("iframe") || element.isHtml("frame")) frames.changed(element);
        else if (element instanceof NavigableContainer) frames.embeddedChanged(element);
        else if (context().loadsResources()) resources.changed(element);
    }

    @Override
    public void load(CSSImportRule rule) {
        if (!closed && context().loadsResources()) resources.load(rule);
    }

    @Override
    public void styleSheetRemoved(Element style) {
        resources.removed(style);
    }

    @Override
    public boolean awaitsImports(Element style) {
        return resources.awaitsImports(style);
    }

    @Override
    public void autofocusInserted(Element element) {
        if (element.nodeDocument() == document) PageAutofocus.inserted(this, element);
    }

    PageAutofocus autofocus() {
        return autofocus;
    }

    @Override
    public void frameConnected(Element frame) {
        if (frame.nodeDocument() == document && !closed) frames.connected(frame);
    }

    // https://html.spec.whatwg.org/#creating-a-new-browsing-context
    /** Fills the document that a frame has before it has loaded another. */
    void beInitialBlank() {
        isInitialBlank = true;
        document.mode(Document.Mode.QUIRKS);
        document.appendSkeleton(null);
        loading.beComplete();
    }

    // https://html.spec.whatwg.org/#completely-loaded
    boolean isCompletelyLoaded() {
        return loading.isComplete();
    }

    @Override
    public boolean isInitialBlank() {
        return isInitialBlank;
    }

    // ---- URLs

    @Override
    public String baseUrl() {
        return origin.baseUrl();
    }

    @Override
    public String baseUrl(Document of) {
        return of == document ? baseUrl() : origin.baseUrl(of);
    }

    @Override
    public String parseUrl(Document of, String url) {
        return encodingParse(of, url);
    }

    @Override
    public String encodingParse(String url) {
        return encodingParse(document, url);
    }

    String encodingParse(Document of, String url) {
        return encodingParse(of, url, baseUrl(of));
    }

    String encodingParse(Document of, String url, String base) {
        return resolve(EncodedQuery.apply(url, base, of.characterSet()), base);
    }

    // ---- tasks

    /** Runs one task, or the timer that is next if that is due by then (in milliseconds since the page was opened); returns false if there is neither. */
    public boolean step(double until) {
        return context().tasks().runNext(until);
    }

    @Override
    public boolean isGone() {
        return closed || parent != null && parent.isGone();
    }

    @Override
    public String url() {
        return document.URL();
    }

    @Override
    public void run(Runnable task) {
        runNow(task);
    }

    // ---- PageHost

    @Override
    public boolean runsScripts() {
        return context().runsScripts() && !isSandboxed("allow-scripts");
    }

    @Override
    public void prepareScript(Element script) {
        if (script instanceof ScriptElement element && mayRun(element)) scripts.prepare(element, 1, 1);
    }

    @Override
    public boolean allowsInline(Element element, InlineBehavior kind, String source) {
        if (!security().isActive()) return true;
        return security()
                .allowsInline(element, kind, element instanceof HTMLElement html ? html.countingNonce() : "", source);
    }

    @Override
    public void nonceInserted(Element element) {
        if (element instanceof HTMLElement html && security().hidesNonces()) html.hideNonce();
    }

    @Override
    public void policyInserted(Element meta) {
        if (meta.nodeDocument() == document) security().addOfMeta(meta.attribute("content"));
    }

    /** Runs the text of a timer. */
    @Override
    public void runScript(String text) {
        evaluate(text);
    }

    /** The completion value of a script; null if it has thrown. */
    Object evaluate(String text) {
        return scripts.run(new Source(document.URL(), text), new ScriptOrigin(baseUrl()));
    }

    // ---- WindowHost

    @Override
    public int requestIdleCallback(JsObject callback) {
        return timers().requestIdle(callback);
    }

    @Override
    public boolean isTerminating() {
        return context().isTerminating();
    }

    @Override
    public void reload() {
        navigation.reload();
    }

    @Override
    public SessionHistory sessionHistory() {
        return browsing.history();
    }

    @Override
    public Navigable navigable() {
        return browsing;
    }

    @Override
    public Object cloneState(Object value) {
        return context().runtime().clone(value, realm());
    }

    @Override
    public StorageArea storage(boolean local) {
        String origin = origin();
        if (origin.equals("null") && !document.URL().startsWith("file:"))
            throw new DomError(
                    "SecurityError",
                    "Failed to read the '" + (local ? "localStorage" : "sessionStorage")
                            + "' property from 'Window': Access is denied for this document.");
        return local ? context().storage(origin) : browsing.storage(origin);
    }

    @Override
    public void joinStorageListeners() {
        for (Page other : context().pages()) {
            if (other != this && other.origin().equals(origin())) other.window.joinStorages();
        }
    }

    @Override
    public Object dialog(String kind, String message, String preset) {
        return observer().dialog(this, kind, message, preset);
    }

    @Override
    public String origin() {
        return origin.serialized();
    }

    @Override
    public Object originKey() {
        return origin.key();
    }

    @Override
    public void postMessage(Object message, String targetOrigin, Object transfer) {
        WindowMessages.post(this, message, targetOrigin, transfer);
    }

    // ---- frames

    Page parent() {
        return parent;
    }

    PageFrames frames() {
        return frames;
    }

    PageNavigation navigation() {
        return navigation;
    }

    boolean isSandboxed(String allowed) {
        return origin.isSandboxed(allowed);
    }

    @Override
    public WindowProxy windowProxy() {
        return browsing.proxy();
    }

    @Override
    public WindowProxy parentWindow() {
        return parent == null ? null : parent.browsing.proxy();
    }

    @Override
    public Element frameElement() {
        return browsing.frameElement();
    }

    @Override
    public List<WindowProxy> frameWindows() {
        return frames.windows();
    }

    @Override
    public JsObject frameWindow(Element frame) {
        Page child = frames.of(frame);
        return child == null ? null : child.browsing.proxy();
    }

    @Override
    public WindowProxy openWindow(String url, String target, WindowFeatures features) {
        return navigation.open(url, target, features);
    }

    @Override
    public void closeWindow() {
        if (parent != null || !browsing.isAuxiliary() || browsing.proxy().isClosing()) return;
        browsing.beginClosing();
        queue(() -> observer().close(this));
    }

    @Override
    public Document frameDocument(Element frame) {
        Page child = frames.of(frame);
        return child == null || !child.originKey().equals(originKey()) ? null : child.document;
    }

    @Override
    public List<Object> formData(Element form, List<Object> entries) {
        Object left = context()
                .runtime()
                .library(realm(), "internal/page/form_data", "announce", form, JsArray.fromList(realm(), entries));
        return left instanceof JsArray array ? List.of(array.toObjectArray()) : entries;
    }

    @Override
    public JsObject noFiles() {
        return (JsObject) context().runtime().library(realm(), "internal/page/data_transfer", "fileList");
    }

    @Override
    public byte[] bytesOf(JsObject file) {
        return context().runtime().bytesOf(realm(), file);
    }

    // https://xhr.spec.whatwg.org/#dom-formdata
    /** The entries of a form, names and values in turn; null if it is no form. @param submitter null for none */
    public List<Object> formEntries(Object form, Object submitter) {
        if (!(form instanceof HTMLFormElement element)) return null;
        try {
            return element.entriesFor(submitter);
        } catch (DomError error) {
            throw error.toException(document.realm().interfaces());
        }
    }

    @Override
    public void submitForm(
            Element form, Element submitter, String url, byte[] body, String contentType, String target) {
        navigation.submitForm((HTMLFormElement) form, submitter != null, url, body, contentType, target);
    }

    @Override
    public void followHyperlink(Element link, Event event) {
        navigation.followHyperlink(link);
    }

    @Override
    public String cookies(Document of) {
        return context().cookies().header(of.URL(), true);
    }

    @Override
    public void setCookie(Document of, String text) {
        context().cookies().set(of.URL(), text, true, currentTimeMillis());
    }

    @Override
    public WindowFeatures features() {
        return parent == null ? browsing.features() : parent.features();
    }

    @Override
    public int viewportWidth() {
        return features().width(context().width());
    }

    @Override
    public int viewportHeight() {
        return features().height(context().height());
    }

    // https://html.spec.whatwg.org/#location-object-navigate
    @Override
    public void navigate(String url, boolean replace) {
        Document source = navigation.source();
        String resolved = encodingParse(source, url);
        if (resolved == null) throw DomError.syntax("'" + url + "' is not a valid URL.");
        navigation.follow(resolved, replace || !loading.isComplete(), new PageNavigation.Initiator(source));
    }
}
