[Exposed=Window]
interface HTMLElement : Element {
  [CEReactions, Reflect] attribute DOMString title;
};
[Exposed=Window]
interface HTMLUnknownElement : HTMLElement {
};
[Exposed=Window, HTMLElements=(template)]
interface HTMLTemplateElement : HTMLElement {
  readonly attribute DocumentFragment content;
};
[Exposed=Window, HTMLElements=(script)]
interface HTMLScriptElement : HTMLElement {
};
[Exposed=Window, HTMLElements=(div)]
interface HTMLDivElement : HTMLElement {
  [CEReactions, Reflect] attribute DOMString align;
};
