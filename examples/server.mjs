import { createServer } from 'node:http';

const notes = [];
const server = createServer(async (request, response) => {
  if (request.method === 'POST') {
    let text = '';
    for await (const chunk of request) text += chunk;
    notes.push(text);
    response.statusCode = 201;
  }
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(notes) + '\n');
});
server.listen(8080, () => console.log('listening on port', server.address().port));

process.on('SIGTERM', () => server.close(() => console.log('no connection left, goodbye')));
