import { orderStatuses } from '#contract/constants.ts';
import { vatIn, type VatSplit } from '#rules/vat.ts';
import type { InvoicePart, TaxFacts } from './tax-queries.ts';

const { active, inProgress, completed, refunded } = orderStatuses;

type InvoiceFacts = Omit<TaxFacts, 'unlinkedCents'>;

/**
 * Returns the invoice to issue for an order now; null if none is due. The final one is for the amount that the deposit
 * leaves, so that both add up to the total and its VAT. A canceled order gets one for the amount that the shop retains, if its
 * deposit has none for that.
 */
export function invoiceDue(facts: InvoiceFacts): (VatSplit & { part: InvoicePart }) | null {
  const { statusId, totalCents, retainedCents, depositCents, rate, invoiceId, isOfDeposit } = facts;
  if (invoiceId !== null && !isOfDeposit) return null;
  const isReady = statusId === inProgress || statusId === completed;
  if (isReady && isOfDeposit) return { part: 'final', ...restOf(facts) };
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

/** Returns the amounts that the invoice of the deposit leaves of the total. */
function restOf(facts: InvoiceFacts): VatSplit {
  const { totalCents, rate, invoicedCents, invoicedVatCents, loweredCents, loweredVatCents } = facts;
  const whole = vatIn(totalCents, rate);
  const grossCents = Math.max(0, whole.grossCents - (invoicedCents - loweredCents));
  const vatCents = Math.min(grossCents, Math.max(0, whole.vatCents - (invoicedVatCents - loweredVatCents)));
  return { netCents: grossCents - vatCents, vatCents, grossCents };
}
