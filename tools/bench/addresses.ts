import { linksOf } from '#storefront/routes.ts';
import type { LanguageCode } from '#contract/languages.ts';

type Path = Record<LanguageCode, string>;

/** Paths of the demo shop's pages. */
export interface Addresses {
  home: Path;
  listing: Path;
  /** Lists of categories, in both languages. */
  lists: string[];
  /** The largest product page. */
  product: Path;
  /** All product pages, in both languages. */
  products: string[];
  campaign: Path;
}

/** Finds URLs that depend on the shop's data, in its sitemap. */
export async function findAddresses(url: string): Promise<Addresses> {
  const files = await pathsIn(`${url}/sitemap.xml`);
  const paths = (await Promise.all(files.map((file) => pathsIn(url + file)))).flat();
  const products = paths.filter((path) => path.includes('/product-detail/'));
  const inBoth = (part: string): Path => {
    const find = (lang: LanguageCode) => {
      const path = paths.find((each) => each.startsWith(`/${lang}/${part}`));
      if (path === undefined) throw new Error(`no ${part} in the sitemap`);
      return path;
    };
    return { en: find('en'), ar: find('ar') };
  };
  const heaviest = await weightiest(url, products);
  return {
    home: { en: linksOf('en').home(), ar: linksOf('ar').home() },
    lists: paths.filter((path) => path.includes('/all-products/')),
    listing: { en: linksOf('en').allProducts(), ar: linksOf('ar').allProducts() },
    product: inBoth(`product-detail/${heaviest}/`),
    products,
    campaign: inBoth('campaign/'),
  };
}

async function pathsIn(file: string): Promise<string[]> {
  const text = await (await fetch(file)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, loc = '']) => new URL(loc).pathname);
}

/** Returns the id of the product with the longest page. */
async function weightiest(url: string, products: readonly string[]): Promise<string> {
  let longest = { id: '1', length: 0 };
  for (const path of products) {
    const { length } = await (await fetch(url + path)).text();
    if (length > longest.length) longest = { id: path.split('/')[3] ?? '', length };
  }
  return longest.id;
}
