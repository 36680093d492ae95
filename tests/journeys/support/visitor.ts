import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page, Response, Route } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { LanguageCode } from '#contract/languages.ts';
import { shopUrl, testBrowser } from '../../support/browser.ts';
import type { Build } from '../../support/shop-server.ts';
import { timeoutMs } from '../../support/slowness.ts';

export type Width = 390 | 1440 | 360;

/**
 * The widths for each language. Where a journey is the same at both widths, each language uses one. The
 * screen tests cover each state in both languages, alternating between a phone and a wide window.
 */
export const widthOf = { en: [1440], ar: [390] } as const;

/**
 * The language for journeys that show the same in both languages: Khmer, right to left and on a phone,
 * because more can break in it. `npm run test:release` visits every screen in both.
 */
export const stricterLanguage: readonly LanguageCode[] = ['ar'];

/** `npm run test:release` runs the whole journeys of the files that use this, and `npm test` a part of them. */
const isRelease = process.env['TEST_RELEASE'] !== undefined;

/** Returns rows of a journey's table that walk the same steps in another language or width, before a release. */
export const inRelease = <const Row>(...rows: Row[]): Row[] => (isRelease ? rows : []);

/** Declares a test that runs before a release, because another test proves its rule in `npm test`. */
export const releaseTest: (name: string, run: () => Promise<void>) => void = isRelease
  ? test
  : () => undefined;

export interface VisitOptions {
  lang: LanguageCode;
  width: Width;
  build?: Build;
  /** The URL of the file's own shop. Default: the shop of the run. */
  shop?: string;
  /** Whether the browser runs scripts of the page. Default true. */
  script?: boolean;
  /** Whether the browser has the Navigation API. If it hasn't, every link loads a page. Default true. */
  navigationApi?: boolean;
  /** Whether animations are on. They take time and move what a test clicks, so most tests turn them off. */
  motion?: boolean;
  /** Folders with fonts on the visitor's machine, in addition to the fonts of npm's browser. */
  fonts?: readonly string[];
  /** Entries already in the browser's storage. */
  stored?: Readonly<Record<string, unknown>>;
  /**
   * Whether the service worker is on. Most tests run without it, because it would answer before a test's own
   * routes.
   */
  worker?: boolean;
  /** Console messages to ignore. */
  expected?: RegExp;
}

/** A visitor of the shop with their own browser, storage and window. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  lang: LanguageCode;
  /** Whether the window is as narrow as a phone's. */
  phone: boolean;
  /** The shop's URL, without a trailing slash. */
  shop: string;
}

/**
 * Maximum delay in ms before a call leaves the browser, drawn at random for each call. A slow connection
 * reveals what works only on a fast one.
 */
const line = Number(process.env['TEST_LINE'] ?? 0);

/** Idle browsers, by kind. */
const free = new Map<string, Comer[]>();

/**
 * Opens the shop in a browser and closes it after the test. The test fails when the browser reported a
 * problem: an error or a warning on the console (including React's hydration warnings), an exception, a
 * violation of the content security policy, or a response with status 500 or above.
 *
 * Browsers are reused: the next visitor keeps the cached files of the shop, as a returning visitor does, and
 * no other data.
 */
