import { currency } from '#contract/constants.ts';
import { type LanguageCode, languageCodes, languages } from '#contract/languages.ts';
import { newShopRules, type NewShop } from '#shop/content/content.ts';

/** What a new shop is asked, in this order. The names are those of the flags. */
export const fieldNames = [
  'name',
  'name-km',
  'currency',
  'language',
  'email',
  'phone',
  'address',
  'address-km',
] as const;
export type FieldName = (typeof fieldNames)[number];
export type Given = Partial<Record<FieldName, string>>;

interface Field {
  ask: string;
  /** What is meant when nothing is said; left out: it must be said. */
  otherwise?: (given: Given) => string;
}

const tags = languageCodes.map((code) => languages[code].tag);
const languageOf = (tag: string): LanguageCode | undefined =>
  languageCodes.find((code) => languages[code].tag === tag);

export const fields: Readonly<Record<FieldName, Field>> = {
  name: { ask: 'Shop name' },
  'name-km': { ask: 'Its name in Khmer', otherwise: (given) => given.name ?? '' },
  currency: { ask: 'Currency', otherwise: () => currency.code },
  language: {
    ask: `Your language, in which the shop writes to you (${tags.join(' or ')})`,
    otherwise: () => 'en',
  },
  email: { ask: 'Email address of the shop' },
  phone: { ask: 'Phone (optional)', otherwise: () => '' },
  address: { ask: 'Address (may stay empty)', otherwise: () => '' },
  'address-km': { ask: 'The address in Khmer', otherwise: (given) => given.address ?? '' },
};

const wrong = {
  name: 'a name has 1 to 60 characters in one line',
  currency: `only ${currency.code} is supported now: prices, payments and receipts are in US dollars and cents`,
  language: `the languages of the shop are ${tags.join(' and ')}`,
  email: 'not a valid email address',
  phone: 'a telephone number has 8 to 15 digits',
  address: 'an address has up to 200 characters in one line',
};

/** What is wrong with the value of one field; null: nothing. */
export function wrongValue(name: FieldName, value: string): string | null {
  const part = name.replace('-km', '') as keyof typeof wrong;
  const isRight = part === 'language' ? languageOf(value) !== undefined : newShopRules[part](value);
  return isRight ? null : wrong[part];
}

/** The shop that was described; nothing in it is checked. */
export function shopOf(given: Given): NewShop {
  const value = (name: FieldName): string => (given[name] || fields[name].otherwise?.(given)) ?? '';
  return {
    name: { en: value('name'), km: value('name-km') },
    currency: value('currency'),
    language: languageOf(value('language')) ?? 'en',
    email: value('email'),
    phone: value('phone'),
    address: { en: value('address'), km: value('address-km') },
  };
}
