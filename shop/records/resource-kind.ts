import type { z } from 'zod';
import { eventOf, type FieldsOf, type Resource } from '#contract/resource.ts';
import type { AuditEntry } from '#shop/audit/audit.ts';
import type { ChangeContext, Change, Kind, Stored } from './kind.ts';
import * as queries from './resource-queries.ts';

type AnyResource = { fields: Readonly<Record<string, { shape: z.ZodType }>> };

/** The parts of a kind that differ for one resource: its reading, its errors, what follows a change, and so on. */
type Overrides<Fields extends object> = Partial<Omit<Kind<Fields>, 'read'>> & {
  /** Reads the records; a new one has the blank values of the description. */
  read?: (...args: Parameters<Kind<Fields>['read']>) => Promise<Omit<ChangeContext<Fields>, 'blank'>>;
  /** The errors beyond the shapes of single fields, for the changes about to be made. */
  errors?: (
    db: Parameters<Kind<Fields>['read']>[0],
    changes: readonly Change<Fields>[],
  ) => Promise<ChangeContext<Fields>['errors']>;
};

/** Returns the kind of records that a resource describes, with its own rules if it has any. */
export function resourceKind<Each extends AnyResource, Fields extends object = FieldsOf<Each>>(
  described: Each,
  { errors, read, ...overrides }: Overrides<Fields> = {},
): Kind<Fields> {
  const resource = described as unknown as Resource;
  const fields = Object.entries(resource.fields);
  const blank = Object.fromEntries(fields.map(([name, field]) => [name, field.blank])) as Fields;
  const idsOf = (changes: readonly Change<Fields>[]) => changes.flatMap(({ id }) => id ?? []);
  const { unique, recorded } = resource;
  const readPlain = async (...[db, changes]: Parameters<Kind<Fields>['read']>) => {
    const ids = changes.length === 0 ? null : idsOf(changes);
    const stored = await queries.storedRecords(db, resource, ids);
    const fieldErrors = await errors?.(db, changes);
    return {
      stored: new Map(stored.map((each) => [each.id, each as Stored<Fields>])),
      ...(fieldErrors && { errors: fieldErrors }),
    };
  };
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
        field: unique as keyof Fields & string,
        owners: (db, values) => queries.ownersOf(db, resource, unique, values),
      },
    }),
    lock: (db, changes) => queries.lockRecords(db, resource, idsOf(changes)),
    async read(db, changes, changing) {
      return {
        ...(await (read ?? readPlain)(db, changes, changing)),
        ...(resource.mayCreate && { blank: () => blank }),
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
