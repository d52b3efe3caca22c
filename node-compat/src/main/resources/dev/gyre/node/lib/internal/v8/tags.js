// The wire format of V8's serializer, version 15: one byte before each value.

const codes = (text) =>
  Object.fromEntries(
    text
      .trim()
      .split(/\s+/)
      .map((pair) => [pair.slice(2), pair.charCodeAt(0)]),
  );

// Character=name.
const tags = {
  version: 0xff,
  padding: 0,
  ...codes(`
    -=hole _=undefined 0=null T=true F=false I=int32 U=uint32 N=double Z=bigint "=latin1 c=utf16 S=utf8 ^=reference
    o=object {=endObject A=dense $=endDense a=sparse @=endSparse D=date y=trueObject x=falseObject n=numberObject z=bigintObject
    s=stringObject R=regexp ;=map :=endMap '=set ,=endSet B=buffer ~=resizable t=transfer u=shared V=view \\=host r=error`),
};

const viewTags = codes(`
  b=Int8Array B=Uint8Array C=Uint8ClampedArray w=Int16Array W=Uint16Array d=Int32Array D=Uint32Array h=Float16Array f=Float32Array
  F=Float64Array q=BigInt64Array Q=BigUint64Array ?=DataView`);

const errorTags = codes(
  'E=EvalError R=RangeError F=ReferenceError S=SyntaxError T=TypeError U=URIError m=message c=cause s=stack .=end',
);

const regExpFlags = { g: 1, i: 2, m: 4, y: 8, u: 16, s: 32, d: 128, v: 256 };

// Node's number for each kind of view that DefaultSerializer writes.
const hostViews = [
  'Int8Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float32Array',
  'Float64Array',
  'DataView',
  'Buffer',
  'BigInt64Array',
  'BigUint64Array',
  'Float16Array',
];

const WIRE_VERSION = 15;

module.exports = { WIRE_VERSION, errorTags, hostViews, regExpFlags, tags, viewTags };
