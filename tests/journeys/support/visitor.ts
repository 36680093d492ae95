import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, onTestFinished } from 'vitest';
import type { LanguageCode } from '#contract/languages.ts';
import { shopUrl, testBrowser } from '../../support/browser.ts';
import type { Build } from '../../support/shop-server.ts';
import { patience } from '../../support/slowness.ts';

export type Width = 390 | 1440 | 360;

/**
 * Where a journey is the same at both widths, each language goes at one: the direction of a page and its width are seen in
 * all four combinations by the tests of the screens.
 */
export const widthOf = { en: [1440], ar: [390] } as const;

export interface VisitOptions {
  lang: LanguageCode;
  width: Width;
  build?: Build;
  /** Address of a shop of the file's own, in the place of the run's. */
  shop?: string;
  /** Without it the browser runs no script of the page. */
  script?: boolean;
  /** False: a browser that has no Navigation API yet, so that every link loads a page. */
  navigationApi?: boolean;
  /** Motion takes time and moves what is to be pressed; most tests ask the shop for none. */
  motion?: boolean;
  /** What the browser's storage holds already. */
  stored?: Readonly<Record<string, unknown>>;
  /** With the service worker. Most tests go without: it would answer before a test's own routes. */
  worker?: boolean;
  /** What the browser may say on its console all the same. */
  expected?: RegExp;
}

/** Somebody at the shop with a browser, storage and window of their own. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  lang: LanguageCode;
  /** Whether the window is as narrow as a phone's. */
  phone: boolean;
  /** Address of the shop, without a trailing slash. */
  shop: string;
}

/**
 * Comes to the shop. Gone after the test, which fails when the browser had anything to complain about: an error or a
 * warning on the console (React's about hydration are among them), an exception, a breach of the security policy, or an
 * answer of 500 and more.
 */
export async function visitor(options: VisitOptions): Promise<Visitor> {
  const { lang, width, build } = options;
  const { context, complaints } = await comer(options);
  onTestFinished(async () => {
    await context.close();
    expect(complaints(options.expected), 'what the browser complained about').toEqual([]);
  });
  return {
    page: await context.newPage(),
    context,
    lang,
    phone: width < 1000,
    shop: options.shop ?? shopUrl(build),
  };
}

/**
 * Visits of a file's own: the browser keeps the shop's files from one to the next, as it does for everybody who comes
 * again, and nothing else. They complain like any visitor.
 */
export function comingAgain(): (options: VisitOptions) => Promise<Visitor> {
  const comers = new Map<string, ReturnType<typeof comer>>();
  afterAll(async () => {
    for (const here of comers.values()) await (await here).context.close();
  });
  return async (options) => {
    const { lang, width, build, stored = {}, expected, ...kind } = options;
    const phone = width < 1000;
    const key = JSON.stringify({ phone, build, ...kind });
    const here = comers.get(key) ?? comer(options);
    comers.set(key, here);
    const { context, complaints } = await here;
    await context.setStorageState(storageOf(shopUrl(build), stored));
    const page = await context.newPage();
    await page.setViewportSize(windowOf(width));
    onTestFinished(async () => {
      await Promise.all(context.pages().map((each) => each.close()));
      expect(complaints(expected), 'what the browser complained about').toEqual([]);
    });
    return { page, context, lang, phone, shop: shopUrl(build) };
  };
}

const windowOf = (width: Width) => ({ width, height: width < 1000 ? 844 : 900 });

async function comer(options: VisitOptions) {
  const { width, build, script = true, navigationApi = true, motion = false, stored = {} } = options;
  const { worker = false } = options;
  const browser = await testBrowser();
  const context = await browser.newContext({
    viewport: windowOf(width),
    hasTouch: width < 1000,
    javaScriptEnabled: script,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    storageState: storageOf(options.shop ?? shopUrl(build), stored),
  });
  context.setDefaultTimeout(patience);
  const complaints = complaintsOf(context);
  if (script) await context.addInitScript(reportPolicyBreaches);
  if (!worker) await context.addInitScript(forgetWorkers);
  if (!navigationApi) await context.addInitScript(forgetNavigationApi);
  return { context, complaints };
}

const storageOf = (shop: string, stored: Readonly<Record<string, unknown>>) => ({
  cookies: [],
  origins: [{ origin: shop, localStorage: entries(stored) }],
});

function entries(stored: Readonly<Record<string, unknown>>) {
  return Object.entries(stored).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
}

/** Takes note of every complaint; answers, and forgets, those that were not expected. */
function complaintsOf(context: BrowserContext): (expected?: RegExp) => string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) {
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => complaints.push(`exception: ${String(error.error().stack)}`));
  context.on('response', (answer) => {
    if (answer.status() >= 500) complaints.push(`${answer.status()} from ${answer.url()}`);
  });
  return (expected = /^$/u) => complaints.splice(0).filter((each) => !expected.test(each));
}

/** Run in the page: the console tells of most breaches, this of all. */
function reportPolicyBreaches(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`security policy: ${violatedDirective} forbids ${blockedURI}`);
  });
}

/** Run in the page. */
function forgetWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** Run in the page. */
function forgetNavigationApi(): void {
  Reflect.deleteProperty(window, 'navigation');
  Reflect.deleteProperty(Window.prototype, 'navigation');
}
