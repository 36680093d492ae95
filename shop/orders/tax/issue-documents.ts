import { orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { creditOf, vatIn } from '#rules/vat.ts';
import { paymentSummaryOf } from '../money/summary-queries.ts';
import { hiddenStatuses } from '../status-transitions.ts';
import { insertDocument, type TaxFacts, taxFacts } from './tax-queries.ts';

const { inProgress, completed, refunded } = orderStatuses;

/**
 * Issues the tax invoice of an order once it is prepared or complete, when it can't be edited any more, and credit notes
 * for refunds. Call it in the transaction that changes the status or refunds. Does nothing for orders placed while VAT
 * was off.
 */
export async function issueTaxDocuments(db: Database, orderId: number): Promise<void> {
  const order = await taxFacts(db, orderId);
  if (!order) return;
  const invoice = order.invoiceId === null ? await issueInvoice(db, orderId, order) : order;
  if (!invoice) return;
  const cents = (await creditOwed(db, orderId, invoice)) - order.creditedCents;
  if (cents <= 0) return;
  const { invoiceId, invoicedCents: grossCents, invoicedVatCents: vatCents, rate } = invoice;
  const before = { grossCents: order.creditedCents, vatCents: order.creditedVatCents };
  const credit = creditOf({ grossCents, vatCents }, before, cents, rate);
  await insertDocument(db, { kind: 'creditNote', orderId, invoiceId, rate, ...credit });
}

async function issueInvoice(db: Database, orderId: number, order: TaxFacts): Promise<TaxFacts | null> {
  const { statusId, totalCents, rate } = order;
  if (statusId !== inProgress && statusId !== completed) return null;
  const split = vatIn(totalCents, rate);
  const { id } = await insertDocument(db, { kind: 'invoice', orderId, invoiceId: null, rate, ...split });
  return { ...order, invoiceId: id, invoicedCents: split.grossCents, invoicedVatCents: split.vatCents };
}

/**
 * Returns how much of an invoice credit notes must cover: everything if the order is void or refunded, otherwise its
 * refunds beyond what was paid too much. In cents.
 */
async function creditOwed(
  db: Database,
  orderId: number,
  { statusId, invoicedCents }: TaxFacts,
): Promise<number> {
  if (statusId === hiddenStatuses.voided || statusId === refunded) return invoicedCents;
  const { receivedCents, refundedCents } = await paymentSummaryOf(db, orderId);
  return Math.min(invoicedCents, refundedCents - Math.max(0, receivedCents - invoicedCents));
}
