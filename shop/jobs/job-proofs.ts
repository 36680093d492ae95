import { hiddenOrderStatuses, orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { type Print, printsOf } from '#shop/artwork/artwork.ts';
import { orderToChange } from '#shop/orders/orders.ts';
import { isUpToDate, type Proof, proofsOf } from '#shop/proofs/proofs.ts';

/** A proof on the page of an order. Amounts are in cents. */
export interface JobProof extends Omit<Proof, 'state'> {
  state: Exclude<Proof['state'], 'draft'>;
  /** What is printed on its item now. */
  prints: Print[];
  /** The total of the order now. */
  orderCents: number;
  /** Whether it can be answered. */
  isOpen: boolean;
}

const open: ReadonlySet<number> = new Set([orderStatuses.active, hiddenOrderStatuses.awaitingPayment]);

/** Returns the proofs that a customer sees, newest first per item. */
export async function jobProofs(db: Database, orderId: number): Promise<JobProof[]> {
  const proofs = await proofsOf(db, orderId);
  const order = proofs.length > 0 ? await orderToChange(db, orderId) : null;
  if (!order) return [];
  const prints = await printsOf(db, { orderId });
  return proofs.flatMap(({ state, ...proof }) => {
    if (state === 'draft') return [];
    const isOpen =
      state === 'sent' && open.has(order.statusId) && isUpToDate({ ...proof, state }, order.version);
    const totalCents = proof.unitCents === null && state === 'sent' ? order.totalCents : proof.totalCents;
    const itemPrints = prints.filter(({ itemId }) => itemId === proof.itemId);
    return [{ ...proof, state, prints: itemPrints, totalCents, orderCents: order.totalCents, isOpen }];
  });
}
