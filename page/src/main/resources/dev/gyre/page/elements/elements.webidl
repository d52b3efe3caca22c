// https://html.spec.whatwg.org/#htmlelement
[Exposed=Window]
interface HTMLElement : Element {
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
  attribute long tabIndex;
  undefined focus(optional FocusOptions options = {});
  undefined blur();
  [CEReactions, Reflect] attribute boolean autofocus;
  [CEReactions, Reflect] attribute DOMString nonce;
  [CEReactions, Reflect, ReflectKnown=("enter","done","go","next","previous","search","send")] attribute DOMString enterKeyHint;
  [CEReactions, Reflect, ReflectKnown=("none","text","tel","url","email","numeric","decimal","search")] attribute DOMString inputMode;
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
  [CEReactions, Reflect] attribute DOMString version;
};
[Exposed=Window, HTMLElements=(head)]
interface HTMLHeadElement : HTMLElement {
};
[Exposed=Window, HTMLElements=(title)]
interface HTMLTitleElement : HTMLElement {
  [CEReactions] attribute DOMString text;
};
[Exposed=Window, HTMLElements=(base)]
interface HTMLBaseElement : HTMLElement {
  [CEReactions, ReflectURL] attribute USVString href;
  [CEReactions, Reflect] attribute DOMString target;
};
[Exposed=Window, HTMLElements=(link)]
interface HTMLLinkElement : HTMLElement {
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
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect=http-equiv] attribute DOMString httpEquiv;
  [CEReactions, Reflect] attribute DOMString content;
  [CEReactions, Reflect] attribute DOMString media;
  [CEReactions, Reflect] attribute DOMString scheme;
};
[Exposed=Window, HTMLElements=(style)]
interface HTMLStyleElement : HTMLElement {
  [CEReactions, Reflect] attribute DOMString media;
  [SameObject, PutForwards=value, Reflect] readonly attribute DOMTokenList blocking;
  [CEReactions, Reflect] attribute DOMString type;
};
[Exposed=Window, HTMLElements=(body)]
interface HTMLBodyElement : HTMLElement {
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString text;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString link;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString vLink;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString aLink;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString bgColor;
  [CEReactions, Reflect] attribute DOMString background;
};
[Exposed=Window, HTMLElements=(h1,h2,h3,h4,h5,h6)]
interface HTMLHeadingElement : HTMLElement {
  [CEReactions, Reflect] attribute DOMString align;
};
[Exposed=Window, HTMLElements=(p)]
interface HTMLParagraphElement : HTMLElement {
  [CEReactions, Reflect] attribute DOMString align;
};
[Exposed=Window, HTMLElements=(hr)]
interface HTMLHRElement : HTMLElement {
  [CEReactions, Reflect] attribute DOMString align;
  [CEReactions, Reflect] attribute DOMString color;
  [CEReactions, Reflect] attribute boolean noShade;
  [CEReactions, Reflect] attribute DOMString size;
  [CEReactions, Reflect] attribute DOMString width;
};
[Exposed=Window, HTMLElements=(pre,listing,xmp)]
interface HTMLPreElement : HTMLElement {
  [CEReactions, Reflect] attribute long width;
};
[Exposed=Window, HTMLElements=(blockquote,q)]
interface HTMLQuoteElement : HTMLElement {
  [CEReactions, ReflectURL] attribute USVString cite;
};
[Exposed=Window, HTMLElements=(ol)]
interface HTMLOListElement : HTMLElement {
  [CEReactions, Reflect] attribute boolean reversed;
  [CEReactions, Reflect, ReflectDefault=1] attribute long start;
  [CEReactions, Reflect] attribute DOMString type;
  [CEReactions, Reflect] attribute boolean compact;
};
[Exposed=Window, HTMLElements=(ul)]
interface HTMLUListElement : HTMLElement {
  [CEReactions, Reflect] attribute boolean compact;
  [CEReactions, Reflect] attribute DOMString type;
};
[Exposed=Window, HTMLElements=(menu)]
interface HTMLMenuElement : HTMLElement {
  [CEReactions, Reflect] attribute boolean compact;
};
[Exposed=Window, HTMLElements=(li)]
interface HTMLLIElement : HTMLElement {
  [CEReactions, Reflect] attribute long value;
  [CEReactions, Reflect] attribute DOMString type;
};
[Exposed=Window, HTMLElements=(dl)]
interface HTMLDListElement : HTMLElement {
  [CEReactions, Reflect] attribute boolean compact;
};
[Exposed=Window, HTMLElements=(div)]
interface HTMLDivElement : HTMLElement {
  [CEReactions, Reflect] attribute DOMString align;
};
[Exposed=Window, HTMLElements=(a)]
interface HTMLAnchorElement : HTMLElement {
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
  readonly attribute USVString protocol;
  readonly attribute USVString host;
  readonly attribute USVString hostname;
  readonly attribute USVString port;
  readonly attribute USVString pathname;
  readonly attribute USVString search;
  readonly attribute USVString hash;
};
[Exposed=Window, HTMLElements=(area)]
interface HTMLAreaElement : HTMLElement {
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
  readonly attribute USVString protocol;
  readonly attribute USVString host;
  readonly attribute USVString hostname;
  readonly attribute USVString port;
  readonly attribute USVString pathname;
  readonly attribute USVString search;
  readonly attribute USVString hash;
};
[Exposed=Window, HTMLElements=(data)]
interface HTMLDataElement : HTMLElement {
  [CEReactions, Reflect] attribute DOMString value;
};
[Exposed=Window, HTMLElements=(time)]
interface HTMLTimeElement : HTMLElement {
  [CEReactions, Reflect] attribute DOMString dateTime;
};
[Exposed=Window, HTMLElements=(span)]
interface HTMLSpanElement : HTMLElement {
};
[Exposed=Window, HTMLElements=(br)]
interface HTMLBRElement : HTMLElement {
  [CEReactions, Reflect] attribute DOMString clear;
};
[Exposed=Window, HTMLElements=(ins,del)]
interface HTMLModElement : HTMLElement {
  [CEReactions, ReflectURL] attribute USVString cite;
  [CEReactions, Reflect] attribute DOMString dateTime;
};
[Exposed=Window, HTMLElements=(picture)]
interface HTMLPictureElement : HTMLElement {
};
[Exposed=Window, HTMLElements=(source)]
interface HTMLSourceElement : HTMLElement {
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
};
[Exposed=Window, HTMLElements=(embed)]
interface HTMLEmbedElement : HTMLElement {
  [CEReactions, ReflectURL] attribute USVString src;
  [CEReactions, Reflect] attribute DOMString type;
  [CEReactions, Reflect] attribute DOMString width;
  [CEReactions, Reflect] attribute DOMString height;
  [CEReactions, Reflect] attribute DOMString align;
  [CEReactions, Reflect] attribute DOMString name;
};
[Exposed=Window, HTMLElements=(object)]
interface HTMLObjectElement : HTMLElement {
  [CEReactions, ReflectURL] attribute USVString data;
  [CEReactions, Reflect] attribute DOMString type;
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute DOMString width;
  [CEReactions, Reflect] attribute DOMString height;
  [CEReactions, Reflect] attribute DOMString align;
  [CEReactions, Reflect] attribute DOMString archive;
  [CEReactions, Reflect] attribute DOMString code;
  [CEReactions, Reflect] attribute boolean declare;
  [CEReactions, Reflect] attribute unsigned long hspace;
  [CEReactions, Reflect] attribute DOMString standby;
  [CEReactions, Reflect] attribute unsigned long vspace;
  [CEReactions, ReflectURL] attribute DOMString codeBase;
  [CEReactions, Reflect] attribute DOMString codeType;
  [CEReactions, Reflect] attribute DOMString useMap;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString border;
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
};
[Exposed=Window, HTMLElements=(video)]
interface HTMLVideoElement : HTMLMediaElement {
  [CEReactions, Reflect] attribute unsigned long width;
  [CEReactions, Reflect] attribute unsigned long height;
  [CEReactions, ReflectURL] attribute USVString poster;
  [CEReactions, Reflect] attribute boolean playsInline;
};
[Exposed=Window, HTMLElements=(audio)]
interface HTMLAudioElement : HTMLMediaElement {
};
[Exposed=Window, HTMLElements=(track)]
interface HTMLTrackElement : HTMLElement {
  [CEReactions, Reflect, ReflectKnown=("subtitles","captions","descriptions","chapters","metadata"), ReflectMissing="subtitles", ReflectInvalid="metadata"] attribute DOMString kind;
  [CEReactions, ReflectURL] attribute USVString src;
  [CEReactions, Reflect] attribute DOMString srclang;
  [CEReactions, Reflect] attribute DOMString label;
  [CEReactions, Reflect] attribute boolean default;
};
[Exposed=Window, HTMLElements=(map)]
interface HTMLMapElement : HTMLElement {
  [CEReactions, Reflect] attribute DOMString name;
};
[Exposed=Window, HTMLElements=(table)]
interface HTMLTableElement : HTMLElement {
  [CEReactions, Reflect] attribute DOMString align;
  [CEReactions, Reflect] attribute DOMString border;
  [CEReactions, Reflect] attribute DOMString frame;
  [CEReactions, Reflect] attribute DOMString rules;
  [CEReactions, Reflect] attribute DOMString summary;
  [CEReactions, Reflect] attribute DOMString width;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString bgColor;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString cellPadding;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString cellSpacing;
};
[Exposed=Window, HTMLElements=(caption)]
interface HTMLTableCaptionElement : HTMLElement {
  [CEReactions, Reflect] attribute DOMString align;
};
[Exposed=Window, HTMLElements=(colgroup,col)]
interface HTMLTableColElement : HTMLElement {
  [CEReactions, Reflect, ReflectDefault=1, ReflectRange=(1,1000)] attribute unsigned long span;
  [CEReactions, Reflect] attribute DOMString align;
  [CEReactions, Reflect=char] attribute DOMString ch;
  [CEReactions, Reflect=charoff] attribute DOMString chOff;
  [CEReactions, Reflect] attribute DOMString vAlign;
  [CEReactions, Reflect] attribute DOMString width;
};
[Exposed=Window, HTMLElements=(tbody,thead,tfoot)]
interface HTMLTableSectionElement : HTMLElement {
  [CEReactions, Reflect] attribute DOMString align;
  [CEReactions, Reflect=char] attribute DOMString ch;
  [CEReactions, Reflect=charoff] attribute DOMString chOff;
  [CEReactions, Reflect] attribute DOMString vAlign;
};
[Exposed=Window, HTMLElements=(tr)]
interface HTMLTableRowElement : HTMLElement {
  [CEReactions, Reflect] attribute DOMString align;
  [CEReactions, Reflect=char] attribute DOMString ch;
  [CEReactions, Reflect=charoff] attribute DOMString chOff;
  [CEReactions, Reflect] attribute DOMString vAlign;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString bgColor;
};
[Exposed=Window, HTMLElements=(td,th)]
interface HTMLTableCellElement : HTMLElement {
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
};
[Exposed=Window, HTMLElements=(form)]
interface HTMLFormElement : HTMLElement {
  [CEReactions, Reflect=accept-charset] attribute DOMString acceptCharset;
  [CEReactions, ReflectURL] attribute USVString action;
  [CEReactions, Reflect, ReflectKnown=("on","off"), ReflectMissing="on", ReflectInvalid="on"] attribute DOMString autocomplete;
  [CEReactions, Reflect, ReflectKnown=("application/x-www-form-urlencoded","multipart/form-data","text/plain"), ReflectMissing="application/x-www-form-urlencoded", ReflectInvalid="application/x-www-form-urlencoded"] attribute DOMString enctype;
  [CEReactions, Reflect=enctype, ReflectKnown=("application/x-www-form-urlencoded","multipart/form-data","text/plain"), ReflectMissing="application/x-www-form-urlencoded", ReflectInvalid="application/x-www-form-urlencoded"] attribute DOMString encoding;
  [CEReactions, Reflect, ReflectKnown=("get","post","dialog"), ReflectMissing="get", ReflectInvalid="get"] attribute DOMString method;
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute boolean noValidate;
  [CEReactions, Reflect] attribute DOMString target;
  [CEReactions, Reflect] attribute DOMString rel;
  [SameObject, PutForwards=value, Reflect=rel] readonly attribute DOMTokenList relList;
};
[Exposed=Window, HTMLElements=(label)]
interface HTMLLabelElement : HTMLElement {
  [CEReactions, Reflect=for] attribute DOMString htmlFor;
};
[Exposed=Window, HTMLElements=(input)]
interface HTMLInputElement : HTMLElement {
  [CEReactions, Reflect] attribute DOMString accept;
  [CEReactions, Reflect] attribute DOMString align;
  [CEReactions, Reflect] attribute DOMString alt;
  [CEReactions, Reflect=checked] attribute boolean defaultChecked;
  [CEReactions, Reflect] attribute DOMString dirName;
  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect] attribute boolean formNoValidate;
  [CEReactions, Reflect] attribute DOMString formTarget;
  [CEReactions, Reflect] attribute DOMString max;
  [CEReactions, Reflect, ReflectNonNegative] attribute long maxLength;
  [CEReactions, Reflect] attribute DOMString min;
  [CEReactions, Reflect, ReflectNonNegative] attribute long minLength;
  [CEReactions, Reflect] attribute boolean multiple;
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute DOMString pattern;
  [CEReactions, Reflect] attribute DOMString placeholder;
  [CEReactions, Reflect] attribute boolean readOnly;
  [CEReactions, Reflect] attribute boolean required;
  [CEReactions, Reflect, ReflectPositive, ReflectDefault=20] attribute unsigned long size;
  [CEReactions, ReflectURL] attribute USVString src;
  [CEReactions, Reflect] attribute DOMString step;
  [CEReactions, Reflect, ReflectKnown=("hidden","text","search","tel","url","email","password","date","month","week","time","datetime-local","number","range","color","checkbox","radio","file","submit","image","reset","button"), ReflectMissing="text", ReflectInvalid="text"] attribute DOMString type;
  [CEReactions, Reflect=value] attribute [LegacyNullToEmptyString] DOMString defaultValue;
  [CEReactions, Reflect] attribute DOMString useMap;
};
[Exposed=Window, HTMLElements=(button)]
interface HTMLButtonElement : HTMLElement {
  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect] attribute boolean formNoValidate;
  [CEReactions, Reflect] attribute DOMString formTarget;
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect, ReflectKnown=("submit","reset","button"), ReflectMissing="submit", ReflectInvalid="submit"] attribute DOMString type;
  [CEReactions, Reflect] attribute DOMString value;
};
[Exposed=Window, HTMLElements=(select)]
interface HTMLSelectElement : HTMLElement {
  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect] attribute boolean multiple;
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute boolean required;
  [CEReactions, Reflect] attribute unsigned long size;
};
[Exposed=Window, HTMLElements=(datalist)]
interface HTMLDataListElement : HTMLElement {
};
[Exposed=Window, HTMLElements=(optgroup)]
interface HTMLOptGroupElement : HTMLElement {
  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect] attribute DOMString label;
};
[Exposed=Window, HTMLElements=(option)]
interface HTMLOptionElement : HTMLElement {
  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect=selected] attribute boolean defaultSelected;
};
[Exposed=Window, HTMLElements=(textarea)]
interface HTMLTextAreaElement : HTMLElement {
  [CEReactions, Reflect, ReflectPositiveWithFallback, ReflectDefault=20] attribute unsigned long cols;
  [CEReactions, Reflect] attribute DOMString dirName;
  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect, ReflectNonNegative] attribute long maxLength;
  [CEReactions, Reflect, ReflectNonNegative] attribute long minLength;
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute DOMString placeholder;
  [CEReactions, Reflect] attribute boolean readOnly;
  [CEReactions, Reflect] attribute boolean required;
  [CEReactions, Reflect, ReflectPositiveWithFallback, ReflectDefault=2] attribute unsigned long rows;
  [CEReactions, Reflect] attribute DOMString wrap;
};
[Exposed=Window, HTMLElements=(output)]
interface HTMLOutputElement : HTMLElement {
  [SameObject, PutForwards=value, Reflect=for] readonly attribute DOMTokenList htmlFor;
  [CEReactions, Reflect] attribute DOMString name;
};
[Exposed=Window, HTMLElements=(progress)]
interface HTMLProgressElement : HTMLElement {
};
[Exposed=Window, HTMLElements=(meter)]
interface HTMLMeterElement : HTMLElement {
};
[Exposed=Window, HTMLElements=(fieldset)]
interface HTMLFieldSetElement : HTMLElement {
  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect] attribute DOMString name;
};
[Exposed=Window, HTMLElements=(legend)]
interface HTMLLegendElement : HTMLElement {
  [CEReactions, Reflect] attribute DOMString align;
};
[Exposed=Window, HTMLElements=(details)]
interface HTMLDetailsElement : HTMLElement {
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute boolean open;
};
[Exposed=Window, HTMLElements=(dialog)]
interface HTMLDialogElement : HTMLElement {
  [CEReactions, Reflect] attribute boolean open;
};
[Exposed=Window, HTMLElements=(script)]
interface HTMLScriptElement : HTMLElement {
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
};
[Exposed=Window, HTMLElements=(template)]
interface HTMLTemplateElement : HTMLElement {
  readonly attribute DocumentFragment content;
  [CEReactions, Reflect, ReflectKnown=("open","closed")] attribute DOMString shadowRootMode;
  [CEReactions, Reflect] attribute boolean shadowRootDelegatesFocus;
  [CEReactions, Reflect] attribute boolean shadowRootClonable;
  [CEReactions, Reflect] attribute boolean shadowRootSerializable;
};
[Exposed=Window, HTMLElements=(slot)]
interface HTMLSlotElement : HTMLElement {
  [CEReactions, Reflect] attribute DOMString name;
};
[Exposed=Window, HTMLElements=(canvas)]
interface HTMLCanvasElement : HTMLElement {
  [CEReactions, Reflect, ReflectDefault=300] attribute unsigned long width;
  [CEReactions, Reflect, ReflectDefault=150] attribute unsigned long height;
};
[Exposed=Window, HTMLElements=(marquee)]
interface HTMLMarqueeElement : HTMLElement {
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
  [CEReactions, Reflect] attribute DOMString cols;
  [CEReactions, Reflect] attribute DOMString rows;
};
[Exposed=Window, HTMLElements=(frame)]
interface HTMLFrameElement : HTMLElement {
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute DOMString scrolling;
  [CEReactions, ReflectURL] attribute USVString src;
  [CEReactions, Reflect] attribute DOMString frameBorder;
  [CEReactions, ReflectURL] attribute USVString longDesc;
  [CEReactions, Reflect] attribute boolean noResize;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString marginHeight;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString marginWidth;
};
[Exposed=Window, HTMLElements=(dir)]
interface HTMLDirectoryElement : HTMLElement {
  [CEReactions, Reflect] attribute boolean compact;
};
[Exposed=Window, HTMLElements=(font)]
interface HTMLFontElement : HTMLElement {
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString color;
  [CEReactions, Reflect] attribute DOMString face;
  [CEReactions, Reflect] attribute DOMString size;
};
[Exposed=Window, HTMLElements=(param)]
interface HTMLParamElement : HTMLElement {
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute DOMString value;
  [CEReactions, Reflect] attribute DOMString type;
  [CEReactions, Reflect] attribute DOMString valueType;
};
