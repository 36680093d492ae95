import { unnamedShop } from '#contract/constants.ts';
import { defaultLanguage, languageCodes, languages, type LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { cleanDescription } from '#shop/catalogue/catalogue.ts';
import { storedSettings } from './queries.ts';

/** What the shop says about itself, in one language; '' and empty lists where it says nothing. */
export interface ShopSettings {
  /** Never empty: a shop without a name is called as the software is. */
  siteTitle: string;
  blurb: string;
  address: string;
  phone: string;
  email: string;
  officeNumbers: string[];
  hours: { days: string; hours: string }[];
  socialUrl: string;
  logo: string;
  logoWhite: string;
  mark: string;
  /** HTML, sanitised. */
  shippingInfo: string;
  whyBuy: string[];
  deliveryEstimate: { capital: string; provinces: string };
}

/** Reads the settings; one that is missing or of another shape counts as empty, so that the pages still show. */
export async function shopSettings(db: Database, language: LanguageCode): Promise<ShopSettings> {
  const stored = await storedSettings(db);
  const localized = (value: unknown) => localizedText(value, language);
  const text = (name: string) => localized(stored.get(name));
  const list = (name: string) => asList(stored.get(name));
  const estimate = asRecord(stored.get('deliveryEstimate'));
  return {
    siteTitle: text('siteTitle') || unnamedShop,
    blurb: text('blurb'),
    address: text('address'),
    phone: text('phone'),
    email: text('email'),
    officeNumbers: list('officeNumbers').map(localized),
    hours: list('hours')
      .map(asRecord)
      .map((row) => ({ days: localized(row['days']), hours: localized(row['hours']) })),
    socialUrl: text('socialUrl'),
    logo: text('logo'),
    logoWhite: text('logoWhite'),
    mark: text('mark'),
    shippingInfo: cleanDescription(text('shippingInfo')),
    whyBuy: list('whyBuy').map(localized),
    deliveryEstimate: {
      capital: localized(estimate['capital']),
      provinces: localized(estimate['provinces']),
    },
  };
}

/** The path of the logo; null when the shop has none. */
export async function logoPath(db: Database): Promise<string | null> {
  return localizedText((await storedSettings(db)).get('logo'), defaultLanguage) || null;
}

/** The language of the people who run the shop; null while nobody said it. */
export async function shopLanguage(db: Database): Promise<LanguageCode | null> {
  const tag = (await storedSettings(db)).get('language');
  return languageCodes.find((code) => languages[code].tag === tag) ?? null;
}

/** A plain text, or one per language tag: `{"en": …, "km": …}`, where English stands in for a missing one. */
function localizedText(value: unknown, language: LanguageCode): string {
  if (typeof value === 'string') return value;
  const texts = asRecord(value);
  const found = texts[languages[language].tag] || texts[languages[defaultLanguage].tag];
  return typeof found === 'string' ? found : '';
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
