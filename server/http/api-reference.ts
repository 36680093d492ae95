import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context/context.ts';
import type { Registry } from '../calls/registry.ts';
import { apiPage, type Reference } from './api-page.ts';
import { description } from './reference/description.ts';

const ofShop: Reference = {
  title: 'Kado API reference',
  how: `<p>All calls are <code>POST</code> with <code>Content-Type: application/json</code> and a body
<code>{"requestParameters": {…}}</code>. The response's <code>data</code> is a JSON string. After a login, send the
headers <code>Token</code> and <code>UserID</code>. For tools: <a href="/api/openapi.json">openapi.json</a>.</p>`,
  base: '/api/v1/',
  who: (caller) => (caller === 'customer' ? 'Requires a login.' : 'No login required.'),
};

/** Serves `/api` for people and `/api/openapi.json` for tools, both from the contract. */
export function serveApiReference(server: FastifyInstance, app: AppContext, registry: Registry): void {
  const operations = registry.handlers
    .map(({ operation }) => operation)
    .toSorted((a, b) => a.path.localeCompare(b.path));
  // Generated on the first request, because it would take most of the time of building the app.
  let json: string | undefined;
  let page: string | undefined;
  const asJson = () =>
    (json ??= JSON.stringify({ ...description(), servers: [{ url: app.config.publicUrl }] }));
  const asPage = () => (page ??= apiPage(operations, ofShop));
  server.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(asJson()),
  );
  for (const path of ['/api', '/api/']) {
    server.get(path, async (_request, reply) => reply.type('text/html; charset=utf-8').send(asPage()));
  }
}
