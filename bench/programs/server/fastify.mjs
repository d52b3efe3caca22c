import { createRequire } from 'node:module';

// PACKAGES is a folder in whose node_modules fastify is installed.
const fastify = createRequire(`${process.env.PACKAGES}/`)('fastify');
const app = fastify();
app.get('/', async (request) => ({ hello: 'world', path: request.url }));
app.get('/user/:id', (request, reply) => { reply.send({ id: request.params.id }); });
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(app.server.address().port);
