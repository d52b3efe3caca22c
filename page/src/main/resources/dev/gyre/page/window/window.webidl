// https://html.spec.whatwg.org/#the-window-object
[Global=Window, Exposed=Window]
interface Window : EventTarget {
  [LegacyUnforgeable] readonly attribute Window window;
  [Replaceable] readonly attribute Window self;
  [LegacyUnforgeable] readonly attribute Document document;
  attribute DOMString name;
  [PutForwards=href, LegacyUnforgeable] readonly attribute Location location;
  [Replaceable] readonly attribute Window frames;
  [Replaceable] readonly attribute unsigned long length;
  [LegacyUnforgeable] readonly attribute object? top;
  [Replaceable] readonly attribute object? parent;
  readonly attribute Element? frameElement;
  attribute any opener;
  readonly attribute boolean closed;
  [ImplementedAs=open_] object? open(optional USVString url = "", optional DOMString target = "_blank", optional [LegacyNullToEmptyString] DOMString features = "");
  [Replaceable] readonly attribute BarProp locationbar;
  [Replaceable] readonly attribute BarProp menubar;
  [Replaceable] readonly attribute BarProp personalbar;
  [Replaceable] readonly attribute BarProp scrollbars;
  [Replaceable] readonly attribute BarProp statusbar;
  [Replaceable] readonly attribute BarProp toolbar;
  readonly attribute Navigator navigator;
  readonly attribute History history;
  readonly attribute Storage localStorage;
  readonly attribute Storage sessionStorage;
  [Replaceable] readonly attribute Screen screen;
  [Replaceable, ImplementedAs=innerWidth] readonly attribute long outerWidth;
  [Replaceable, ImplementedAs=innerHeight] readonly attribute long outerHeight;
  [Replaceable] readonly attribute double scrollX;
  [Replaceable, ImplementedAs=scrollX] readonly attribute double pageXOffset;
  [Replaceable] readonly attribute double scrollY;
  [Replaceable, ImplementedAs=scrollY] readonly attribute double pageYOffset;
  [Replaceable] readonly attribute long screenX;
  [Replaceable, ImplementedAs=screenX] readonly attribute long screenLeft;
  [Replaceable] readonly attribute long screenY;
  [Replaceable, ImplementedAs=screenY] readonly attribute long screenTop;
  [Replaceable] readonly attribute USVString origin;
  readonly attribute boolean isSecureContext;
  [Replaceable] readonly attribute any event;
  [Replaceable] readonly attribute Performance performance;
  [Replaceable] readonly attribute long innerWidth;
  [Replaceable] readonly attribute long innerHeight;
  [Replaceable] readonly attribute double devicePixelRatio;
  undefined close();
  undefined stop();
  undefined focus();
  undefined blur();
  undefined alert(optional DOMString message);
  undefined print();
  boolean confirm(optional DOMString message = "");
  DOMString? prompt(optional DOMString message = "", optional DOMString default = "");
  undefined scroll(optional any x, optional double y = 0);
  undefined scrollTo(optional any x, optional double y = 0);
  undefined scrollBy(optional any x, optional double y = 0);
  unsigned long requestIdleCallback(IdleRequestCallback callback, optional any options);
  undefined cancelIdleCallback(unsigned long handle);
  undefined postMessage(any message, optional any targetOrigin, optional any transfer);
  long setTimeout((Function or DOMString) handler, optional long timeout = 0, any... arguments);
  undefined clearTimeout(optional long id = 0);
  long setInterval((Function or DOMString) handler, optional long timeout = 0, any... arguments);
  undefined clearInterval(optional long id = 0);
  undefined queueMicrotask(VoidFunction callback);
  undefined reportError(any e);
  unsigned long requestAnimationFrame(FrameRequestCallback callback);
  undefined cancelAnimationFrame(unsigned long handle);
  DOMString btoa(DOMString data);
  ByteString atob(DOMString data);
};
callback IdleRequestCallback = undefined (object deadline);
callback VoidFunction = undefined ();
callback FrameRequestCallback = undefined (double time);
[LegacyTreatNonObjectAsNull]
callback OnErrorEventHandlerNonNull = any (any event);
typedef OnErrorEventHandlerNonNull? OnErrorEventHandler;
[LegacyTreatNonObjectAsNull]
callback OnBeforeUnloadEventHandlerNonNull = any (Event event);
typedef OnBeforeUnloadEventHandlerNonNull? OnBeforeUnloadEventHandler;

[Exposed=Window]
interface BarProp {
  readonly attribute boolean visible;
};

