import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#database/schema.ts';
import { writeAudits } from '#shop/audit/audit.ts';
import { publishInvalidation } from '#shop/invalidation/invalidation.ts';
import { sqlState, withinTransaction } from '#shop/transaction.ts';
import { noteHistory } from './history.ts';
import type {
  ChangeContext,
  Change,
  Changing,
  FieldError,
  Kind,
  Noted,
  Outcome,
  Owner,
  Stored,
  Written,
} from './kind.ts';
import { drawIds } from './row-queries.ts';
import { shaped } from './shaped.ts';

const uniqueViolation = '23505';

/**
 * Creates, changes and removes records of one kind, one after the other, each all or nothing, in one transaction with
 * its consequences: read model, search, audit log, history and notices. Other writers of the same records wait,
 * including orders, so pass a few hundred at most.
 * @returns the result of each, in the same order
 */
export async function changeRecords<Fields extends object, Id extends number | string>(
  db: Database,
  kind: Kind<Fields, Id>,
  changing: Changing,
  changes: readonly Change<Fields, Id>[],
): Promise<Outcome<Stored<Fields, Id>, string, Id>[]> {
  const work = () => withinTransaction(db, (trx) => changeInside(trx, kind, changing, changes));
  try {
    return await work();
  } catch (error) {
    // A name was taken between our read and our write. A second attempt sees it.
    if (db.isTransaction || sqlState(error) !== uniqueViolation) throw error;
    return work();
  }
}

async function changeInside<Fields extends object, Id extends number | string>(
  db: Database,
  kind: Kind<Fields, Id>,
  changing: Changing,
  changes: readonly Change<Fields, Id>[],
): Promise<Outcome<Stored<Fields, Id>, string, Id>[]> {
  const isTrial = changing.isTrial === true;
  if (!isTrial) await kind.lock(db, changes);
  const around = await kind.read(db, changes, changing);
  const newIds = await idsOfNew(db, kind, changes, isTrial);
  const owners = await ownersOf(db, kind, changes);
  const outcomes: Outcome<Stored<Fields, Id>, string, Id>[] = [];
  for (const [at, change] of changes.entries()) {
    const outcome = change.remove
      ? await removal(db, kind, change, around)
      : planned(kind, change, newIds[at], around, owners);
    if ('after' in outcome && outcome.after) around.stored.set(outcome.id, outcome.after);
    if (outcome.state === 'removed') around.stored.delete(outcome.id);
    outcomes.push(outcome);
  }
  const done = outcomes.filter((each) => ['created', 'changed', 'removed'].includes(each.state)) as Noted<
    Fields,
    Id
  >[];
  if (isTrial || done.length === 0) return outcomes;
  await kind.write(db, lastOf(done), changing);
  for (const { state, id } of done) if (state === 'removed') await kind.remove?.(db, id);
  await noteHistory(db, kind, changing, done);
  await writeAudits(
    db,
    changing.by,
    done.flatMap((each) => kind.audit(each)),
  );
  await publishInvalidation(db, ...new Set(await kind.follow(db, done)));
  return outcomes;
}

/** Returns the id of each change that creates a record: the given one or a new number. */
async function idsOfNew<Fields extends object, Id extends number | string>(
  db: Database,
  { table }: Kind<Fields, Id>,
  changes: readonly Change<Fields, Id>[],
  isTrial: boolean,
): Promise<(Id | undefined)[]> {
  const open = changes.filter(({ id, newId }) => id === undefined && newId === undefined);
  const drawn = isTrial || !table ? open.map((_, at) => -1 - at) : await drawIds(db, table, open.length);
  return changes.map((change) => change.newId ?? (drawn[open.indexOf(change)] as Id | undefined));
}

type Owners<Id> = Map<string, Owner<Id> | 'twice'>;

/** Returns which records have the unique values that these changes set. */
async function ownersOf<Fields extends object, Id extends number | string>(
  db: Database,
  { unique, shape }: Kind<Fields, Id>,
  changes: readonly Change<Fields, Id>[],
): Promise<Owners<Id>> {
  if (!unique) return new Map();
  const requested = changes
    .map(({ fields }) => shape[unique.field]?.safeParse(fields[unique.field]).data)
    .filter((value) => typeof value === 'string');
  return new Map(await unique.owners(db, requested));
}

/** Plans a change: the whole record afterwards, the fields that differ, and their errors. Writes nothing. */
export function planned<Fields extends object, Id extends number | string>(
  kind: Kind<Fields, Id>,
  change: Change<Fields, Id>,
  newId: Id | undefined,
  around: ChangeContext<Fields, Id>,
  owners: Owners<Id>,
): Outcome<Stored<Fields, Id>, string, Id> {
  const { current, before } = storedOf(change, around);
  const ownId = current?.id;
  if (!before)
    return { state: 'refused', errors: [{ field: kind.key, code: 'unknown', about: change.id ?? '' }] };
  const { after, fields, isChanged, errors } = requestedOf(kind, change, before, current);
  if (current && fields.length + errors.length === 0)
    return { state: 'unchanged', id: current.id, after: current };
  if (current && change.version !== undefined && change.version !== current.version)
    return { state: 'conflict', id: current.id, now: current, fields };
  errors.push(...(around.errors?.(after, isChanged, ownId ?? null) ?? []));
  errors.push(...takenErrors(kind, after, isChanged, ownId, owners));
  if (errors.length > 0) return { state: 'refused', errors };
  const id = ownId ?? newId;
  if (id === undefined) throw new Error(`a new ${kind.name} has no id`);
  noteOwner(kind, after, current ? { id } : 'twice', owners);
  const stored = { ...after, id, version: (current?.version ?? change.version ?? 0) + 1 };
  return { state: current ? 'changed' : 'created', id, fields, before: current, after: stored };
}

