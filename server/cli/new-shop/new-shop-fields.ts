import { currency } from '#contract/constants.ts';
import { type LanguageCode, languageCodes, languages } from '#contract/languages.ts';
import { newShopRules, type NewShop } from '#shop/content/content.ts';

/** The fields of a new shop, in this order. The names are those of the flags. */
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
  question: string;
  /** Returns the default value; if there is none, the field is required. */
  otherwise?: (given: Given) => string;
}

const tags = languageCodes.map((code) => languages[code].tag);
const languageOf = (tag: string): LanguageCode | undefined =>
  languageCodes.find((code) => languages[code].tag === tag);

export const fields: Readonly<Record<FieldName, Field>> = {
  name: { question: 'Shop name' },
  'name-km': { question: 'Shop name in Khmer', otherwise: (given) => given.name ?? '' },
  currency: { question: 'Currency', otherwise: () => currency.code },
  language: {
    question: `Language for messages to you (${tags.join(' or ')})`,
    otherwise: () => 'en',
  },
  email: { question: 'Shop email address' },
  phone: { question: 'Phone (optional)', otherwise: () => '' },
  address: { question: 'Address (optional)', otherwise: () => '' },
  'address-km': { question: 'Address in Khmer', otherwise: (given) => given.address ?? '' },
};

const wrong = {
  name: 'must be a single line of 1 to 60 characters',
  currency: `only ${currency.code} is supported: prices, payments and receipts are in US dollars`,
  language: `must be ${tags.join(' or ')}`,
  email: 'not a valid email address',
  phone: 'must have 8 to 15 digits',
  address: 'must be a single line of up to 200 characters',
};

/** Returns the problem with a field's value. Null if it is valid. */
export function wrongValue(name: FieldName, value: string): string | null {
  const part = name.replace('-km', '') as keyof typeof wrong;
  const isRight = part === 'language' ? languageOf(value) !== undefined : newShopRules[part](value);
  return isRight ? null : wrong[part];
}

/** Builds the shop from the given fields, without validation. */
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
