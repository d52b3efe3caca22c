import def, * as ns from "a" with { type: "json" };
import { one, two as deux, "s t" as str } from "b";
export { one, local as renamed, ns };
export * from "c";
export * as star from "c";
export { x as default } from "d";
let local = import.meta.url;
export const [p, { q }] = await import("e", { with: {} });
export function hoisted() { return local + def; }
{ using r = p; await using s = q; }