/** Notes who has a unique value now. Empty values aren't duplicates: a discount without coupon has no code. */
function noteOwner<Fields extends object, Id extends number | string>(
  kind: Kind<Fields, Id>,
  after: Fields,
  owner: Owner<Id> | 'twice',
  owners: Owners<Id>,
): void {
  const own = kind.unique && fieldOf(after, kind.unique.field);
  if (typeof own === 'string') owners.set(keyOf(kind, own), owner);
}

/** Returns the record of a change, and what it is changed from: for a new one, the values it starts with. */
function storedOf<Fields extends object, Id extends number | string>(
  { id }: Change<Fields, Id>,
  { stored, blank }: ChangeContext<Fields, Id>,
): { current: Stored<Fields, Id> | null; before: Fields | null } {
  if (id === undefined) return { current: null, before: blank?.() ?? null };
  const current = stored.get(id) ?? null;
  return { current, before: current };
}

/** Returns the record as requested, the fields that differ, and the errors of their shapes. */
function requestedOf<Fields extends object, Id extends number | string>(
  kind: Kind<Fields, Id>,
  change: Change<Fields, Id>,
  before: Fields,
  current: Stored<Fields, Id> | null,
) {
  const over = kind.over?.(before, change.fields, current?.id ?? null) ?? change.fields;
  const names = current ? Object.keys(over) : Object.keys(kind.shape);
  const requested = shaped(kind.shape, { ...before, ...over }, names);
  const base = current ? shaped(kind.shape, before, names).value : before;
  const after = requested.value;
  const fields =
    kind.differing?.(base, after) ??
    names.filter((name) => !isDeepStrictEqual(fieldOf(base, name), fieldOf(after, name)));
  const isChanged = (field: string) => !current || fields.includes(field);
  // For an existing record, only changed fields are validated.
  const errors = requested.errors.filter(({ field }) => isChanged(field) || !(field in kind.shape));
  return { after, fields, isChanged, errors };
}

function takenErrors<Fields extends object, Id extends number | string>(
  { unique }: Kind<Fields, Id>,
  after: Fields,
  isChanged: (field: string) => boolean,
  id: Id | undefined,
  owners: Owners<Id>,
): FieldError[] {
  if (!unique || !isChanged(unique.field)) return [];
  const value = after[unique.field];
  const owner = typeof value === 'string' ? owners.get(keyOf({ unique }, value)) : undefined;
  if (owner === undefined) return [];
  if (owner === 'twice') return [{ field: unique.field, code: 'twice' }];
  const { about } = owner;
  return owner.id === id
    ? []
    : [{ field: unique.field, code: 'taken', ...(about !== undefined && { about }) }];
}

const keyOf = <Fields extends object, Id extends number | string>(
  { unique }: Pick<Kind<Fields, Id>, 'unique'>,
  value: string,
): string => unique?.keyOf?.(value) ?? value;

async function removal<Fields extends object, Id extends number | string>(
  db: Database,
  kind: Kind<Fields, Id>,
  { id }: Change<Fields, Id>,
  { stored }: ChangeContext<Fields, Id>,
): Promise<Outcome<Stored<Fields, Id>, string, Id>> {
  const before = id === undefined ? undefined : stored.get(id);
  if (id === undefined || !before) return { state: 'unchanged', id: id as Id, after: null };
  const uses = kind.remove ? ((await kind.uses?.(db, id)) ?? 0) : 1;
  if (uses > 0)
    return { state: 'refused', errors: [{ field: kind.key, code: kind.inUse ?? 'inUse', about: uses }] };
  return { state: 'removed', id, before };
}

/** Returns each record once, in the state after its last change, with all fields that any change modified. */
function lastOf<Fields, Id>(done: readonly Noted<Fields, Id>[]): Written<Stored<Fields, Id>, string, Id>[] {
  const last = new Map<Id, Written<Stored<Fields, Id>, string, Id>>();
  for (const each of done) {
    if (each.state === 'removed') {
      last.delete(each.id);
      continue;
    }
    const earlier = last.get(each.id);
    last.set(
      each.id,
      earlier
        ? {
            ...each,
            state: earlier.state,
            before: earlier.before,
            fields: [...new Set([...earlier.fields, ...each.fields])],
          }
        : each,
    );
  }
  return [...last.values()];
}

const fieldOf = (thing: object, name: string): unknown => (thing as Record<string, unknown>)[name];
