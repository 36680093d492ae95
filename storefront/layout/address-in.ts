import { isLanguageCode, type LanguageCode } from '#contract/languages.ts';

/**
 * Returns the URL of the same page in another language: `/en/cart?x=1` and `/cart?x=1` both become
 * `/ar/cart?x=1`.
 */
export function addressIn(lang: LanguageCode, address: string): string {
  const { pathname, search } = new URL(address, 'http://shop.invalid');
  const [, first, ...rest] = pathname.split('/');
  const path = isLanguageCode(first) ? rest.join('/') : pathname.slice(1);
  return `/${lang}/${path}${search}`;
}
