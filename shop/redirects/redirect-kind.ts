import { redirect } from '#contract/resources/redirect.ts';
import { resourceKind } from '#shop/records/records.ts';
import { storedTargets } from './queries.ts';

/** A redirect. One that would lead back to itself, directly or through others, is refused. */
export const redirectKind = resourceKind(redirect, {
  async errors(db, changes) {
    const targets = await storedTargets(
      db,
      changes.flatMap(({ id }) => id ?? []),
    );
    return ({ fromPath, toPath }) => {
      if (followed(toPath, targets).includes(fromPath)) return [{ field: 'toPath', code: 'circle' }];
      // The next change of the same call must not complete a circle with this one.
      targets.set(fromPath, toPath);
      return [];
    };
  },
});

/** Returns the addresses a visitor of `path` is sent through, in order, starting with it. Each occurs once. */
export function followed(path: string, targets: ReadonlyMap<string, string>): string[] {
  const visited = new Set<string>();
  for (let at: string | undefined = path; at !== undefined && !visited.has(at); at = targets.get(at))
    visited.add(at);
  return [...visited];
}
