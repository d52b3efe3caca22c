// https://dom.spec.whatwg.org/#nodes
[Exposed=Window]
interface Node : EventTarget {
  const unsigned short ELEMENT_NODE = 1;
  const unsigned short ATTRIBUTE_NODE = 2;
  const unsigned short TEXT_NODE = 3;
  const unsigned short CDATA_SECTION_NODE = 4;
  const unsigned short ENTITY_REFERENCE_NODE = 5;
  const unsigned short ENTITY_NODE = 6;
  const unsigned short PROCESSING_INSTRUCTION_NODE = 7;
  const unsigned short COMMENT_NODE = 8;
  const unsigned short DOCUMENT_NODE = 9;
  const unsigned short DOCUMENT_TYPE_NODE = 10;
  const unsigned short DOCUMENT_FRAGMENT_NODE = 11;
  const unsigned short NOTATION_NODE = 12;
  readonly attribute unsigned short nodeType;
  readonly attribute DOMString nodeName;
  readonly attribute USVString baseURI;
  readonly attribute boolean isConnected;
  readonly attribute Document? ownerDocument;
  Node getRootNode(optional GetRootNodeOptions options = {});
  readonly attribute Node? parentNode;
  readonly attribute Element? parentElement;
  boolean hasChildNodes();
  [SameObject] readonly attribute NodeList childNodes;
  readonly attribute Node? firstChild;
  readonly attribute Node? lastChild;
  readonly attribute Node? previousSibling;
  readonly attribute Node? nextSibling;
  [CEReactions] attribute DOMString? nodeValue;
  [CEReactions] attribute DOMString? textContent;
  [CEReactions] undefined normalize();
  [CEReactions, NewObject] Node cloneNode(optional boolean subtree = false);
  boolean isEqualNode(Node? otherNode);
  boolean isSameNode(Node? otherNode);
  const unsigned short DOCUMENT_POSITION_DISCONNECTED = 0x01;
  const unsigned short DOCUMENT_POSITION_PRECEDING = 0x02;
  const unsigned short DOCUMENT_POSITION_FOLLOWING = 0x04;
  const unsigned short DOCUMENT_POSITION_CONTAINS = 0x08;
  const unsigned short DOCUMENT_POSITION_CONTAINED_BY = 0x10;
  const unsigned short DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC = 0x20;
  unsigned short compareDocumentPosition(Node other);
  boolean contains(Node? other);
  DOMString? lookupPrefix(DOMString? namespace);
  DOMString? lookupNamespaceURI(DOMString? prefix);
  boolean isDefaultNamespace(DOMString? namespace);
  [CEReactions] Node insertBefore(Node node, Node? child);
  [CEReactions] Node appendChild(Node node);
  [CEReactions] Node replaceChild(Node node, Node child);
  [CEReactions] Node removeChild(Node child);
};
dictionary GetRootNodeOptions {
  boolean composed = false;
};
interface mixin NonElementParentNode {
  Element? getElementById(DOMString elementId);
};
interface mixin ParentNode {
  [SameObject] readonly attribute HTMLCollection children;
  readonly attribute Element? firstElementChild;
  readonly attribute Element? lastElementChild;
  readonly attribute unsigned long childElementCount;
  [CEReactions, Unscopable] undefined prepend((Node or DOMString)... nodes);
  [CEReactions, Unscopable] undefined append((Node or DOMString)... nodes);
  [CEReactions, Unscopable] undefined replaceChildren((Node or DOMString)... nodes);
  [CEReactions] undefined moveBefore(Node node, Node? child);
  Element? querySelector(DOMString selectors);
  [NewObject] NodeList querySelectorAll(DOMString selectors);
};
interface mixin NonDocumentTypeChildNode {
  readonly attribute Element? previousElementSibling;
  readonly attribute Element? nextElementSibling;
};
interface mixin ChildNode {
  [CEReactions, Unscopable] undefined before((Node or DOMString)... nodes);
  [CEReactions, Unscopable] undefined after((Node or DOMString)... nodes);
  [CEReactions, Unscopable] undefined replaceWith((Node or DOMString)... nodes);
  [CEReactions, Unscopable] undefined remove();
};
interface mixin Slottable {
  readonly attribute HTMLElement? assignedSlot;
};
Document includes NonElementParentNode;
DocumentFragment includes NonElementParentNode;
Document includes ParentNode;
DocumentFragment includes ParentNode;
Element includes ParentNode;
Element includes NonDocumentTypeChildNode;
CharacterData includes NonDocumentTypeChildNode;
DocumentType includes ChildNode;
Element includes ChildNode;
CharacterData includes ChildNode;
Element includes Slottable;
Text includes Slottable;

