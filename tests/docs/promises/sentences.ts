import { readFileSync } from 'node:fs';
import path from 'node:path';
import { labelSets } from '#shop/localisation/label-sets.ts';
import type { DemoData } from '#server/demo/files.ts';
import type { DemoProduct } from '#server/demo/product-file.ts';
import { projectRoot } from '../../architecture/import-rules.ts';

/** A sentence that shoppers or staff read, and what it is about. */
export interface Sentence {
  where: string;
  language: 'en' | 'km';
  text: string;
  /** The whole text to which it belongs, such as the answer to a question. */
  context: string;
  /** The products that have to keep it: one, those of a campaign, or all of the shop. */
  about: readonly DemoProduct[];
  /** The option value that it names. */
  option?: DemoData['attributes'][number]['options'][number];
  isDocument?: boolean;
}

type Both = { en: string; km: string };
const breaks = /(?:<\/(?:p|li|td|th)>|\n+|(?<=[.!?](?:”|»)?)\s+(?=[A-Z“])|(?<=[។?]»?)\s*)/u;
const plain = (html: string) => html.replaceAll(/<[^>]+>/gu, '').trim();

/** Returns the sentences of a text without its markup. */
export const sentencesIn = (text: string): string[] => text.split(breaks).map(plain).filter(Boolean);

/** The label sets of the storefront whose texts promise what the shop does, and all emails. */
const labels = [
  'homeLabels',
  'aboutLabels',
  'faqLabels',
  'newsletterLabels',
  'becomeSellerLabels',
  'sampleLabels',
  'giftLabels',
  'contactLabels',
  'mailLabels',
];

/** Returns all sentences of the demo shop: products, options, campaigns, banners, settings, FAQ, pages and emails. */
export function shopSentences(data: DemoData): Sentence[] {
  const sentences: Sentence[] = [];
  const add = (where: string, texts: Both, about: readonly DemoProduct[], option?: Sentence['option']) => {
    for (const language of ['en', 'km'] as const)
      for (const text of sentencesIn(texts[language]))
        sentences.push({
          where,
          language,
          text,
          context: plain(texts[language]),
          about,
          ...(option && { option }),
        });
  };
  for (const product of data.products) {
    const { slug, short, full, reviews, tags } = product;
    for (const texts of [short, full, ...reviews.flatMap(({ answer }) => answer ?? [])])
      add(`products/${slug}`, texts, [product]);
    for (const tag of data.tags.filter((each) => tags.includes(each.slug)))
      add(`products/${slug}: tag`, tag.name, [product]);
  }
  for (const option of data.attributes.flatMap(({ options }) => options))
    if (
      data.products.some(({ options }) =>
        options.some(({ choices }) => choices.some((each) => each.option === option.slug)),
      )
    )
      add(`attributes: ${option.slug}`, option.name, [], option);
  for (const campaign of data.campaigns) {
    const slugs = new Set(campaign.groups.flatMap(({ products }) => products));
    const about = data.products.filter(({ slug }) => slugs.has(slug));
    for (const texts of bothIn(campaign)) add(`campaigns: ${String(campaign['slug'])}`, texts, about);
  }
  for (const [where, file] of [
    ['banners', data.banners],
    ['settings', data.settings],
  ] as const)
    for (const texts of bothIn(file)) add(where, texts, data.products);
  for (const name of labels)
    for (const [key, en] of Object.entries(labelSets[name]?.texts ?? {}))
      add(`${name}: ${key}`, { en, km: labelSets[name]?.khmer[key] ?? '' }, data.products);
  return sentences;
}

export const documentSentences = (file: string, language: 'en' | 'km'): Sentence[] => {
  const context = readFileSync(path.join(projectRoot, file), 'utf8');
  return sentencesIn(context).map((text) => ({
    where: file,
    language,
    text,
    context,
    about: [],
    isDocument: true,
  }));
};

/** Returns all texts in both languages anywhere in a value. */
function bothIn(value: unknown): Both[] {
  if (typeof value !== 'object' || value === null) return [];
  const { en, km } = value as Partial<Both>;
  if (typeof en === 'string' && typeof km === 'string') return [{ en, km }];
  return Object.values(value).flatMap(bothIn);
}
