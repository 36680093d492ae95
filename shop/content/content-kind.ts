import type { Database } from '#database/schema.ts';
import { dayErrors, type Kind, type Stored } from '#shop/records/records.ts';
import { lockContent, removeContent } from './content-write-queries.ts';

interface ContentKind<Fields extends object> extends Pick<Kind<Fields>, 'shape' | 'key' | 'audit'> {
  name: 'banner' | 'campaign';
  blank: Fields;
  stored: (db: Database) => Promise<object[]>;
  write: (db: Database, record: Stored<Fields>) => Promise<void>;
}

/** Content with dates that is stored in a table of its own, as records. */
export const contentKind = <Fields extends { startsOn: string | null; endsOn: string | null }>({
  name,
  shape,
  key,
  audit,
  blank,
  stored,
  write,
}: ContentKind<Fields>): Kind<Fields> => ({
  name,
  shape,
  key,
  audit,
  table: name,
  idOf: Number,
  lock: (db) => lockContent(db, name),
  read: async (db) => ({
    stored: new Map(((await stored(db)) as Stored<Fields>[]).map((each) => [each.id, each])),
    blank: () => blank,
    errors: dayErrors,
  }),
  async write(db, written) {
    for (const { after } of written) await write(db, after);
  },
  remove: (db, id) => removeContent(db, name, id),
  follow: () => ['all'],
});
