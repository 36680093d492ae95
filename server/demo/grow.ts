import { languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { publishInvalidation } from '#shop/invalidation/invalidation.ts';
import { wordsOf } from '#shop/search/search.ts';
import { OperatorError } from '../process/operator-error.ts';
import { grownProducts, growProducts, type NameParts } from './grow-queries.ts';
import { finishes, motifs } from './grown-names.ts';
import { isDemoShop } from './queries.ts';

const portion = 500;
/**
 * Maximum number of products, limited by the number of distinct names. Facet ids and SKUs would allow more.
 */
export const maxDemoProducts = 500_000;

interface Growing {
  db: Database;
  /** The number of generated products to reach. */
  target: number;
  signal: AbortSignal;
  progress: (done: number, of: number) => void;
}

/**
 * Adds generated products to the demo shop until the target is reached. Resumes where it stopped.
 * @returns how many exist now
 */
export async function growDemo({ db, target, signal, progress }: Growing): Promise<number> {
  if (!(await isDemoShop(db))) throw new OperatorError('products can be added to the demo shop only.');
  const parts = { before: motifs.map(partsOf), after: finishes.map(partsOf) };
  const first = await grownProducts(db);
  let done = first;
  while (done < target && !signal.aborted) {
    const to = Math.min(done + portion, target) - 1;
    await growProducts(db, { from: done, to }, parts);
    done = to + 1;
    progress(done, target);
  }
  if (done > first) await publishInvalidation(db, 'all');
  return done;
}

const partsOf = ([english, khmer]: readonly [string, string]): NameParts[] =>
  [
    { languageId: languages.en.id, text: english },
    { languageId: languages.ar.id, text: khmer },
  ].map((part) => ({ ...part, words: wordsOf(part.text).join(' ') }));
