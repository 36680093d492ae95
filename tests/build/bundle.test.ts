import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { labelSets } from '#shop/localisation/label-sets.ts';
import { languages } from '#contract/languages.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { buildIfNeeded } from '#server/start/build.ts';

// Tests what browsers load from the build: which code it contains, and how much each page needs.
const buildFolder = path.resolve(import.meta.dirname, '../../dist');
/** The hashes in the names of files change how well scripts compress, without any change of a page. */
const ofHashes = 20;
/**
 * Limits in compressed bytes: scripts that a page loads by itself (80 kB, of which 1.1 are kept free),
 * scripts including all its controls, and styles. The checkout needs the most: it checks a coupon again when the delivery
 * method changes.
 */
const budgets = { first: 80_600 + ofHashes, everything: 106_900, stylesheet: 11_500 };
/** What the page of a product may load in addition, for prices by quantity, dates, printing, and several sizes in one line. */
const ladderBudget = 3950;
/**
 * Limits for the parts that store data for a shopper: for each part, and for all together. The part for companies and
 * VAT loads only where the shop has either.
 */
const storedBudgets = { one: 2900, all: 8800 };
/** The limit for a form that a customer opens on an order in one of its statuses. */
const orderFormBudget = 4200;
/** The limit for the parts that a page loads once something is printed on a product. */
const printBudget = 8100;
/** What a chosen logo may load to be shown on the picture, with the worker that draws it. */
const previewBudget = 8000;
/**
 * The limits for the login form that replaces the checkout after a logout, and for the QR code that replaces an order's
 * transfer, and which also says when a paid order is ready for pick-up.
 */
const replacingBudgets = { loggedOut: 5500, code: 7990 };

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}
let manifest: Record<string, Chunk> = {};
const scripts = new Map<string, string>();
const read = (file: string) => readFileSync(path.join(buildFolder, 'storefront/client', file));
const isPage = (key: string) => /^storefront\/pages\/[\w-]+\/page\.tsx$/u.test(key);

beforeAll(async () => {
  await buildIfNeeded({ build: 'production', buildFolder });
  manifest = JSON.parse(read('manifest.json').toString('utf8')) as typeof manifest;
  for (const { file } of Object.values(manifest)) {
    if (file.endsWith('.js')) scripts.set(file, read(file).toString('utf8'));
  }
});

/**
 * Matches payment providers that not every shop has: a shop has either the test provider or the real ones.
 */
const otherShops = /\/payment\/(?:forms\/money\.ts|code\/khqr\.tsx)$/u;
const shopsToTry = /\/payment\/(?:forms\/test|hosted-page|code\/khqr)\.tsx$/u;
/** Matches parts that load after hydration, for visitors with stored items or a login. */
const storedParts =
  /^storefront\/(?:synced-lists\/|account\/addresses|cart\/company-fields|pages\/checkout\/form\/billing-form|pages\/product-detail\/stock-notice|products\/recently-seen)|^_lists-/u;
/** Matches what replaces a page's own parts. */
const loggedOut = /\/checkout\/logged-out\.tsx$/u;
const transferByCode = /\/orders-history\/code-dialog\.tsx$/u;
const preview = /\/print-preview\/artwork-on-thing\.tsx$/u;
const orderForms = /\/orders-history\/(?:change-details|report-form)\.tsx$/u;
const prints = /\/(?:orders-history\/order-prints|product-detail\/product-print|cart\/line-print)\.tsx$/u;
/** Matches cards and wallets, and what a shop to try adds to a code. The code loads only where it is configured and selected. */
const cardsAndWallets = /\/payment\/(?:forms\/(?:money\.ts|test\.tsx)|hosted-page\.tsx)$/u;

/**
 * Returns a chunk with its imports and the parts it may load later. Excludes other pages and parts of other
 * shops.
 */
function loadedBy(key: string, later: { but: RegExp } | null, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key) || later?.but.test(key)) return seen;
  const apart = [storedParts, loggedOut, transferByCode, orderForms, prints, preview];
  if (later && apart.some((each) => each.test(key))) return seen;
  seen.add(key);
  for (const each of chunk.imports ?? []) loadedBy(each, later, seen);
  if (later) for (const each of chunk.dynamicImports ?? []) if (!isPage(each)) loadedBy(each, later, seen);
  return seen;
}

