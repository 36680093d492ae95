import { readFileSync } from 'node:fs';
import { languageCodes } from '#contract/languages.ts';
import { linksOf } from '#storefront/routes.ts';
import { orderBench, type OrderBench } from './growing-orders.ts';
import { requestedOf, json, type Page, type Question } from './growth-questions.ts';
import { type Figure, median, shown } from './figure.ts';
import { invalidate, serverTime } from './pages.ts';
import { postgresTime, usedBy } from './processor-time.ts';
import { addPeople } from './office-people.ts';
import { officeQuestions } from './office-questions.ts';
import type { Stage } from './stage.ts';
import { fire, type Target } from './throughput.ts';

/** The numbers of concurrent requests; fewer for staff. */
const crowd = { shop: 16, office: 4 } as const;

/** Sends the same requests at each size of the catalog, on the same machine in one run, in ascending order of size. */
export async function growthFigures(
  stage: Stage,
  sizes: readonly number[],
  { seconds, times }: { seconds: number; times: number },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const bench = await orderBench(stage);
  await addPeople(stage.connection);
  const ofOffice = await officeQuestions(stage.connection);
  for (const products of sizes) {
    const startMs = await stage.grow(products);
    console.log(`${products.toLocaleString('en-US')} products: ready after ${shown(startMs)} ms`);
    const at = await requestedOf(stage.shop.url);
    const take = (group: string, name: string, value: number, unit: string, limit?: Figure['budget']) => {
      const before = figures.findLast(
        (figure) => figure.group === group && figure.name.startsWith(`${name}: `),
      );
      const budget = limit && { budget: limit };
      const note = before && { note: `${shown(value / before.value)} times` };
      const named = `${name}: ${products.toLocaleString('en-US')} products`;
      figures.push({ group, name: named, value, unit, ...budget, ...note });
    };
    for (const question of at.questions) await measure(stage, question, { seconds, times }, take);
    await measurePages(stage, at.pages, times, take);
    await measureOrders(stage, bench, { seconds, times }, take);
    for (const question of ofOffice) await measure(stage, question, { seconds, times }, take);
    take('Of a process', 'ready after', startMs, 'ms');
    take('Of a process', 'memory after these requests', memoryOf(stage.shop.pid), 'MB');
  }
  const groups = [...new Set(figures.map(({ group }) => group))];
  const names = [...new Set(figures.map(questionOf))];
  const place = (figure: Figure) =>
    groups.indexOf(figure.group) * names.length + names.indexOf(questionOf(figure));
  return figures.toSorted((one, other) => place(one) - place(other));
}

const questionOf = ({ name }: Figure) => name.slice(0, name.lastIndexOf(': '));

async function measureOrders(
  stage: Stage,
  bench: OrderBench,
  load: { seconds: number; times: number },
  take: Take,
): Promise<void> {
  for (const question of bench.questions) await measure(stage, question, load, take);
  take(
    'Orders',
    '16 buyers, 100,000 orders of history',
    await bench.ordersASecond(load.seconds),
    'a second',
    { atLeast: 350 },
  );
  for (const { name, milliseconds } of await bench.night())
    take('Nightly jobs', name, milliseconds, 'ms', { atMost: 1000 });
}

type Take = (group: string, name: string, value: number, unit: string, limit?: Figure['budget']) => void;

interface Sent {
  url: string;
  bodyOf: (turn: number) => string;
  headers: (turn: number) => Record<string, string>;
}

function sentTo(
  stage: Stage,
  { path, ofOffice = false, ask: request, headers = () => ({}) }: Question,
): Sent {
  return {
    url: ofOffice
      ? `${stage.shop.url.replace('127.0.0.1', 'localhost')}/office/api/${path}`
      : `${stage.shop.url}/api/v1/${path}`,
    bodyOf: (turn) => JSON.stringify(ofOffice ? request(turn) : { requestParameters: request(turn) }),
    headers,
  };
}

/**
 * Measures the median of a request by one visitor. The same number of warm-up requests comes first and doesn't count:
 * meanwhile code is compiled and statements are planned.
 */
export async function oneVisitor(stage: Stage, question: Question, times: number): Promise<number> {
  const { url, bodyOf, headers } = sentTo(stage, question);
  const alone: number[] = [];
  for (let turn = -times; turn < times; turn++) {
    const begin = performance.now();
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...json, ...headers(turn + times) },
      body: bodyOf(turn + times),
    });
    const { statusCode = 200 } = (await answer.json()) as { statusCode?: number };
    if (!answer.ok || statusCode !== 200)
      throw new Error(`${question.name} answered ${answer.status}, ${statusCode}`);
    if (turn >= 0) alone.push(performance.now() - begin);
  }
  return median(alone);
}

async function measure(
  stage: Stage,
  question: Question,
  { seconds, times }: { seconds: number; times: number },
  take: Take,
): Promise<void> {
  const { name, ofOffice = false, goals } = question;
  const { url, bodyOf, headers } = sentTo(stage, question);
  const visitors = ofOffice ? crowd.office : crowd.shop;
  take('One visitor, median', name, await oneVisitor(stage, question, times), 'ms', { atMost: goals[0] });
  let turn = 2 * times;
  const each: Target['each'] = (target) => {
    turn += 1;
    return { ...target, headers: { ...json, ...headers(turn) }, body: bodyOf(turn) };
  };
  const target = { url, method: 'POST', headers: json, body: bodyOf(0), each } as const;
  await fire(target, { connections: visitors, seconds: 1 });
  const before = [usedBy(`${stage.shop.pid}`), postgresTime(stage)] as const;
  const { answered, ninetyNine } = await fire(target, { connections: visitors, seconds });
  take(`${visitors} visitors, 99 of 100 within`, name, ninetyNine, 'ms', { atMost: goals[1] });
  const used = usedBy(`${stage.shop.pid}`) - before[0];
  take('Processor time per request, the shop', name, used / answered, 'ms');
  take('Processor time per request, PostgreSQL', name, (postgresTime(stage) - before[1]) / answered, 'ms');
}

async function measurePages(stage: Stage, pages: readonly Page[], times: number, take: Take): Promise<void> {
  const { url } = stage.shop;
  for (const { name, path, goal } of pages) {
    await invalidate(stage.connection);
    // Data that all pages of a language share loads with the first page, whichever it is.
    for (const lang of languageCodes) await (await fetch(url + linksOf(lang).login())).arrayBuffer();
    const taken: number[] = [];
    for (let turn = 0; turn < 2 * times; turn++) {
      const milliseconds = await serverTime(url + path(turn));
      if (turn >= times) taken.push(milliseconds);
    }
    take('Page rendered again, median', name, median(taken), 'ms', { atMost: goal });
  }
}

/** Returns the resident memory in megabytes. */
function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1000);
}
