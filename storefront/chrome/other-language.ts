import { isLanguageCode, type LanguageCode } from '#contract/languages.ts';

/** The language a visitor can change to. */
export function otherLanguage(lang: LanguageCode): LanguageCode {
  return lang === 'en' ? 'ar' : 'en';
}

/** The same page in another language: `/en/cart?x=1` and `/cart?x=1` both become `/ar/cart?x=1`. */
export function addressIn(lang: LanguageCode, address: string): string {
  const { pathname, search } = new URL(address, 'http://shop.invalid');
  const [, first, ...rest] = pathname.split('/');
  const path = isLanguageCode(first) ? rest.join('/') : pathname.slice(1);
  return `/${lang}/${path}${search}`;
}
