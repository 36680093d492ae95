import { listHistory } from '#contract/operations/office/records/list-history.ts';
import { historyOf } from '#shop/records/records.ts';
import { handle } from '../../../calls/operation.ts';
import { namesOf } from '../orders/order-people.ts';
import { recordSources } from './record-kinds.ts';

const pageSize = 50;

export const handler = handle(listHistory, async ({ kind: name, id, before }, { app }) => {
  const { kind, fields } = recordSources[name];
  const thing = id === null ? null : kind.idOf(String(id));
  const found = await historyOf(app.db, kind.name, thing, pageSize + 1, before);
  const nameOf = await namesOf(app.db, found);
  const changes = found.slice(0, pageSize).map((entry) => ({
    changeId: entry.id,
    id: kind.idOf(entry.thing),
    at: entry.at.toISOString(),
    by: entry.by,
    name: nameOf(entry.by),
    state: entry.state,
    fields: Object.entries(entry.fields)
      .filter(([field]) => isOf(fields, field))
      .map(([field, [from, to]]) => ({ field, from, to })),
  }));
  return {
    // For settings, returns only changes of this section.
    changes: changes.filter((each) => each.state === 'created' || each.fields.length > 0),
    hasMore: found.length > pageSize,
  };
});

/** Returns whether a field belongs to these. Nested fields have the field's prefix: `name.ar`. */
const isOf = (fields: readonly string[], field: string): boolean =>
  fields.includes(field.split('.', 1)[0] ?? '');
