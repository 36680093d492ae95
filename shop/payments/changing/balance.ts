import { type Pool, type Taken, takenFrom } from '../refunds/pools.ts';

/** The balance due, and the refund of each payment. In cents. */
export interface Balance {
  balanceCents: number;
  back: Taken[];
}

/**
 * Calculates the payments for an edit of a paid order. A higher total adds to the balance due. A lower total first
 * reduces the balance due and then is refunded, from the latest payment first, so that the order's own payment remains.
 * Null if everything paid would be refunded.
 */
export function balanceOf(
  differenceCents: number,
  openCents: number,
  pools: readonly Pool[],
): Balance | null {
  const due = openCents + differenceCents;
  if (due >= 0) return { balanceCents: due, back: [] };
  const all = pools.reduce((total, { leftCents }) => total + leftCents, 0);
  if (-due >= all) return null;
  return { balanceCents: 0, back: takenFrom(-due, pools) };
}
