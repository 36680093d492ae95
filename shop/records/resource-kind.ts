import type { z } from 'zod';
import { eventOf, type FieldsOf, type Resource } from '#contract/resource.ts';
import type { AuditEntry } from '#shop/audit/audit.ts';
import type { Change, Kind, Stored } from './kind.ts';
import * as queries from './resource-queries.ts';

type AnyResource = { fields: Readonly<Record<string, { shape: z.ZodType }>> };

/** The fields of a description that differ for one resource: `read`'s errors, what follows a change, and so on. */
type Overrides<Fields extends object> = Partial<Omit<Kind<Fields>, 'read'>> & {
  /** The errors beyond the shapes of single fields, for the changes about to be made. */
  errors?: (
    db: Parameters<Kind<Fields>['read']>[0],
    changes: readonly Change<Fields>[],
  ) => Promise<Awaited<ReturnType<Kind<Fields>['read']>>['faults']>;
};

/** Returns the kind of records that a resource describes, with rules of its own if it has any. */
export function resourceKind<Each extends AnyResource>(
  described: Each,
  { errors, ...overrides }: Overrides<FieldsOf<Each>> = {},
): Kind<FieldsOf<Each>> {
  type Fields = FieldsOf<Each>;
  const resource = described as unknown as Resource;
  const fields = Object.entries(resource.fields);
  const blank = Object.fromEntries(fields.map(([name, field]) => [name, field.blank])) as Fields;
  const idsOf = (changes: readonly Change<Fields>[]) => changes.flatMap(({ id }) => id ?? []);
  const { unique, recorded } = resource;
  return {
    name: recorded?.name ?? resource.name,
    shape: Object.fromEntries(
      fields.filter(([, { isReadOnly }]) => !isReadOnly).map(([field, { shape }]) => [field, shape]),
    ),
    key: resource.title,
    table: resource.table,
    idOf: Number,
    ...(unique !== undefined && {
      unique: {
        field: unique,
        owners: (db, values) => queries.ownersOf(db, resource, unique, values),
      },
    }),
    lock: (db, changes) => queries.lockRecords(db, resource, idsOf(changes)),
    async read(db, changes) {
      const ids = changes.length === 0 ? null : idsOf(changes);
      const stored = await queries.storedRecords(db, resource, ids);
      const faults = await errors?.(db, changes);
      return {
        stored: new Map(stored.map((each) => [each.id, each as unknown as Stored<Fields>])),
        ...(resource.mayCreate && { blank: () => blank }),
        ...(faults && { faults }),
      };
    },
    write: (db, written) =>
      queries.writeRecords(
        db,
        resource,
        written.map(({ after }) => after),
      ),
    ...(resource.mayRemove && { remove: (db, id) => queries.removeRecord(db, resource, id) }),
    audit: (done) => [
      {
        event: eventOf(resource, done.state),
        detail: { [recorded?.id ?? 'id']: done.id, fields: done.state === 'removed' ? [] : done.fields },
      } as AuditEntry,
    ],
    follow: () => resource.invalidates.map((tag) => tag),
    ...overrides,
  };
}
