// https://drafts.csswg.org/cssom/
[Exposed=Window]
interface MediaList {
  stringifier attribute [LegacyNullToEmptyString] DOMString mediaText;
  readonly attribute unsigned long length;
  getter DOMString? item(unsigned long index);
  undefined appendMedium(DOMString medium);
  undefined deleteMedium(DOMString medium);
};
[Exposed=Window]
interface StyleSheet {
  readonly attribute DOMString type;
  readonly attribute USVString? href;
  readonly attribute Node? ownerNode;
  readonly attribute CSSStyleSheet? parentStyleSheet;
  readonly attribute DOMString? title;
  [SameObject, PutForwards=mediaText] readonly attribute MediaList media;
  attribute boolean disabled;
};
[Exposed=Window]
interface CSSStyleSheet : StyleSheet {
  constructor(optional CSSStyleSheetInit options = {});
  readonly attribute CSSRule? ownerRule;
  [SameObject] readonly attribute CSSRuleList cssRules;
  unsigned long insertRule(DOMString rule, optional unsigned long index = 0);
  undefined deleteRule(unsigned long index);
  Promise<CSSStyleSheet> replace(USVString text);
  undefined replaceSync(USVString text);
  [SameObject, ImplementedAs=cssRules] readonly attribute CSSRuleList rules;
  long addRule(optional DOMString selector = "undefined", optional DOMString style = "undefined", optional long index = -1);
  [ImplementedAs=deleteRule] undefined removeRule(optional unsigned long index = 0);
};
dictionary CSSStyleSheetInit {
  DOMString baseURL = "";
  (MediaList or DOMString) media = "";
  boolean disabled = false;
};
[Exposed=Window]
interface StyleSheetList {
  getter CSSStyleSheet? item(unsigned long index);
  readonly attribute unsigned long length;
};
[Exposed=Window]
interface CSSRuleList {
  getter CSSRule? item(unsigned long index);
  readonly attribute unsigned long length;
};
[Exposed=Window]
interface CSSRule {
  attribute DOMString cssText;
  readonly attribute CSSRule? parentRule;
  readonly attribute CSSStyleSheet? parentStyleSheet;
  readonly attribute unsigned short type;
  const unsigned short STYLE_RULE = 1;
  const unsigned short CHARSET_RULE = 2;
  const unsigned short IMPORT_RULE = 3;
  const unsigned short MEDIA_RULE = 4;
  const unsigned short FONT_FACE_RULE = 5;
  const unsigned short PAGE_RULE = 6;
  const unsigned short KEYFRAMES_RULE = 7;
  const unsigned short KEYFRAME_RULE = 8;
  const unsigned short MARGIN_RULE = 9;
  const unsigned short NAMESPACE_RULE = 10;
  const unsigned short COUNTER_STYLE_RULE = 11;
  const unsigned short SUPPORTS_RULE = 12;
  const unsigned short FONT_FEATURE_VALUES_RULE = 14;
};
[Exposed=Window]
interface CSSGroupingRule : CSSRule {
  [SameObject] readonly attribute CSSRuleList cssRules;
  unsigned long insertRule(DOMString rule, optional unsigned long index = 0);
  undefined deleteRule(unsigned long index);
};
[Exposed=Window]
interface CSSStyleRule : CSSGroupingRule {
  attribute DOMString selectorText;
  [SameObject, PutForwards=cssText] readonly attribute CSSStyleDeclaration style;
};
[Exposed=Window]
interface CSSNestedDeclarations : CSSRule {
  [SameObject, PutForwards=cssText] readonly attribute CSSStyleDeclaration style;
};
[Exposed=Window]
interface CSSConditionRule : CSSGroupingRule {
  readonly attribute DOMString conditionText;
};
[Exposed=Window]
interface CSSMediaRule : CSSConditionRule {
  [SameObject, PutForwards=mediaText] readonly attribute MediaList media;
  readonly attribute boolean matches;
};
[Exposed=Window]
interface CSSSupportsRule : CSSConditionRule {
  readonly attribute boolean matches;
};
[Exposed=Window]
interface CSSContainerRule : CSSConditionRule {
  readonly attribute DOMString containerName;
  readonly attribute DOMString containerQuery;
};
[Exposed=Window]
interface CSSLayerBlockRule : CSSGroupingRule {
  readonly attribute DOMString name;
};
[Exposed=Window]
interface CSSLayerStatementRule : CSSRule {
  readonly attribute FrozenArray<DOMString> nameList;
};
[Exposed=Window]
interface CSSStartingStyleRule : CSSGroupingRule {
};
[Exposed=Window]
interface CSSScopeRule : CSSGroupingRule {
  readonly attribute DOMString? start;
  readonly attribute DOMString? end;
};
[Exposed=Window]
interface CSSImportRule : CSSRule {
  readonly attribute USVString href;
  [SameObject, PutForwards=mediaText] readonly attribute MediaList media;
  [SameObject] readonly attribute CSSStyleSheet? styleSheet;
  readonly attribute DOMString? layerName;
  readonly attribute DOMString? supportsText;
};
[Exposed=Window]
interface CSSNamespaceRule : CSSRule {
  readonly attribute DOMString namespaceURI;
  readonly attribute DOMString prefix;
};
[Exposed=Window]
interface CSSFontFaceRule : CSSRule {
  [SameObject, PutForwards=cssText] readonly attribute CSSStyleDeclaration style;
};
[Exposed=Window]
interface CSSPageRule : CSSGroupingRule {
  attribute DOMString selectorText;
  [SameObject, PutForwards=cssText] readonly attribute CSSStyleDeclaration style;
};
[Exposed=Window]
interface CSSMarginRule : CSSRule {
  readonly attribute DOMString name;
  [SameObject, PutForwards=cssText] readonly attribute CSSStyleDeclaration style;
};
[Exposed=Window]
interface CSSKeyframesRule : CSSRule {
  attribute DOMString name;
  [SameObject] readonly attribute CSSRuleList cssRules;
  readonly attribute unsigned long length;
  undefined appendRule(DOMString rule);
  undefined deleteRule(DOMString select);
  CSSKeyframeRule? findRule(DOMString select);
};
[Exposed=Window]
interface CSSKeyframeRule : CSSRule {
  attribute DOMString keyText;
  [SameObject, PutForwards=cssText] readonly attribute CSSStyleDeclaration style;
};
[Exposed=Window]
interface CSSPropertyRule : CSSRule {
  readonly attribute DOMString name;
  readonly attribute DOMString syntax;
  readonly attribute boolean inherits;
  readonly attribute DOMString? initialValue;
};
[Exposed=Window]
interface CSSCounterStyleRule : CSSRule {
  attribute DOMString name;
  attribute DOMString system;
  attribute DOMString symbols;
  attribute DOMString additiveSymbols;
  attribute DOMString negative;
  attribute DOMString prefix;
  attribute DOMString suffix;
  attribute DOMString range;
  attribute DOMString pad;
  attribute DOMString speakAs;
  attribute DOMString fallback;
};
// https://drafts.csswg.org/cssom/#the-cssstyledeclaration-interface
[Exposed=Window]
interface CSSStyleDeclaration {
  [CEReactions] attribute DOMString cssText;
  readonly attribute unsigned long length;
  getter DOMString item(unsigned long index);
  DOMString getPropertyValue(DOMString property);
  DOMString getPropertyPriority(DOMString property);
  [CEReactions] undefined setProperty(DOMString property, [LegacyNullToEmptyString] DOMString value, optional [LegacyNullToEmptyString] DOMString priority = "");
  [CEReactions] DOMString removeProperty(DOMString property);
  readonly attribute CSSRule? parentRule;
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString cssFloat;
};
// https://drafts.csswg.org/cssom-view/#the-mediaquerylist-interface
[Exposed=Window]
interface MediaQueryList : EventTarget {
  readonly attribute DOMString media;
  readonly attribute boolean matches;
  undefined addListener(EventListener? callback);
  undefined removeListener(EventListener? callback);
  attribute EventHandler onchange;
};
// https://drafts.csswg.org/cssom/#namespacedef-css
[Exposed=Window, LegacyNoInterfaceObject]
interface CSS {
  DOMString escape(DOMString ident);
  boolean supports(DOMString property, DOMString value);
  boolean supports(DOMString conditionText);
};
// https://drafts.csswg.org/cssom/#extensions-to-the-window-interface
partial interface Window {
  [NewObject] CSSStyleDeclaration getComputedStyle(Element elt, optional DOMString? pseudoElt = null);
  [NewObject] MediaQueryList matchMedia(DOMString query);
  [SameObject, ImplementedAs=css] readonly attribute CSS CSS;
};
partial interface Document {
  [SameObject] readonly attribute object styleSheets;
};
partial interface ShadowRoot {
  [SameObject] readonly attribute object styleSheets;
};
partial interface HTMLElement {
  [SameObject, PutForwards=cssText] readonly attribute CSSStyleDeclaration style;
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString innerText;
};
partial interface HTMLLinkElement {
  readonly attribute CSSStyleSheet? sheet;
};
partial interface HTMLStyleElement {
  readonly attribute CSSStyleSheet? sheet;
  attribute boolean disabled;
};
