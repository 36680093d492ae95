import { fillLabel } from '#contract/labels/label-set.ts';
import { mailLabels } from '#contract/labels/mail/mail.ts';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { type LanguageCode, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { shopSettings, type ShopSettings } from '#shop/content/content.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import { dateText, dayOf, momentText } from '#rules/date-text.ts';
import { arrivalText } from '#rules/day-text.ts';
import { partsText, personText } from '#rules/text-of-language.ts';
import { escapeHtml, figure, fill, type Phrase, unbroken } from './phrase.ts';

export type MailLabel = keyof typeof mailLabels.texts;

/** What all mails of a language are written with. */
export interface MailWords {
  lang: LanguageCode;
  /** What the shop says of itself, '' where it says nothing. */
  shop: Pick<ShopSettings, 'siteTitle' | 'address' | 'phone' | 'email' | 'dateFormat' | 'timeZone'> &
    Partial<Pick<ShopSettings, 'closed'>>;
  phrase(label: MailLabel, values?: Readonly<Record<string, Phrase>>): Phrase;
  /** The payment status of an order, in the words of its page. */
  payment(label: keyof typeof paymentStatusLabels.texts, values?: Readonly<Record<string, Phrase>>): Phrase;
  /** `name` and what belongs to it, with the colon of the language. */
  pair(name: Phrase, value: Phrase): Phrase;
  /** What is not empty of one thing, as the language strings it together. */
  parts(texts: readonly string[]): string;
  /** The full address of a page of the shop in this language. */
  page(path: string): string;
  /** The full address of a path from the root of the site. */
  site(path: string): string;
  /** The same of the office. */
  office(path: string): string;
  /** As the shop writes them; `iso` is UTC. */
  day(iso: string): Phrase;
  minute(iso: string): Phrase;
  /** When what was ordered then arrives, e.g. 'Arrives Tue 24 – Wed 25 Nov'; '' where nobody knows. */
  arrival(shippingDays: string, placedAt: string): Phrase;
  personName(person: { firstName: string; lastName: string }): string;
}

/** The words of one language. */
interface Texts {
  mail: Readonly<Record<MailLabel, string>>;
  payment: Readonly<Record<keyof typeof paymentStatusLabels.texts, string>>;
  shared: Readonly<Record<keyof typeof sharedLabels.texts, string>>;
}

export function mailWords(
  lang: LanguageCode,
  { mail, payment, shared }: Texts,
  shop: MailWords['shop'],
  publicUrl: string,
  officeUrl: string = publicUrl,
): MailWords {
  const { colon } = languages[lang];
  return {
    lang,
    shop,
    phrase: (label, values) => fill(mail[label], values),
    payment: (label, values) => fill(payment[label], values),
    pair: (name, value) => ({
      text: `${name.text}${colon}${value.text}`,
      html: `${name.html}${escapeHtml(colon)}${value.html}`,
    }),
    parts: (texts) => partsText(lang, texts),
    page: (path) => `${publicUrl}/${lang}${path}`,
    site: (path) => publicUrl + path,
    office: (path) => officeUrl + path,
    day: (iso) => figure(dateText(iso, shop)),
    minute: (iso) => figure(momentText(iso, shop)),
    arrival: (shippingDays, placedAt) =>
      unbroken(
        arrivalText(
          shippingDays,
          dayOf(placedAt, shop),
          (key, values) => fillLabel(shared[key], values),
          shop.closed,
        ),
      ),
    personName: (person) => personText(lang, person),
  };
}

/** The words of a language as they are at this moment. */
export type WordsOf = (lang: LanguageCode) => Promise<MailWords>;

/** Words for mails that are written together: each language's are asked for once. */
export function wordsOnce(
  db: Database,
  { publicUrl, officeUrl }: { publicUrl: string; officeUrl: string },
): WordsOf {
  const loading = new Map<LanguageCode, Promise<MailWords>>();
  const load = async (lang: LanguageCode) => {
    const [mail, payment, shared, shop] = await Promise.all([
      labelsOf(db, mailLabels, lang),
      labelsOf(db, paymentStatusLabels, lang),
      labelsOf(db, sharedLabels, lang),
      shopSettings(db, lang),
    ]);
    return mailWords(lang, { mail, payment, shared }, shop, publicUrl, officeUrl);
  };
  return (lang) => {
    const loaded = loading.get(lang) ?? load(lang);
    loading.set(lang, loaded);
    return loaded;
  };
}
