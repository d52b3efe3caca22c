// https://html.spec.whatwg.org/#dom-parsing-and-serialization
[Exposed=Window]
interface DOMParser {
  constructor();
  [NewObject] Document parseFromString(DOMString string, DOMParserSupportedType type);
};
enum DOMParserSupportedType { "text/html", "text/xml", "application/xml", "application/xhtml+xml", "image/svg+xml" };
[Exposed=Window]
interface XMLSerializer {
  constructor();
  DOMString serializeToString(Node root);
};
