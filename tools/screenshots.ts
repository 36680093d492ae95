import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { languageCodes } from '#contract/languages.ts';
import { linksOf } from '#storefront/routes.ts';
import { findBrowser, launchBrowser, removeBrowser } from '#tests/support/browser-program.ts';
import { startShop } from '#tests/support/shop-server.ts';
import { addToCart, logIn, open, productLinks } from '#tests/support/shopping.ts';
import { contactSheet } from './contact-sheet.ts';
import { type Known, pathOf, type Scene, scenes } from './screens.ts';

// `npm run screenshots`: every screen in both languages on a phone and a wide window, into ./screenshots, with a contact
// sheet for each language and width. `-- --url http://localhost:8080` takes a running shop, `--only cart,login` some scenes.

const windows = [
  { name: 'phone', width: 390, height: 844, thumbnail: 300 },
  { name: 'wide', width: 1440, height: 900, thumbnail: 620 },
] as const;
type Window = (typeof windows)[number];

/** From database/demo/accounts.json: she has orders in several states. */
const account = { email: 'sokha@example.com', password: 'kado-demo-1' };

const { values: asked } = parseArgs({
  options: {
    url: { type: 'string' },
    only: { type: 'string' },
    into: { type: 'string', default: 'screenshots' },
  },
});
const folder = path.resolve(asked.into);
const wanted = asked.only?.split(',');
const problems: string[] = [];

const shop = asked.url ? null : await startShop();
const program = await findBrowser();
try {
  const browser = await launchBrowser(program);
  await takeAll(browser, (asked.url ?? shop?.url ?? '').replace(/\/$/u, ''));
  await browser.close();
} finally {
  removeBrowser(program);
  await shop?.stop();
}
for (const problem of problems) console.error(problem);
console.log(`${problems.length === 0 ? 'All' : 'Not all'} pictures are in ${folder}`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function takeAll(browser: Browser, url: string): Promise<void> {
  if (!wanted) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const window of windows) {
    const contexts = {
      guest: await newVisitor(browser, window),
      customer: await newVisitor(browser, window),
    };
    const known = await lookAround(contexts.guest, url);
    const list = Object.values(scenes)
      .flat()
      .filter((scene) => isWanted(scene, window));
    if (list.some((scene) => scene.as === 'customer')) {
      await becomeCustomer(contexts.customer, url, known).catch((error: unknown) =>
        complain(`customer, ${window.name}`, error),
      );
    }
    for (const lang of languageCodes) {
      const pictures = [];
      for (const scene of list) {
        const caption = `${scene.name}.${lang}.${window.width}`;
        const file = path.join(folder, `${caption}.png`);
        try {
          await take(contexts[scene.as], scene, `${url}${pathOf(scene, known, lang)}`, file);
          pictures.push({ file, caption });
        } catch (error) {
          complain(caption, error);
        }
      }
      if (pictures.length > 0)
        await contactSheet(
          pictures,
          window.thumbnail,
          path.join(folder, `sheet.${lang}.${window.width}.png`),
        );
      console.log(`${pictures.length} of ${list.length}: ${lang}, ${window.width} px`);
    }
    await Promise.all(Object.values(contexts).map((context) => context.close()));
  }
}

function isWanted(scene: Scene, window: Window): boolean {
  return (!scene.only || scene.only === window.name) && (!wanted || wanted.includes(scene.name));
}

function complain(what: string, error: unknown): void {
  problems.push(`${what}: ${String(error).split('\n')[0]}`);
}

async function newVisitor(browser: Browser, { width, height }: Window): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    hasTouch: width < 800,
  });
  context.setDefaultTimeout(10_000);
  return context;
}

/** Finds the addresses that only the shop's data knows, on its own pages. */
async function lookAround(context: BrowserContext, url: string): Promise<Known> {
  const page = await context.newPage();
  const links = linksOf('en');
  const known: Known = {
    products: { rich: links.home(), plain: links.home() },
    campaign: links.campaign(1, 'campaign'),
  };
  try {
    await open(page, `${url}${links.allProducts('?show=100')}`);
    const paths = (await productLinks(page)).map((link) => new URL(link).pathname);
    const named = (name: string) =>
      paths.find((each) => each.endsWith(`/${name}`)) ?? paths[0] ?? links.home();
    known.products = { rich: named('cotton-t-shirt'), plain: named('kampot-pepper') };
    await open(page, `${url}${links.home()}`);
    const campaign = await page.locator('a[href*="/campaign/"]').first().getAttribute('href');
    if (campaign) known.campaign = campaign;
  } catch (error) {
    complain('looking around', error);
  }
  await page.close();
  return known;
}

/** Logs in, fills the cart and wishes for something, all through the pages. */
async function becomeCustomer(context: BrowserContext, url: string, known: Known): Promise<void> {
  const page = await context.newPage();
  await logIn(page, `${url}${linksOf('en').login()}`, account);
  for (const [at, product] of [known.products.rich, known.products.plain].entries()) {
    await open(page, `${url}${product}`);
    await addToCart(page, at + 1);
    await page.locator('form.buy button:has(use[href$="#heart"])').first().click();
  }
  await page.close();
}

async function take(context: BrowserContext, scene: Scene, address: string, file: string): Promise<void> {
  const page = await context.newPage();
  try {
    await open(page, address, [200, 404]);
    await scene.prepare?.(page);
    if (!scene.windowOnly) await showAll(page);
    await settled(page);
    await page.screenshot({ path: file, fullPage: !scene.windowOnly, animations: 'disabled' });
  } finally {
    await page.close();
  }
}

/** Scrolls through the page once, so that pictures further down are loaded. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
}

/** Fonts and visible pictures are there, and nothing is on its way any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter(
      (image) => image.loading !== 'lazy' || image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.race([
      Promise.allSettled(shown.map((image) => image.decode())),
      new Promise((resolve) => setTimeout(resolve, 5000)),
    ]);
  });
}