[Exposed=Window]
interface NodeList {
  getter Node? item(unsigned long index);
  readonly attribute unsigned long length;
  iterable<Node>;
};
[Exposed=Window, LegacyUnenumerableNamedProperties]
interface HTMLCollection {
  readonly attribute unsigned long length;
  getter Element? item(unsigned long index);
  getter Element? namedItem(DOMString name);
};
[Exposed=Window]
interface MutationObserver {
  constructor(MutationCallback callback);
  undefined observe(Node target, optional MutationObserverInit options = {});
  undefined disconnect();
  sequence<MutationRecord> takeRecords();
};
callback MutationCallback = undefined (sequence<MutationRecord> mutations, MutationObserver observer);
dictionary MutationObserverInit {
  boolean childList = false;
  boolean attributes;
  boolean characterData;
  boolean subtree = false;
  boolean attributeOldValue;
  boolean characterDataOldValue;
  sequence<DOMString> attributeFilter;
};
[Exposed=Window]
interface MutationRecord {
  readonly attribute DOMString type;
  [SameObject] readonly attribute Node target;
  [SameObject] readonly attribute NodeList addedNodes;
  [SameObject] readonly attribute NodeList removedNodes;
  readonly attribute Node? previousSibling;
  readonly attribute Node? nextSibling;
  readonly attribute DOMString? attributeName;
  readonly attribute DOMString? attributeNamespace;
  readonly attribute DOMString? oldValue;
};
[Exposed=Window]
interface Document : Node {
  constructor();
  static Document parseHTMLUnsafe(DOMString html);
  [CEReactions] undefined write(DOMString... text);
  [CEReactions] undefined writeln(DOMString... text);
  [CEReactions] Document open(optional DOMString unused1, optional DOMString unused2);
  [CEReactions] undefined close();
  [SameObject] readonly attribute DOMImplementation implementation;
  readonly attribute USVString URL;
  readonly attribute USVString documentURI;
  readonly attribute DOMString compatMode;
  readonly attribute DOMString characterSet;
  [ImplementedAs=characterSet] readonly attribute DOMString charset;
  [ImplementedAs=characterSet] readonly attribute DOMString inputEncoding;
  readonly attribute DOMString contentType;
  readonly attribute DocumentType? doctype;
  readonly attribute Element? documentElement;
  HTMLCollection getElementsByTagName(DOMString qualifiedName);
  HTMLCollection getElementsByTagNameNS(DOMString? namespace, DOMString localName);
  HTMLCollection getElementsByClassName(DOMString classNames);
  [CEReactions, NewObject, ImplementedAs=createElementByName] Element createElement(DOMString localName, optional (DOMString or ElementCreationOptions) options = {});
  [CEReactions, NewObject] Element createElementNS(DOMString? namespace, DOMString qualifiedName, optional (DOMString or ElementCreationOptions) options = {});
  [NewObject] DocumentFragment createDocumentFragment();
  [NewObject] Text createTextNode(DOMString data);
  [NewObject] CDATASection createCDATASection(DOMString data);
  [NewObject] Comment createComment(DOMString data);
  [NewObject] ProcessingInstruction createProcessingInstruction(DOMString target, DOMString data);
  [CEReactions, NewObject] Node importNode(Node node, optional boolean subtree = false);
  [CEReactions] Node adoptNode(Node node);
  [NewObject] Attr createAttribute(DOMString localName);
  [NewObject] Attr createAttributeNS(DOMString? namespace, DOMString qualifiedName);
  [NewObject] Event createEvent(DOMString interface);
  [NewObject] Range createRange();
  [NewObject] NodeIterator createNodeIterator(Node root, optional unsigned long whatToShow = 0xFFFFFFFF, optional NodeFilter? filter = null);
  [NewObject] TreeWalker createTreeWalker(Node root, optional unsigned long whatToShow = 0xFFFFFFFF, optional NodeFilter? filter = null);
};
[Exposed=Window]
interface HTMLDocument : Document {
};
[Exposed=Window]
interface XMLDocument : Document {
};
dictionary ElementCreationOptions {
  DOMString is;
};
[Exposed=Window]
interface DOMImplementation {
  [NewObject] DocumentType createDocumentType(DOMString qualifiedName, DOMString publicId, DOMString systemId);
  [NewObject] XMLDocument createDocument(DOMString? namespace, [LegacyNullToEmptyString] DOMString qualifiedName, optional DocumentType? doctype = null);
  [NewObject] Document createHTMLDocument(optional DOMString title);
  boolean hasFeature();
};
[Exposed=Window]
interface DocumentType : Node {
  readonly attribute DOMString name;
  readonly attribute DOMString publicId;
  readonly attribute DOMString systemId;
};
[Exposed=Window]
interface DocumentFragment : Node {
  constructor();
};
[Exposed=Window]
interface ShadowRoot : DocumentFragment {
  readonly attribute ShadowRootMode mode;
  readonly attribute boolean delegatesFocus;
  readonly attribute SlotAssignmentMode slotAssignment;
  readonly attribute boolean clonable;
  readonly attribute boolean serializable;
  readonly attribute Element host;
  attribute EventHandler onslotchange;
  [CEReactions] undefined setHTMLUnsafe(DOMString html);
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString innerHTML;
  DOMString getHTML(optional GetHTMLOptions options = {});
};
enum ShadowRootMode { "open", "closed" };
enum SlotAssignmentMode { "manual", "named" };
dictionary GetHTMLOptions {
  boolean serializableShadowRoots = false;
  sequence<ShadowRoot> shadowRoots = [];
};
dictionary ShadowRootInit {
  required ShadowRootMode mode;
  boolean delegatesFocus = false;
  SlotAssignmentMode slotAssignment = "named";
  boolean clonable = false;
  boolean serializable = false;
};
[Exposed=Window]
interface Element : Node {
  readonly attribute DOMString? namespaceURI;
  readonly attribute DOMString? prefix;
  readonly attribute DOMString localName;
  readonly attribute DOMString tagName;
  [CEReactions, Reflect] attribute DOMString id;
  [CEReactions, Reflect=class] attribute DOMString className;
  [SameObject, PutForwards=value, Reflect=class] readonly attribute DOMTokenList classList;
  [CEReactions, Unscopable, Reflect] attribute DOMString slot;
  boolean hasAttributes();
  [SameObject] readonly attribute NamedNodeMap attributes;
  sequence<DOMString> getAttributeNames();
  DOMString? getAttribute(DOMString qualifiedName);
  DOMString? getAttributeNS(DOMString? namespace, DOMString localName);
  [CEReactions] undefined setAttribute(DOMString qualifiedName, DOMString value);
  [CEReactions] undefined setAttributeNS(DOMString? namespace, DOMString qualifiedName, DOMString value);
  [CEReactions] undefined removeAttribute(DOMString qualifiedName);
  [CEReactions] undefined removeAttributeNS(DOMString? namespace, DOMString localName);
  [CEReactions] boolean toggleAttribute(DOMString qualifiedName, optional boolean force);
  boolean hasAttribute(DOMString qualifiedName);
  boolean hasAttributeNS(DOMString? namespace, DOMString localName);
  Attr? getAttributeNode(DOMString qualifiedName);
  Attr? getAttributeNodeNS(DOMString? namespace, DOMString localName);
  [CEReactions] Attr? setAttributeNode(Attr attr);
  [CEReactions, ImplementedAs=setAttributeNode] Attr? setAttributeNodeNS(Attr attr);
  [CEReactions] Attr removeAttributeNode(Attr attr);
  ShadowRoot attachShadow(ShadowRootInit init);
  readonly attribute ShadowRoot? shadowRoot;
  Element? closest(DOMString selectors);
  boolean matches(DOMString selectors);
  [ImplementedAs=matches] boolean webkitMatchesSelector(DOMString selectors);
  HTMLCollection getElementsByTagName(DOMString qualifiedName);
  HTMLCollection getElementsByTagNameNS(DOMString? namespace, DOMString localName);
  HTMLCollection getElementsByClassName(DOMString classNames);
  [CEReactions] Element? insertAdjacentElement(DOMString where, Element element);
  undefined insertAdjacentText(DOMString where, DOMString data);
  [CEReactions] undefined setHTMLUnsafe(DOMString html);
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString innerHTML;
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString outerHTML;
  [CEReactions] undefined insertAdjacentHTML(DOMString position, DOMString string);
  DOMString getHTML(optional GetHTMLOptions options = {});
};
[Exposed=Window, LegacyUnenumerableNamedProperties]
interface NamedNodeMap {
  readonly attribute unsigned long length;
  getter Attr? item(unsigned long index);
  getter Attr? getNamedItem(DOMString qualifiedName);
  Attr? getNamedItemNS(DOMString? namespace, DOMString localName);
  [CEReactions] Attr? setNamedItem(Attr attr);
  [CEReactions, ImplementedAs=setNamedItem] Attr? setNamedItemNS(Attr attr);
  [CEReactions] Attr removeNamedItem(DOMString qualifiedName);
  [CEReactions] Attr removeNamedItemNS(DOMString? namespace, DOMString localName);
};
[Exposed=Window]
interface Attr : Node {
  readonly attribute DOMString? namespaceURI;
  readonly attribute DOMString? prefix;
  readonly attribute DOMString localName;
  readonly attribute DOMString name;
  [CEReactions] attribute DOMString value;
  readonly attribute Element? ownerElement;
  readonly attribute boolean specified;
};
[Exposed=Window]
interface CharacterData : Node {
  attribute [LegacyNullToEmptyString] DOMString data;
  readonly attribute unsigned long length;
  DOMString substringData(unsigned long offset, unsigned long count);
  undefined appendData(DOMString data);
  undefined insertData(unsigned long offset, DOMString data);
  undefined deleteData(unsigned long offset, unsigned long count);
  undefined replaceData(unsigned long offset, unsigned long count, DOMString data);
};
[Exposed=Window]
interface Text : CharacterData {
  constructor(optional DOMString data = "");
  [NewObject] Text splitText(unsigned long offset);
  readonly attribute DOMString wholeText;
};
[Exposed=Window]
interface CDATASection : Text {
};
[Exposed=Window]
interface ProcessingInstruction : CharacterData {
  readonly attribute DOMString target;
};
[Exposed=Window]
interface Comment : CharacterData {
  constructor(optional DOMString data = "");
};
[Exposed=Window]
interface DOMTokenList {
  readonly attribute unsigned long length;
  getter DOMString? item(unsigned long index);
  boolean contains(DOMString token);
  [CEReactions] undefined add(DOMString... tokens);
  [CEReactions] undefined remove(DOMString... tokens);
  [CEReactions] boolean toggle(DOMString token, optional boolean force);
  [CEReactions] boolean replace(DOMString token, DOMString newToken);
  boolean supports(DOMString token);
  [CEReactions] stringifier attribute DOMString value;
  iterable<DOMString>;
};
// https://html.spec.whatwg.org/#custom-elements
[Exposed=Window]
interface CustomElementRegistry {
  [CEReactions] undefined define(DOMString name, CustomElementConstructor constructor, optional ElementDefinitionOptions options = {});
  [ImplementedAs=constructorOf] any get(DOMString name);
  DOMString? getName(CustomElementConstructor constructor);
  Promise<CustomElementConstructor> whenDefined(DOMString name);
  [CEReactions] undefined upgrade(Node root);
};
callback CustomElementConstructor = HTMLElement ();
dictionary ElementDefinitionOptions {
  DOMString extends;
};
partial interface Window {
  readonly attribute CustomElementRegistry customElements;
};
interface mixin DocumentOrShadowRoot {
  readonly attribute Element? activeElement;
  attribute any adoptedStyleSheets;
};
partial interface Document {
  attribute USVString domain;
  readonly attribute DOMString lastModified;
  [CEReactions] attribute DOMString dir;
  [CEReactions] attribute DOMString designMode;
  [CEReactions, ImplementedAs=foreground] attribute [LegacyNullToEmptyString] DOMString fgColor;
  [CEReactions, ImplementedAs=linkColour] attribute [LegacyNullToEmptyString] DOMString linkColor;
  [CEReactions, ImplementedAs=visitedColour] attribute [LegacyNullToEmptyString] DOMString vlinkColor;
  [CEReactions, ImplementedAs=activeColour] attribute [LegacyNullToEmptyString] DOMString alinkColor;
  [CEReactions, ImplementedAs=background] attribute [LegacyNullToEmptyString] DOMString bgColor;
  undefined clear();
  undefined captureEvents();
  undefined releaseEvents();
  attribute EventHandler onvisibilitychange;
  readonly attribute Element? scrollingElement;
  Element? elementFromPoint(double x, double y);
  sequence<Element> elementsFromPoint(double x, double y);
};
Document includes DocumentOrShadowRoot;
ShadowRoot includes DocumentOrShadowRoot;
// https://w3c.github.io/aria/#ARIAMixin
interface mixin ARIAMixin {
  [CEReactions, Reflect] attribute DOMString? role;
  [CEReactions, Reflect=aria-atomic] attribute DOMString? ariaAtomic;
  [CEReactions, Reflect=aria-autocomplete] attribute DOMString? ariaAutoComplete;
  [CEReactions, Reflect=aria-braillelabel] attribute DOMString? ariaBrailleLabel;
  [CEReactions, Reflect=aria-brailleroledescription] attribute DOMString? ariaBrailleRoleDescription;
  [CEReactions, Reflect=aria-busy] attribute DOMString? ariaBusy;
  [CEReactions, Reflect=aria-checked] attribute DOMString? ariaChecked;
  [CEReactions, Reflect=aria-colcount] attribute DOMString? ariaColCount;
  [CEReactions, Reflect=aria-colindex] attribute DOMString? ariaColIndex;
  [CEReactions, Reflect=aria-colindextext] attribute DOMString? ariaColIndexText;
  [CEReactions, Reflect=aria-colspan] attribute DOMString? ariaColSpan;
  [CEReactions, Reflect=aria-current] attribute DOMString? ariaCurrent;
  [CEReactions, Reflect=aria-description] attribute DOMString? ariaDescription;
  [CEReactions, Reflect=aria-disabled] attribute DOMString? ariaDisabled;
  [CEReactions, Reflect=aria-expanded] attribute DOMString? ariaExpanded;
  [CEReactions, Reflect=aria-haspopup] attribute DOMString? ariaHasPopup;
  [CEReactions, Reflect=aria-hidden] attribute DOMString? ariaHidden;
  [CEReactions, Reflect=aria-invalid] attribute DOMString? ariaInvalid;
  [CEReactions, Reflect=aria-keyshortcuts] attribute DOMString? ariaKeyShortcuts;
  [CEReactions, Reflect=aria-label] attribute DOMString? ariaLabel;
  [CEReactions, Reflect=aria-level] attribute DOMString? ariaLevel;
  [CEReactions, Reflect=aria-live] attribute DOMString? ariaLive;
  [CEReactions, Reflect=aria-modal] attribute DOMString? ariaModal;
  [CEReactions, Reflect=aria-multiline] attribute DOMString? ariaMultiLine;
  [CEReactions, Reflect=aria-multiselectable] attribute DOMString? ariaMultiSelectable;
  [CEReactions, Reflect=aria-orientation] attribute DOMString? ariaOrientation;
  [CEReactions, Reflect=aria-placeholder] attribute DOMString? ariaPlaceholder;
  [CEReactions, Reflect=aria-posinset] attribute DOMString? ariaPosInSet;
  [CEReactions, Reflect=aria-pressed] attribute DOMString? ariaPressed;
  [CEReactions, Reflect=aria-readonly] attribute DOMString? ariaReadOnly;
  [CEReactions, Reflect=aria-relevant] attribute DOMString? ariaRelevant;
  [CEReactions, Reflect=aria-required] attribute DOMString? ariaRequired;
  [CEReactions, Reflect=aria-roledescription] attribute DOMString? ariaRoleDescription;
  [CEReactions, Reflect=aria-rowcount] attribute DOMString? ariaRowCount;
  [CEReactions, Reflect=aria-rowindex] attribute DOMString? ariaRowIndex;
  [CEReactions, Reflect=aria-rowindextext] attribute DOMString? ariaRowIndexText;
  [CEReactions, Reflect=aria-rowspan] attribute DOMString? ariaRowSpan;
  [CEReactions, Reflect=aria-selected] attribute DOMString? ariaSelected;
  [CEReactions, Reflect=aria-setsize] attribute DOMString? ariaSetSize;
  [CEReactions, Reflect=aria-sort] attribute DOMString? ariaSort;
  [CEReactions, Reflect=aria-valuemax] attribute DOMString? ariaValueMax;
  [CEReactions, Reflect=aria-valuemin] attribute DOMString? ariaValueMin;
  [CEReactions, Reflect=aria-valuenow] attribute DOMString? ariaValueNow;
  [CEReactions, Reflect=aria-valuetext] attribute DOMString? ariaValueText;
  [CEReactions, Reflect=aria-activedescendant] attribute Element? ariaActiveDescendantElement;
  [CEReactions, Reflect=aria-controls] attribute FrozenArray<Element>? ariaControlsElements;
  [CEReactions, Reflect=aria-describedby] attribute FrozenArray<Element>? ariaDescribedByElements;
  [CEReactions, Reflect=aria-details] attribute FrozenArray<Element>? ariaDetailsElements;
  [CEReactions, Reflect=aria-errormessage] attribute FrozenArray<Element>? ariaErrorMessageElements;
  [CEReactions, Reflect=aria-flowto] attribute FrozenArray<Element>? ariaFlowToElements;
  [CEReactions, Reflect=aria-labelledby] attribute FrozenArray<Element>? ariaLabelledByElements;
  [CEReactions, Reflect=aria-owns] attribute FrozenArray<Element>? ariaOwnsElements;
};
Element includes ARIAMixin;
// https://drafts.csswg.org/cssom-view/
partial interface Element {
  [NewObject] DOMRect getBoundingClientRect();
  sequence<DOMRect> getClientRects();
  undefined scrollIntoView(optional any arg);
  boolean checkVisibility(optional any options);
  attribute unrestricted double scrollTop;
  attribute unrestricted double scrollLeft;
  [ImplementedAs=clientWidth] readonly attribute long scrollWidth;
  [ImplementedAs=clientHeight] readonly attribute long scrollHeight;
  readonly attribute long clientTop;
  readonly attribute long clientLeft;
  readonly attribute long clientWidth;
  readonly attribute long clientHeight;
};
partial interface Range {
  [NewObject] DOMRect getBoundingClientRect();
  sequence<DOMRect> getClientRects();
};
