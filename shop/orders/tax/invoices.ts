import { orderStatuses } from '#contract/constants.ts';
import { vatIn, type VatSplit } from '#rules/vat.ts';
import type { InvoicePart, TaxFacts } from './tax-queries.ts';

const { active, inProgress, completed, refunded } = orderStatuses;

type InvoiceFacts = Omit<TaxFacts, 'unlinkedCents' | 'loweringId'>;

/**
 * Returns the invoice to issue for an order now; null if none is due. The final one is for the amount that the deposit
 * leaves, if anything, so that both add up to the total and its VAT. A canceled order gets one for the amount that the shop retains, if its
 * deposit has none for that.
 */
export function invoiceDue(facts: InvoiceFacts): (VatSplit & { part: InvoicePart }) | null {
  const { statusId, totalCents, retainedCents, depositCents, rate, invoiceId, isOfDeposit } = facts;
  if (invoiceId !== null && !isOfDeposit) return null;
  const isReady = statusId === inProgress || statusId === completed;
  if (isReady && isOfDeposit) return finalPartOf(facts);
  if (isReady) return { part: 'whole', ...vatIn(totalCents, rate) };
  if (statusId === refunded && isOfDeposit) return retainedAbove(facts);
  if (isOfDeposit) return null;
  if (statusId === refunded && retainedCents > 0) return { part: 'whole', ...vatIn(retainedCents, rate) };
  if (statusId === active && depositCents !== null) return { part: 'deposit', ...vatIn(depositCents, rate) };
  return null;
}

/** Returns the invoice for the amount that the shop retains above the deposit that is invoiced and not credited; null if nothing. */
function retainedAbove(facts: InvoiceFacts): (VatSplit & { part: InvoicePart }) | null {
  const { retainedCents, rate, invoicedCents, invoicedVatCents, creditedCents, creditedVatCents } = facts;
  const grossCents = retainedCents - (invoicedCents - creditedCents);
  if (grossCents <= 0) return null;
  const left = vatIn(retainedCents, rate).vatCents - (invoicedVatCents - creditedVatCents);
  const vatCents = Math.min(grossCents, Math.max(0, left));
  return { part: 'retained', netCents: grossCents - vatCents, vatCents, grossCents };
}

/**
 * Returns by how much the total is below the invoiced deposit, in cents. An edit lowered it, and a credit note is due for that
 * amount, whatever becomes of its refund.
 */
export const creditOfEdit = (
  facts: Pick<InvoiceFacts, 'statusId' | 'totalCents' | 'isOfDeposit' | 'invoicedCents' | 'loweredCents'>,
): number =>
  facts.isOfDeposit && facts.statusId <= completed
    ? Math.max(0, facts.invoicedCents - facts.loweredCents - facts.totalCents)
    : 0;

/** Returns the invoice for the part of the total that the deposit leaves; null if it leaves none. */
function finalPartOf(facts: InvoiceFacts): (VatSplit & { part: InvoicePart }) | null {
  const { totalCents, rate, invoicedCents, invoicedVatCents, loweredCents, loweredVatCents } = facts;
  const whole = vatIn(totalCents, rate);
  const grossCents = whole.grossCents - (invoicedCents - loweredCents);
  if (grossCents <= 0) return null;
  const vatCents = Math.min(grossCents, Math.max(0, whole.vatCents - (invoicedVatCents - loweredVatCents)));
  return { part: 'final', netCents: grossCents - vatCents, vatCents, grossCents };
}
