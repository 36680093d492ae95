import type { Insertable } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { languages, type LanguageId } from '#contract/languages.ts';
import type { DemoText } from './files.ts';

/** What the seed writes, by table: plain values, so that everything is decided before the database is asked. */
export type Rows = { [Table in keyof Schema]?: Insertable<Schema[Table]>[] };

/** Maps a text to one row per language. */
export function perLanguage<Row>(
  build: (languageId: LanguageId, pick: (text: DemoText) => string) => Row,
): Row[] {
  return [build(languages.en.id, (text) => text.en), build(languages.ar.id, (text) => text.km)];
}
