builtin(ArrayBuffer, 'isView', 1);
same(ArrayBuffer.isView(new DataView(new ArrayBuffer(1))), true);
same(ArrayBuffer.isView(new Float16Array(0)), true);
for (const other of [new ArrayBuffer(1), [], {}, null, undefined, new Proxy(new Uint8Array(1), {})]) same(ArrayBuffer.isView(other), false);
same(ArrayBuffer.isView(), false);
