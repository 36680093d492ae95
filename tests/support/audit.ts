import type { Database } from '#database/schema.ts';

/** From now on: `since()` gives what was written into the audit log meanwhile, oldest first. Nobody can empty it. */
export async function auditedSince(db: Database) {
  const { last } = await db
    .selectFrom('audit_entry')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return () =>
    db
      .selectFrom('audit_entry')
      .select(['event', 'actor', 'detail'])
      .where('id', '>', last ?? '0')
      .orderBy('id')
      .execute();
}
