import type { Database } from '#database/schema.ts';
import { formsOf } from './address-forms.ts';
import { pagesAt } from './page-queries.ts';
import { redirectAt } from './queries.ts';

/** The maximum number of redirects that one visit follows. */
const longestChain = 10;

/**
 * Returns where a visitor of an address without a page is sent in the end, and the first redirect on the way. A page
 * that exists ends the way. Null without a redirect, or if it would lead in a circle.
 */
export async function followRedirect(
  db: Database,
  address: string,
): Promise<{ id: number; to: string } | null> {
  const first = await redirectAt(db, formsOf(address));
  if (!first) return null;
  const seen = new Set([first.id]);
  let to = first.toPath;
  while (seen.size <= longestChain) {
    const next = await redirectAt(db, formsOf(to));
    if (!next || (await pagesAt(db, [to])).get(to) === 'shown') return { id: first.id, to };
    if (seen.has(next.id)) return null;
    seen.add(next.id);
    to = next.toPath;
  }
  return null;
}
