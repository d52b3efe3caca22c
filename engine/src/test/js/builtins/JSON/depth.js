let text = '';
let nested = 1;
for (let i = 0; i < 500; i++) nested = [nested];
text = JSON.stringify(nested);
same(text.length, 1001);
same(JSON.stringify(JSON.parse(text)), text);
