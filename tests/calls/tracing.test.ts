import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { demoLogins, runningShop } from '../support/running-shop.ts';
import { demoDatabase } from '../support/postgres.ts';
import { startShop } from '../support/shop-server.ts';
import { timeoutMs } from '#tests/support/slowness.ts';

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const received: string[] = [];
const collector = createServer((request, reply) => {
  void text(request).then((body) => {
    received.push(body);
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
collector.listen(0, '127.0.0.1');
await once(collector, 'listening');
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
const often = { OTEL_BSP_SCHEDULE_DELAY: '100' };
const shop = await runningShop({
  ...often,
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=trial',
});

const spans = (): SentSpan[] =>
  received
    .flatMap(
      (body) =>
        (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans,
    )
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
/** Returns the spans of the first request with this name, starting with the request's own. */
const sentOf = (name: string) =>
  vi.waitFor(
    () => {
      const own = spans().find((span) => span.name === name);
      expect(own).toBeDefined();
      return [own!, ...spans().filter(({ parentSpanId }) => parentSpanId === own!.spanId)] as const;
    },
    { timeout: timeoutMs, interval: 50 },
  );
const valueOf = (span: SentSpan, key: string) => {
  const value = span.attributes.find((each) => each.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

/**
 * Requests a file as part of a trace, after a health check.
 * @returns its trace
 */
async function traceOf(url: string, traceId: string): Promise<string> {
  received.length = 0;
  await fetch(`${url}/assets/none.js`, { headers: { traceparent: `00-${traceId}-${'c'.repeat(16)}-01` } });
  return (await sentOf('file'))[0].traceId;
}

test('tracing sends a request under the name of its call, with its statements', async () => {
  await shop.request(getProductDetail.path, { ProductId: 1 });
  const [own, ...statements] = await sentOf(getProductDetail.name);
  expect(valueOf(own, 'http.response.status_code')).toBe(200);
  expect(statements.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^product-detail-/u));
  for (const each of statements) expect(each.traceId).toBe(own.traceId);
  expect(statements.map((each) => valueOf(each, 'db.query.text'))).toContainEqual(
    expect.stringContaining('from product'),
  );
  expect(received.join('')).toContain('"deployment.environment.name"');
});

test('tracing sends no request content or stored data to the collector', async () => {
  const [email, password] = demoLogins.sokha;
  await shop.logIn(email, password);
  await fetch(`${shop.url}/en/search?q=a-word-nobody-shall-see`);
  await sentOf(getUserLogin.name);
  await sentOf('page');
  const all = received.join('');
  for (const secret of [email, password, 'a-word-nobody-shall-see']) expect(all).not.toContain(secret);
});

test('tracing ignores a trace id sent by a client', async () => {
  expect(await traceOf(shop.url, 'b'.repeat(32))).not.toBe('b'.repeat(32));
});

test('tracing continues a trace from the shop’s proxy; a failing collector delays neither requests nor shutdown', async () => {
  const { url, ownerUrl } = await demoDatabase();
  const env = { ...often, TRUST_PROXY: '127.0.0.1', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
  const other = await startShop({ databaseUrl: url, ownerUrl, env });
  expect(await traceOf(other.url, 'a'.repeat(32))).toBe('a'.repeat(32));
  collector.close();
  collector.closeAllConnections();
  expect((await fetch(`${other.url}/en/`)).status).toBe(200);
  expect((await fetch(`${other.url}/readyz`)).status).toBe(200);
  await other.stop();
});
