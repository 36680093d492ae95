import type { Database } from '#database/schema.ts';

/**
 * Starts recording. `since()` returns the audit events written since then, oldest first. The audit log can't
 * be emptied.
 */
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
