import kantumruy from './fonts/kantumruy-pro-basic-400-normal.woff2?url';
import kantumruyKhmer from './fonts/kantumruy-pro-khmer-400-normal.woff2?url';
import moul from './fonts/moul-khmer-400-normal.woff2?url';
import youngSerif from './fonts/young-serif-basic-400-normal.woff2?url';
import type { LanguageCode } from '#contract/languages.ts';

/** Returns the two fonts that the first lines of a page need. Others load when they are used. */
export function fontPreloads(lang: LanguageCode): string[] {
  return lang === 'ar' ? [kantumruyKhmer, moul] : [youngSerif, kantumruy];
}
