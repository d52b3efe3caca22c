import { createRequire } from 'node:module';

// PACKAGES is a folder in whose node_modules koa is installed.
const Koa = createRequire(`${process.env.PACKAGES}/`)('koa');
const app = new (Koa.default ?? Koa)();
app.use(async (context, next) => {
  await next();
  context.set('X-Time', '1');
});
app.use(async (context) => {
  context.body = { hello: 'world', path: context.path };
});
const server = app.listen(0, '127.0.0.1', () => console.log(server.address().port));
