const frozen = Object.freeze({ a: 1 });
throws(() => new Proxy(frozen, { get: () => 2 }).a, "TypeError: 'get' on proxy: property 'a' is a read-only and non-configurable data property on the proxy target but the proxy did not return its actual value (expected '1' but got '2')");
throws(() => 'a' in new Proxy(frozen, { has: () => false }), "TypeError: 'has' on proxy: trap returned falsish for property 'a' which exists in the proxy target as non-configurable");
throws(() => Object.keys(new Proxy(frozen, { ownKeys: () => [] })), "TypeError: 'ownKeys' on proxy: trap result did not include 'a'");
throws(() => Object.getPrototypeOf(new Proxy({}, { getPrototypeOf: () => 1 })), "TypeError: 'getPrototypeOf' on proxy: trap returned neither object nor null");
throws(() => { 'use strict'; new Proxy({}, { set: () => false }).a = 1; }, "TypeError: 'set' on proxy: trap returned falsish for property 'a'");
throws(() => new Proxy({}, { get: 5 }).a, "TypeError: '5' returned for property 'get' of object '#<Object>' is not a function");
