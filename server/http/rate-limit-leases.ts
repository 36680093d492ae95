import type { LimitName } from '#contract/operation.ts';
import { limitKey, takeOfMinute } from '#shop/limits/limits.ts';
import { TooBusy, workQueue } from '#shop/work-queue/work-queue.ts';
import type { AppContext } from '../context.ts';
import type { AskForLease } from './rate-limits.ts';

/** Questions at once and waiting, of each kind: a flood of logins from ever other addresses must not hold up an order. */
const line = { atOnce: 2, mayWait: 500, patience: 1000 };

/** Leases of the limits a minute, from the table that all processes share. */
export function askForLease(app: AppContext): AskForLease {
  const lines: Record<LimitName, ReturnType<typeof workQueue>> = {
    browse: workQueue(line),
    account: workQueue(line),
    order: workQueue(line),
    message: workQueue(line),
  };
  return async (name, address, wanted, most) => {
    if (lines[name].isFull()) throw new TooBusy();
    // A cart counts as browsing and belongs to checkout; these are few, and at most as many as the line lets through.
    const ofCheckout = name === 'order' || name === 'browse';
    const db = ofCheckout ? (app.checkoutDb ?? app.db) : app.db;
    return lines[name].run(() => takeOfMinute(db, limitKey(`minute ${name}`, address), wanted, most));
  };
}
