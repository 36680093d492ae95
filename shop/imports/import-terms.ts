import type { Database } from '#database/schema.ts';
import {
  categoryKind,
  changeTerms,
  type StoredCategory,
  type TaxonomyTerm,
} from '#shop/catalogue/catalogue.ts';
import { changeRecords, type Outcome } from '#shop/records/records.ts';
import {
  type CategoryColumn,
  categoryFieldColumns,
  categoryPictures,
  categoryRow,
  categoryChanges,
} from './category-row.ts';
import type { Importing } from './import-products.ts';
import { archivedByUndo } from './undone-queries.ts';
import { type References, type Referred, referencesOf } from './references.ts';
import {
  allProblems,
  differencesBetween,
  type FileRow,
  type Problem,
  problem,
  type RowResult,
} from './row.ts';
import { type TermColumn, termFieldColumns, termRow, termEdits } from './term-row.ts';

type Result = Pick<RowResult, 'state' | 'differences' | 'problems'>;
const nothing = { differences: [], problems: [] };

/** The records to which rows can refer. Imported rows add to it. */
export class ReferenceLookup {
  #referred: Referred;
  #references: References | undefined;

  constructor(referred: Referred) {
    this.#referred = referred;
  }

  get references(): References {
    this.#references ??= referencesOf(this.#referred);
    return this.#references;
  }

  keepCategory(category: StoredCategory): void {
    const others = this.#referred.categories.filter(({ id }) => id !== category.id);
    this.#refer({ ...this.#referred, categories: [...others, category] });
  }

  keepWord(term: TaxonomyTerm): void {
    this.#setWords(term, [...this.#others(term), term]);
  }

  dropWord(term: Pick<TaxonomyTerm, 'kind' | 'id'>): void {
    this.#setWords(term, this.#others(term));
  }

  #others = ({ kind, id }: Pick<TaxonomyTerm, 'kind' | 'id'>) =>
    (this.#referred.words.get(kind) ?? []).filter((other) => other.id !== id);

  #setWords({ kind }: Pick<TaxonomyTerm, 'kind'>, terms: TaxonomyTerm[]): void {
    this.#refer({ ...this.#referred, words: new Map(this.#referred.words).set(kind, terms) });
  }

  #refer(referred: Referred): void {
    this.#referred = referred;
    this.#references = undefined;
  }
}

/** Imports one category row, all or nothing. */
export async function importCategory(
  db: Database,
  { by, bulkId, findPictures }: Pick<Importing, 'by' | 'bulkId' | 'findPictures'>,
  around: ReferenceLookup,
  row: FileRow<CategoryColumn>,
): Promise<RowResult> {
  const { references } = around;
  const pictures = await findPictures(categoryPictures(row));
  const { path, change, problems } = categoryChanges(row, references, pictures);
  // An undo archived it; the same file publishes it again.
  const stored = change.id === undefined ? undefined : references.categories.get(change.id);
  if (stored?.state === 'archived' && change.fields.state === undefined)
    if ((await archivedByUndo(db, 'category', [stored.id])).has(stored.id)) change.fields.state = 'published';
  const own = { line: row.line, key: path };
  const isTrial = problems.length > 0;
  const [outcome] = await changeRecords(db, categoryKind, changingOf(by, isTrial, bulkId), [change]);
  if (isTrial) return { ...own, ...wrong(problems, outcome, categoryFieldColumns) };
  if (outcome && 'after' in outcome && outcome.after) around.keepCategory(outcome.after);
  const rowOf = (category: StoredCategory, all: References) => categoryRow(category, all.categories);
  return { ...own, ...resultOf(outcome, references, around.references, rowOf, categoryFieldColumns) };
}

/** Imports one row of a taxonomy term, all or nothing. */
export async function importTerm(
  db: Database,
  { by, bulkId }: Pick<Importing, 'by' | 'bulkId'>,
  around: ReferenceLookup,
  row: FileRow<TermColumn>,
): Promise<RowResult> {
  const { references } = around;
  const { key, change, remove, problems } = termEdits(row, references);
  const own = { line: row.line, key };
  if (change === null) return { ...own, ...nothing, state: 'wrong', problems };
  const isTrial = problems.length > 0;
  const columns = remove ? { ...termFieldColumns, names: 'remove' } : termFieldColumns;
  const [outcome] = await changeTerms(db, changingOf(by, isTrial, bulkId), [
    { ...change, remove: remove && !isTrial },
  ]);
  if (isTrial) return { ...own, ...wrong(problems, outcome, termFieldColumns) };
  if (outcome && 'after' in outcome && outcome.after) around.keepWord(outcome.after);
  if (outcome?.state === 'removed') around.dropWord({ kind: change.kind, id: outcome.id });
  return { ...own, ...resultOf(outcome, references, around.references, termRow, columns) };
}

const changingOf = (by: Importing['by'], isTrial: boolean, bulkId: number | undefined) => ({
  by,
  isTrial,
  ...(bulkId !== undefined && { bulkId }),
});

/** Returns the result of a row that couldn't be read completely or that the shop refuses, with all its errors. */
function wrong<Saved>(
  unread: readonly Problem[],
  outcome: Outcome<Saved> | undefined,
  columns: Readonly<Record<string, string>>,
): Result {
  const errors = outcome?.state === 'refused' ? outcome.errors : [];
  const others = errors.map(({ field, code, about }) => problem(columns[field] ?? field, code, about));
  return { ...nothing, state: 'wrong', problems: allProblems(unread, others) };
}

/** Returns the result of a row, with differences in the file's notation and errors by column. */
function resultOf<Saved>(
  outcome: Outcome<Saved> | undefined,
  before: References,
  after: References,
  rowOf: (stored: Saved, references: References) => Record<string, string>,
  columns: Readonly<Record<string, string>>,
): Result {
  if (!outcome || outcome.state === 'conflict') throw new Error('a row without an outcome');
  if (outcome.state === 'unchanged') return { ...nothing, state: 'unchanged' };
  if (outcome.state === 'removed')
    return { ...nothing, state: 'changed', differences: [{ column: 'remove', from: 'no', to: 'yes' }] };
  if (outcome.state === 'refused') return wrong([], outcome, columns);
  const to = rowOf(outcome.after, after);
  const from = outcome.before === null ? {} : rowOf(outcome.before, before);
  return {
    state: outcome.before === null ? 'new' : 'changed',
    differences: differencesBetween(Object.keys(to), from, to),
    problems: [],
  };
}
