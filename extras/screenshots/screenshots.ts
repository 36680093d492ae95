import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { languageCodes } from '#contract/languages.ts';
import { linksOf } from '#storefront/routes.ts';
import { findBrowser, launchBrowser, removeBrowser } from '#tests/support/browser-program.ts';
import { startShop } from '#tests/support/shop-server.ts';
import { addToCart, logIn, open } from '#tests/support/shopping.ts';
import { contactSheet } from './contact-sheet.ts';
import { officeScenes } from './office-scenes.ts';
import { type Fixtures, pathOf, type Scene, scenes } from './screens.ts';

// `npm run screenshots` captures every screen of shop and office in both languages on a phone and in
// a wide window, into ./screenshots, with a contact sheet for each. `-- --url http://localhost:8080`
// uses a running shop, `--only cart,office` the scenes with these prefixes, `--dark` the dark theme.
// `--webp` writes small pictures without sheets: `--only manual --webp --into docs/pictures`.

const windows = [
  { name: 'phone', width: 390, height: 844, thumbnail: 300 },
  { name: 'wide', width: 1440, height: 900, thumbnail: 620 },
] as const;
type Window = (typeof windows)[number];

/** The account from database/demo/accounts.json: she has orders with several statuses. */
const account = { email: 'sokha@example.com', password: 'kado-demo-1' };

const { values: given } = parseArgs({
  options: {
    url: { type: 'string' },
    only: { type: 'string' },
    into: { type: 'string', default: 'screenshots' },
    dark: { type: 'boolean', default: false },
    webp: { type: 'boolean', default: false },
  },
});
const folder = path.resolve(given.into);
const only = given.only?.split(',');
const problems: string[] = [];

const shop = given.url ? null : await startShop();
const program = await findBrowser();
try {
  const browser = await launchBrowser(program);
  await takeAll(browser, (given.url ?? shop?.url ?? '').replace(/\/$/u, ''));
  await browser.close();
} finally {
  removeBrowser(program);
  await shop?.stop();
}
for (const problem of problems) console.error(problem);
console.log(`${problems.length === 0 ? 'All' : 'Not all'} pictures are in ${folder}`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function takeAll(browser: Browser, url: string): Promise<void> {
  if (!only) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const window of windows) {
    const contexts = {
      guest: await newVisitor(browser, window),
      customer: await newVisitor(browser, window),
      staff: await newVisitor(browser, window),
    };
    const fixtures = await lookAround(contexts.guest, url);
    const office = await openOffice(contexts.staff, url).catch((error: unknown) => {
      complain(`staff, ${window.name}`, error);
      return [];
    });
    const list = [...Object.values(scenes).flat(), ...office].filter((scene) => isSelected(scene, window));
    if (list.some((scene) => scene.as === 'customer')) {
      await becomeCustomer(contexts.customer, url, fixtures).catch((error: unknown) =>
        complain(`customer, ${window.name}`, error),
      );
    }
    for (const lang of languageCodes) {
      const pictures: { file: string; caption: string }[] = [];
      const failedBefore = problems.length;
      for (const scene of list) {
        const caption = given.webp ? `${scene.name}.${lang}` : `${scene.name}.${lang}.${window.width}`;
        const file = path.join(folder, `${caption}.${given.webp ? 'webp' : 'png'}`);
        try {
          const context = await visitorOf(contexts[scene.as], scene, window);
          const host = scene.as === 'staff' ? officeOf(url) : url;
          const files = await take(context, scene, window, `${host}${pathOf(scene, fixtures, lang)}`, file);
          pictures.push(...files.map((each) => ({ file: each, caption: path.basename(each, '.png') })));
        } catch (error) {
          complain(caption, error);
        }
      }
      if (pictures.length > 0 && !given.webp)
        await contactSheet(
          pictures,
          window.thumbnail,
          path.join(folder, `sheet.${lang}.${window.width}.png`),
        );
      const failed = problems.length - failedBefore;
      console.log(
        `${lang}, ${window.width} px: ${list.length - failed} of ${list.length} scenes, ${pictures.length} pictures`,
      );
    }
    await Promise.all(Object.values(contexts).map((context) => context.close()));
  }
}

function isSelected(scene: Scene, window: Window): boolean {
  return (
    (!scene.only || scene.only === window.name) && (!only || only.some((name) => scene.name.startsWith(name)))
  );
}

function complain(what: string, error: unknown): void {
  problems.push(`${what}: ${String(error).split('\n')[0]}`);
}

/** Returns the browser context for a scene. With `apart` it is a new one in the same start state. */
async function visitorOf(shared: BrowserContext, { apart }: Scene, window: Window): Promise<BrowserContext> {
  const browser = shared.browser();
  return apart && browser ? newVisitor(browser, window, await shared.storageState()) : shared;
}

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

async function newVisitor(
  browser: Browser,
  { width, height }: Window,
  storageState?: Storage,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...(storageState && { storageState }),
    viewport: { width, height },
    reducedMotion: 'reduce',
    colorScheme: given.dark ? 'dark' : 'light',
    hasTouch: width < 800,
  });
  context.setDefaultTimeout(10_000);
  return context;
}

