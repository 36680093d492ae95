import type { Database } from '#database/schema.ts';
import { type HistoryEntry, insertHistory } from './history-queries.ts';
import type { Changing, Kind, Noted } from './kind.ts';

/** Records a change: the differences, or the whole record if removed. */
export const noteHistory = <Fields extends object, Id extends number | string>(
  db: Database,
  kind: Kind<Fields, Id>,
  changing: Changing,
  done: readonly Noted<Fields, Id>[],
): Promise<void> =>
  insertHistory(
    db,
    kind.name,
    changing,
    done.map((each) => ({
      thing: String(each.id),
      version: each.state === 'removed' ? each.before.version + 1 : each.after.version,
      state: each.state,
      fields: fieldsOf(kind, each),
    })),
  );

function fieldsOf<Fields extends object, Id extends number | string>(
  kind: Kind<Fields, Id>,
  done: Noted<Fields, Id>,
): HistoryEntry['fields'] {
  const { before } = done;
  if (before === null || (done.state === 'removed' && kind.isForgotten)) return {};
  const names = done.state === 'removed' ? Object.keys(kind.shape) : done.fields;
  const to = (name: string) => (done.state === 'removed' ? null : valueOf(kind, done.after, name));
  return Object.fromEntries(names.map((name) => [name, [valueOf(kind, before, name), to(name)]]));
}

export const valueOf = <Fields extends object, Id extends number | string>(
  { part }: Kind<Fields, Id>,
  thing: Fields,
  field: string,
): unknown => (part ? part.of(thing, field) : (thing as Record<string, unknown>)[field]) ?? null;
