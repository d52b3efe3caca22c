// Request.prototype.textStream and Response.prototype.textStream: the body as texts.
'use strict';
(async () => {
  for (const make of [() => new Response('aé€'), () => new Response(null), () => new Request('http://x/', { method: 'POST', body: new Uint8Array([0xef, 0xbb, 0xbf, 97, 0xff]) }), () => new Request('http://x/')]) {
    const message = make();
    const stream = message.textStream();
    console.log(stream instanceof ReadableStream, message.bodyUsed, await Array.fromAsync(stream), message.bodyUsed);
    try {
      console.log(await Array.fromAsync(message.textStream()));
    } catch (error) {
      console.log(error.name, error.message);
    }
  }
})();
