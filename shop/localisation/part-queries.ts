import { type RawBuilder, sql } from 'kysely';

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
