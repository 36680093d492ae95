import { mailLabels } from '#contract/labels/mail.ts';
import { type LanguageCode, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { shopSettings, type ShopSettings } from '#shop/content/content.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import { escapeHtml, fill, type Phrase } from './phrase.ts';

export type MailLabel = keyof typeof mailLabels.texts;

/** What all mails of a language are written with. */
export interface MailWords {
  lang: LanguageCode;
  /** What the shop says of itself, '' where it says nothing. */
  shop: Pick<ShopSettings, 'siteTitle' | 'address' | 'phone' | 'email'>;
  say(label: MailLabel, values?: Readonly<Record<string, Phrase>>): Phrase;
  /** `name` and what belongs to it, with the colon of the language. */
  pair(name: Phrase, value: Phrase): Phrase;
  /** What is not empty, as the language strings things together. */
  list(texts: readonly string[]): string;
  /** The full address of a page of the shop in this language. */
  page(path: string): string;
  /** The full address of a path from the root of the site. */
  site(path: string): string;
  personName(person: { firstName: string; lastName: string }): string;
}

export function mailWords(
  lang: LanguageCode,
  labels: Readonly<Record<MailLabel, string>>,
  shop: MailWords['shop'],
  publicUrl: string,
): MailWords {
  const isKhmer = languages[lang].tag === 'km';
  const colon = isKhmer ? '៖ ' : ': ';
  return {
    lang,
    shop,
    say: (label, values) => fill(labels[label], values),
    pair: (name, value) => ({
      text: `${name.text}${colon}${value.text}`,
      html: `${name.html}${escapeHtml(colon)}${value.html}`,
    }),
    list: (texts) => texts.filter(Boolean).join(isKhmer ? ' ' : ', '),
    page: (path) => `${publicUrl}/${lang}${path}`,
    site: (path) => publicUrl + path,
    personName: ({ firstName, lastName }) =>
      (isKhmer ? [lastName, firstName] : [firstName, lastName]).filter(Boolean).join(' '),
  };
}

export async function loadMailWords(db: Database, lang: LanguageCode, publicUrl: string): Promise<MailWords> {
  const [labels, shop] = await Promise.all([labelsOf(db, mailLabels, lang), shopSettings(db, lang)]);
  return mailWords(lang, labels, shop, publicUrl);
}
