import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context/context.ts';
import type { Registry } from '../calls/registry.ts';
import { apiPage } from './api-page.ts';
import { openApi } from './openapi.ts';

/** `/api` to read, `/api/openapi.json` for tools; both from the registry. */
export function serveApiReference(server: FastifyInstance, app: AppContext, registry: Registry): void {
  const operations = registry.handlers
    .map(({ operation }) => operation)
    .toSorted((a, b) => a.path.localeCompare(b.path));
  // Made when somebody asks: it would be most of what building the app takes.
  let json: string | undefined;
  let page: string | undefined;
  const asJson = () => (json ??= JSON.stringify(openApi(operations, app.config.publicUrl), null, 1));
  const asPage = () => (page ??= apiPage(operations));
  server.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(asJson()),
  );
  for (const path of ['/api', '/api/']) {
    server.get(path, async (_request, reply) => reply.type('text/html; charset=utf-8').send(asPage()));
  }
}
