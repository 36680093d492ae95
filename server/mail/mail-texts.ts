import { fillLabel, type LabelValues } from '#contract/labels/label-set.ts';
import { mailLabels } from '#contract/labels/mail/mail.ts';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { type LanguageCode, languages } from '#contract/languages.ts';
import type { StoryStepName } from '#contract/story.ts';
import type { Database } from '#database/schema.ts';
import { shopSettings, type ShopSettings } from '#shop/content/content.ts';
import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import { formatDate, formatDateOnly, formatDateTime } from '#rules/format-date.ts';
import { orderTimes } from '#rules/order-times.ts';
import type { Story } from '#rules/story.ts';
import { type StoryText, storyText } from '#rules/story-text.ts';
import { partsText, personText } from '#rules/text-of-language.ts';
import { escapeHtml, figure, fill, type Phrase } from './phrase.ts';

export type MailLabel = keyof typeof mailLabels.texts;

/** The texts and formatters for all emails of a language. */
export interface MailTexts {
  lang: LanguageCode;
  /** The shop's details; '' if not set. */
  shop: Pick<ShopSettings, 'siteTitle' | 'address' | 'phone' | 'email' | 'dateFormat' | 'timeZone'> &
    Partial<Pick<ShopSettings, 'closed' | 'hours'>>;
  phrase(label: MailLabel, values?: Readonly<Record<string, Phrase>>): Phrase;
  /** The payment status of an order, with the same texts as on its page. */
  payment(label: keyof typeof paymentStatusLabels.texts, values?: Readonly<Record<string, Phrase>>): Phrase;
  /** Returns `name` and its value, with the language's colon. */
  pair(name: Phrase, value: Phrase): Phrase;
  /** Joins non-empty parts, as the language does. */
  parts(texts: readonly string[]): string;
  /** Returns the full URL of a shop page in this language. */
  page(path: string): string;
  /** Returns the full URL of a path from the site's root. */
  site(path: string): string;
  /** Returns the full URL of a path in the office. */
  office(path: string): string;
  /** Formats a time as the shop's settings say. `iso` is UTC. */
  day(iso: string): Phrase;
  minute(iso: string): Phrase;
  /** Formats a day, yyyy-mm-dd, in the same way. */
  dateOnly(day: string): Phrase;
  /** Returns what happens next with an order, in the same sentences as on its page. */
  story(story: Story): StoryText;
  /** Returns the name of a step of an order. */
  step(name: StoryStepName): string;
  /** Returns the label of the delivery's price. */
  shipping(isPickUp: boolean): Phrase;
  personName(person: { firstName: string; lastName: string }): string;
}

interface Texts {
  mail: Readonly<Record<MailLabel, string>>;
  payment: Readonly<Record<keyof typeof paymentStatusLabels.texts, string>>;
  shared: Readonly<Record<keyof typeof sharedLabels.texts, string>>;
  progress: Readonly<Record<keyof typeof orderProgressLabels.texts, string>>;
}

export function mailTexts(
  lang: LanguageCode,
  { mail, payment, shared, progress }: Texts,
  shop: MailTexts['shop'],
  publicUrl: string,
  officeUrl: string = publicUrl,
): MailTexts {
  const { colon } = languages[lang];
  const t = (key: keyof typeof progress, values?: LabelValues) => fillLabel(progress[key], values);
  const times = orderTimes(shop, t, (key, values) => fillLabel(shared[key], values));
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
    day: (iso) => figure(formatDate(iso, shop)),
    dateOnly: (day) => figure(formatDateOnly(day, shop)),
    minute: (iso) => figure(formatDateTime(iso, shop)),
    story: (story) => storyText(story, { t, ...times, day: (day) => formatDateOnly(day, shop) }),
    step: t,
    shipping: (isPickUp) => fill(isPickUp ? shared.pickUp : mail.shipping),
    personName: (person) => personText(lang, person),
  };
}

/** Loads the current texts of a language. */
export type TextsOf = (lang: LanguageCode) => Promise<MailTexts>;

/** Returns texts for emails that are written together, so that each language is loaded only once. */
export function mailTextsOnce(
  db: Database,
  { publicUrl, officeUrl }: { publicUrl: string; officeUrl: string },
): TextsOf {
  const loading = new Map<LanguageCode, Promise<MailTexts>>();
  const load = async (lang: LanguageCode) => {
    const [mail, payment, shared, progress, shop] = await Promise.all([
      labelsOf(db, mailLabels, lang),
      labelsOf(db, paymentStatusLabels, lang),
      labelsOf(db, sharedLabels, lang),
      labelsOf(db, orderProgressLabels, lang),
      shopSettings(db, lang),
    ]);
    return mailTexts(lang, { mail, payment, shared, progress }, shop, publicUrl, officeUrl);
  };
  return (lang) => {
    const loaded = loading.get(lang) ?? load(lang);
    loading.set(lang, loaded);
    return loaded;
  };
}
