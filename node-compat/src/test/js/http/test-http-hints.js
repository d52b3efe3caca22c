// Early hints carry nothing that ends a line, nor links of another form.
const http = require('http');
const s = http.createServer((req, res) => {
  for (const hints of [{ link: '</a>; rel=preload', 'x\r\ny': '1' }, { link: '</a>; rel=preload', x: 'a\r\nb' }, { link: 'a\r\nb' }, { link: '</a>; rel=preload', '': 'a' }, { link: ['</a>; rel=preload', '</b>; rel=preload'], 'x-a': 'b' }, { link: 'nonsense' }]) {
    try { res.writeEarlyHints(hints); console.log('taken'); } catch (e) { console.log(e.code, e.message); }
  }
  res.end();
}).listen(0, () => http.get({ port: s.address().port }, (r) => { r.resume(); s.close(); }).on('information', (i) => console.log(JSON.stringify(i.headers))));