export async function visitor(options: VisitOptions): Promise<Visitor> {
  const { lang, width, build, shop = shopUrl(build), stored = {}, expected, ...kind } = options;
  const key = JSON.stringify({ width, ...kind });
  const here = free.get(key)?.pop() ?? (await comer({ width, ...kind }));
  const { context, complaints } = here;
  const answers: Response[] = [];
  let isAsItWas = !kind.worker;
  const page = await context.newPage();
  page.on('response', (answer) => {
    if (answer.request().method() === 'POST') answers.push(answer);
  });
  await forgetAll(page, shop);
  await keep(page, shop, stored);
  onTestFinished(async ({ task }) => {
    const fault = task.result?.errors?.at(-1);
    if (fault?.stack && !fault.stack.includes(shownMark))
      fault.stack = fault.stack.replace(
        /$/mu,
        `${shownMark}${await messageOn(page)}. Answered: ${await lastOf(answers)}`,
      );
    // A test's own route that is still answering would fail the run instead of the test.
    await Promise.all(context.pages().map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
    const gone = Promise.all(context.pages().map((each) => each.close()));
    // A page that was about to navigate may never close, which is no second failure.
    await (fault ? Promise.race([gone, sleep(10_000)]) : gone);
    const complained = complaints(expected);
    if (fault) void context.close().catch(() => undefined);
    else if (isAsItWas) free.set(key, [...(free.get(key) ?? []), here]);
    else await context.close();
    expect(complained, 'what the browser complained about').toEqual([]);
  });
  return {
    page,
    /** A test that asks for the context may have changed it permanently, so this browser isn't reused. */
    get context() {
      isAsItWas = false;
      return context;
    },
    lang,
    phone: width < 1000,
    shop,
  };
}

const shownMark = ' Shown: ';
/** Returns the visible text of the page on which a test failed, in one line. */
const messageOn = async (page: Page): Promise<string> =>
  page
    .evaluate(() => {
      const message = [...document.querySelectorAll('[role=alert], [role=status], .toast, dialog[open]')];
      return `${location.pathname}: ${message.map((each) => each.textContent.trim()).join(' | ')}`;
    })
    .then((text) => text.replaceAll(/\s+/gu, ' ').slice(0, 400))
    .catch(() => 'nothing');

/** Returns the last responses to the page's requests in one line, to explain what the page shows. */
const lastOf = async (answers: readonly Response[]): Promise<string> =>
  (
    await Promise.all(
      answers.slice(-4).map(async (answer) => {
        const text = await Promise.race([answer.text(), sleep(1000).then(() => '')]).catch(() => '');
        return `${new URL(answer.url()).pathname.split('/').at(-1)} ${answer.status()} ${text.slice(0, 240)}`;
      }),
    )
  )
    .join(' | ')
    .replaceAll(/\s+/gu, ' ');

type Kind = Pick<VisitOptions, 'width' | 'script' | 'navigationApi' | 'motion' | 'worker' | 'fonts'>;
type Comer = Awaited<ReturnType<typeof comer>>;

async function comer(kind: Kind) {
  const { width, script = true, navigationApi = true, motion = false, worker = false, fonts } = kind;
  const browser = await testBrowser(fonts);
  const context = await browser.newContext({
    viewport: { width, height: width < 1000 ? 844 : 900 },
    hasTouch: width < 1000,
    javaScriptEnabled: script,
    reducedMotion: motion ? 'no-preference' : 'reduce',
  });
  context.setDefaultTimeout(timeoutMs);
  const complaints = complaintsOf(context);
  if (script) await context.addInitScript(reportPolicyBreaches);
  if (line > 0 && script && !worker) await context.route(/\/api\//u, leaveLate);
  if (!worker) await context.addInitScript(forgetWorkers);
  if (!navigationApi) await context.addInitScript(forgetNavigationApi);
  return { context, complaints };
}

async function leaveLate(route: Route): Promise<void> {
  await sleep(Math.random() * line);
  await route.fallback().catch(() => undefined);
}

async function forgetAll(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/**
 * Fills the browser's storage before the first page of the shop reads it. Opening a page only to write it
 * would cost as much as a page of the test.
 */
async function keep(page: Page, shop: string, stored: Readonly<Record<string, unknown>>): Promise<void> {
  const entries = Object.entries(stored).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const written = await page.context().addInitScript(
    ({ origin, items }) => {
      if (location.origin === origin) for (const [name, value] of items) localStorage.setItem(name!, value!);
    },
    { origin: shop, items: entries },
  );
  page.on('domcontentloaded', () => {
    if (page.url().startsWith(shop)) void written.dispose().catch(() => undefined);
  });
}

/** On a busy machine, a page needs more than the browser's few seconds until it uses what it preloaded. */
const late = /was preloaded using link preload but not used within a few seconds/u;

/** Records every problem. The returned function returns the unexpected ones and clears the list. */
function complaintsOf(context: BrowserContext): (expected?: RegExp) => string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type()) && !late.test(message.text())) {
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => complaints.push(`exception: ${String(error.error().stack)}`));
  context.on('response', (answer) => {
    if (answer.status() >= 500) complaints.push(`${answer.status()} from ${answer.url()}`);
  });
  return (expected = /^$/u) => complaints.splice(0).filter((each) => !expected.test(each));
}

/** Runs in the page. The console reports most violations of the policy; this event reports all. */
function reportPolicyBreaches(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`security policy: ${violatedDirective} forbids ${blockedURI}`);
  });
}

/** Runs in the page. */
function forgetWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** Runs in the page. */
function forgetNavigationApi(): void {
  Reflect.deleteProperty(window, 'navigation');
  Reflect.deleteProperty(Window.prototype, 'navigation');
}
