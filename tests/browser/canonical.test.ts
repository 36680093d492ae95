import { describe, expect, test } from 'vitest';
import { languageCodes } from '#contract/languages.ts';
import { linksOf, screenPaths } from '#storefront/routes.ts';
import { shopUrl } from '../support/browser.ts';

// Tests what search engines read without running scripts.
const shop = shopUrl();

/** One page of each kind that has an id, from the sitemap. */
const listed = (await Promise.all((await pathsIn('/sitemap.xml')).map(pathsIn))).flat();
const withNumber = ['all-products', 'product-detail', 'campaign'].map((kind) => {
  const found = listed.findLast((path) => path.startsWith(`/en/${kind}/`));
  if (found === undefined) throw new Error(`no ${kind} in the sitemap`);
  return found;
});
const plain = Object.values(screenPaths).filter((path) => !path.includes(':'));
const pages = [
  ...languageCodes.flatMap((lang) => plain.map((path) => `/${lang}${path}`)),
  ...withNumber,
  linksOf('ar').popularProducts(),
];

async function pathsIn(file: string): Promise<string[]> {
  const text = await (await fetch(shop + file)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, at = '']) => new URL(at).pathname);
}

/** Returns the canonical URLs of a page and its counterpart. */
const named = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, at = '']) => at);
const canonicalOf = (html: string) => named(html, /<link rel="canonical" href="([^"]+)">/gu);

async function read(path: string) {
  const answer = await fetch(shop + path, { redirect: 'manual' });
  return { status: answer.status, html: await answer.text() };
}

describe('canonical URLs', () => {
  test.each(pages)('%s: exists and is its own canonical page', async (path) => {
    const { status, html } = await read(path);
    expect(status).toBe(200);
    const [own, ...more] = canonicalOf(html);
    expect(more).toEqual([]);
    const counterparts = named(html, /<link rel="alternate" hreflang="[^"]+" href="([^"]+)">/gu);
    const shared = named(html, /<meta property="og:url" content="([^"]+)">/gu);
    expect(own).toBeDefined();
    expect([own, ...shared].map((at) => new URL(at!).pathname)).toEqual([own, ...shared].map(() => path));
    for (const at of counterparts) {
      const there = await read(new URL(at).pathname);
      expect([at, there.status]).toEqual([at, 200]);
      expect(canonicalOf(there.html)).toEqual([at]);
    }
  });
});