[Exposed=Window]
interface Location {
  [LegacyUnforgeable] stringifier attribute USVString href;
  [LegacyUnforgeable] readonly attribute USVString origin;
  [LegacyUnforgeable] attribute USVString protocol;
  [LegacyUnforgeable] attribute USVString host;
  [LegacyUnforgeable] attribute USVString hostname;
  [LegacyUnforgeable] attribute USVString port;
  [LegacyUnforgeable] attribute USVString pathname;
  [LegacyUnforgeable] attribute USVString search;
  [LegacyUnforgeable] attribute USVString hash;
  [LegacyUnforgeable] undefined assign(USVString url);
  [LegacyUnforgeable] undefined replace(USVString url);
  [LegacyUnforgeable] undefined reload();
};
// https://html.spec.whatwg.org/#the-history-interface
[Exposed=Window]
interface History {
  readonly attribute unsigned long length;
  attribute DOMString scrollRestoration;
  readonly attribute any state;
  undefined go(optional long delta = 0);
  undefined back();
  undefined forward();
  undefined pushState(any data, DOMString unused, optional USVString? url = null);
  undefined replaceState(any data, DOMString unused, optional USVString? url = null);
};
// https://html.spec.whatwg.org/#the-storage-interface
[Exposed=Window]
interface Storage {
  readonly attribute unsigned long length;
  DOMString? key(unsigned long index);
  getter DOMString? getItem(DOMString key);
  undefined setItem(DOMString key, DOMString value);
  undefined removeItem(DOMString key);
  undefined clear();
};
// https://drafts.csswg.org/cssom-view/#the-screen-interface
[Exposed=Window]
interface Screen {
  readonly attribute long availWidth;
  readonly attribute long availHeight;
  readonly attribute long width;
  readonly attribute long height;
  readonly attribute unsigned long colorDepth;
  readonly attribute unsigned long pixelDepth;
};
[Exposed=Window]
interface Navigator {
  readonly attribute DOMString appCodeName;
  readonly attribute DOMString appName;
  readonly attribute DOMString appVersion;
  readonly attribute DOMString platform;
  readonly attribute DOMString product;
  readonly attribute DOMString userAgent;
  readonly attribute DOMString vendor;
  readonly attribute DOMString language;
  readonly attribute boolean onLine;
  readonly attribute boolean cookieEnabled;
  readonly attribute unsigned long long hardwareConcurrency;
};
[Exposed=Window]
interface Performance : EventTarget {
  double now();
  readonly attribute double timeOrigin;
};

interface mixin GlobalEventHandlers {
  attribute EventHandler onabort;
  attribute EventHandler onauxclick;
  attribute EventHandler onbeforeinput;
  attribute EventHandler onbeforematch;
  attribute EventHandler onbeforetoggle;
  attribute EventHandler onblur;
  attribute EventHandler oncancel;
  attribute EventHandler oncanplay;
  attribute EventHandler oncanplaythrough;
  attribute EventHandler onchange;
  attribute EventHandler onclick;
  attribute EventHandler onclose;
  attribute EventHandler oncontextlost;
  attribute EventHandler oncontextmenu;
  attribute EventHandler oncontextrestored;
  attribute EventHandler oncopy;
  attribute EventHandler oncuechange;
  attribute EventHandler oncut;
  attribute EventHandler ondblclick;
  attribute EventHandler ondrag;
  attribute EventHandler ondragend;
  attribute EventHandler ondragenter;
  attribute EventHandler ondragleave;
  attribute EventHandler ondragover;
  attribute EventHandler ondragstart;
  attribute EventHandler ondrop;
  attribute EventHandler ondurationchange;
  attribute EventHandler onemptied;
  attribute EventHandler onended;
  attribute OnErrorEventHandler onerror;
  attribute EventHandler onfocus;
  attribute EventHandler onformdata;
  attribute EventHandler oninput;
  attribute EventHandler oninvalid;
  attribute EventHandler onkeydown;
  attribute EventHandler onkeypress;
  attribute EventHandler onkeyup;
  attribute EventHandler onload;
  attribute EventHandler onloadeddata;
  attribute EventHandler onloadedmetadata;
  attribute EventHandler onloadstart;
  attribute EventHandler onmousedown;
  [LegacyLenientThis] attribute EventHandler onmouseenter;
  [LegacyLenientThis] attribute EventHandler onmouseleave;
  attribute EventHandler onmousemove;
  attribute EventHandler onmouseout;
  attribute EventHandler onmouseover;
  attribute EventHandler onmouseup;
  attribute EventHandler onpaste;
  attribute EventHandler onpause;
  attribute EventHandler onplay;
  attribute EventHandler onplaying;
  attribute EventHandler onprogress;
  attribute EventHandler onratechange;
  attribute EventHandler onreset;
  attribute EventHandler onresize;
  attribute EventHandler onscroll;
  attribute EventHandler onscrollend;
  attribute EventHandler onsecuritypolicyviolation;
  attribute EventHandler onseeked;
  attribute EventHandler onseeking;
  attribute EventHandler onselect;
  attribute EventHandler onslotchange;
  attribute EventHandler onstalled;
  attribute EventHandler onsubmit;
  attribute EventHandler onsuspend;
  attribute EventHandler ontimeupdate;
  attribute EventHandler ontoggle;
  attribute EventHandler onvolumechange;
  attribute EventHandler onwaiting;
  attribute EventHandler onwebkitanimationend;
  attribute EventHandler onwebkitanimationiteration;
  attribute EventHandler onwebkitanimationstart;
  attribute EventHandler onwebkittransitionend;
  attribute EventHandler onwheel;
};
interface mixin WindowEventHandlers {
  attribute EventHandler onafterprint;
  attribute EventHandler onbeforeprint;
  attribute OnBeforeUnloadEventHandler onbeforeunload;
  attribute EventHandler onhashchange;
  attribute EventHandler onlanguagechange;
  attribute EventHandler onmessage;
  attribute EventHandler onmessageerror;
  attribute EventHandler onoffline;
  attribute EventHandler ononline;
  attribute EventHandler onpagehide;
  attribute EventHandler onpagereveal;
  attribute EventHandler onpageshow;
  attribute EventHandler onpageswap;
  attribute EventHandler onpopstate;
  attribute EventHandler onrejectionhandled;
  attribute EventHandler onstorage;
  attribute EventHandler onunhandledrejection;
  attribute EventHandler onunload;
};
Window includes GlobalEventHandlers;
Window includes WindowEventHandlers;
Document includes GlobalEventHandlers;
HTMLElement includes GlobalEventHandlers;
SVGElement includes GlobalEventHandlers;
MathMLElement includes GlobalEventHandlers;
HTMLBodyElement includes WindowEventHandlers;
HTMLFrameSetElement includes WindowEventHandlers;

