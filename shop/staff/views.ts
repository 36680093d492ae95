import type { Database } from '#database/schema.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import {
  countViews,
  insertView,
  lockView,
  type NewView,
  updateView,
  viewByKey,
  type ViewChange,
} from './view-queries.ts';

/** The limit per screen, for one person's views and for shared ones. */
const maxViews = 50;

/** Saves a view of a table under a name. */
export const saveView = (
  db: Database,
  staffId: number,
  view: NewView,
): Promise<number | 'enough' | 'taken'> =>
  inTransaction<number | 'enough' | 'taken'>(db, async (trx) => {
    const before = await viewByKey(trx, staffId, view.key);
    if (before !== null) return { keep: false, outcome: before };
    if ((await countViews(trx, staffId, view)) >= maxViews) return { keep: false, outcome: 'enough' };
    const id = await insertView(trx, staffId, view);
    if (id === null) return { keep: false, outcome: (await viewByKey(trx, staffId, view.key)) ?? 'taken' };
    if (view.isShared) await writeAudit(trx, staffActor(staffId), 'shared view made', { view: id });
    return { keep: true, outcome: id };
  });

interface Changing {
  staffId: number;
  /** Whether the person may change shared views. */
  mayAll: boolean;
}

/**
 * Changes a person's own view, or a shared one with permission. Returns the new version. Changes of shared views are
 * written to the audit log.
 */
export const changeView = (
  db: Database,
  { staffId, mayAll }: Changing,
  row: { id: number; screen: string; version: number },
  change: ViewChange,
): Promise<number | 'gone' | 'conflict' | 'enough'> =>
  inTransaction<number | 'gone' | 'conflict' | 'enough'>(db, async (trx) => {
    const before = await lockView(trx, staffId, row);
    if (!before || !(before.isMine || (before.isShared && mayAll))) return { keep: false, outcome: 'gone' };
    if (before.version !== row.version) return { keep: false, outcome: 'conflict' };
    const isShared = change.isShared ?? before.isShared;
    const isMore = change.isRemoved === false || isShared !== before.isShared;
    if (isMore && (await countViews(trx, staffId, { screen: row.screen, isShared })) >= maxViews)
      return { keep: false, outcome: 'enough' };
    const version = await updateView(trx, row.id, change);
    const fields = Object.keys(change).filter((name) => change[name as keyof ViewChange] !== undefined);
    if (before.isShared || isShared)
      await (change.isRemoved
        ? writeAudit(trx, staffActor(staffId), 'shared view removed', { view: row.id })
        : writeAudit(trx, staffActor(staffId), 'shared view changed', { view: row.id, fields }));
    return { keep: true, outcome: version };
  });
