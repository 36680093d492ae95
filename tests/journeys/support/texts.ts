import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fillLabel, type LabelSet, type LabelValues } from '#contract/labels/label-set.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { type MessageCode, messages } from '#contract/messages.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { dollarsToCents } from '#rules/money.ts';
import { unbroken } from '#web/labels.ts';
import { rielOf, formatRiel } from '#rules/riel.ts';
import { builtInTexts } from '#shop/localisation/localisation.ts';

const demo = path.resolve(import.meta.dirname, '../../../database/demo');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(demo, file), 'utf8'));

/** Returns a label as a page in the language shows it. */
export function label<Key extends string>(
  lang: LanguageCode,
  set: LabelSet<Key>,
  key: Key,
  values?: LabelValues,
): string {
  return unbroken(fillLabel(builtInTexts(set, lang)[key], values));
}

/** Returns the labels of a set in a language, by their keys. */
export const labelsOf =
  <Key extends string>(lang: LanguageCode, set: LabelSet<Key>) =>
  (key: Key, values?: LabelValues): string =>
    label(lang, set, key, values);

export const said = (lang: LanguageCode, code: MessageCode, values?: LabelValues): string =>
  label(lang, messages, code, values);

/** Returns the demo shop's riel amount for an amount in dollars. */
export function inRiel(dollars: string): string {
  const { rate } = read('riel.json') as { rate: number };
  return formatRiel(rielOf(dollarsToCents(dollars.replaceAll(/[$,]/gu, '')) ?? NaN, rate));
}

/** Returns a pattern for the sentence with the rate, for any day. */
export const rateOf = (lang: LanguageCode): RegExp =>
  new RegExp(
    label(lang, sharedLabels, 'rielRate', { rate: inRiel('$1.00'), day: String.raw`\d\d-\d\d-\d{4}` }),
    'u',
  );

type Names = Record<'en' | 'km', string>;
interface Named {
  slug: string;
  name: Names;
}

const inLanguage = (names: Names, lang: LanguageCode) => names[lang === 'en' ? 'en' : 'km'];
const options = read('attributes.json') as (Named & { options: Named[] })[];

/** Returns the demo shop's name of a category, color, size, attribute or option. */
export function nameOf(
  kind: 'categories' | 'colours' | 'sizes' | 'attributes' | 'options',
  slug: string,
  lang: LanguageCode,
): string {
  const list =
    kind === 'options' ? options.flatMap((each) => each.options) : (read(`${kind}.json`) as Named[]);
  const found = list.find((each) => each.slug === slug);
  if (!found) throw new Error(`the demo shop has no ${kind} ${slug}`);
  return inLanguage(found.name, lang);
}

/** Returns a filter value's name, with its number of products. */
export const counted = (name: string): RegExp => new RegExp(String.raw`^${name} (\d+)$`, 'u');

/** Returns the demo shop's short description of a product. */
export const shortOf = (slug: string, lang: LanguageCode): string =>
  inLanguage((read(`products/${slug}.json`) as { short: Names }).short, lang);

/** Returns a product of the demo shop: its id in the API and its name. */
export function productOf(slug: string, lang: LanguageCode): { id: number; name: string } {
  const { name } = read(`products/${slug}.json`) as Named;
  return { id: (read('products.json') as string[]).indexOf(slug) + 1, name: inLanguage(name, lang) };
}
