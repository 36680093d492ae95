import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { open } from '#tests/support/shopping.ts';
import type { Addresses } from './addresses.ts';
import { type Figure, median } from './figure.ts';

/**
 * The factor by which the browser is slowed down: a mid-range phone computes at about a quarter of the speed
 * of the measuring machines.
 */
const slowdown = 4;

interface Interaction {
  name: string;
  page: keyof Pick<Addresses, 'home' | 'listing' | 'product'>;
  /** Taps that come before the measured one. */
  before?: readonly string[];
  tap: string;
}

const filters = '.action-bar button:has(use[href$="#sliders-horizontal"])';
const facet = 'dialog[open] .swatch:has(input)';
const interactions: readonly Interaction[] = [
  { name: 'open the menu', page: 'home', tap: '.site-head .burger' },
  {
    name: 'open the menu again',
    page: 'home',
    before: ['.site-head .burger', 'dialog[open] .icon-btn'],
    tap: '.site-head .burger',
  },
  { name: 'open the search box', page: 'home', tap: '.thumb [popovertarget=search-box]' },
  { name: 'open the filters', page: 'listing', tap: filters },
  { name: 'choose a filter', page: 'listing', before: [filters], tap: facet },
  {
    name: 'apply the filters',
    page: 'listing',
    before: [filters, facet],
    tap: 'dialog[open] .dialog-foot .btn',
  },
  {
    name: 'choose an option',
    page: 'product',
    tap: 'form.buy fieldset:has(input[type=radio]) label:has(input:not(:checked))',
  },
  { name: 'add to the cart', page: 'product', tap: 'form.buy button[type=submit]' },
];

/**
 * Measures the milliseconds from a touch to its result on the screen (Event Timing), each in a fresh page of
 * a slow phone.
 */
export async function inpFigures(
  browser: Browser,
  url: string,
  addresses: Addresses,
  times: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const interaction of interactions) {
    const taken: number[] = [];
    for (let at = 0; at < times; at++)
      taken.push(await measure(browser, url + addresses[interaction.page].en, interaction));
    figures.push({
      group: 'Interaction to next paint, with a phone at a quarter of the speed',
      name: interaction.name,
      value: median(taken),
      unit: 'ms',
      budget: { atMost: 150 },
      note: taken.join(', '),
    });
  }
  return figures;
}

async function measure(
  browser: Browser,
  address: string,
  { before = [], tap }: Interaction,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    await open(page, address);
    await page.waitForLoadState('networkidle');
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    for (const each of before) await touch(page, cdp, page.locator(each));
    await page.evaluate(() => void ((window as unknown as Watched).slowest = 0));
    await touch(page, cdp, page.locator(tap));
    return await page.evaluate(() => (window as unknown as Watched).slowest);
  } finally {
    await context.close();
  }
}

/** The longest interaction of the page so far. */
interface Watched {
  slowest: number;
}

/** Records interactions. Those shorter than 16 ms aren't reported, and count as 0. */
function watchInteractions(): void {
  const watched = window as unknown as Watched;
  watched.slowest = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) watched.slowest = Math.max(watched.slowest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/**
 * Touches the middle of the first visible element, for a moment as a finger does, then waits until all of its effects
 * are done.
 */
async function touch(page: Page, cdp: CDPSession, all: Locator): Promise<void> {
  const target = all.filter({ visible: true }).first();
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} can’t be tapped`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(60);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(1500);
}
