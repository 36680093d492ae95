/** The refundable amount of one payment, in cents. */
export interface Pool {
  paymentId: number;
  leftCents: number;
}

/** What is refunded of a payment, in cents. */
export interface Taken {
  paymentId: number;
  cents: number;
}

/** Returns what is refunded of each payment, from the latest one first, so that together it is this amount. */
export function takenFrom(cents: number, pools: readonly Pool[]): Taken[] {
  let left = cents;
  return pools.flatMap(({ paymentId, leftCents }) => {
    const taken = Math.min(left, leftCents);
    left -= taken;
    return taken > 0 ? [{ paymentId, cents: taken }] : [];
  });
}
