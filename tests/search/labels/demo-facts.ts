import { readFileSync } from 'node:fs';
import path from 'node:path';

const demo = path.resolve(import.meta.dirname, '../../../database/demo');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(demo, file), 'utf8'));

interface Product {
  slug: string;
  category: string;
  alsoIn: string[];
  brand: string | null;
  price: string;
  tags: string[];
  colours: { colour: string }[];
}
/** The slugs of the demo's products. Their ids in the API are their positions in the list, counted from 1. */
export const demoSlugs = read('products.json') as string[];
const products = demoSlugs.map((slug) => read(`products/${slug}.json`) as Product);
const discounts = read('discounts.json') as {
  products: string[];
  categories: string[];
  percent: number | null;
  amount: string | null;
  startsInDays: number;
  endsInDays: number;
}[];
const categories = read('categories.json') as { slug: string; parent: string | null }[];

const where = (isMeant: (product: Product) => boolean) =>
  products
    .filter(isMeant)
    .map(({ slug }) => slug)
    .join(' ');

const below = (slug: string): string[] =>
  categories.filter(({ parent }) => parent === slug).flatMap((child) => [child.slug, ...below(child.slug)]);

/**
 * Returns the products of the category and of those below it, as slugs separated by spaces. The other
 * functions return the same format.
 */
export function inCategory(slug: string): string {
  const all = new Set([slug, ...below(slug)]);
  return where(({ category, alsoIn }) => [category, ...alsoIn].some((each) => all.has(each)));
}
export const ofBrand = (slug: string): string => where(({ brand }) => brand === slug);
export const tagged = (slug: string): string => where(({ tags }) => tags.includes(slug));
export const coloured = (slug: string): string =>
  where(({ colours }) => colours.some(({ colour }) => colour === slug));
export const cheaperThan = (dollars: number): string => where(({ price }) => Number(price) <= dollars);

function paidFor({ slug, category, price }: Product): number {
  const applied = discounts.find(
    (each) =>
      each.startsInDays < 0 &&
      each.endsInDays > 0 &&
      (each.products.includes(slug) || each.categories.includes(category)),
  );
  if (applied?.amount) return Number(price) - Number(applied.amount);
  return Number(price) * (1 - (applied?.percent ?? 0) / 100);
}

/** Returns the products that cost between the two amounts today, in dollars. Packs count at the full price. */
export const paid = (low: number, high: number): string =>
  where((product) => paidFor(product) >= low && paidFor(product) <= high);

/** Returns the slugs that are in both lists. */
export function ofBoth(one: string, other: string): string {
  const others = new Set(other.split(' '));
  return one
    .split(' ')
    .filter((slug) => others.has(slug))
    .join(' ');
}
