// fs.openAsBlob: a blob reads its file when it is asked, and not once the file has changed.
const fs = require('fs');
const os = require('os');
const path = require('path');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'blob-'));
const file = path.join(folder, 'file.txt');

async function tell(label, action) {
  try {
    console.log(label, await action());
  } catch (error) {
    console.log(label, error instanceof DOMException, error.name, error.message, error.code);
  }
}

(async () => {
  fs.writeFileSync(file, 'abcdefghij'.repeat(20_000));
  const blob = await fs.openAsBlob(file, { type: 'Text/Plain' });
  console.log(blob.size, blob.type, blob instanceof Blob);
  const part = blob.slice(3, 9);
  console.log(part.size, part.type, await part.text(), await part.slice(-3).text(), await part.slice(-5, -2).text(), await blob.slice(199_995).text());
  await tell('whole', async () => (await blob.arrayBuffer()).byteLength);
  await tell('bytes', async () => (await part.bytes()).join());
  await tell('joined', async () => new Blob(['<', 'x', '>']).text());
  let total = 0;
  for await (const chunk of blob.stream()) total += chunk.length;
  console.log('streamed', total);
  await tell('response', async () => (await new Response(part).text()));
  fs.writeFileSync(file, 'shorter');
  await tell('text', () => blob.text());
  await tell('slice', () => part.arrayBuffer());
  await tell('stream', async () => {
    const chunks = [];
    for await (const chunk of part.stream()) chunks.push(chunk);
    return chunks.length;
  });
  const again = await fs.openAsBlob(file);
  console.log(await again.text(), JSON.stringify(again.type));
  fs.unlinkSync(file);
  await tell('gone', () => again.text());
  fs.rmSync(folder, { recursive: true });
})();
