import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { growDemo } from '#server/demo/grow.ts';
import { loadRegistry } from '#server/calls/registry.ts';
import { counted, extraHits } from '#shop/limits/limits.ts';
import { type Answer, ask, machine, median, type Question } from '../asking.ts';
import { atMost, gateSize, says } from '../gate.ts';
import { whiteMug } from '../shop-pair.ts';
import { afterwards } from '../../support/afterwards.ts';
import { demoDatabase, quiet } from '../../support/postgres.ts';
import { ownLimits } from '../../support/order-queue-capacity.ts';
import { runningShop } from '../../support/running-shop.ts';
import { shopApi } from '../../support/shop-api.ts';
import { startShop } from '../../support/shop-server.ts';
import { mutated, type PublicAddress, publicAddresses, type Request } from './dear-requests.ts';

const { handlers } = await loadRegistry();
const addresses = publicAddresses(handlers.map(({ operation }) => operation));

interface Dear {
  address: PublicAddress;
  fields: Request['fields'];
  /** The measured cost that the search maximizes. */
  cost: number;
  status: number;
}
let seed = 1;

/** Finds the most expensive requests to a URL, by repeatedly mutating the most expensive ones so far. */
async function dearestOf(
  address: PublicAddress,
  [rounds, tries]: readonly [number, number],
  costOf: (question: Question) => Promise<{ cost: number; status: number }>,
) {
  let best: Dear[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const next: Dear[] = [];
    for (let at = 0; at < tries; at += 1) {
      const fields = mutated(address, best[at % best.length]?.fields, (seed += 100));
      const found = await costOf(address.questionOf(fields));
      if (found.status < 400) next.push({ address, fields, ...found });
    }
    best = [...best, ...next].toSorted((one, other) => other.cost - one.cost).slice(0, 3);
  }
  return best;
}

/** Returns the same request with another search text, so that no cache can help. */
const anew = ({ address, fields }: Dear, at: number): Question => {
  const { SearchTerm } = fields;
  return address.questionOf({
    ...fields,
    ...(typeof SearchTerm === 'string' && { SearchTerm: `${at}${SearchTerm}` }),
  });
};

async function dearest(
  effort: readonly [number, number],
  unit: string,
  costOf: Parameters<typeof dearestOf>[2],
): Promise<Dear[]> {
  const all: Dear[] = [];
  for (const address of addresses) all.push(...(await dearestOf(address, effort, costOf)).slice(0, 1));
  const ten = all.toSorted((one, other) => other.cost - one.cost).slice(0, 10);
  for (const { address, fields, cost } of ten)
    says(`${cost.toFixed(1)} ${unit}: ${address.name} ${JSON.stringify(fields).slice(0, 100)}`);
  return ten;
}

let machines = 0;

describe('one visitor with the default limits', async () => {
  const { db } = await demoDatabase();
  const { app, server } = await shopApi(db, ownLimits);
  let answered = 0;
  /** Sends a request from a machine, and returns how much work it caused. */
  async function inject({ path, headers = {}, body }: Question, remoteAddress: string) {
    const { value, work } = await counted(() =>
      server.inject({
        method: body === '' ? 'GET' : 'POST',
        url: path,
        remoteAddress,
        headers: { ...(body !== '' && { 'content-type': 'application/json' }), ...headers },
        ...(body !== '' && { payload: body }),
      }),
    );
    answered += 1;
    const length = body === '' ? 0 : value.body.length;
    return { status: value.statusCode, cost: 1 + extraHits(work, length) };
  }

  it('one visitor’s most expensive requests use no more than ordinary requests do', async () => {
    const [first] = await dearest([2, 3], 'requests', (question) =>
      inject(question, machine((machines += 1))),
    );
    expect(first!.cost).toBeGreaterThan(3);
    const max = app.config.limits.browse;
    const greedy = machine((machines += 1));
    let cost = 0;
    const since = performance.now();
    for (let at = 0; at <= max; at += 1) {
      const { status, cost: more } = await inject(anew(first!, at), greedy);
      if (status === 429) break;
      cost += more;
    }
    says(`${answered} requests asked`);
    // Another minute may begin in the meantime, and more of them on a slow machine.
    const minutes = 2 + Math.floor((performance.now() - since) / 60_000);
    atMost('cost of one visitor’s requests in a minute', cost / minutes, max);
    expect((await inject(first!.address.questionOf(first!.fields), machine((machines += 1)))).status).toBe(
      200,
    );
  });
});

const shop = await runningShop();
const [greedy, other] = [machine((machines += 1)), machine((machines += 1))];

