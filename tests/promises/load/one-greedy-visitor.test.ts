import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type Answer, ask, median } from '../asking.ts';
import { runningShop } from '../../support/running-shop.ts';

const shop = await runningShop();
const [greedy, other] = ['127.0.0.2', '127.0.0.3'];

/** A page asked for from a machine of its own. */
const page = (path: string, address: string, agent?: Agent) =>
  ask(shop.url, { path, headers: { accept: 'text/html' }, body: '' }, agent, address);

let searches = 0;
/** A page that is in no cache. */
const search = () => `/en/all-products/0/all-categories?SearchTerm=mug${(searches += 1)}`;

/** Asks on so many connections at once, again as soon as there is an answer, until it is told to stop. */
function flood(connections: number, path: () => string, from: string) {
  const agent = new Agent({ keepAlive: true });
  const statuses: number[] = [];
  const over = new AbortController();
  const line = async () => {
    while (!over.signal.aborted) statuses.push((await page(path(), from, agent)).status);
  };
  const all = Promise.all(Array.from({ length: connections }, line));
  const stop = async () => {
    over.abort();
    await all;
    agent.destroy();
    return statuses;
  };
  return { statuses, stop };
}

it.each([
  ['pages', search],
  ['the data of pages', () => `/page-data${search()}`],
])(
  'while one visitor asks on 120 connections for %s that are in no cache, another one gets theirs before the one visitor gets half of those, as a rule',
  async (_, path) => {
    const { statuses, stop } = flood(120, path, greedy);
    await expect.poll(() => statuses.length).toBeGreaterThan(100);
    const answers: Answer[] = [];
    const overtaken: number[] = [];
    for (let at = 0; at < 20; at += 1) {
      const before = statuses.length;
      answers.push(await page(search(), other));
      overtaken.push(statuses.length - before);
      await sleep(50);
    }
    await stop();
    const times = answers.map(({ ms }) => Math.round(ms)).toSorted((a, b) => a - b);
    console.log(`milliseconds of the other visitor: ${times.join(' ')}`);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(median(overtaken), overtaken.join(' ')).toBeLessThan(60);
  },
);
