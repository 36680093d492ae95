import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { correctionsOf } from './corrections.ts';
import { searchDocument, wordsOfTexts } from './document.ts';
import * as queries from './queries.ts';
import { attemptsOf, piecesOf, repaired } from './repair.ts';
import { partFinder, partVocabulary } from './words.ts';

export { nameFit } from './name-fit.ts';
export { containsPattern, searchQuery, typedQuery, wordQuery, type SearchQuery } from './query.ts';

type Database = Kysely<Schema>;

/**
 * Brings the search index and its vocabulary up to date: of the products whose texts or names around them changed, or of
 * all. Run it in the transaction of the change. A full run also finds new parts of compounds in products that did not change.
 */
export async function indexProducts(
  db: Database,
  productIds: readonly number[] | null = null,
): Promise<void> {
  const rows = await queries.readIndexable(db, productIds);
  const known = productIds === null ? [] : await queries.readKhmerWords(db);
  const cut = rows.map((row) => ({ row, words: wordsOfTexts(row) }));
  const found = cut.flatMap(({ words }) => Object.values(words).flatMap((field) => field.words));
  const partsOf = partFinder(partVocabulary([...known, ...found]));
  const documents = cut.map(({ row, words }) => ({
    productId: row.productId,
    languageId: row.languageId,
    ...searchDocument(row, words, partsOf),
  }));
  await (productIds === null
    ? queries.writeAllDocuments(db, documents)
    : queries.writeDocuments(db, documents));
}

/** Takes texts out of the index and the vocabulary. Run it before their rows are deleted. */
export const unindexTexts = (
  db: Database,
  texts: readonly { productId: number; languageId: number }[],
): Promise<void> =>
  queries.writeDocuments(
    db,
    texts.map((text) => ({ ...text, name: '', vector: '' })),
  );

/** A query's words with typing errors repaired against the catalogue's own; a word nothing is near to stays as it is. */
export async function repairWords(db: Database, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const rows = new Map((await queries.readNear(db, attemptsOf(words))).map((row) => [row.typed, row]));
  const isKnown = (word: string) => rows.get(word)?.known ?? false;
  if (words.every(isKnown)) return [...words];
  const pieces = piecesOf(words.filter((word) => !isKnown(word)));
  const vocabulary = pieces.length > 0 ? await queries.readKnown(db, pieces) : new Set<string>();
  return repaired(words, { isKnown, near: (word) => rows.get(word)?.near ?? [], vocabulary });
}

/**
 * Other searches that may be meant by words that found nothing, the likeliest first; whether they find anything is the
 * caller's to ask.
 */
export async function correctedWords(db: Database, words: readonly string[]): Promise<string[][]> {
  const asked = attemptsOf(words);
  const rows = new Map((await queries.readFar(db, asked)).map((row) => [row.typed, row]));
  return correctionsOf(words, {
    isKnown: (word) => rows.get(word)?.known ?? false,
    near: (word) => rows.get(word)?.near ?? [],
  });
}
