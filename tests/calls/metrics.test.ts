import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { loadRegistry } from '#server/calls/registry.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { inTransaction } from '#shop/transaction.ts';
import { textOf } from '../docs/documents.ts';
import { runningShop } from '../support/running-shop.ts';
import { freePort } from '../support/shop-server.ts';

const port = await freePort();
const commit = '0123456789abcdef0123456789abcdef01234567';
const shop = await runningShop({ METRICS_PORT: String(port), KADO_COMMIT: commit });
const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
/** Returns the value of one line of the metrics. Its labels are in their order there. */
const figure = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.split(' ')
      .at(-1),
  );
const answered = (call: string, status: string) =>
  `kado_request_duration_seconds_count{call="${call}",status="${status}"}`;
const labels = (text: string, label: string) =>
  new Set([...text.matchAll(new RegExp(`[{,]${label}="([^"]*)"`, 'gu'))].map(([, value = '']) => value));

test('metrics count responses by operation and status class, without request data', async () => {
  for (const id of [1, 2, 3]) await shop.request(getProductDetail.path, { ProductId: id });
  await shop.request('dynamic/dataoperation/no-such-call', {}).catch(() => null);
  for (const at of ['/en/', '/en/', '/en/no-such-page', '/content/nothing.webp', '/readyz'])
    await fetch(shop.url + at);
  const text = await metrics();
  expect(figure(text, answered(getProductDetail.name, '2xx'))).toBe(3);
  expect(figure(text, answered('other call', '4xx'))).toBe(1);
  expect(figure(text, answered('picture', '4xx'))).toBe(1);
  const calls = [...(await loadRegistry()).byPath.values()].map(({ operation }) => operation.name);
  const known = new Set([
    ...calls,
    'other call',
    'picture',
    'file',
    'page',
    'page data',
    'webhook',
    'health',
  ]);
  expect([...labels(text, 'call')].filter((call) => !known.has(call))).toEqual([]);
  expect([...labels(text, 'status')].filter((status) => !/^[2-5]xx$/u.test(status))).toEqual([]);
});

test('metrics distinguish cached pages from rendered ones', async () => {
  await fetch(`${shop.url}/en/`);
  const before = await metrics();
  await fetch(`${shop.url}/en/`);
  const after = await metrics();
  const hits = (text: string) => figure(text, 'kado_pages_total{cache="hit"}');
  expect(hits(after) - hits(before)).toBe(1);
  expect(figure(after, 'kado_pages_total{cache="miss"}')).toBeGreaterThan(0);
  expect(figure(after, 'kado_page_cache_bytes')).toBeGreaterThan(1000);
});

test('metrics cover every queue, the pools, and pending work in the database', async () => {
  const text = await metrics();
  expect(labels(text, 'queue')).toEqual(new Set(Object.keys(queues)));
  expect(labels(text, 'pool')).toEqual(new Set(['shared', 'checkout', 'office']));
  expect(figure(text, 'kado_database_up')).toBe(1);
  expect(figure(text, 'kado_disk_free_bytes')).toBeGreaterThan(0);
  for (const name of [
    'kado_mails_due',
    'kado_mails_withheld',
    'kado_webhooks_due',
    'kado_payments_open',
    'kado_webhooks_failing_seconds',
    'kado_database_blocked',
    'kado_database_locks_held_seconds',
    'kado_database_problems',
    'kado_orders_failed_in_a_row',
    'kado_errors_logged_total',
  ])
    expect(figure(text, name)).toBeGreaterThanOrEqual(0);
  expect(figure(text, 'kado_payment_provider_up{provider="test"}')).toBe(1);
  expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(50_000_000);
});

test('metrics tell for how long a webhook with waiting events has failed', async () => {
  const seconds = async () => {
    // A result is reused for a second.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    return figure(await metrics(), 'kado_webhooks_failing_seconds');
  };
  const { rows } = await sql<{ id: number }>`
    insert into webhook_endpoint (address, note, events) values ('https://192.0.2.1/', '', '{}') returning id`.execute(
    shop.db,
  );
  const [{ id }] = rows as [{ id: number }];
  await sql`update webhook_endpoint set failing_since = now() - interval '7 hours' where id = ${id}`.execute(
    shop.db,
  );
  expect(await seconds()).toBe(0);
  await sql`insert into webhook_delivery (endpoint_id, address, event_id, event, subject, data)
    values (${id}, 'https://192.0.2.1/', gen_random_uuid(), 'webhook.test', 'order 1', '{}')`.execute(
    shop.db,
  );
  expect(await seconds()).toBeGreaterThan(7 * 3600 - 1);
  await sql`update webhook_endpoint set is_on = false where id = ${id}`.execute(shop.db);
  expect(await seconds()).toBe(0);
});

test('metrics are served at one path of their own port, and not by the shop', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  expect(await (await fetch(`${shop.url}/metrics`)).text()).not.toContain('kado_');
});

const { groups } = parse(textOf('deploy/prometheus/alerts.yaml')) as {
  groups: { rules: { alert: string; expr: string; annotations: { runbook: string } }[] }[];
};
const alerts = groups.flatMap(({ rules }) => rules);

test('metrics include every name that the dashboard and the alerts use', async () => {
  const board = JSON.parse(textOf('deploy/grafana-board.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const expressions = [...board.panels.flatMap(({ targets }) => targets), ...alerts];
  const requests = expressions.flatMap(({ expr }) =>
    [...expr.matchAll(/\b(?:kado|nodejs|process)_\w+/gu)].map(([name]) => name),
  );
  const text = await metrics();
  const told = new Set(
    text
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .map((line) => line.split(/[{ ]/u)[0]),
  );
  expect(requests.length).toBeGreaterThan(15);
  expect(requests.filter((name) => !told.has(name))).toEqual([]);
});

test('each alert has a page that names it, and the calls it watches exist', async () => {
  for (const { alert, annotations } of alerts)
    expect(textOf(annotations.runbook).split('\n')[0]).toContain(alert);
  const calls = [...(await loadRegistry()).byPath.values()].map(({ operation }) => operation.name);
  const watched = alerts.flatMap(({ expr }) =>
    [...expr.matchAll(/call="([A-Z_]+)"/gu)].map(([, call]) => call),
  );
  expect(watched).toEqual(['POST_CUSTOMER_ORDER']);
  expect(calls).toEqual(expect.arrayContaining(watched));
});

test('metrics name the release and its commit', async () => {
  const { version } = packageJson;
  const labelsOfBuild = `version="${version}",commit="${commit}",node="${process.versions.node}"`;
  expect(figure(await metrics(), `kado_build_info{${labelsOfBuild}}`)).toBe(1);
});

test('metrics report a lock that ended before Prometheus read them', async () => {
  await metrics();
  await inTransaction(shop.db, async (trx) => {
    await sql`lock table setting in access exclusive mode`.execute(trx);
    const waiting = sql`select from setting`.execute(shop.db);
    waiting.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 5000));
    return { keep: false, outcome: null };
  });
  expect(figure(await metrics(), 'kado_database_blocked')).toBeGreaterThan(0);
  await metrics();
  expect(figure(await metrics(), 'kado_database_blocked')).toBe(0);
});

test('each response has an id of its own; what a client sends is taken only from a proxy', async () => {
  const idOf = async () =>
    (await fetch(`${shop.url}/healthz`, { headers: { 'x-request-id': 'from-a-client' } })).headers.get(
      'x-request-id',
    );
  const [one, other] = [await idOf(), await idOf()];
  expect(one).toMatch(/^[0-9a-f-]{36}$/u);
  expect(other).not.toBe(one);
});
