import { plainDigits } from '../languages.ts';
import { normalizeLine } from './tidy.ts';

/** The characters of a coupon code as it is stored. */
export const couponCodePattern = /^[A-Z0-9][A-Z0-9_-]{0,29}$/u;

/** Returns a code as it is stored. Phones and word processors write other hyphens, digits, wide letters and invisible marks. */
export const tidyCouponCode = (text: string): string =>
  plainDigits(normalizeLine(text))
    .replaceAll(/[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/gu, (wide) => wide.normalize('NFKC'))
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replaceAll(/[\u2010-\u2015\u2212\uFE63\uFF0D]/gu, '-')
    .replaceAll(/[a-z]/gu, (letter) => letter.toUpperCase());
