import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { labelSets } from '#shop/localisation/label-sets.ts';
import { languages } from '#contract/languages.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { buildIfNeeded } from '#server/start/build.ts';

// Tests what browsers load from the build: which code it contains, and how much each page needs.
const buildFolder = path.resolve(import.meta.dirname, '../../dist');
/**
 * The hashes in the names of files change how well scripts compress, by up to 120 bytes, without any change of a page.
 * Sizes are therefore means of a few builds that differ only in these hashes, which still vary by so many bytes.
 */
const ofHashes = 20;
const hashings = ['first', 'second', 'third', 'fourth'];
/**
 * Limits in compressed bytes: scripts that a page loads by itself (80 kB, of which 1.1 are kept free),
 * scripts including all its controls, and styles. The checkout needs the most: it checks a coupon again when the delivery
 * method changes.
 */
const budgets = { first: 80_600 + ofHashes, everything: 108_700, stylesheet: 11_550 };
/** What the page of a product may load in addition, for prices by quantity, dates, printing, and several sizes in one line. */
const ladderBudget = 3980;
/**
 * Limits for the parts that store data for a shopper: for each part, and for all together. The part for companies and
 * VAT loads only where the shop has either.
 */
const storedBudgets = { one: 2900, all: 8800 };
/** The limit for a form that a customer opens on an order in one of its statuses. */
const orderFormBudget = 4200;
/** The limit for everything that the page of a product loads by itself for a group. */
const groupBudget = 95_600;
/**
 * The limit for the parts that a page loads once something is printed on a product. The page for a group shares some of them,
 * so that they are in files of their own.
 */
const printBudget = 9000;
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
/** Matches the name of a file of the build with its hash. */
const ofName = /([\w-]+)-([\w-]{8})\.(?:js|css)\b/gu;
/** The name of the script that each hash belongs to, without the hash. */
const keys = new Map<string, string>();
const scripts = new Map<string, string>();
const read = (file: string) => readFileSync(path.join(buildFolder, 'storefront/client', file));
const isPage = (key: string) => /^storefront\/pages\/[\w-]+\/page\.tsx$/u.test(key);

beforeAll(async () => {
  await buildIfNeeded({ build: 'production', buildFolder });
  manifest = JSON.parse(read('manifest.json').toString('utf8')) as typeof manifest;
  for (const [key, { file }] of Object.entries(manifest)) {
    const hash = file.slice(0, -3).slice(-8);
    keys.set(hash, key.replace(hash, ''));
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
const prints =
  /\/(?:orders-history\/order-prints|product-detail\/product-print|cart\/line-print|orders\/cart-story)\.tsx$/u;
const group = /\/product-detail\/load-group\.ts$/u;
/** Matches cards and wallets, and what a shop to try adds to a code. The code loads only where it is configured and selected. */
const cardsAndWallets = /\/payment\/(?:forms\/(?:money\.ts|test\.tsx)|hosted-page\.tsx)$/u;

/**
 * Returns a chunk with its imports and the parts it may load later. Excludes other pages and parts of other
 * shops.
 */
function loadedBy(key: string, later: { but: RegExp } | null, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key) || later?.but.test(key)) return seen;
  const apart = [storedParts, loggedOut, transferByCode, orderForms, prints, preview, group];
  if (later && apart.some((each) => each.test(key))) return seen;
  seen.add(key);
  for (const each of chunk.imports ?? []) loadedBy(each, later, seen);
  if (later) for (const each of chunk.dynamicImports ?? []) if (!isPage(each)) loadedBy(each, later, seen);
  return seen;
}

const hashOf = (seed: string) => createHash('sha256').update(seed).digest('base64url').slice(0, 8);
const sizes = new Map<string, number>();

/** Returns the bytes of a compressed file, as the mean of builds with other hashes in the names it contains. */
function sizeOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const text = read(file).toString('utf8');
  const all = hashings.map((hashing) => {
    const named = text.replaceAll(ofName, (name, base: string, hash: string) =>
      name.replace(hash, hashOf(`${hashing} ${keys.get(hash) ?? base}`)),
    );
    return brotliCompressSync(named).length;
  });
  const mean = all.reduce((sum, size) => sum + size, 0) / all.length;
  sizes.set(file, mean);
  return mean;
}

/** Returns the bytes as transferred: every file compressed separately. */
const travelling = (files: Iterable<string>): number =>
  Math.round([...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0));

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
    ['what happens with a printed cart', 'checkout', /\/cart-story\.tsx$/u, printBudget, null],
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

  test('the page of a product loads what a group needs only for a group, within its budget', () => {
    const page = loadedBy('storefront/entry.browser.tsx', null);
    for (const key of ['storefront/pages/product-detail/page.tsx', 'web/start.ts']) loadedBy(key, null, page);
    const load = Object.keys(manifest).find((key) => group.test(key));
    expect(page.has(load!)).toBe(false);
    const order = load!.replace('load-group.ts', 'group-order.tsx');
    const forGroup = new Set([...page, ...loadedBy(load!, null), ...loadedBy(order, null)]);
    const files = [...forGroup].map((key) => manifest[key]!.file).filter((file) => file.endsWith('.js'));
    expect(travelling(files)).toBeLessThanOrEqual(groupBudget);
  });

  test('the worker that draws logos is small, and no page loads it by itself', () => {
    const worker = readdirSync(path.join(buildFolder, 'storefront/client/assets')).filter((file) =>
      /^print-worker-.*\.js$/u.test(file),
    );
    expect(worker).toHaveLength(1);
    expect(travelling([`assets/${worker[0]}`])).toBeLessThanOrEqual(4000);
    expect(holding('print-worker')).toHaveLength(1);
  });

  test('the script of pages behind links is small, as they start no React', () => {
    const files = [...loadedBy('storefront/still.ts', null)].map((key) => manifest[key]!.file);
    expect(travelling(files)).toBeLessThanOrEqual(4000);
  });

  test('the scripts of saved lists load after the page', () => {
    const parts = Object.keys(manifest).filter((key) => storedParts.test(key));
    const storedSizes = parts.map((key) => [key, travelling([manifest[key]!.file])] as const);
    expect(storedSizes.length).toBeGreaterThan(0);
    expect(storedSizes.filter(([, size]) => size > storedBudgets.one)).toEqual([]);
    expect(storedSizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(storedBudgets.all);
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
