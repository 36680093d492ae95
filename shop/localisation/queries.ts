import { shopTimeZone } from '#contract/constants.ts';
import { sql, type RawBuilder } from 'kysely';
import { defaultLanguage, languages, type LanguageCode } from '#contract/languages.ts';
import { constantOf, preparedQuery } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { versionOf } from '#shop/records/records.ts';
import { queuedAfter } from '#shop/work-queue/work-queue.ts';
import type { Texts } from './names.ts';

const english = languages[defaultLanguage].id;

/** A `*_text` table: the column that refers to the owner, and the column with the text. */
export interface TextSource {
  table: string;
  owner: string;
  column?: string;
}

/**
 * Returns SQL for the text of `id` in a language, otherwise in English, otherwise ''. Blank counts as
 * missing.
 */
export function textOf(
  source: TextSource,
  id: RawBuilder<unknown>,
  language: LanguageCode,
): RawBuilder<string> {
  const column = sql.ref(source.column ?? 'name');
  // Without parameters, a statement with many texts takes a quarter less time.
  const languageId = constantOf(languages[language].id);
  const rows =
    language === defaultLanguage
      ? sql`language_id = ${languageId} and ${column} <> ''`
      : sql`language_id in (${languageId}, ${constantOf(english)}) and ${column} <> '' order by language_id = ${languageId} desc limit 1`;
  return sql<string>`coalesce((select ${column} from ${sql.table(source.table)}
    where ${sql.ref(source.owner)} = ${id} and ${rows}), '')`;
}

/** Returns SQL for the text of `id` in every language that it has, as `Texts`. Null if it has none. */
export function textsOf(source: TextSource, id: RawBuilder<unknown>): RawBuilder<Texts | null> {
  return sql<Texts | null>`(select json_object_agg(language_id, ${sql.ref(source.column ?? 'name')})
    from ${sql.table(source.table)} where ${sql.ref(source.owner)} = ${id})`;
}

export interface StoredLabel {
  key: string;
  languageId: number;
  text: string;
}

type LabelOfScreen = StoredLabel & { entityId: number };

const labelReaders = new WeakMap<Database, (entityId: number) => Promise<StoredLabel[]>>();

/**
 * Returns the texts that staff wrote instead of a screen's built-in ones, in all languages. Concurrent calls
 * share a statement, because a starting shop needs the texts of all screens.
 */
export function storedLabels(db: Database, entityId: number): Promise<StoredLabel[]> {
  const read = labelReaders.get(db) ?? labelReader(db);
  labelReaders.set(db, read);
  return read(entityId);
}

function labelReader(db: Database): (entityId: number) => Promise<StoredLabel[]> {
  const requested = new Set<number>();
  const readRequested = queuedAfter(async () => {
    const ids = [...requested];
    requested.clear();
    const query = sql<LabelOfScreen>`
      select entity_id as "entityId", label_key as key, language_id as "languageId", text from localized_label
      where entity_id = any(${ids}::int[]) order by label_key`.compile(db);
    const { rows } = await db.executeQuery(preparedQuery('labels', query));
    return Map.groupBy(rows, (label) => label.entityId);
  });
  return async (entityId) => {
    requested.add(entityId);
    return (await readRequested()).get(entityId) ?? [];
  };
}

/** Returns every text that staff wrote, on all screens, with its version. */
export async function writtenLabels(db: Database): Promise<(LabelOfScreen & { version: number })[]> {
  const { rows } = await sql<LabelOfScreen & { version: number }>`
    select entity_id as "entityId", label_key as key, language_id as "languageId", text,
      ${versionOf('label', sql`entity_id || '.' || label_key`)} as version
    from localized_label order by entity_id, label_key, language_id`.execute(db);
  return rows;
}

export async function lockLabels(db: Database): Promise<void> {
  await sql`lock table localized_label in share row exclusive mode`.execute(db);
}

/** Saves a text edited by staff, replacing any previous one. '' removes it. */
export async function writeLabel(
  db: Database,
  { entityId, key, languageId, text }: LabelOfScreen,
): Promise<void> {
  await sql`delete from localized_label
    where entity_id = ${entityId} and label_key = ${key} and language_id = ${languageId}`.execute(db);
  if (text !== '')
    await sql`insert into localized_label (entity_id, label_key, language_id, text)
      values (${entityId}, ${key}, ${languageId}, ${text})`.execute(db);
}

/** SQL for the shop's time zone, which is a setting (shop/content/setting-kind.ts). */
export const timeZone = sql<string>`coalesce((select value #>> '{}' from setting where name = 'timeZone'), ${shopTimeZone})`;

/**
 * Returns SQL for whether today, in the shop's time zone, is within the dates of a banner or campaign. Null
 * means no limit.
 */
export const isWithinDays = (row: string): RawBuilder<boolean> => {
  const today = sql`(now() at time zone ${timeZone})::date`;
  const [startsOn, endsOn] = [sql.ref(`${row}.starts_on`), sql.ref(`${row}.ends_on`)];
  return sql`(${startsOn} is null or ${startsOn} <= ${today}) and (${endsOn} is null or ${endsOn} >= ${today})`;
};
