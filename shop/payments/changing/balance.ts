/** Money of one payment that can still be given back, in cents. */
export interface Pool {
  paymentId: number;
  leftCents: number;
}

/** What is to be asked for, and what goes back of which payment. In cents. */
export interface Balance {
  restCents: number;
  back: { paymentId: number; cents: number }[];
}

/**
 * What a change of a paid order comes to. What it costs more is asked for, beside what was asked for before; what it costs less is
 * taken off that first, and goes back beyond it: of what was paid last first, so that the order's own payment stays one.
 * null: all that was paid would go back.
 */
export function balanceOf(
  differenceCents: number,
  openCents: number,
  pools: readonly Pool[],
): Balance | null {
  const due = openCents + differenceCents;
  if (due >= 0) return { restCents: due, back: [] };
  const all = pools.reduce((sum, { leftCents }) => sum + leftCents, 0);
  if (-due >= all) return null;
  let left = -due;
  const back = pools.flatMap(({ paymentId, leftCents }) => {
    const cents = Math.min(left, leftCents);
    left -= cents;
    return cents > 0 ? [{ paymentId, cents }] : [];
  });
  return { restCents: 0, back };
}
