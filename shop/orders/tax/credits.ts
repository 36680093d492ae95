import { sumCents } from '#rules/money.ts';

/** A refund of an order whose invoice was issued, in the order in which they went through. */
export interface RefundToCredit {
  refundId: number;
  cents: number;
  /** Whether it went through; otherwise it is in progress. */
  isDone: boolean;
  /** Whether it is of certain items. */
  isOfLines: boolean;
  /** Whether it refunds what was paid in addition to the invoice, such as a transfer of too much. */
  isSurplus: boolean;
  /** The amount of its credit note; null if it has none. */
  creditedCents: number | null;
}

/** What determines the credit notes of an order. Amounts are in cents. */
interface CreditFacts {
  invoicedCents: number;
  /** The sum of its credit notes, and of those that belong to no refund. */
  creditedCents: number;
  unlinkedCents: number;
  /** The part of its credit notes for edits that lowered the total below the invoiced deposit. */
  loweredCents: number;
  receivedCents: number;
  /** What the shop retains of an order that is over, which stays invoiced. */
  retainedCents: number;
  /** Whether the order is void or refunded, so that credit notes cover the whole invoice. */
  isOver: boolean;
}

/** A credit note to issue. `refundId`: the refund that it documents, or null for the rest of the invoice. */
export interface CreditDue {
  refundId: number | null;
  cents: number;
}

/**
 * Returns the credit notes to issue: one for each refund that has none. A refund of items is credited in full, as is every
 * other once the surplus that was paid is refunded. Together they never exceed the invoice.
 */
export function creditsDue(facts: CreditFacts, refunds: readonly RefundToCredit[]): CreditDue[] {
  const { invoicedCents, creditedCents, receivedCents, retainedCents, isOver } = facts;
  const ofSurplus = sumCents(refunds.filter(({ isSurplus }) => isSurplus).map(({ cents }) => cents));
  let surplus = Math.max(0, receivedCents - (invoicedCents - facts.loweredCents) - ofSurplus);
  let unlinked = facts.unlinkedCents;
  let left = Math.max(0, invoicedCents - creditedCents - retainedCents);
  const due: CreditDue[] = [];
  for (const { refundId, isOfLines, creditedCents: noted, ...refund } of refunds) {
    if (refund.isSurplus || !refund.isDone) continue;
    const uncredited = isOfLines ? 0 : Math.min(surplus, refund.cents - (noted ?? 0));
    surplus -= uncredited;
    if (noted !== null) continue;
    const before = Math.min(unlinked, refund.cents - uncredited);
    unlinked -= before;
    const cents = Math.min(left, refund.cents - uncredited - before);
    left -= cents;
    if (cents > 0) due.push({ refundId, cents });
  }
  return isOver && left > 0 ? [...due, { refundId: null, cents: left }] : due;
}
