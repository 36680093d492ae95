import { redirect } from '#contract/resources/redirect.ts';
import type { Database } from '#database/schema.ts';
import { pageAt } from '#rules/page-paths.ts';
import { type Change, type Fault, resourceKind } from '#shop/records/records.ts';
import { comparable, formsOf } from './address-forms.ts';
import { isReserved, pagesAt } from './page-queries.ts';
import { redirectOwners, redirectsById, storedTargets } from './queries.ts';

/**
 * A redirect. One that could never be used is refused: of an address that always has a page or that the shop answers
 * itself, and one that would lead back to itself, directly or through others.
 */
export const redirectKind = resourceKind<typeof redirect>(redirect, {
  unique: {
    field: 'fromPath',
    keyOf: comparable,
    owners: (db, values) => redirectOwners(db, values.map(comparable)),
  },
  async errors(db, changes) {
    const targets = await storedTargets(
      db,
      changes.flatMap(({ id }) => id ?? []),
    );
    const pages = await pagesAt(db, changes.flatMap(targetOf));
    return ({ fromPath, toPath }, changed) => {
      const errors: Fault[] = [];
      if (changed('fromPath') && isReserved(fromPath)) errors.push({ field: 'fromPath', code: 'reserved' });
      else if (changed('fromPath') && isAlwaysShown(fromPath))
        errors.push({ field: 'fromPath', code: 'livePage' });
      const ends = (address: string) => isAlwaysShown(address) || pages.get(address) === 'shown';
      if (leadsBack(fromPath, toPath, targets, ends)) errors.push({ field: 'toPath', code: 'loop' });
      // The next change of the same call must not complete a circle with this one.
      if (errors.length === 0) targets.set(comparable(fromPath), toPath);
      return errors;
    };
  },
});

const targetOf = ({ fields }: Change<{ toPath: string }>): string[] => {
  const { success, data } = redirect.fields.toPath.shape.safeParse(fields.toPath);
  return success ? [data] : [];
};

/** Returns whether an address has one of the pages that every shop has. */
function isAlwaysShown(address: string): boolean {
  const page = pageAt(address);
  return page !== null && (page.params.length === 0 || /\/all-products\/0\//u.test(address));
}

/** Returns whether visitors who are sent from one address to another would be sent back by the other redirects. */
function leadsBack(
  from: string,
  to: string,
  targets: ReadonlyMap<string, string>,
  ends: (address: string) => boolean,
): boolean {
  const key = comparable(from);
  const seen = new Set<string>();
  let at: string | undefined = to;
  while (at !== undefined && !ends(at)) {
    const match = formsOf(at).find((form) => form === key || targets.has(form));
    if (match === key) return true;
    // A circle of others ends every visit.
    if (match === undefined || seen.has(match)) return false;
    seen.add(match);
    at = targets.get(match);
  }
  return false;
}

export type RedirectEffect = 'works' | 'unused' | 'unpublished' | 'nowhere';

/** Returns what each of these redirects does now. */
export async function effectsOfRedirects(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, { effect: RedirectEffect }>> {
  const rows = await redirectsById(db, ids);
  const [pages, targets] = await Promise.all([
    pagesAt(
      db,
      rows.flatMap(({ fromPath, toPath }) => [fromPath, toPath]),
    ),
    storedTargets(db, []),
  ]);
  const effectOf = ({ fromPath, toPath }: (typeof rows)[number]): RedirectEffect => {
    if (pages.get(fromPath) === 'shown') return 'unused';
    const state = pages.get(toPath);
    if (state === 'shown' || formsOf(toPath).some((form) => targets.has(form))) return 'works';
    return state === 'hidden' ? 'unpublished' : 'nowhere';
  };
  return new Map(rows.map((row) => [row.id, { effect: effectOf(row) }]));
}
