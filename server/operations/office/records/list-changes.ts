import { listChanges } from '#contract/operations/office/records/list-changes.ts';
import { changedRows } from '#shop/webhooks/webhooks.ts';
import { unreadable } from '../../../calls/form-refusal.ts';
import { handle } from '../../../calls/operation.ts';

export const handler = handle(listChanges, async ({ kind, after, limit }, { app }) => {
  const cursor = after ?? '0-0';
  const [at = '', id] = cursor.split('-');
  const rows = await changedRows(app.db, kind, { at, id: Number(id) }, limit + 1);
  if (!rows) return unreadable('after');
  const changes = rows.slice(0, limit);
  const last = changes.at(-1);
  return {
    changes: changes.map(({ id: changed, isDeleted, orderNumber }) => ({
      id: changed,
      isDeleted,
      ...(orderNumber !== null && { orderNumber }),
    })),
    next: last ? `${last.at}-${last.id}` : cursor,
    hasMore: rows.length > limit,
  };
});
