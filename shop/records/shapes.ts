import { z } from 'zod';

/** Shapes that fields of several kinds have. A message that is a fault's code is one; others are sentences for people. */

/** A whole number within bounds, both inclusive. */
const whole = (least: number, most: number) =>
  z.number().refine((value) => Number.isInteger(value) && value >= least && value <= most, {
    error: 'range',
    params: { about: most },
  });
export const position = whole(-1_000_000, 1_000_000);

/** A name without spaces: it stands in `srcset`. */
const ownPath = /^\/content\/commonImages\/[\w.%()-]+\.(?:webp|svg|png|jpe?g|avif)$/iu;
const isOwnPicture = (path: string): boolean => ownPath.test(path) && !path.includes('..');
export const ownPicture = z.string().refine(isOwnPicture, 'picture');

/** A text in each of the shop's languages; '' where there is none. */
export interface BothTexts {
  en: string;
  km: string;
}
const eachText = z.string().trim().max(10_000);
/** One for both languages, or one for each. */
export const bothTexts = z.union([
  eachText.transform((both): BothTexts => ({ en: both, km: both })),
  z.strictObject({ en: eachText.default(''), km: eachText.default('') }),
]);
export const filled = bothTexts.refine(({ en, km }) => en !== '' || km !== '', 'is empty');
export const filledBoth = bothTexts.refine(({ en, km }) => en !== '' && km !== '', 'needs both languages');
export const noTexts: BothTexts = { en: '', km: '' };

/** Where a button may lead: a page of the shop, or another site by https. */
const isButtonUrl = (url: string): boolean =>
  url.length <= 500 && (/^\/(?:\{lang\}|en|ar)\/\S*$/u.test(url) || /^https:\/\/[^\s/]+\.\S+$/u.test(url));

/** `{lang}` in its address stands for the language of the page. */
export const button = z
  .strictObject({
    text: filled,
    url: z
      .string()
      .trim()
      .transform((url) => url.replace(/^\/(?:en|ar)\//u, '/{lang}/'))
      .refine(isButtonUrl, 'must begin with /{lang}/ or https://'),
  })
  .nullable();
export type Button = z.output<typeof button>;

/** The colours behind pictures (storefront/styles/grounds.css). */
const grounds = [
  'ground-sand',
  'ground-gold',
  'ground-mint',
  'ground-rose',
  'ground-sky',
  'ground-clay',
] as const;
export const ground = z.enum(grounds, `is one of ${grounds.join(', ')}`);
