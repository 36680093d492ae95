import type { Actor } from '#shop/audit/audit.ts';
import type { Database } from '#database/schema.ts';
import {
  changeCategories,
  changeWords,
  type KeptCategory,
  removeWord,
  type StoredWord,
} from '#shop/catalogue/catalogue.ts';
import {
  type CategoryColumn,
  categoryColumns,
  categoryFieldColumns,
  categoryPictures,
  categoryRow,
  categoryChanges,
} from './category-row.ts';
import type { Importing } from './import-products.ts';
import { type References, type Referred, referencesOf } from './references.ts';
import { differencesBetween, type FileRow, problem, type RowResult } from './row.ts';
import { type WordColumn, wordColumns, wordFieldColumns, wordRow, wordChanges } from './word-row.ts';

type Result = Pick<RowResult, 'state' | 'differences' | 'problems'>;
const nothing = { differences: [], problems: [] };

/** What there is to refer to; rows add to it as they are brought in. */
export class Around {
  #referred: Referred;
  #references: References | undefined;

  constructor(referred: Referred) {
    this.#referred = referred;
  }

  get references(): References {
    this.#references ??= referencesOf(this.#referred);
    return this.#references;
  }

  keepCategory(category: KeptCategory): void {
    const others = this.#referred.categories.filter(({ id }) => id !== category.id);
    this.#refer({ ...this.#referred, categories: [...others, category] });
  }

  keepWord(word: StoredWord): void {
    this.#setWords(word, [...this.#others(word), word]);
  }

  dropWord(word: Pick<StoredWord, 'kind' | 'id'>): void {
    this.#setWords(word, this.#others(word));
  }

  #others = ({ kind, id }: Pick<StoredWord, 'kind' | 'id'>) =>
    (this.#referred.words.get(kind) ?? []).filter((other) => other.id !== id);

  #setWords({ kind }: Pick<StoredWord, 'kind'>, words: StoredWord[]): void {
    this.#refer({ ...this.#referred, words: new Map(this.#referred.words).set(kind, words) });
  }

  #refer(referred: Referred): void {
    this.#referred = referred;
    this.#references = undefined;
  }
}

/** Brings one row of categories in, all or nothing. */
export async function importCategory(
  db: Database,
  { by, findPictures }: Pick<Importing, 'by' | 'findPictures'>,
  around: Around,
  row: FileRow<CategoryColumn>,
): Promise<RowResult> {
  const { references } = around;
  const pictures = await findPictures(categoryPictures(row));
  const { path, change, problems } = categoryChanges(row, references, pictures);
  const wrong: Result = { ...nothing, state: 'wrong', problems };
  const own = { line: row.line, key: path };
  if (problems.length > 0) return { ...own, ...wrong };
  const [outcome] = await changeCategories(db, { by }, [change]);
  if (!outcome || outcome.state === 'conflict') throw new Error('a category without an outcome');
  if (outcome.state === 'unchanged') return { ...own, ...nothing, state: 'unchanged' };
  if (outcome.state === 'refused')
    return {
      ...own,
      ...wrong,
      problems: outcome.faults.map(({ field, code, about }) =>
        problem(categoryFieldColumns[field], code, about),
      ),
    };
  around.keepCategory(outcome.after);
  const { before, after } = outcome;
  const from = before === null ? {} : categoryRow(before, references.categories);
  const to = categoryRow(after, around.references.categories);
  return {
    ...own,
    state: before === null ? 'new' : 'changed',
    differences: differencesBetween(categoryColumns, from, to),
    problems: [],
  };
}

/** Brings one row of words in, all or nothing. */
export async function importWord(
  db: Database,
  { by }: Pick<Importing, 'by'>,
  around: Around,
  row: FileRow<WordColumn>,
): Promise<RowResult> {
  const { references } = around;
  const { key, change, remove, problems } = wordChanges(row, references);
  const own = { line: row.line, key };
  if (problems.length > 0 || change === null) return { ...own, ...nothing, state: 'wrong', problems };
  if (remove) return { ...own, ...(await removed(db, by, around, change)) };
  const [outcome] = await changeWords(db, { by }, [change]);
  if (!outcome || outcome.state === 'conflict') throw new Error('a word without an outcome');
  if (outcome.state === 'unchanged') return { ...own, ...nothing, state: 'unchanged' };
  if (outcome.state === 'refused')
    return {
      ...own,
      ...nothing,
      state: 'wrong',
      problems: outcome.faults.map(({ field, code, about }) => problem(wordFieldColumns[field], code, about)),
    };
  around.keepWord(outcome.after);
  const { before, after } = outcome;
  const from = before === null ? {} : wordRow(before, references);
  return {
    ...own,
    state: before === null ? 'new' : 'changed',
    differences: differencesBetween(wordColumns, from, wordRow(after, around.references)),
    problems: [],
  };
}

async function removed(
  db: Database,
  by: Actor,
  around: Around,
  { kind, id }: { kind: StoredWord['kind']; id?: number },
): Promise<Result> {
  // Taken away already, by this file perhaps.
  if (id === undefined) return { ...nothing, state: 'unchanged' };
  const fault = await removeWord(db, { by }, { kind, id });
  if (fault) return { ...nothing, state: 'wrong', problems: [problem('remove', fault.code, fault.about)] };
  around.dropWord({ kind, id });
  return { ...nothing, state: 'changed', differences: [{ column: 'remove', from: 'no', to: 'yes' }] };
}
