import { sql } from 'kysely';
import { type LanguageCode, languageCodes, languageOf } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { lastChanges } from '#shop/records/records.ts';
import {
  olderTexts,
  readTexts,
  translationStatus,
  type WrittenTexts,
  type TextStatus,
} from './text-status.ts';

const fields = languageCodes.flatMap((code) => readTexts.map((name) => `${name}.${code}`));

async function read(db: Database, ids: readonly number[]) {
  const [{ rows }, last] = await Promise.all([
    sql<{
      id: number;
      languageId: number;
      name: boolean;
      shortDescription: boolean;
      fullDescription: boolean;
    }>`
      select product_id as id, language_id as "languageId", name <> '' as name,
        short_description <> '' as "shortDescription", full_description <> '' as "fullDescription"
      from product_text where product_id = any(${[...ids]}::int[])`.execute(db),
    lastChanges(db, 'product', ids, fields),
  ]);
  const written = new Map<number, WrittenTexts>(ids.map((id) => [id, {}]));
  for (const { id, languageId, ...texts } of rows)
    written.set(id, { ...written.get(id), [languageOf(languageId)]: texts });
  return { written, lastOf: (id: number) => last.get(String(id)) ?? new Map<string, number>() };
}

/** Returns the translation status of products by language. */
export async function languagesOf(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, Record<LanguageCode, TextStatus>>> {
  const { written, lastOf } = await read(db, ids);
  return new Map(
    [...written].map(([id, texts]) => {
      const status = (code: LanguageCode) => translationStatus(code, texts, lastOf(id));
      return [id, { en: status('en'), ar: status('ar') }];
    }),
  );
}

/** Returns a product's texts that are older than in the other language, such as `name.ar`. */
export async function olderTextsOf(db: Database, id: number): Promise<string[]> {
  const { written, lastOf } = await read(db, [id]);
  return olderTexts(written.get(id) ?? {}, lastOf(id));
}
