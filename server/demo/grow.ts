import { languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { announce } from '#shop/changes/changes.ts';
import { wordsOf } from '#shop/search/search.ts';
import { OperatorError } from '../process/operator-error.ts';
import { grownProducts, growProducts, type NameParts } from './grow-queries.ts';
import { finishes, motifs } from './grown-names.ts';
import { isDemoShop } from './queries.ts';

const portion = 500;
/** Ids of facets and article numbers leave room for more; the names do not. */
export const mostGrown = 500_000;

interface Growing {
  db: Database;
  /** How many there shall be. */
  target: number;
  signal: AbortSignal;
  progress: (done: number, of: number) => void;
}

/**
 * Adds products to the demo shop until it has so many grown ones. Goes on where it stopped.
 * @returns how many there are now
 */
export async function growDemo({ db, target, signal, progress }: Growing): Promise<number> {
  if (!(await isDemoShop(db))) throw new OperatorError('only the demo shop can be grown.');
  const parts = { before: motifs.map(partsOf), after: finishes.map(partsOf) };
  const first = await grownProducts(db);
  let done = first;
  while (done < target && !signal.aborted) {
    const to = Math.min(done + portion, target) - 1;
    await growProducts(db, { from: done, to }, parts);
    done = to + 1;
    progress(done, target);
  }
  if (done > first) await announce(db, 'all');
  return done;
}

const partsOf = ([english, khmer]: readonly [string, string]): NameParts[] =>
  [
    { languageId: languages.en.id, text: english },
    { languageId: languages.ar.id, text: khmer },
  ].map((part) => ({ ...part, words: wordsOf(part.text).join(' ') }));