/** Requests a page from a separate machine. */
const page = (path: string, address: string, agent?: Agent) =>
  ask(shop.url, { path, headers: { accept: 'text/html' }, body: '' }, agent, address);

let searches = 0;
/** Returns the path of a page that is in no cache. */
const search = () => `/en/all-products/0/all-categories?SearchTerm=mug${(searches += 1)}`;

/** Sends requests on many connections at once, each as soon as the previous one is answered, until it is stopped. */
function flood(connections: number, path: () => string, from: string) {
  const agent = new Agent({ keepAlive: true });
  const answers: Answer[] = [];
  const over = new AbortController();
  const line = async () => {
    while (!over.signal.aborted) answers.push(await page(path(), from, agent));
  };
  const all = Promise.all(Array.from({ length: connections }, line));
  const stop = async () => {
    over.abort();
    await all;
    agent.destroy();
  };
  return { answers, stop };
}

it.each([
  ['pages', search],
  ['the data of pages', () => `/page-data${search()}`],
])(
  'a visitor usually waits at most half as long as one requesting %s that are not cached on 120 connections',
  async (_, path) => {
    const flooded = flood(120, path, greedy);
    await expect.poll(() => flooded.answers.length).toBeGreaterThan(120);
    flooded.answers.length = 0;
    const answers: Answer[] = [];
    const line = new Agent({ keepAlive: true });
    for (let at = 0; at < 12; at += 1) {
      answers.push(await page(search(), other, line));
      await sleep(50);
    }
    await flooded.stop();
    line.destroy();
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const theirs = median(answers.map(({ ms }) => ms));
    // A request that is rejected after a second, as on a busy machine, is sent again, and the retry counts as
    // waiting time for the page.
    const pages = flooded.answers.filter(({ status }) => status === 200).length;
    const greedys = flooded.answers.reduce((sum, { ms }) => sum + ms, 0) / pages;
    // Both are measured in this process at the same moments, so a busy machine delays both.
    console.log(
      `a page: the other visitor's ${theirs.toFixed(0)} ms, the greedy one's ${greedys.toFixed(0)} ms`,
    );
    expect(theirs / greedys).toBeLessThan(0.5);
  },
);

/** Returns the response times of other visitors in ms, each from a separate machine. */
async function othersOf(url: string, seconds: number): Promise<number[]> {
  const cart = {
    path: '/api/v1/common/get-customer-cart-items/cart-data',
    body: JSON.stringify({ requestParameters: { cartJsonData: JSON.stringify([whiteMug(1)]) } }),
  };
  const times: number[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await sleep(30))
    times.push((await ask(url, cart, undefined, machine((machines += 1)))).ms);
  return times;
}

const demoProducts = 69;

async function grow(connectionString: string, target: number): Promise<void> {
  const db = await openDatabase({
    connection: { connectionString },
    log: quiet,
    size: 2,
    statementTimeout: 0,
  });
  const { signal } = new AbortController();
  await growDemo({ db, target, signal, progress: () => undefined });
  await db.destroy();
}

describe.runIf(gateSize !== 'short').each([demoProducts, 100_000])(
  'the most expensive requests, at %i products',
  (products) => {
    const rate = 1000 / 10;
    const seconds = 6;

    it('the most expensive requests at most double the response time of others, up to the rate limit', async () => {
      const { url: databaseUrl, ownerUrl } = await demoDatabase();
      if (products > demoProducts) await grow(databaseUrl, products - demoProducts);
      const started = await startShop({ databaseUrl, ownerUrl, env: ownLimits, startTimeout: 600_000 });
      afterwards(() => started.stop('SIGINT'), { pids: [started.pid], folders: [started.dataFolder] });
      const { url } = started;
      const agent = new Agent({ keepAlive: true });
      const ten = await dearest([3, 12], 'ms', async (question) => {
        const { ms, status } = await ask(url, question, agent, machine((machines += 1)));
        return { cost: ms, status };
      });
      for (const dear of ten) {
        const { name } = dear.address;
        const alone = median(await othersOf(url, seconds));
        const from = machine((machines += 1));
        const answers: Promise<Answer>[] = [];
        const timer = setInterval(
          () => answers.push(ask(url, anew(dear, answers.length), agent, from)),
          rate,
        );
        const beside = median(await othersOf(url, seconds));
        clearInterval(timer);
        const refused = (await Promise.all(answers)).filter(({ status }) => status === 429).length;
        says(
          `${name}: ${answers.length} asked, ${refused} refused; a cart ${alone.toFixed(1)} → ${beside.toFixed(1)} ms`,
        );
        atMost(`${products} products, ${name}: others' median, times`, beside / alone, 2);
      }
      agent.destroy();
    });
  },
);
