import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/**
 * Returns which records the undo of an import archived: the change before their last change of state is of an undone
 * import. `ids`: null for all of the kind.
 */
export async function archivedByUndo(
  db: Database,
  kind: 'product' | 'category',
  ids: readonly number[] | null,
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct c.thing::int as id
    from catalogue_import i join record_change c on c.bulk_id = i.bulk_id and c.id >= i.undone_to
      join lateral (
        select l.id, l.fields from record_change l
        where l.kind = c.kind and l.thing = c.thing and l.fields ? 'state' order by l.id desc limit 1) last on last.id > c.id
    where c.kind = ${kind} and (c.state = 'created' or c.fields ? 'state') and last.fields #>> '{state,1}' = 'archived'
      and (${ids}::int[] is null or c.thing = any(${ids?.map(String) ?? null}::text[]))
      and not exists (
        select from record_change m where m.kind = c.kind and m.thing = c.thing and m.id > c.id and m.id < last.id
          and m.fields ? 'state')`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
