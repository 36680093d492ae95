import { type RawBuilder, sql } from 'kysely';
import { plainDigits } from '#contract/languages.ts';

/** Escapes a text for `like`, so that it contains no wildcards. */
export const likeText = (text: string): string => text.replaceAll(/[\\%_]/gu, String.raw`\$&`);

/**
 * SQL for whether a text contains a part, in any case and without accents and invisible marks. One or two letters match only
 * the beginning of a word, because a trigram index can't find shorter parts.
 */
export function hasPart(column: RawBuilder<unknown>, part: string): RawBuilder<unknown> {
  const [text, like] = [sql`find_key(${column})`, sql`find_key(${likeText(part)}::text)`];
  if ([...part].length > 2) return sql`${text} like '%' || ${like} || '%'`;
  return sql`(${text} like ${like} || '%' or ${text} like '% ' || ${like} || '%')`;
}

/**
 * SQL for whether one of a row's phone numbers contains a part, however they are formatted. Null if the part
 * can't belong to a number. People write numbers with or without 0 or 855.
 */
export function hasPhonePart(
  columns: readonly RawBuilder<unknown>[],
  part: string,
): RawBuilder<unknown> | null {
  const digits = plainDigits(part)
    .replaceAll(/\D/gu, '')
    .replace(/^(?:00)?(?:855)?0*/u, '');
  if (digits.length < 5 || !/^[\d\s+()\u17E0-\u17E9-]+$/u.test(part)) return null;
  const written = columns.map((column) => sql`phone_digits(${column})`);
  return sql`(${sql.join(written, sql` || ' ' || `)}) like ${`%${digits}%`}`;
}