/** Returns the bytes as transferred: every file compressed separately. */
const travelling = (files: Iterable<string>): number =>
  [...new Set(files)].reduce((sum, file) => sum + read(`${file}.br`).length, 0);

/** Returns the scripts that contain a text. */
const holding = (text: string | RegExp): string[] =>
  [...scripts]
    .filter(([, code]) => (typeof text === 'string' ? code.includes(text) : text.test(code)))
    .map(([file]) => file);

describe('browser scripts', () => {
  test('browser scripts belong to the shop', () => {
    expect(scripts.size).toBeGreaterThan(8);
    expect(Object.keys(manifest).filter(isPage).length).toBeGreaterThanOrEqual(11);
    // Proves that the checks below would find a match in the built scripts.
    expect(holding('all-products')).not.toEqual([]);
  });

  test.each([
    ['Zod, which only the schemas of calls use', /ZodError|_zod\b|invalid_type/u],
    ['the server’s packages', /fastify|kysely|sanitize-html|pg-pool|argon2/iu],
    ['cards: numbers, their fields and test tokens', /4242|cc-number|securityCode|tok_test/u],
    ['SQL', /\bselect\b[^;]{1,200}\bfrom (?:product|customer|discount)\b/u],
    ['React’s development version', /jsxDEV/u],
    ['React’s legacy functions', /unstable_batchedUpdates|cloneElement/u],
    ['Node’s modules and globals', /["'`]node:[a-z]+["'`/]|process\.env|Buffer\.from/u],
    ['refusals of operations and their sources', /specification §|refusedData/u],
  ])('browser scripts do not contain %s', (_, text) => {
    expect(holding(text)).toEqual([]);
  });

  test('browser scripts contain no interface texts, which come with the layout in one language', () => {
    // Exact answers of calls are compared in browsers, and the names of languages are the same everywhere.
    const known = new Set<string>([
      ...Object.values(serverAnswers),
      ...Object.values(languages).map(({ samePage }) => samePage),
    ]);
    const english = Object.values(labelSets)
      .flatMap((set) => Object.values<string>(set.texts))
      .filter((text) => /^\S+(?: \S+){3,}$/u.test(text) && !known.has(text));
    expect(english.length).toBeGreaterThan(100);
    // Texts that are long enough not to be part of a language's name.
    const khmer = Object.values(labelSets)
      .flatMap((set) => Object.values<string>(set.khmer))
      .filter((text) => text.length > 15);
    expect(khmer.length).toBeGreaterThan(200);
    const texts = [...english, ...khmer];
    const joined = [...scripts.values()].join('\n');
    expect(texts.filter((text) => joined.includes(text))).toEqual([]);
  });

  test('browser scripts load no script from another origin', () => {
    expect(holding(/import\(["'`]https?:/u)).toEqual([]);
  });
});

test('browser scripts have no source maps, neither as files nor as references', () => {
  const files = readdirSync(path.join(buildFolder, 'storefront/client'), { recursive: true }).map(String);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(holding('sourceMappingURL')).toEqual([]);
});

test('every stylesheet the server names is a file of the browser build', () => {
  const code = readFileSync(path.join(buildFolder, 'storefront/server/entry.server.js'), 'utf8');
  const named = [...code.matchAll(/assets\/([\w.-]+\.css)/gu)].map(([, file]) => file!);
  expect(named.length).toBeGreaterThan(1);
  const there = new Set(readdirSync(path.join(buildFolder, 'storefront/client/assets')));
  expect(named.filter((file) => !there.has(file))).toEqual([]);
});

describe('page size budgets', () => {
  /** Pages whose scripts exceed the budget. */
  const over = (budget: number, later: { but: RegExp } | null) =>
    Object.keys(manifest)
      .filter(isPage)
      .flatMap((key) => {
        const entries = [
          key,
          key.replace('page.tsx', 'first.ts'),
          'web/start.ts',
          'storefront/entry.browser.tsx',
        ];
        const chunks = new Set(entries.flatMap((each) => [...loadedBy(each, later)]));
        const files = [...chunks].map((each) => manifest[each]!.file);
        const script = travelling(files.filter((file) => file.endsWith('.js')));
        expect(script).toBeGreaterThan(50_000);
        const isLarger = key === 'storefront/pages/product-detail/page.tsx';
        return script > budget + (isLarger ? ladderBudget : 0) ? [{ key, script }] : [];
      });

  test('no page exceeds its budget for scripts it loads itself', () => {
    expect(over(budgets.first, null)).toEqual([]);
  });

  test.each([
    ['the test provider', otherShops],
    ['providers that take money', shopsToTry],
    ['a QR code to be paid', cardsAndWallets],
  ])(
    'no page exceeds its budget for scripts including those of its controls, in a shop with %s',
    (_name, others) => {
      expect(Object.keys(manifest).filter((key) => others.test(key)).length).toBeGreaterThan(0);
      expect(over(budgets.everything, { but: others })).toEqual([]);
    },
  );

  test.each([
    ['the login at the checkout', 'checkout', loggedOut, replacingBudgets.loggedOut, null],
    [
      'the QR code of an order by transfer',
      'orders-history',
      transferByCode,
      replacingBudgets.code,
      { but: /^$/u },
    ],
    [
      'the form to change an order',
      'orders-history',
      /\/change-details\.tsx$/u,
      orderFormBudget,
      { but: /^$/u },
    ],
    ['the preview of a logo', 'orders-history', preview, previewBudget, { but: /^$/u }],
    [
      'the form to report a problem',
      'orders-history',
      /\/report-form\.tsx$/u,
      orderFormBudget,
      { but: /^$/u },
    ],
    ['the field for a logo', 'product-detail', /\/product-print\.tsx$/u, printBudget, null],
    ['what an order prints', 'orders-history', /\/order-prints\.tsx$/u, printBudget, null],
  ])('%s is loaded only when needed', (_, page, replacing, budget, later) => {
    const loaded = loadedBy('storefront/entry.browser.tsx', null);
    loadedBy(`storefront/pages/${page}/page.tsx`, later, loaded);
    const form = loadedBy(
      Object.keys(manifest).find((key) => replacing.test(key))!,
      null,
    );
    const files = [...form].filter((key) => !loaded.has(key)).map((key) => manifest[key]!.file);
    expect(files.length).toBeGreaterThan(0);
    expect(travelling(files)).toBeLessThanOrEqual(budget);
  });

  test('the worker that draws logos is small, and no page loads it by itself', () => {
    const worker = readdirSync(path.join(buildFolder, 'storefront/client/assets')).filter((file) =>
      /^print-worker-.*\.js$/u.test(file),
    );
    expect(worker).toHaveLength(1);
    expect(travelling([`assets/${worker[0]}`])).toBeLessThanOrEqual(4000);
    expect(holding('print-worker')).toHaveLength(1);
  });

  test('the scripts of saved lists load after the page', () => {
    const parts = Object.keys(manifest).filter((key) => storedParts.test(key));
    const sizes = parts.map((key) => [key, travelling([manifest[key]!.file])] as const);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.filter(([, size]) => size > storedBudgets.one)).toEqual([]);
    expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(storedBudgets.all);
  });

  test('dialogs, rare forms and provider scripts are loaded later', () => {
    const first = loadedBy('storefront/entry.browser.tsx', null);
    for (const key of Object.keys(manifest).filter(isPage)) loadedBy(key, null, first);
    const later = Object.keys(manifest).filter(
      (key) => manifest[key]!.file.endsWith('.js') && !first.has(key),
    );
    expect(later).toEqual(
      expect.arrayContaining([
        'storefront/newsletter/subscribe.ts',
        'storefront/pages/checkout/dialog/pay-dialog.tsx',
        'storefront/pages/product-detail/review-form.tsx',
      ]),
    );
    expect(loadedBy('storefront/pages/home/page.tsx', null)).not.toContainEqual(
      expect.stringMatching(/^_(?:panels|forms|carts)-/u),
    );
  });

  test('element styles are weaker than component styles, whatever file loads first', () => {
    const layers =
      read(manifest['style.css']!.file)
        .toString('utf8')
        .match(/@layer [^;{]+/gu) ?? [];
    expect(layers[0]).toMatch(/^@layer base/u);
    expect(layers).toContain('@layer ui');
  });

  test('all pages share one stylesheet within its budget', () => {
    const stylesheet = travelling([manifest['style.css']!.file]);
    expect(stylesheet).toBeGreaterThan(5_000);
    expect(stylesheet).toBeLessThanOrEqual(budgets.stylesheet);
  });
});