/** Finds URLs that depend on the shop's data, on its own pages. */
async function lookAround(context: BrowserContext, url: string): Promise<Fixtures> {
  const page = await context.newPage();
  const links = linksOf('en');
  const fixtures: Fixtures = {
    products: { rich: links.home(), plain: links.home() },
    campaign: links.campaign(1, 'campaign'),
  };
  try {
    await open(page, `${url}${links.allProducts('?show=100')}`);
    const paths = (await productLinks(page)).map((link) => new URL(link).pathname);
    const named = (name: string) =>
      paths.find((each) => each.includes(`/${name}`)) ?? paths[0] ?? links.home();
    fixtures.products = { rich: named('cotton-t-shirt'), plain: named('kampot-pepper') };
    await open(page, `${url}${links.home()}`);
    const campaign = await page.locator('a[href*="/campaign/"]').first().getAttribute('href');
    if (campaign) fixtures.campaign = campaign;
  } catch (error) {
    complain('browsing', error);
  }
  await page.close();
  return fixtures;
}

/** Logs in, fills the cart and adds to the wish list, all through the pages. */
async function becomeCustomer(context: BrowserContext, url: string, fixtures: Fixtures): Promise<void> {
  const page = await context.newPage();
  await logIn(page, `${url}${linksOf('en').login()}`, account);
  for (const [at, product] of [fixtures.products.rich, fixtures.products.plain].entries()) {
    await open(page, `${url}${product}`);
    await addToCart(page, at + 1);
    await page.locator('form.buy button:has(use[href$="#heart"])').first().click();
  }
  await page.close();
}

/** Returns the office's URL with a host name: passkeys don't work with an IP address. */
function officeOf(url: string): string {
  return url.replace('127.0.0.1', 'localhost');
}

/**
 * Signs in as the demo's owner, whose language becomes the page's, so that they aren't redirected.
 * @returns the scenes, with data of this shop
 */
async function openOffice(context: BrowserContext, url: string): Promise<Scene[]> {
  await context.route('**/office/api/account/get-me', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data?: { me?: { language: string } | null } };
    const [, lang = 'en'] = /\/office\/(\w+)/u.exec(route.request().headers()['referer'] ?? '') ?? [];
    if (json.data?.me) json.data.me.language = lang;
    await route.fulfill({ response, json });
  });
  const page = await context.newPage();
  await open(page, `${officeOf(url)}/office/en/sign-in`);
  await page.getByRole('button', { name: 'Owner', exact: true }).click();
  await page.waitForURL((address) => !address.pathname.endsWith('/sign-in'));
  /** Opens a list screen and returns the id in the first link that matches `one`, or ''. */
  const firstOf = async (list: string, one: RegExp) => {
    await page.goto(`${officeOf(url)}/office/en/${list}`);
    await page.locator('main :is(table, li) a').first().waitFor();
    const hrefs = await page
      .locator('main a')
      .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
    return hrefs.map((href) => one.exec(href ?? '')?.[1]).find((found) => found !== undefined) ?? '';
  };
  const found = {
    order: await firstOf('orders?view=toPrepare', /\/orders\/(\w*\d)$/u),
    printed: await firstOf('orders?find=AG10011', /\/orders\/(\w*\d)$/u),
    product: await firstOf('products?find=mug', /\/products\/(\d+)$/u),
  };
  await page.close();
  return officeScenes(found);
}

/** Captures one scene: the window if a panel covers it, else the page; on phones both. */
async function take(
  context: BrowserContext,
  scene: Scene,
  window: Window,
  address: string,
  file: string,
): Promise<string[]> {
  const page = await context.newPage();
  const files: string[] = [];
  const shoot = async (into: string, fullPage: boolean) => {
    const picture = await page.screenshot({ fullPage, animations: 'disabled' });
    await (given.webp ? sharp(picture).webp({ quality: 50, effort: 6 }) : sharp(picture)).toFile(into);
    files.push(into);
  };
  try {
    await open(page, address, [200, 404]);
    await scene.prepare?.(page);
    await settled(page);
    if (scene.windowOnly || window.name === 'phone')
      await shoot(scene.windowOnly ? file : file.replace('.png', '.window.png'), false);
    if (!scene.windowOnly) {
      await showAll(page);
      await takeBarsAway(page);
      await settled(page);
      await shoot(file, true);
    }
    await scene.leave?.(page);
    return files;
  } finally {
    await (scene.apart ? context : page).close();
  }
}

/** Hides fixed bars, which would cover part of a full-page screenshot. */
async function takeBarsAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, bottom } = getComputedStyle(element);
      if (position === 'fixed') element.style.visibility = 'hidden';
      if (position === 'sticky' && bottom !== 'auto') element.style.position = 'static';
    }
  });
}

/** Scrolls through the page once to load pictures further down. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
}

/** Waits until fonts and visible pictures have loaded and the network is idle. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isShown = (image: HTMLImageElement) =>
      image.checkVisibility() && image.getBoundingClientRect().top < innerHeight;
    for (let tries = 0; tries < 30; tries++) {
      if ([...document.images].filter(isShown).every((image) => image.complete)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
}

/** Returns the URLs of all products on a listing page, in the page's order. */
function productLinks(page: Page): Promise<string[]> {
  return page
    .locator('main a[href*="/product-detail/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);
}
