import { z } from 'zod';
import { type LanguageCode, languageCodes } from './languages.ts';
import { normalizeText, normalizeLine } from './forms/tidy.ts';

/** Shapes of fields that several kinds of records share. Messages that are error codes become that code; others are sentences. */

const unusable = /[^\P{Cc}\t\n]|[\ufffe\uffff]/u;

/** Returns whether a text has no characters that are useless or that XML can't represent. Line breaks and tabs are allowed. */
export const isUsable = (text: string) => !unusable.test(text);
const usable = { error: 'characters', abort: true };
export const line = (max: number) => z.string().overwrite(normalizeLine).refine(isUsable, usable).max(max);
export const lines = (max: number) => z.string().overwrite(normalizeText).refine(isUsable, usable).max(max);

/** Returns the type of an integer within limits, both inclusive. */
export const integerBetween = (min: number, max: number) =>
  z
    .number()
    .meta({ least: min, most: max })
    .refine((value) => Number.isInteger(value) && value >= min && value <= max, {
      error: 'range',
      params: { about: max },
    });
export const position = integerBetween(-1_000_000, 1_000_000);

/** A name without spaces, because it is used in `srcset`. */
const ownPath = /^\/content\/commonImages\/[\w.%()-]+\.(?:webp|svg|png|jpe?g|avif)$/iu;
const isOwnPicture = (path: string): boolean => ownPath.test(path) && !path.includes('..');
export const localizedPicture = z.string().meta({ input: 'picture' }).refine(isOwnPicture, 'picture');

/** A text in each of the shop's languages, or '' if missing. */
export interface BothTexts {
  en: string;
  km: string;
}
const eachText = z.string().trim().max(10_000);
/** One text for both languages, or one for each. */
export const bothTexts = z
  .union([
    eachText.transform((both): BothTexts => ({ en: both, km: both })),
    // Khmer is `ar` for programs, and was `km` before.
    z
      .strictObject({ en: eachText.default(''), km: eachText.optional(), ar: eachText.optional() })
      .refine(({ km, ar = km }) => km === undefined || km === ar, 'must have one Khmer text, in ar')
      .transform(({ en, km = '', ar = km }): BothTexts => ({ en, km: ar })),
  ])
  .meta({ input: 'both' });
/** `filledIn` tells forms which languages are required. */
export const filled = bothTexts
  .meta({ filledIn: 'any' })
  .refine(({ en, km }) => en !== '' || km !== '', 'can’t be empty');
export const filledBoth = bothTexts
  .meta({ filledIn: 'both' })
  .refine(({ en, km }) => en !== '' && km !== '', 'is required in both languages');
export const noTexts: BothTexts = { en: '', km: '' };

export const day = z.iso.date('must be a date such as 2027-04-14').nullable();
/** Allowed targets of a button: a page of the shop, or another site over https. */
const isButtonUrl = (url: string): boolean =>
  url.length <= 500 && (/^\/(?:\{lang\}|en|ar)\/\S*$/u.test(url) || /^https:\/\/[^\s/]+\.\S+$/u.test(url));

/** `{lang}` in its address is replaced by the language of the page. */
export const button = z
  .strictObject({
    text: filled,
    url: z
      .string()
      .trim()
      .meta({ input: 'link' })
      .transform((url) => url.replace(/^\/(?:en|ar)\//u, '/{lang}/'))
      .refine(isButtonUrl, 'must start with /{lang}/ or https://'),
  })
  .nullable();
export type Button = z.output<typeof button>;

/** Background colors of pictures (storefront/styles/grounds.css). */
const grounds = [
  'ground-sand',
  'ground-gold',
  'ground-mint',
  'ground-rose',
  'ground-sky',
  'ground-clay',
] as const;
export const background = z.enum(grounds, `must be one of ${grounds.join(', ')}`);

/** A name by language. Languages without one are missing. */
export type Names = Partial<Record<LanguageCode, string>>;
const nameLine = line(100).optional();
export const someNames = z
  .strictObject({ en: nameLine, ar: nameLine })
  .meta({ input: 'names' })
  .transform((given): Names =>
    Object.fromEntries(languageCodes.flatMap((code) => (given[code] ? [[code, given[code]]] : []))),
  );
/** An English name is required. */
export const names = someNames.meta({ filledIn: 'en' }).refine(({ en }) => en !== undefined, 'missing');
/** Whether two records have the same English name, so that people couldn't tell them apart. */
export const sameName = (one: Names, other: Names): boolean =>
  one.en?.toLowerCase() === other.en?.toLowerCase();

export const shownState = z.enum(['published', 'hidden', 'archived']);
/** References by id, without duplicates, in ascending order. */
export const idSet = z
  .array(integerBetween(1, 2_147_483_647))
  .transform((ids) => [...new Set(ids)].toSorted((one, other) => one - other));
