import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page, Response, Route } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { LanguageCode } from '#contract/languages.ts';
import { shopUrl, testBrowser } from '../../support/browser.ts';
import type { Build } from '../../support/shop-server.ts';
import { patience } from '../../support/slowness.ts';

export type Width = 390 | 1440 | 360;

/**
 * Where a journey is the same at both widths, each language goes at one. The tests of the screens take each state in both
 * languages, by turns on a phone and in a wide window.
 */
export const widthOf = { en: [1440], ar: [390] } as const;

/**
 * Journeys that show the same in both languages go once, in the one in which more can break: Khmer, right to left and on a
 * phone. `npm run test:release` visits every screen in both.
 */
export const stricterLanguage: readonly LanguageCode[] = ['ar'];

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
  /** Folders of fonts that the visitor's machine has besides those of npm's browser. */
  fonts?: readonly string[];
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

/** Milliseconds within which a call leaves the browser, drawn for each: a slow line shows what holds on a quick one only. */
const line = Number(process.env['TEST_LINE'] ?? 0);

/** Browsers nobody is at, by kind. */
const free = new Map<string, Comer[]>();

/**
 * Comes to the shop. Gone after the test, which fails when the browser had anything to complain about: an error or a
 * warning on the console (React's about hydration are among them), an exception, a breach of the security policy, or an
 * answer of 500 and more.
 *
 * The next one may come with the same browser: it keeps the shop's files, as it does for everybody who comes again, and
 * nothing else.
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
        `${shownMark}${await saidOn(page)}. Answered: ${await lastOf(answers)}`,
      );
    // A test's own route that is still answering would fail the run, not the test.
    await Promise.all(context.pages().map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
    const gone = Promise.all(context.pages().map((each) => each.close()));
    // A page that was about to be another one may never close: that is no second fault.
    await (fault ? Promise.race([gone, sleep(10_000)]) : gone);
    const complained = complaints(expected);
    if (fault) void context.close().catch(() => undefined);
    else if (isAsItWas) free.set(key, [...(free.get(key) ?? []), here]);
    else await context.close();
    expect(complained, 'what the browser complained about').toEqual([]);
  });
  return {
    page,
    /** Who asks for it may have changed it for good: nobody comes with it again. */
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
/** What a page that a test failed on says to its visitor, in a line. */
const saidOn = async (page: Page): Promise<string> =>
  page
    .evaluate(() => {
      const said = [...document.querySelectorAll('[role=alert], [role=status], .toast, dialog[open]')];
      return `${location.pathname}: ${said.map((each) => each.textContent.trim()).join(' | ')}`;
    })
    .then((text) => text.replaceAll(/\s+/gu, ' ').slice(0, 400))
    .catch(() => 'nothing');

/** The last answers to what the page asked for, each in a line's part: why it shows what it shows. */
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
  context.setDefaultTimeout(patience);
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

/** In the browser's storage before the first page of the shop reads it: a page opened just to write it costs as much as one. */
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
