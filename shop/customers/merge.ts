import type { Database } from '#database/schema.ts';
import { endAllSessions } from '#shop/accounts/accounts.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import {
  closeMerged,
  insertMerge,
  lockAccounts,
  lockMerge,
  moveBack,
  type Moved,
  movedCounts,
  moveRows,
} from './merge-queries.ts';
import { loginsAfter, type MergedAccount } from './merge-rules.ts';

/** What a merge moves, and which logins lead to the account that is left. */
export interface Merge {
  target: MergedAccount;
  merged: MergedAccount;
  moved: ReturnType<typeof movedCounts>;
  phone: string | null;
  otherLogin: string | null;
}

/**
 * Merges two accounts of one person in one transaction: everything moves to the one that is kept, and the other one is
 * closed and logged out. Orders, payments and stock keep their values. If not confirmed, everything is rolled back, as a
 * preview. Null unless both accounts are active.
 */
export function mergeAccounts(
  db: Database,
  { ids, staffId, isConfirmed }: { ids: readonly [number, number]; staffId: number; isConfirmed: boolean },
): Promise<Merge | null> {
  return inTransaction<Merge | null>(db, async (trx) => {
    const accounts = await lockAccounts(trx, ids);
    if (!accounts) return { keep: false, outcome: null };
    const [target, merged] = accounts;
    const logins = loginsAfter(target, merged);
    const moved: Moved = {
      ...(await moveRows(trx, target, merged)),
      tags: merged.tags.filter((tag) => !target.tags.includes(tag)),
      phone: logins.phone,
      login: merged.login,
      addedPhone: merged.addedPhone,
    };
    await closeMerged(trx, { target, merged, moved });
    await endAllSessions(trx, merged.id);
    const merge = await insertMerge(trx, { targetId: target.id, mergedId: merged.id, staffId, moved });
    await writeAudit(trx, staffActor(staffId), 'customers merged', {
      merge,
      target: target.id,
      merged: merged.id,
    });
    return { keep: isConfirmed, outcome: { target, merged, moved: movedCounts(moved), ...logins } };
  });
}

/**
 * Undoes a merge. What the customer did since stays with the account that was kept. `unknown`: there is no such merge, or it was
 * undone. `changed`: that account was merged into another one, or someone else has the number now.
 */
export function undoMerge(
  db: Database,
  { mergeId, staffId }: { mergeId: number; staffId: number },
): Promise<{ targetId: number; mergedId: number } | 'unknown' | 'changed'> {
  return inTransaction<{ targetId: number; mergedId: number } | 'unknown' | 'changed'>(db, async (trx) => {
    const merge = await lockMerge(trx, mergeId);
    if (!merge) return { keep: false, outcome: 'unknown' };
    if (!merge.isTargetActive || !merge.isPhoneFree) return { keep: false, outcome: 'changed' };
    const { targetId, mergedId } = merge;
    await moveBack(trx, mergeId, merge);
    // Some of them may be of the other person, if the merge was a mistake.
    await endAllSessions(trx, targetId);
    await writeAudit(trx, staffActor(staffId), 'merge undone', {
      merge: mergeId,
      target: targetId,
      merged: mergedId,
    });
    return { keep: true, outcome: { targetId, mergedId } };
  });
}
