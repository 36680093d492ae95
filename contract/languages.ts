/**
 * The two languages of the shop. Route code `ar` is Khmer laid out right to left (specification §1): both are
 * intentional.
 */
export const languages = {
  en: {
    id: 1,
    code: 'en',
    tag: 'en',
    direction: 'ltr',
    name: 'English',
    samePage: 'This page in English',
    colon: ': ',
  },
  ar: {
    id: 2,
    code: 'ar',
    tag: 'km',
    direction: 'rtl',
    name: 'ខ្មែរ',
    samePage: 'ទំព័រនេះជាភាសាខ្មែរ',
    colon: '៖ ',
  },
} as const;

/** The route code of a language: the first path segment, and `languageCode` in the API. */
export type LanguageCode = keyof typeof languages;
export type LanguageId = (typeof languages)[LanguageCode]['id'];

export const defaultLanguage: LanguageCode = 'en';
export const languageCodes = Object.keys(languages) as LanguageCode[];

/** Returns the language with this id, or the default language if the id is unknown. */
export const languageOf = (id: number): LanguageCode =>
  languageCodes.find((code) => languages[code].id === id) ?? defaultLanguage;

export const otherLanguage = (code: LanguageCode): LanguageCode => (code === 'en' ? 'ar' : 'en');

export function isLanguageCode(text: unknown): text is LanguageCode {
  return typeof text === 'string' && Object.hasOwn(languages, text);
}

/** Converts Khmer digits to 0-9 and leaves other characters unchanged: `០១២ 345` → `012 345`. For numeric inputs. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/[\u17E0-\u17E9]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x17e0));