// https://html.spec.whatwg.org/#the-document-object
partial interface Document {
  readonly attribute DOMString readyState;
  attribute USVString cookie;
  [CEReactions] attribute DOMString title;
  [CEReactions] attribute Element? body;
  readonly attribute HTMLElement? head;
  [SameObject] readonly attribute HTMLCollection images;
  [SameObject] readonly attribute HTMLCollection embeds;
  [SameObject, ImplementedAs=embeds] readonly attribute HTMLCollection plugins;
  [SameObject] readonly attribute HTMLCollection links;
  [SameObject] readonly attribute HTMLCollection forms;
  [SameObject] readonly attribute HTMLCollection scripts;
  [SameObject] readonly attribute HTMLCollection anchors;
  [SameObject] readonly attribute HTMLCollection applets;
  NodeList getElementsByName(DOMString elementName);
  readonly attribute Element? currentScript;
  readonly attribute EventTarget? defaultView;
  readonly attribute boolean hidden;
  readonly attribute DOMString visibilityState;
  readonly attribute USVString referrer;
  readonly attribute Location? location;
  boolean hasFocus();
  attribute EventHandler onreadystatechange;
};
// https://html.spec.whatwg.org/#errorevent
[Exposed=*]
interface ErrorEvent : Event {
  constructor(DOMString type, optional ErrorEventInit eventInitDict = {});
  readonly attribute DOMString message;
  readonly attribute USVString filename;
  readonly attribute unsigned long lineno;
  readonly attribute unsigned long colno;
  readonly attribute any error;
};
dictionary ErrorEventInit : EventInit {
  DOMString message = "";
  USVString filename = "";
  unsigned long lineno = 0;
  unsigned long colno = 0;
  any error;
};
// https://www.w3.org/TR/CSP3/#violation-events
enum SecurityPolicyViolationEventDisposition { "enforce", "report" };
[Exposed=*]
interface SecurityPolicyViolationEvent : Event {
  constructor(DOMString type, optional SecurityPolicyViolationEventInit eventInitDict = {});
  readonly attribute USVString documentURI;
  readonly attribute USVString referrer;
  readonly attribute USVString blockedURI;
  readonly attribute DOMString effectiveDirective;
  readonly attribute DOMString violatedDirective;
  readonly attribute DOMString originalPolicy;
  readonly attribute USVString sourceFile;
  readonly attribute DOMString sample;
  readonly attribute SecurityPolicyViolationEventDisposition disposition;
  readonly attribute unsigned short statusCode;
  readonly attribute unsigned long lineNumber;
  readonly attribute unsigned long columnNumber;
};
dictionary SecurityPolicyViolationEventInit : EventInit {
  USVString documentURI = "";
  USVString referrer = "";
  USVString blockedURI = "";
  DOMString violatedDirective = "";
  DOMString effectiveDirective = "";
  DOMString originalPolicy = "";
  USVString sourceFile = "";
  DOMString sample = "";
  SecurityPolicyViolationEventDisposition disposition = "enforce";
  unsigned short statusCode = 0;
  unsigned long lineNumber = 0;
  unsigned long columnNumber = 0;
};
[Exposed=*]
interface PromiseRejectionEvent : Event {
  constructor(DOMString type, PromiseRejectionEventInit eventInitDict);
  readonly attribute object promise;
  readonly attribute any reason;
};
dictionary PromiseRejectionEventInit : EventInit {
  required object promise;
  any reason;
};
[Exposed=Window]
interface PopStateEvent : Event {
  constructor(DOMString type, optional PopStateEventInit eventInitDict = {});
  readonly attribute any state;
};
dictionary PopStateEventInit : EventInit {
  any state = null;
};
