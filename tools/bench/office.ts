import type { Browser } from 'playwright-core';
import { orderHistory } from '#tests/support/order-history.ts';
import { newBuyers } from './buyers.ts';
import { type Figure, median } from './figure.ts';
import { scriptBytes } from './bytes.ts';
import { oneVisitor } from './growth.ts';
import { addPeople, peopleCounts } from './office-people.ts';
import { officeQuestions, ownerCookie } from './office-questions.ts';
import { type Stage, withDatabase } from './stage.ts';

const orders = 100_000;
/** The time in ms that staff look at a screen. */
const lookMs = 800;
const group = `The office, with ${orders.toLocaleString('en-US')} orders`;
const { customers, messages } = peopleCounts;
const ofCalls = `Its calls, also with ${customers.toLocaleString('en-US')} customers and ${messages.toLocaleString('en-US')} messages, median`;

/**
 * Measures the size of the office's first screen, and how soon it and the next ones appear, on a laptop with
 * an empty cache. Then it measures the calls behind them.
 */
export async function officeFigures(browser: Browser, stage: Stage, times: number): Promise<Figure[]> {
  const { connection } = stage;
  const { buyers } = await newBuyers(connection, 100);
  await withDatabase(connection, (db) =>
    orderHistory(
      db,
      buyers.map(({ customerId }) => customerId),
      orders,
    ),
  );
  await addPeople(connection);
  const url = stage.shop.url.replace('127.0.0.1', 'localhost');
  const [name = '', value = ''] = (await ownerCookie(connection)).split('=');
  const weights: number[] = [];
  const firsts: number[] = [];
  const nexts = new Map<string, { heading: number; list: number }[]>();
  for (let at = 0; at < times; at += 1) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    await context.addCookies([{ name, value, url }]);
    const weigh = scriptBytes(context);
    const page = await context.newPage();
    const begun = performance.now();
    await page.goto(`${url}/office/en`, { waitUntil: 'commit' });
    await page.locator('main h1').waitFor();
    await page.locator('nav a[href$="/orders"]').first().waitFor();
    firsts.push(performance.now() - begun);
    await page.waitForLoadState('networkidle');
    weights.push(await weigh());
    for (const screen of ['orders', 'money', 'products', 'customers', 'inbox', 'audit']) {
      const link = page.locator(`nav a[href$="/office/en/${screen}"]`).first();
      // The mouse hovers like a user about to click, which prefetches the next screen.
      await link.hover();
      await page.waitForLoadState('networkidle');
      const taken = await link.evaluate(pressAndWait);
      nexts.set(screen, [...(nexts.get(screen) ?? []), taken]);
      // Staff look at a screen before they leave it. Otherwise the next figure would include its rows and pictures.
      await page.waitForTimeout(lookMs);
    }
    await context.close();
  }
  const calls: Figure[] = [];
  for (const question of await officeQuestions(connection))
    calls.push({
      group: ofCalls,
      name: question.name,
      value: await oneVisitor(stage, question, 4 * times),
      unit: 'ms',
      budget: { atMost: question.goals[0] },
    });
  return [
    {
      group,
      name: 'first screen: JavaScript',
      value: median(weights) / 1000,
      unit: 'kB',
      budget: { atMost: 180 },
    },
    {
      group,
      name: 'first screen: usable after',
      value: median(firsts),
      unit: 'ms',
      budget: { atMost: 1000 },
    },
    ...[...nexts].flatMap(([screen, taken]) => [
      {
        group,
        name: `next screen: ${screen}`,
        value: median(taken.map(({ heading }) => heading)),
        unit: 'ms',
        budget: { atMost: 100 },
      },
      {
        group,
        name: `its list: ${screen}`,
        value: median(taken.map(({ list }) => list)),
        unit: 'ms',
        budget: { atMost: 250 },
      },
    ]),
    ...calls,
  ];
}

/**
 * Measures, in the page, the milliseconds from the click until the screen's heading and its list (or the note that it is
 * empty) are painted.
 */
async function pressAndWait(link: Element): Promise<{ heading: number; list: number }> {
  const before = document.querySelector('main h1')?.textContent;
  const begun = performance.now();
  (link as HTMLElement).click();
  const frame = () => new Promise(requestAnimationFrame);
  while ((document.querySelector('main h1')?.textContent ?? before) === before) await frame();
  await frame();
  const heading = performance.now() - begun;
  while (document.querySelector('main .waiting')) await frame();
  await frame();
  return { heading, list: performance.now() - begun };
}
