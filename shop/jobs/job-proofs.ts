import { hiddenOrderStatuses, orderStatuses } from '#contract/constants.ts';
import type { ProofSituation } from '#contract/proofs.ts';
import type { Database } from '#database/schema.ts';
import { type Print, printsOf } from '#shop/artwork/artwork.ts';
import { missingForWork, statusesBeforeWork } from '#shop/orders/orders.ts';
import { isUpToDate, type Proof, proofsOf } from '#shop/proofs/proofs.ts';
import type { JobOrder } from './job-queries.ts';

/** A proof on the page of an order. Amounts are in cents. */
export interface JobProof extends Omit<Proof, 'state'> {
  state: Exclude<Proof['state'], 'draft'>;
  /** What is printed on its item now. */
  prints: Print[];
  /** The total of the order now. */
  orderCents: number;
  situation: ProofSituation;
  /** Whether it can be answered. */
  isOpen: boolean;
}

const { returned, refunded } = orderStatuses;
const { voided } = hiddenOrderStatuses;
const closed: ReadonlySet<number> = new Set([returned, refunded, voided]);

/** Returns the proofs that a customer sees, newest first per item. `orderPrints`: the prints of the order, if they were read. */
export async function jobProofs(
  db: Database,
  order: JobOrder,
  orderPrints?: readonly Print[],
): Promise<JobProof[]> {
  const { orderId } = order;
  const proofs = order.hasProofs ? await proofsOf(db, orderId) : [];
  if (proofs.length === 0) return [];
  const prints = orderPrints ?? (await printsOf(db, { orderId }));
  const isApproved = proofs.some(({ state }) => state === 'approved');
  const missing = isApproved ? await missingForWork(db, orderId) : [];
  return proofs.flatMap(({ state, ...proof }) => {
    if (state === 'draft') return [];
    const situation = situationOf({ ...proof, state }, order, missing.length > 0);
    const totalCents = proof.unitCents === null && state !== 'approved' ? order.totalCents : proof.totalCents;
    const itemPrints = prints.filter(({ itemId }) => itemId === proof.itemId);
    const shown = { prints: itemPrints, totalCents, orderCents: order.totalCents };
    return [{ ...proof, ...shown, state, situation, isOpen: situation === 'open' }];
  });
}

/** Returns what a proof is for its customer, from its state and what became of its order. `isWaiting`: work can't begin yet. */
function situationOf(proof: Proof, { statusId, orderVersion }: JobOrder, isWaiting: boolean): ProofSituation {
  const { state, isTrue } = proof;
  if (state === 'replaced') return state;
  if (closed.has(statusId)) return 'closed';
  if (!statusesBeforeWork.includes(statusId)) return state === 'approved' ? state : 'started';
  if (state === 'changes') return state;
  if (state === 'approved') return !isTrue ? 'outdated' : isWaiting ? 'early' : state;
  return isUpToDate(proof, orderVersion) ? 'open' : 'outdated';
}
