import type { Database } from '#database/schema.ts';
import { commonSynonyms } from './common-synonyms.ts';
import { searchDocument } from './document.ts';
import { fold } from './fold.ts';
import * as queries from './queries.ts';
import { countSearch, countVisitor } from './search-counts.ts';
import { Synonyms } from './synonyms.ts';

export { fold, spelt } from './fold.ts';
export { asWritten } from './as-written.ts';
export { brandNames } from './brand-synonyms.ts';
export { brandMark, phraseMark, searchDocument, searchLevels, type SearchWords } from './document.ts';
export {
  broadWords,
  commonWords,
  fillers,
  giftWords,
  giveawayWords,
  goodsWords,
  materialWords,
  onePerson,
  recipientWords,
  wrappingWords,
} from './fillers.ts';
export { useWords } from './common-synonyms.ts';
export { isEnglish } from './english-words.ts';
export { khmerCover } from './khmer-cover.ts';
export { KhmerSpellings } from './khmer-spellings.ts';
export {
  type MissedSearch,
  type PopularTerm,
  readHiddenSearches,
  readMisses,
  readPopular,
} from './queries.ts';
export { type FuzzyMatch, FuzzyWordIndex } from './fuzzy-word-index.ts';
export { nameFit } from './name-fit.ts';
export { nearestArticles } from './nearest-articles.ts';
export { type NeedFound, needs } from './needs.ts';
export { isPlace, isPlaceHere } from './places.ts';
export { piecesIn, piecesOf, type Quantity, quantityIn } from './packs.ts';
export { searchQuery } from './query.ts';
export { khmerSounds, latinSounds, phoneticDistance } from './romanised.ts';
export { storeSearches } from './search-counts.ts';
export { SoundIndex } from './sound-index.ts';
export { allowedSlips, popCount, typos, unitsOf } from './typos.ts';
export { type SynonymGroup, Synonyms } from './synonyms.ts';
export { clustersOf, isKhmer, keyOf, khmerWords, withoutInactive, wordsOf } from './words.ts';
export { Work } from './work.ts';

const portion = 500;

/** Splits the texts of products into words again. Run it in the transaction that changed them or related names. */
export async function indexProducts(db: Database, productIds: readonly number[]): Promise<void> {
  const texts = await queries.readTexts(db, productIds);
  const documents = texts.map((each) => ({ productId: each.productId, ...searchDocument(each) }));
  if (documents.length > 0) await queries.writeDocuments(db, documents);
}

/** Splits the texts of all products that were split by the rules of another release, or not at all. */
export async function indexOutdated(db: Database): Promise<void> {
  for (let after = 0; ;) {
    const { last, outdated } = await queries.readOutdated(db, after, portion);
    if (last === null) return;
    if (outdated.length > 0) await indexProducts(db, outdated);
    after = last;
  }
}

/**
 * Returns the synonyms: the built-in ones, and the shop's own setting, whose groups replace those with the same key.
 */
export async function readSynonyms(db: Database): Promise<Synonyms> {
  const own = await queries.readOwnSynonyms(db);
  const firstWords = new Set(own.map(({ words }) => words[0]));
  return new Synonyms([...commonSynonyms.filter(({ words }) => !firstWords.has(words[0])), ...own]);
}

const maxMissesPerDay = 2000;
/** Matches an email address, or a number as long as a phone number. */
const looksPersonal = /@|\d(?:[\s-]?\d){5}/u;

/**
 * Records a search without results, by day and without data about the person, so that staff can see which names and
 * products are missing.
 */
export async function noteMiss(
  db: Database,
  { text, languageId }: { text: string; languageId: number },
): Promise<void> {
  const term = countedTerm(text);
  if (term !== null) await queries.countMiss(db, { languageId, term }, maxMissesPerDay);
}

/** Counts a search with results, by day and without data about the person. */
export function noteFound({ text, languageId }: { text: string; languageId: number }): void {
  const term = countedTerm(text);
  if (term !== null) countSearch(languageId, term);
}

/** Counts a visitor of the page of a search. Pages are cached, so that `noteFound` doesn't see each visit. */
export function noteVisitor(search: { text: string; languageId: number; visitor: string }): void {
  const term = countedTerm(search.text);
  if (term !== null) countVisitor(search.languageId, term, search.visitor);
}

/** Returns the term by which a search is counted, or null if it is blank or may be personal. */
function countedTerm(text: string): string | null {
  const term = fold(text).slice(0, 100);
  return term === '' || looksPersonal.test(term) ? null : term;
}
