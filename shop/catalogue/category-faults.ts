import type { Fault, FaultCode } from './change.ts';
import { nameFaults, sameName } from './change-names.ts';
import { isOwnPicture } from './change-pictures.ts';
import type { CategoryField, CategoryFields, KeptCategory } from './category-fields.ts';

interface Around {
  all: ReadonlyMap<number, KeptCategory>;
  /** Products that stand in it and are not archived. */
  inUse: number;
}

const mostPosition = 1_000_000;

/** What is wrong with a category as it would be. Of one that exists (`id`) only what changes is looked at. */
export function categoryFaults(
  id: number | null,
  after: CategoryFields,
  changes: readonly CategoryField[],
  around: Around,
): Fault<CategoryField>[] {
  const changed = new Set(changes);
  const faults = [...nameFaults('names', after.names), ...placeFaults(id, after, around.all)];
  const { picture, position, state } = after;
  if (picture !== null && !isOwnPicture(picture)) faults.push(fault('picture', 'picture'));
  if (!Number.isInteger(position) || Math.abs(position) > mostPosition)
    faults.push(fault('position', 'range'));
  const children = [...around.all.values()].filter(
    ({ parentId, state: own }) => id !== null && parentId === id && own !== 'archived',
  );
  if (state === 'archived' && around.inUse + children.length > 0)
    faults.push(fault('state', 'inUse', around.inUse + children.length));
  // A sibling of the same name can come by a new name as well as by a new place.
  const isLooked = ({ field, code }: Fault<CategoryField>) =>
    changed.has(field) || (code === 'taken' && changed.has('parentId'));
  return id === null ? faults : faults.filter(isLooked);
}

function placeFaults(
  id: number | null,
  { parentId, names }: CategoryFields,
  all: Around['all'],
): Fault<CategoryField>[] {
  const duplicate = [...all.values()].find(
    (other) =>
      other.id !== id &&
      other.parentId === parentId &&
      other.state !== 'archived' &&
      sameName(other.names, names),
  );
  const faults = duplicate ? [fault('names', 'taken', duplicate.id)] : [];
  if (parentId === null) return faults;
  const parent = all.get(parentId);
  if (!parent) return [...faults, fault('parentId', 'unknown', parentId)];
  if (parent.state === 'archived') faults.push(fault('parentId', 'archived', parentId));
  return isBelow(parent, id, all) ? [...faults, fault('parentId', 'circle', parentId)] : faults;
}

/** Whether a category is another one or stands anywhere below it. */
function isBelow(category: KeptCategory, id: number | null, all: Around['all']): boolean {
  const passed = new Set<number>();
  for (let at: KeptCategory | undefined = category; at && !passed.has(at.id);) {
    if (at.id === id) return true;
    passed.add(at.id);
    at = at.parentId === null ? undefined : all.get(at.parentId);
  }
  return false;
}

const fault = (field: CategoryField, code: FaultCode, about?: number): Fault<CategoryField> => ({
  field,
  code,
  ...(about !== undefined && { about }),
});
