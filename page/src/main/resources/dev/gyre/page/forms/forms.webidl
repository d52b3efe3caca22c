// https://html.spec.whatwg.org/#forms
[Exposed=Window, HTMLElements=(form), LegacyOverrideBuiltIns, LegacyUnenumerableNamedProperties]
interface HTMLFormElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect=accept-charset] attribute DOMString acceptCharset;
  [CEReactions] attribute USVString action;
  [CEReactions, Reflect, ReflectKnown=("on","off"), ReflectMissing="on", ReflectInvalid="on"] attribute DOMString autocomplete;
  [CEReactions, Reflect, ReflectKnown=("application/x-www-form-urlencoded","multipart/form-data","text/plain"), ReflectMissing="application/x-www-form-urlencoded", ReflectInvalid="application/x-www-form-urlencoded"] attribute DOMString enctype;
  [CEReactions, Reflect=enctype, ReflectKnown=("application/x-www-form-urlencoded","multipart/form-data","text/plain"), ReflectMissing="application/x-www-form-urlencoded", ReflectInvalid="application/x-www-form-urlencoded"] attribute DOMString encoding;
  [CEReactions, Reflect, ReflectKnown=("get","post","dialog"), ReflectMissing="get", ReflectInvalid="get"] attribute DOMString method;
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute boolean noValidate;
  [CEReactions, Reflect] attribute DOMString target;
  [CEReactions, Reflect] attribute DOMString rel;
  [SameObject, PutForwards=value, Reflect=rel] readonly attribute DOMTokenList relList;
  [SameObject, ImplementedAs=controls] readonly attribute HTMLFormControlsCollection elements;
  readonly attribute unsigned long length;
  getter Element (unsigned long index);
  getter (RadioNodeList or Element) (DOMString name);
  undefined submit();
  undefined requestSubmit(optional HTMLElement? submitter = null);
  [CEReactions] undefined reset();
  boolean checkValidity();
  boolean reportValidity();
};
[Exposed=Window, HTMLElements=(label)]
interface HTMLLabelElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect=for] attribute DOMString htmlFor;
  readonly attribute HTMLFormElement? form;
  readonly attribute HTMLElement? control;
};
[Exposed=Window, HTMLElements=(input)]
interface HTMLInputElement : HTMLElement {
  [HTMLConstructor] constructor();
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
  [CEReactions] attribute DOMString autocomplete;
  attribute boolean checked;
  readonly attribute HTMLFormElement? form;
  attribute object? files;
  [CEReactions] attribute USVString formAction;
  [CEReactions, Reflect, ReflectKnown=("application/x-www-form-urlencoded","multipart/form-data","text/plain"), ReflectInvalid="application/x-www-form-urlencoded"] attribute DOMString formEnctype;
  [CEReactions, Reflect, ReflectKnown=("get","post","dialog"), ReflectInvalid="get"] attribute DOMString formMethod;
  [CEReactions] attribute unsigned long height;
  attribute boolean indeterminate;
  readonly attribute HTMLDataListElement? list;
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString value;
  attribute object? valueAsDate;
  attribute unrestricted double valueAsNumber;
  [CEReactions] attribute unsigned long width;
  undefined stepUp(optional long n = 1);
  undefined stepDown(optional long n = 1);
  readonly attribute boolean willValidate;
  readonly attribute ValidityState validity;
  readonly attribute DOMString validationMessage;
  boolean checkValidity();
  boolean reportValidity();
  undefined setCustomValidity(DOMString error);
  readonly attribute NodeList? labels;
  undefined select();
  attribute unsigned long? selectionStart;
  attribute unsigned long? selectionEnd;
  attribute DOMString? selectionDirection;
  undefined setRangeText(DOMString replacement);
  undefined setRangeText(DOMString replacement, unsigned long start, unsigned long end, optional SelectionMode selectionMode = "preserve");
  undefined setSelectionRange(unsigned long start, unsigned long end, optional DOMString direction);
  undefined showPicker();
  attribute Element? popoverTargetElement;
  [CEReactions, Reflect, ReflectKnown=("toggle","show","hide"), ReflectMissing="toggle", ReflectInvalid="toggle"] attribute DOMString popoverTargetAction;
};
[Exposed=Window, HTMLElements=(button)]
interface HTMLButtonElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect] attribute boolean formNoValidate;
  [CEReactions, Reflect] attribute DOMString formTarget;
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect, ReflectKnown=("submit","reset","button"), ReflectMissing="submit", ReflectInvalid="submit"] attribute DOMString type;
  [CEReactions, Reflect] attribute DOMString value;
  readonly attribute HTMLFormElement? form;
  [CEReactions] attribute USVString formAction;
  [CEReactions, Reflect, ReflectKnown=("application/x-www-form-urlencoded","multipart/form-data","text/plain"), ReflectInvalid="application/x-www-form-urlencoded"] attribute DOMString formEnctype;
  [CEReactions, Reflect, ReflectKnown=("get","post","dialog"), ReflectInvalid="get"] attribute DOMString formMethod;
  readonly attribute boolean willValidate;
  readonly attribute ValidityState validity;
  readonly attribute DOMString validationMessage;
  boolean checkValidity();
  boolean reportValidity();
  undefined setCustomValidity(DOMString error);
  readonly attribute NodeList labels;
  attribute Element? popoverTargetElement;
  [CEReactions, Reflect, ReflectKnown=("toggle","show","hide"), ReflectMissing="toggle", ReflectInvalid="toggle"] attribute DOMString popoverTargetAction;
};
[Exposed=Window, HTMLElements=(select)]
interface HTMLSelectElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect] attribute boolean multiple;
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute boolean required;
  [CEReactions, Reflect] attribute unsigned long size;
  [CEReactions] attribute DOMString autocomplete;
  readonly attribute HTMLFormElement? form;
  readonly attribute DOMString type;
  [SameObject] readonly attribute HTMLOptionsCollection options;
  [CEReactions] attribute unsigned long length;
  getter HTMLOptionElement? item(unsigned long index);
  HTMLOptionElement? namedItem(DOMString name);
  [CEReactions] undefined add((HTMLOptionElement or HTMLOptGroupElement) element, optional (HTMLElement or long)? before = null);
  [CEReactions, ImplementedAs=removeItself] undefined remove();
  [CEReactions, ImplementedAs=removeOption] undefined remove(long index);
  [SameObject] readonly attribute HTMLCollection selectedOptions;
  attribute long selectedIndex;
  attribute DOMString value;
  readonly attribute boolean willValidate;
  readonly attribute ValidityState validity;
  readonly attribute DOMString validationMessage;
  boolean checkValidity();
  boolean reportValidity();
  undefined setCustomValidity(DOMString error);
  undefined showPicker();
  readonly attribute NodeList labels;
};
[Exposed=Window, HTMLElements=(datalist)]
interface HTMLDataListElement : HTMLElement {
  [HTMLConstructor] constructor();
  [SameObject] readonly attribute HTMLCollection options;
};
[Exposed=Window, HTMLElements=(optgroup)]
interface HTMLOptGroupElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect] attribute DOMString label;
};
[Exposed=Window, HTMLElements=(option)]
interface HTMLOptionElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect=selected] attribute boolean defaultSelected;
  readonly attribute HTMLFormElement? form;
  [CEReactions] attribute DOMString label;
  attribute boolean selected;
  [CEReactions] attribute DOMString value;
  [CEReactions] attribute DOMString text;
  [ImplementedAs=optionIndex] readonly attribute long index;
};
[Exposed=Window, HTMLElements=(textarea)]
interface HTMLTextAreaElement : HTMLElement {
  [HTMLConstructor] constructor();
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
  [CEReactions] attribute DOMString autocomplete;
  readonly attribute HTMLFormElement? form;
  readonly attribute DOMString type;
  [CEReactions] attribute DOMString defaultValue;
  attribute [LegacyNullToEmptyString] DOMString value;
  readonly attribute unsigned long textLength;
  readonly attribute boolean willValidate;
  readonly attribute ValidityState validity;
  readonly attribute DOMString validationMessage;
  boolean checkValidity();
  boolean reportValidity();
  undefined setCustomValidity(DOMString error);
  readonly attribute NodeList labels;
  undefined select();
  attribute unsigned long selectionStart;
  attribute unsigned long selectionEnd;
  attribute DOMString selectionDirection;
  undefined setRangeText(DOMString replacement);
  undefined setRangeText(DOMString replacement, unsigned long start, unsigned long end, optional SelectionMode selectionMode = "preserve");
  undefined setSelectionRange(unsigned long start, unsigned long end, optional DOMString direction);
};
[Exposed=Window, HTMLElements=(output)]
interface HTMLOutputElement : HTMLElement {
  [HTMLConstructor] constructor();
  [SameObject, PutForwards=value, Reflect=for] readonly attribute DOMTokenList htmlFor;
  [CEReactions, Reflect] attribute DOMString name;
  readonly attribute HTMLFormElement? form;
  readonly attribute DOMString type;
  [CEReactions] attribute DOMString defaultValue;
  [CEReactions] attribute DOMString value;
  readonly attribute boolean willValidate;
  readonly attribute ValidityState validity;
  readonly attribute DOMString validationMessage;
  boolean checkValidity();
  boolean reportValidity();
  undefined setCustomValidity(DOMString error);
  readonly attribute NodeList labels;
};
[Exposed=Window, HTMLElements=(progress)]
interface HTMLProgressElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions] attribute double value;
  [CEReactions] attribute double max;
  readonly attribute double position;
  readonly attribute NodeList labels;
};
[Exposed=Window, HTMLElements=(meter)]
interface HTMLMeterElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions] attribute double value;
  [CEReactions] attribute double min;
  [CEReactions] attribute double max;
  [CEReactions] attribute double low;
  [CEReactions] attribute double high;
  [CEReactions] attribute double optimum;
  readonly attribute NodeList labels;
};
[Exposed=Window, HTMLElements=(fieldset)]
interface HTMLFieldSetElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect] attribute DOMString name;
  readonly attribute HTMLFormElement? form;
  readonly attribute DOMString type;
  [SameObject, ImplementedAs=controls] readonly attribute HTMLCollection elements;
  readonly attribute boolean willValidate;
  readonly attribute ValidityState validity;
  readonly attribute DOMString validationMessage;
  boolean checkValidity();
  boolean reportValidity();
  undefined setCustomValidity(DOMString error);
};
[Exposed=Window, HTMLElements=(legend)]
interface HTMLLegendElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, Reflect] attribute DOMString align;
  readonly attribute HTMLFormElement? form;
};
[Exposed=Window]
interface HTMLFormControlsCollection : HTMLCollection {
  getter (RadioNodeList or Element)? namedItem(DOMString name);
};
[Exposed=Window]
interface RadioNodeList : NodeList {
  attribute DOMString value;
};
[Exposed=Window]
interface HTMLOptionsCollection : HTMLCollection {
  [CEReactions, ImplementedAs=optionCount] attribute unsigned long length;
  [CEReactions] undefined add((HTMLOptionElement or HTMLOptGroupElement) element, optional (HTMLElement or long)? before = null);
  [CEReactions] undefined remove(long index);
  attribute long selectedIndex;
};
enum SelectionMode { "select", "start", "end", "preserve" };
[Exposed=Window]
interface ValidityState {
  readonly attribute boolean valueMissing;
  readonly attribute boolean typeMismatch;
  readonly attribute boolean patternMismatch;
  readonly attribute boolean tooLong;
  readonly attribute boolean tooShort;
  readonly attribute boolean rangeUnderflow;
  readonly attribute boolean rangeOverflow;
  readonly attribute boolean stepMismatch;
  readonly attribute boolean badInput;
  readonly attribute boolean customError;
  readonly attribute boolean valid;
};
[Exposed=Window]
interface SubmitEvent : Event {
  constructor(DOMString type, optional SubmitEventInit eventInitDict = {});
  readonly attribute HTMLElement? submitter;
};
dictionary SubmitEventInit : EventInit {
  HTMLElement? submitter = null;
};
[Exposed=Window]
interface ElementInternals {
  readonly attribute ShadowRoot? shadowRoot;
  undefined setFormValue(any value, optional any state);
  readonly attribute HTMLFormElement? form;
  undefined setValidity(optional ValidityStateFlags flags = {}, optional DOMString message, optional HTMLElement anchor);
  readonly attribute boolean willValidate;
  readonly attribute ValidityState validity;
  readonly attribute DOMString validationMessage;
  boolean checkValidity();
  boolean reportValidity();
  readonly attribute NodeList labels;
  readonly attribute CustomStateSet states;
};
ElementInternals includes ARIAMixin;
// https://html.spec.whatwg.org/#customstateset
[Exposed=Window]
interface CustomStateSet {
  readonly attribute unsigned long size;
  boolean has(DOMString value);
  CustomStateSet add(DOMString value);
  [ImplementedAs=delete_] boolean delete(DOMString value);
  undefined clear();
  any entries();
  any keys();
  any values();
  undefined forEach(CustomStateCallback callback, optional any thisArg);
};
callback CustomStateCallback = undefined (any value, any key, any set);
dictionary ValidityStateFlags {
  boolean valueMissing = false;
  boolean typeMismatch = false;
  boolean patternMismatch = false;
  boolean tooLong = false;
  boolean tooShort = false;
  boolean rangeUnderflow = false;
  boolean rangeOverflow = false;
  boolean stepMismatch = false;
  boolean badInput = false;
  boolean customError = false;
};
partial interface HTMLElement {
  ElementInternals attachInternals();
};
// https://html.spec.whatwg.org/#dom-option
[Exposed=Window, LegacyFactory]
interface Option : HTMLOptionElement {
  constructor(optional DOMString text = "", optional DOMString value, optional boolean defaultSelected = false, optional boolean selected = false);
};
[Exposed=Window, HTMLElements=(object)]
interface HTMLObjectElement : HTMLElement {
  [HTMLConstructor] constructor();
  [CEReactions, ReflectURL] attribute USVString data;
  [CEReactions, Reflect] attribute DOMString type;
  [CEReactions, Reflect] attribute DOMString name;
  readonly attribute object? contentWindow;
  readonly attribute Document? contentDocument;
  Document? getSVGDocument();
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
  readonly attribute HTMLFormElement? form;
  readonly attribute boolean willValidate;
  readonly attribute ValidityState validity;
  readonly attribute DOMString validationMessage;
  boolean checkValidity();
  boolean reportValidity();
  undefined setCustomValidity(DOMString error);
};
