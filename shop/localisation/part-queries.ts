import { type RawBuilder, sql } from 'kysely';
import { plainDigits } from '#contract/languages.ts';

/** A text as `like` takes it: nothing in it stands for another. */
export const likeText = (text: string): string => text.replaceAll(/[\\%_]/gu, String.raw`\$&`);

/**
 * Whether a text has a part, in whatever case. One or two letters are the beginning of a word: an index of trigrams knows no
 * shorter parts.
 */
export function hasPart(column: RawBuilder<unknown>, part: string): RawBuilder<unknown> {
  const like = likeText(part);
  if ([...part].length > 2) return sql`${column} ilike ${`%${like}%`}`;
  return sql`(${column} ilike ${`${like}%`} or ${column} ilike ${`% ${like}%`})`;
}

/**
 * Whether one of a row's phone numbers has a part, however they are written; null: the part is none of a number. People say one
 * with or without 0 or 855 before it.
 */
export function hasPhonePart(
  columns: readonly RawBuilder<unknown>[],
  part: string,
): RawBuilder<unknown> | null {
  const digits = plainDigits(part)
    .replaceAll(/\D/gu, '')
    .replace(/^(?:00)?(?:855)?0*/u, '');
  if (digits.length < 5 || !/^[\d\s+()\u17E0-\u17E9-]+$/u.test(part)) return null;
  const written = columns.map((column) => sql`regexp_replace(${column}, '[^0-9]', '', 'g')`);
  return sql`(${sql.join(written, sql` || ' ' || `)}) like ${`%${digits}%`}`;
}
