// https://html.spec.whatwg.org/#htmlelement
[Exposed=Window]
interface HTMLElement : Element {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString title;
  [CEReactions, Reflect] attribute DOMString lang;
  [CEReactions] attribute boolean translate;
  [CEReactions, Reflect, ReflectKnown=("ltr","rtl","auto")] attribute DOMString dir;
  [CEReactions, Reflect] attribute boolean hidden;
  [CEReactions, Reflect] attribute boolean inert;
  [CEReactions, Reflect] attribute DOMString accessKey;
  [CEReactions] attribute boolean draggable;
  [CEReactions] attribute boolean spellcheck;
  undefined click();
  [SameObject] readonly attribute DOMStringMap dataset;
  [CEReactions] attribute long tabIndex;
  undefined focus(optional FocusOptions options = {});
  undefined blur();
  [CEReactions, Reflect] attribute boolean autofocus;
  attribute DOMString nonce;
  [CEReactions, Reflect, ReflectKnown=("enter","done","go","next","previous","search","send")] attribute DOMString enterKeyHint;
  [CEReactions, Reflect, ReflectKnown=("none","text","tel","url","email","numeric","decimal","search")] attribute DOMString inputMode;
  [CEReactions] attribute DOMString writingSuggestions;
  [CEReactions] attribute DOMString autocapitalize;
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString outerText;
  readonly attribute DOMString accessKeyLabel;
  [CEReactions] attribute DOMString contentEditable;
  readonly attribute boolean isContentEditable;
  undefined showPopover();
  undefined hidePopover();
  boolean togglePopover(optional boolean force);
  [CEReactions] attribute DOMString? popover;
  [ImplementedAs=noOffsetParent] readonly attribute Element? offsetParent;
  [ImplementedAs=clientTop] readonly attribute long offsetTop;
  [ImplementedAs=clientLeft] readonly attribute long offsetLeft;
  readonly attribute long offsetWidth;
  readonly attribute long offsetHeight;
};
dictionary FocusOptions {
  boolean preventScroll = false;
  boolean focusVisible;
};
[Exposed=Window]
interface HTMLUnknownElement : HTMLElement {
};
[Exposed=Window, LegacyOverrideBuiltIns]
interface DOMStringMap {
  getter DOMString (DOMString name);
};
[Exposed=Window, HTMLElements=(html)]
interface HTMLHtmlElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString version;
};
[Exposed=Window, HTMLElements=(head)]
interface HTMLHeadElement : HTMLElement {
  [HTMLConstructor] constructor();
};
[Exposed=Window, HTMLElements=(title)]
interface HTMLTitleElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions] attribute DOMString text;
};
[Exposed=Window, HTMLElements=(base)]
interface HTMLBaseElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, ReflectURL] attribute USVString href;
  [CEReactions, Reflect] attribute DOMString target;
};
[Exposed=Window, HTMLElements=(link)]
interface HTMLLinkElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, ReflectURL] attribute USVString href;
  [CEReactions, Reflect, ReflectKnown=("anonymous","use-credentials"), ReflectInvalid="anonymous"] attribute DOMString? crossOrigin;
  [CEReactions, Reflect] attribute DOMString rel;
  [CEReactions, Reflect, ReflectKnown=("fetch","audio","document","embed","font","image","manifest","object","report","script","sharedworker","style","track","video","worker","xslt")] attribute DOMString as;
  [SameObject, PutForwards=value, Reflect=rel] readonly attribute DOMTokenList relList;
  [CEReactions, Reflect] attribute DOMString media;
  [CEReactions, Reflect] attribute DOMString integrity;
  [CEReactions, Reflect] attribute DOMString hreflang;
  [CEReactions, Reflect] attribute DOMString type;
  [SameObject, PutForwards=value, Reflect] readonly attribute DOMTokenList sizes;
  [CEReactions, Reflect] attribute USVString imageSrcset;
  [CEReactions, Reflect] attribute DOMString imageSizes;
  [CEReactions, Reflect, ReflectKnown=("","no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url")] attribute DOMString referrerPolicy;
  [SameObject, PutForwards=value, Reflect] readonly attribute DOMTokenList blocking;
  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect, ReflectKnown=("high","low","auto"), ReflectMissing="auto", ReflectInvalid="auto"] attribute DOMString fetchPriority;
  [CEReactions, Reflect] attribute DOMString charset;
  [CEReactions, Reflect] attribute DOMString rev;
  [CEReactions, Reflect] attribute DOMString target;
};
[Exposed=Window, HTMLElements=(meta)]
interface HTMLMetaElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect=http-equiv] attribute DOMString httpEquiv;
  [CEReactions, Reflect] attribute DOMString content;
  [CEReactions, Reflect] attribute DOMString media;
  [CEReactions, Reflect] attribute DOMString scheme;
};
[Exposed=Window, HTMLElements=(style)]
interface HTMLStyleElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString media;
  [SameObject, PutForwards=value, Reflect] readonly attribute DOMTokenList blocking;
  [CEReactions, Reflect] attribute DOMString type;
};
[Exposed=Window, HTMLElements=(body)]
interface HTMLBodyElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString text;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString link;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString vLink;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString aLink;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString bgColor;
  [CEReactions, Reflect] attribute DOMString background;
};
[Exposed=Window, HTMLElements=(h1,h2,h3,h4,h5,h6)]
interface HTMLHeadingElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString align;
};
[Exposed=Window, HTMLElements=(p)]
interface HTMLParagraphElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString align;
};
[Exposed=Window, HTMLElements=(hr)]
interface HTMLHRElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString align;
  [CEReactions, Reflect] attribute DOMString color;
  [CEReactions, Reflect] attribute boolean noShade;
  [CEReactions, Reflect] attribute DOMString size;
  [CEReactions, Reflect] attribute DOMString width;
};
[Exposed=Window, HTMLElements=(pre,listing,xmp)]
interface HTMLPreElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute long width;
};
[Exposed=Window, HTMLElements=(blockquote,q)]
interface HTMLQuoteElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, ReflectURL] attribute USVString cite;
};
[Exposed=Window, HTMLElements=(ol)]
interface HTMLOListElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute boolean reversed;
  [CEReactions, Reflect, ReflectDefault=1] attribute long start;
  [CEReactions, Reflect] attribute DOMString type;
  [CEReactions, Reflect] attribute boolean compact;
};
[Exposed=Window, HTMLElements=(ul)]
interface HTMLUListElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute boolean compact;
  [CEReactions, Reflect] attribute DOMString type;
};
[Exposed=Window, HTMLElements=(menu)]
interface HTMLMenuElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute boolean compact;
};
[Exposed=Window, HTMLElements=(li)]
interface HTMLLIElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute long value;
  [CEReactions, Reflect] attribute DOMString type;
};
[Exposed=Window, HTMLElements=(dl)]
interface HTMLDListElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute boolean compact;
};
[Exposed=Window, HTMLElements=(div)]
interface HTMLDivElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString align;
};
[Exposed=Window, HTMLElements=(a)]
interface HTMLAnchorElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, ReflectURL] stringifier attribute USVString href;
  [CEReactions, Reflect] attribute DOMString target;
  [CEReactions, Reflect] attribute DOMString download;
  [CEReactions, Reflect] attribute USVString ping;
  [CEReactions, Reflect] attribute DOMString rel;
  [SameObject, PutForwards=value, Reflect=rel] readonly attribute DOMTokenList relList;
  [CEReactions, Reflect] attribute DOMString hreflang;
  [CEReactions, Reflect] attribute DOMString type;
  [CEReactions, ImplementedAs=textContent] attribute DOMString text;
  [CEReactions, Reflect, ReflectKnown=("","no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url")] attribute DOMString referrerPolicy;
  [CEReactions, Reflect] attribute DOMString coords;
  [CEReactions, Reflect] attribute DOMString charset;
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute DOMString rev;
  [CEReactions, Reflect] attribute DOMString shape;
  readonly attribute USVString origin;
  [CEReactions] attribute USVString protocol;
  [CEReactions] attribute USVString username;
  [CEReactions] attribute USVString password;
  [CEReactions] attribute USVString host;
  [CEReactions] attribute USVString hostname;
  [CEReactions] attribute USVString port;
  [CEReactions] attribute USVString pathname;
  [CEReactions] attribute USVString search;
  [CEReactions] attribute USVString hash;
};
[Exposed=Window, HTMLElements=(area)]
interface HTMLAreaElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString alt;
  [CEReactions, Reflect] attribute DOMString coords;
  [CEReactions, Reflect] attribute DOMString shape;
  [CEReactions, ReflectURL] stringifier attribute USVString href;
  [CEReactions, Reflect] attribute DOMString target;
  [CEReactions, Reflect] attribute DOMString download;
  [CEReactions, Reflect] attribute USVString ping;
  [CEReactions, Reflect] attribute DOMString rel;
  [SameObject, PutForwards=value, Reflect=rel] readonly attribute DOMTokenList relList;
  [CEReactions, Reflect, ReflectKnown=("","no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url")] attribute DOMString referrerPolicy;
  [CEReactions, Reflect] attribute boolean noHref;
  readonly attribute USVString origin;
  [CEReactions] attribute USVString protocol;
  [CEReactions] attribute USVString username;
  [CEReactions] attribute USVString password;
  [CEReactions] attribute USVString host;
  [CEReactions] attribute USVString hostname;
  [CEReactions] attribute USVString port;
  [CEReactions] attribute USVString pathname;
  [CEReactions] attribute USVString search;
  [CEReactions] attribute USVString hash;
};
[Exposed=Window, HTMLElements=(data)]
interface HTMLDataElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString value;
};
[Exposed=Window, HTMLElements=(time)]
interface HTMLTimeElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString dateTime;
};
[Exposed=Window, HTMLElements=(span)]
interface HTMLSpanElement : HTMLElement {
  [HTMLConstructor] constructor();
};
[Exposed=Window, HTMLElements=(br)]
interface HTMLBRElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString clear;
};
[Exposed=Window, HTMLElements=(ins,del)]
interface HTMLModElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, ReflectURL] attribute USVString cite;
  [CEReactions, Reflect] attribute DOMString dateTime;
};
[Exposed=Window, HTMLElements=(picture)]
interface HTMLPictureElement : HTMLElement {
  [HTMLConstructor] constructor();
};
[Exposed=Window, HTMLElements=(source)]
interface HTMLSourceElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, ReflectURL] attribute USVString src;
  [CEReactions, Reflect] attribute DOMString type;
  [CEReactions, Reflect] attribute USVString srcset;
  [CEReactions, Reflect] attribute DOMString sizes;
  [CEReactions, Reflect] attribute DOMString media;
  [CEReactions, Reflect] attribute unsigned long width;
  [CEReactions, Reflect] attribute unsigned long height;
};
[Exposed=Window, HTMLElements=(img)]
interface HTMLImageElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString alt;
  [CEReactions, ReflectURL] attribute USVString src;
  [CEReactions, Reflect] attribute USVString srcset;
  [CEReactions, Reflect] attribute DOMString sizes;
  [CEReactions, Reflect, ReflectKnown=("anonymous","use-credentials"), ReflectInvalid="anonymous"] attribute DOMString? crossOrigin;
  [CEReactions, Reflect] attribute DOMString useMap;
  [CEReactions, Reflect] attribute boolean isMap;
  [CEReactions, Reflect] attribute unsigned long width;
  [CEReactions, Reflect] attribute unsigned long height;
  [CEReactions, Reflect, ReflectKnown=("","no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url")] attribute DOMString referrerPolicy;
  [CEReactions, Reflect, ReflectKnown=("sync","async","auto"), ReflectMissing="auto", ReflectInvalid="auto"] attribute DOMString decoding;
  [CEReactions, Reflect, ReflectKnown=("lazy","eager"), ReflectMissing="eager", ReflectInvalid="eager"] attribute DOMString loading;
  [CEReactions, Reflect, ReflectKnown=("high","low","auto"), ReflectMissing="auto", ReflectInvalid="auto"] attribute DOMString fetchPriority;
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, ReflectURL] attribute USVString lowsrc;
  [CEReactions, Reflect] attribute DOMString align;
  [CEReactions, Reflect] attribute unsigned long hspace;
  [CEReactions, Reflect] attribute unsigned long vspace;
  [CEReactions, ReflectURL] attribute USVString longDesc;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString border;
};
[Exposed=Window, HTMLElements=(iframe)]
interface HTMLIFrameElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, ReflectURL] attribute USVString src;
  [CEReactions, Reflect] attribute DOMString srcdoc;
  [CEReactions, Reflect] attribute DOMString name;
  [SameObject, PutForwards=value, Reflect] readonly attribute DOMTokenList sandbox;
  [CEReactions, Reflect] attribute DOMString allow;
  [CEReactions, Reflect] attribute boolean allowFullscreen;
  [CEReactions, Reflect] attribute DOMString width;
  [CEReactions, Reflect] attribute DOMString height;
  [CEReactions, Reflect, ReflectKnown=("","no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url")] attribute DOMString referrerPolicy;
  [CEReactions, Reflect, ReflectKnown=("lazy","eager"), ReflectMissing="eager", ReflectInvalid="eager"] attribute DOMString loading;
  [CEReactions, Reflect] attribute DOMString align;
  [CEReactions, Reflect] attribute DOMString scrolling;
  [CEReactions, Reflect] attribute DOMString frameBorder;
  [CEReactions, ReflectURL] attribute USVString longDesc;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString marginHeight;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString marginWidth;
  readonly attribute object? contentWindow;
  readonly attribute Document? contentDocument;
  Document? getSVGDocument();
};
[Exposed=Window, HTMLElements=(embed)]
interface HTMLEmbedElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, ReflectURL] attribute USVString src;
  [CEReactions, Reflect] attribute DOMString type;
  [CEReactions, Reflect] attribute DOMString width;
  [CEReactions, Reflect] attribute DOMString height;
  [CEReactions, Reflect] attribute DOMString align;
  [CEReactions, Reflect] attribute DOMString name;
  Document? getSVGDocument();
};
[Exposed=Window]
interface HTMLMediaElement : HTMLElement {
  [CEReactions, ReflectURL] attribute USVString src;
  [CEReactions, Reflect, ReflectKnown=("anonymous","use-credentials"), ReflectInvalid="anonymous"] attribute DOMString? crossOrigin;
  [CEReactions, Reflect, ReflectKnown=("none","metadata","auto"), ReflectMissing="metadata", ReflectInvalid="metadata"] attribute DOMString preload;
  [CEReactions, Reflect] attribute boolean autoplay;
  [CEReactions, Reflect] attribute boolean loop;
  [CEReactions, Reflect] attribute boolean controls;
  [CEReactions, Reflect=muted] attribute boolean defaultMuted;
  const unsigned short NETWORK_EMPTY = 0;
  const unsigned short NETWORK_IDLE = 1;
  const unsigned short NETWORK_LOADING = 2;
  const unsigned short NETWORK_NO_SOURCE = 3;
  const unsigned short HAVE_NOTHING = 0;
  const unsigned short HAVE_METADATA = 1;
  const unsigned short HAVE_CURRENT_DATA = 2;
  const unsigned short HAVE_FUTURE_DATA = 3;
  const unsigned short HAVE_ENOUGH_DATA = 4;
};
[Exposed=Window, HTMLElements=(video)]
interface HTMLVideoElement : HTMLMediaElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute unsigned long width;
  [CEReactions, Reflect] attribute unsigned long height;
  [CEReactions, ReflectURL] attribute USVString poster;
  [CEReactions, Reflect] attribute boolean playsInline;
};
[Exposed=Window, HTMLElements=(audio)]
interface HTMLAudioElement : HTMLMediaElement {
  [HTMLConstructor] constructor();
};
[Exposed=Window, HTMLElements=(track)]
interface HTMLTrackElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect, ReflectKnown=("subtitles","captions","descriptions","chapters","metadata"), ReflectMissing="subtitles", ReflectInvalid="metadata"] attribute DOMString kind;
  [CEReactions, ReflectURL] attribute USVString src;
  [CEReactions, Reflect] attribute DOMString srclang;
  [CEReactions, Reflect] attribute DOMString label;
  [CEReactions, Reflect] attribute boolean default;
  const unsigned short NONE = 0;
  const unsigned short LOADING = 1;
  const unsigned short LOADED = 2;
  const unsigned short ERROR = 3;
};
[Exposed=Window, HTMLElements=(map)]
interface HTMLMapElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString name;
  [SameObject] readonly attribute HTMLCollection areas;
};
[Exposed=Window, HTMLElements=(table)]
interface HTMLTableElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString align;
  [CEReactions, Reflect] attribute DOMString border;
  [CEReactions, Reflect] attribute DOMString frame;
  [CEReactions, Reflect] attribute DOMString rules;
  [CEReactions, Reflect] attribute DOMString summary;
  [CEReactions, Reflect] attribute DOMString width;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString bgColor;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString cellPadding;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString cellSpacing;
  [CEReactions] attribute HTMLTableCaptionElement? caption;
  HTMLTableCaptionElement createCaption();
  [CEReactions] undefined deleteCaption();
  [CEReactions] attribute HTMLTableSectionElement? tHead;
  HTMLTableSectionElement createTHead();
  [CEReactions] undefined deleteTHead();
  [CEReactions] attribute HTMLTableSectionElement? tFoot;
  HTMLTableSectionElement createTFoot();
  [CEReactions] undefined deleteTFoot();
  [SameObject] readonly attribute HTMLCollection tBodies;
  HTMLTableSectionElement createTBody();
  [SameObject] readonly attribute HTMLCollection rows;
  HTMLTableRowElement insertRow(optional long index = -1);
  [CEReactions] undefined deleteRow(long index);
};
[Exposed=Window, HTMLElements=(caption)]
interface HTMLTableCaptionElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString align;
};
[Exposed=Window, HTMLElements=(colgroup,col)]
interface HTMLTableColElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect, ReflectDefault=1, ReflectRange=(1,1000)] attribute unsigned long span;
  [CEReactions, Reflect] attribute DOMString align;
  [CEReactions, Reflect=char] attribute DOMString ch;
  [CEReactions, Reflect=charoff] attribute DOMString chOff;
  [CEReactions, Reflect] attribute DOMString vAlign;
  [CEReactions, Reflect] attribute DOMString width;
};
[Exposed=Window, HTMLElements=(tbody,thead,tfoot)]
interface HTMLTableSectionElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString align;
  [CEReactions, Reflect=char] attribute DOMString ch;
  [CEReactions, Reflect=charoff] attribute DOMString chOff;
  [CEReactions, Reflect] attribute DOMString vAlign;
  [SameObject] readonly attribute HTMLCollection rows;
  HTMLTableRowElement insertRow(optional long index = -1);
  [CEReactions] undefined deleteRow(long index);
};
[Exposed=Window, HTMLElements=(tr)]
interface HTMLTableRowElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString align;
  [CEReactions, Reflect=char] attribute DOMString ch;
  [CEReactions, Reflect=charoff] attribute DOMString chOff;
  [CEReactions, Reflect] attribute DOMString vAlign;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString bgColor;
  readonly attribute long rowIndex;
  readonly attribute long sectionRowIndex;
  [SameObject] readonly attribute HTMLCollection cells;
  HTMLTableCellElement insertCell(optional long index = -1);
  [CEReactions] undefined deleteCell(long index);
};
[Exposed=Window, HTMLElements=(td,th)]
interface HTMLTableCellElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect, ReflectDefault=1, ReflectRange=(1,1000)] attribute unsigned long colSpan;
  [CEReactions, Reflect, ReflectDefault=1, ReflectRange=(0,65534)] attribute unsigned long rowSpan;
  [CEReactions, Reflect] attribute DOMString headers;
  [CEReactions, Reflect, ReflectKnown=("row","col","rowgroup","colgroup")] attribute DOMString scope;
  [CEReactions, Reflect] attribute DOMString abbr;
  [CEReactions, Reflect] attribute DOMString align;
  [CEReactions, Reflect] attribute DOMString axis;
  [CEReactions, Reflect] attribute DOMString height;
  [CEReactions, Reflect] attribute DOMString width;
  [CEReactions, Reflect=char] attribute DOMString ch;
  [CEReactions, Reflect=charoff] attribute DOMString chOff;
  [CEReactions, Reflect] attribute boolean noWrap;
  [CEReactions, Reflect] attribute DOMString vAlign;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString bgColor;
  readonly attribute long cellIndex;
};
[Exposed=Window, HTMLElements=(details)]
interface HTMLDetailsElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute boolean open;
};
[Exposed=Window, HTMLElements=(dialog)]
interface HTMLDialogElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute boolean open;
  attribute DOMString returnValue;
  [CEReactions] undefined show();
  [CEReactions] undefined showModal();
  [CEReactions] undefined close(optional DOMString returnValue);
};
[Exposed=Window, HTMLElements=(script)]
interface HTMLScriptElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, ReflectURL] attribute USVString src;
  [CEReactions, Reflect] attribute DOMString type;
  [CEReactions, Reflect] attribute boolean noModule;
  [CEReactions] attribute boolean async;
  [CEReactions, Reflect] attribute boolean defer;
  [CEReactions, Reflect, ReflectKnown=("anonymous","use-credentials"), ReflectInvalid="anonymous"] attribute DOMString? crossOrigin;
  [CEReactions] attribute DOMString text;
  [CEReactions, Reflect] attribute DOMString integrity;
  [CEReactions, Reflect, ReflectKnown=("","no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url")] attribute DOMString referrerPolicy;
  [SameObject, PutForwards=value, Reflect] readonly attribute DOMTokenList blocking;
  [CEReactions, Reflect, ReflectKnown=("high","low","auto"), ReflectMissing="auto", ReflectInvalid="auto"] attribute DOMString fetchPriority;
  [CEReactions, Reflect] attribute DOMString charset;
  [CEReactions, Reflect] attribute DOMString event;
  [CEReactions, Reflect=for] attribute DOMString htmlFor;
  static boolean supports(DOMString type);
};
[Exposed=Window, HTMLElements=(template)]
interface HTMLTemplateElement : HTMLElement {
  [HTMLConstructor] constructor();
  readonly attribute DocumentFragment content;
  [CEReactions, Reflect, ReflectKnown=("open","closed")] attribute DOMString shadowRootMode;
  [CEReactions, Reflect] attribute boolean shadowRootDelegatesFocus;
  [CEReactions, Reflect] attribute boolean shadowRootClonable;
  [CEReactions, Reflect] attribute boolean shadowRootSerializable;
};
[Exposed=Window, HTMLElements=(slot)]
interface HTMLSlotElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString name;
  sequence<Node> assignedNodes(optional AssignedNodesOptions options = {});
  sequence<Element> assignedElements(optional AssignedNodesOptions options = {});
  undefined assign((Element or Text)... nodes);
};
[Exposed=Window, HTMLElements=(canvas)]
interface HTMLCanvasElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect, ReflectDefault=300] attribute unsigned long width;
  [CEReactions, Reflect, ReflectDefault=150] attribute unsigned long height;
};
[Exposed=Window, HTMLElements=(marquee)]
interface HTMLMarqueeElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString behavior;
  [CEReactions, Reflect] attribute DOMString bgColor;
  [CEReactions, Reflect] attribute DOMString direction;
  [CEReactions, Reflect] attribute DOMString height;
  [CEReactions, Reflect] attribute unsigned long hspace;
  [CEReactions, Reflect, ReflectDefault=6] attribute unsigned long scrollAmount;
  [CEReactions, Reflect, ReflectDefault=85] attribute unsigned long scrollDelay;
  [CEReactions, Reflect] attribute boolean trueSpeed;
  [CEReactions, Reflect] attribute unsigned long vspace;
  [CEReactions, Reflect] attribute DOMString width;
};
[Exposed=Window, HTMLElements=(frameset)]
interface HTMLFrameSetElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString cols;
  [CEReactions, Reflect] attribute DOMString rows;
};
[Exposed=Window, HTMLElements=(frame)]
interface HTMLFrameElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute DOMString scrolling;
  [CEReactions, ReflectURL] attribute USVString src;
  [CEReactions, Reflect] attribute DOMString frameBorder;
  [CEReactions, ReflectURL] attribute USVString longDesc;
  [CEReactions, Reflect] attribute boolean noResize;
  readonly attribute object? contentWindow;
  readonly attribute Document? contentDocument;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString marginHeight;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString marginWidth;
};
[Exposed=Window, HTMLElements=(dir)]
interface HTMLDirectoryElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute boolean compact;
};
[Exposed=Window, HTMLElements=(font)]
interface HTMLFontElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString color;
  [CEReactions, Reflect] attribute DOMString face;
  [CEReactions, Reflect] attribute DOMString size;
};
[Exposed=Window, HTMLElements=(param)]
interface HTMLParamElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute DOMString value;
  [CEReactions, Reflect] attribute DOMString type;
  [CEReactions, Reflect] attribute DOMString valueType;
};
dictionary AssignedNodesOptions {
  boolean flatten = false;
};
[Exposed=Window]
interface ToggleEvent : Event {
  constructor(DOMString type, optional ToggleEventInit eventInitDict = {});
  readonly attribute DOMString oldState;
  readonly attribute DOMString newState;
};
dictionary ToggleEventInit : EventInit {
  DOMString oldState = "";
  DOMString newState = "";
};
// https://html.spec.whatwg.org/#dom-image
[Exposed=Window, LegacyFactory]
interface Image : HTMLImageElement {
  constructor(optional unsigned long width, optional unsigned long height);
};
[Exposed=Window, LegacyFactory]
interface Audio : HTMLAudioElement {
  constructor(optional DOMString src);
};
// https://svgwg.org/svg2-draft/types.html#InterfaceSVGElement
[Exposed=Window]
interface SVGElement : Element {
  [SameObject, PutForwards=cssText] readonly attribute object style;
};
// https://svgwg.org/svg2-draft/interact.html#InterfaceSVGScriptElement
[Exposed=Window]
interface SVGScriptElement : SVGElement {
  [CEReactions, Reflect] attribute DOMString type;
};
// https://w3c.github.io/mathml-core/#dom-and-javascript
[Exposed=Window]
interface MathMLElement : Element {
  [SameObject, PutForwards=cssText] readonly attribute object style;
};
