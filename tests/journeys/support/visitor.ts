import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { LanguageCode } from '#contract/languages.ts';
import { shopUrl } from '../../support/browser.ts';
import type { Build } from '../../support/shop-server.ts';

export const widths = [390, 1440] as const;
export type Width = (typeof widths)[number] | 360;

export interface VisitOptions {
  lang: LanguageCode;
  width: Width;
  build?: Build;
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
export async function visitor(browser: Browser, options: VisitOptions): Promise<Visitor> {
  const { lang, width, build, script = true, navigationApi = true, motion = false, stored = {} } = options;
  const { worker = false } = options;
  const shop = shopUrl(build);
  const context = await browser.newContext({
    viewport: { width, height: width < 1000 ? 844 : 900 },
    hasTouch: width < 1000,
    javaScriptEnabled: script,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    storageState: { cookies: [], origins: [{ origin: shop, localStorage: entries(stored) }] },
  });
  context.setDefaultTimeout(15_000);
  const complaints = complaintsOf(context, options.expected);
  if (script) await context.addInitScript(reportPolicyBreaches);
  if (!worker) await context.addInitScript(forgetWorkers);
  if (!navigationApi) await context.addInitScript(forgetNavigationApi);
  onTestFinished(async () => {
    await context.close();
    expect(complaints, 'what the browser complained about').toEqual([]);
  });
  return { page: await context.newPage(), context, lang, phone: width < 1000, shop };
}

function entries(stored: Readonly<Record<string, unknown>>) {
  return Object.entries(stored).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
}

function complaintsOf(context: BrowserContext, expected = /^$/u): string[] {
  const complaints: string[] = [];
  const note = (complaint: string) => {
    if (!expected.test(complaint)) complaints.push(complaint);
  };
  context.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) {
      note(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => note(`exception: ${String(error.error().stack)}`));
  context.on('response', (answer) => {
    if (answer.status() >= 500) note(`${answer.status()} from ${answer.url()}`);
  });
  return complaints;
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
