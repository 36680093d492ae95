import { z } from 'zod';
import { listing, unselectedPlace } from './constants.ts';
import { defaultLanguage, languageCodes } from './languages.ts';

/** Field types of the API, as lenient as existing clients need: numbers as text, absent or null for empty. */

const maxId = 2_147_483_647;
/** Whether a text has no NUL, which PostgreSQL can't store. */
export const noNul = (text: string) => !text.includes('\u0000');

/** A numeric id sent as number or text, e.g. 12 or "12". */
export const id = z
  .union([
    z.number().int().min(0).max(maxId),
    z
      .string()
      .max(20)
      .regex(/^\s*\d{1,10}\s*$/u),
  ])
  .transform(Number)
  .pipe(z.number().int().min(0).max(maxId));

/** An id that may be absent, null or "". */
export const optionalId = z
  .union([z.literal(''), z.null(), id])
  .optional()
  .transform((value) => (typeof value === 'number' ? value : null));

/** The id of a place. -999, "-999", "", null and absent all mean that none is selected. */
export const place = z
  .union([z.literal(''), z.null(), z.literal(unselectedPlace), z.literal(String(unselectedPlace)), id])
  .optional()
  .transform((value) => (typeof value === 'number' && value > 0 ? value : null));

/**
 * Ids joined with commas ("3,5"), one number, "", null or absent. Parts that aren't numbers are ignored. 0
 * means all. At most 100 ids.
 */
export const idList = z
  .union([z.string().max(1200), z.number(), z.null()])
  .optional()
  .transform((value) =>
    [
      ...new Set(
        String(value ?? '')
          .split(',')
          .map((part) => (/^\s*\d{1,10}\s*$/u.test(part) ? Number(part) : 0)),
      ),
    ]
      .filter((each) => each > 0 && each <= maxId)
      .slice(0, 100),
  );

const textAs = (max: number, change: (value: string) => string) =>
  z
    .union([z.string(), z.number(), z.null()], 'notText')
    .optional()
    .transform((value) => change(String(value ?? '').toWellFormed()))
    .pipe(z.string().max(max).refine(noNul, 'holds a NUL'))
    .meta({ maxLength: max });

/**
 * Returns the type of a text of up to `max` characters; absent and null become "". It is trimmed and has no
 * NUL. A lone surrogate (a form cut an emoji in two) becomes the replacement character, because the database
 * would reject it in JSON.
 */
export const text = (max: number) => textAs(max, (value) => value.trim());

/** A text that stays exactly as typed, with the spaces at its ends. */
export const typedText = (max: number) => textAs(max, (value) => value);

export const pageNo = z
  .union([id, z.null()])
  .optional()
  .transform((value) => Math.max(1, value ?? 1));

export const pageSize = (byDefault: number) =>
  z
    .union([id, z.null()])
    .optional()
    .transform((value) => Math.min(listing.maxPageSize, Math.max(1, value ?? byDefault)))
    .meta({ default: byDefault });

/** A dollar amount as a number or text, null, "" or absent, which is converted to cents. */
export const dollars = z
  .union([
    z.number().min(0).max(1e9),
    z
      .string()
      .max(16)
      .regex(/^\s*\d{1,10}(\.\d{1,4})?\s*$/u),
    z.literal(''),
    z.null(),
  ])
  .optional()
  .transform((value) =>
    value === '' || value === null || value === undefined ? null : Math.round(Number(value) * 100),
  );

/** Optional, not in the documented API: the language of names in the response. Defaults to English. */
export const languageCode = z.enum(languageCodes).catch(defaultLanguage).default(defaultLanguage);

/** Never contains data; accepted only so that its size is limited. */
export const recordValueJson = z.string().max(4096).nullish();

export const list = <Row extends z.ZodType>(row: Row) => z.array(row);
export const responseMessage = z.object({ ResponseMsg: z.string() });
export const localizedNames = z
  .array(
    z.object({
      langId: z.number(),
      /** The text in that language. */
      text: z.string(),
    }),
  )
  .optional();
export const pictureList = z.array(z.object({ AttachmentURL: z.string(), ColorID: z.number().optional() }));
