import { eventOf, type Resource } from '#contract/resource.ts';
import type { RecordKind } from '#contract/operations/office/records/record-types.ts';
import { resourcePermissions, resources } from '#contract/resources/resources.ts';
import type { Permission } from '#contract/permissions.ts';
import type { Database } from '#database/schema.ts';
import { type AuditRow, formerNames } from '#shop/audit-trail/audit-trail.ts';
import { recordSources } from '../records/record-kinds.ts';

/** A record in the audit log: its name in both languages, '' if unknown. */
export interface AuditedThing {
  kind: RecordKind;
  id: number;
  en: string;
  km: string;
  /** Whether it was deleted: the name is its last one. */
  isGone: boolean;
}

/** Details with the id of a record, and its kind. */
const kindOfDetail: Readonly<Record<string, RecordKind>> = {
  customer: 'customer',
  target: 'customer',
  inquiry: 'inquiry',
  discount: 'discount',
  category: 'category',
  campaign: 'campaign',
  banner: 'banner',
};

const ofEvents = new Map(
  Object.values<Resource>(resources).flatMap((each) =>
    (['created', 'changed', 'removed'] as const).map((state) => [
      eventOf(each, state),
      { kind: each.name as RecordKind, detail: each.recorded?.id ?? 'id' },
    ]),
  ),
);

type Reference = Pick<AuditedThing, 'kind' | 'id'>;

/** Returns the record that an entry is about; null if it is about none, or about one of another kind. */
export function recordOf({ event, detail }: Pick<AuditRow, 'event' | 'detail'>): Reference | null {
  const { kind } = detail;
  if (typeof kind === 'string' && kind in recordSources)
    return reference(kind as RecordKind, detail['id'] ?? detail['into']);
  const resource = ofEvents.get(event);
  if (resource) return reference(resource.kind, detail[resource.detail]);
  const [name = '', of] =
    Object.entries(kindOfDetail).find(([each]) => typeof detail[each] === 'number') ?? [];
  return of ? reference(of, detail[name]) : null;
}

/** Returns the attribute that was merged into another one. */
export const mergedOf = ({ event, detail: { kind, from } }: Pick<AuditRow, 'event' | 'detail'>) =>
  event === 'words merged' ? reference(kind as RecordKind, from) : null;

const reference = (kind: RecordKind, id: unknown): Reference | null =>
  typeof id === 'number' ? { kind, id } : null;

/** Returns the customer who did it; null for other actors. */
export function customerOf(actor: string): Reference | null {
  const [, id] = /^customer (\d+)$/u.exec(actor) ?? [];
  return id === undefined ? null : { kind: 'customer', id: Number(id) };
}

const keyOf = ({ kind, id }: Reference) => `${kind} ${id}`;

/**
 * Returns the names of records: the current ones, or the last ones of deleted records. Names of records that the caller
 * may not see stay empty.
 */
export async function auditedThings(
  db: Database,
  references: readonly (Reference | null)[],
  permissions: ReadonlySet<Permission>,
): Promise<(record: Reference | null) => AuditedThing | null> {
  const found = new Map<string, AuditedThing>();
  const records = [...new Map(references.flatMap((each) => (each ? [[keyOf(each), each]] : []))).values()];
  for (const [kind, group] of Map.groupBy(records, (each) => each.kind)) {
    const source = recordSources[kind].kind;
    const maySee = !(kind in resourcePermissions) || permissions.has(resourcePermissions[kind as 'customer']);
    const ids = group.map(({ id }) => id);
    const names = await (source.names?.(db, ids) ?? namesOf(db, source, ids));
    const former = await formerNames(
      db,
      source,
      ids.filter((id) => !names.has(id)),
    );
    for (const { id } of group) {
      const isGone = !names.has(id);
      const name = isGone ? former.get(String(id)) : names.get(id);
      found.set(keyOf({ kind, id }), { kind, id, isGone, ...textsOf(maySee ? name : '') });
    }
  }
  return (each) => (each && found.get(keyOf(each))) ?? null;
}

async function namesOf(
  db: Database,
  { read, key }: (typeof recordSources)[RecordKind]['kind'],
  ids: readonly number[],
): Promise<ReadonlyMap<number, unknown>> {
  const { stored } = await read(
    db,
    ids.map((id) => ({ id, fields: {} })),
  );
  return new Map([...stored].map(([id, each]) => [Number(id), each[key]]));
}

/** Returns a name in both languages: a text, or texts by language. */
function textsOf(name: unknown): { en: string; km: string } {
  if (typeof name === 'string') return { en: name, km: '' };
  const { en = '', km = '', ar = km } = (name ?? {}) as Readonly<Partial<Record<'en' | 'km' | 'ar', string>>>;
  return { en: en || ar, km: ar };
}
