import { createRequire } from 'node:module';

// PACKAGES is a folder in whose node_modules hono and @hono/node-server are installed.
const require = createRequire(`${process.env.PACKAGES}/`);
const { serve } = require('@hono/node-server');
const { Hono } = require('hono');
const app = new Hono();
app.get('/', (context) => context.json({ hello: 'world', path: context.req.path }));
app.get('/user/:id', (context) => context.json({ id: context.req.param('id') }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (address) => console.log(address.port));
