import { orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { creditOf, vatIn, type VatSplit } from '#rules/vat.ts';
import { paymentSummaryOf } from '../money/summary-queries.ts';
import { hiddenStatuses } from '../status-transitions.ts';
import { type CreditDue, creditsDue } from './credits.ts';
import { insertDocument, refundsToCredit, type TaxFacts, taxFacts } from './tax-queries.ts';

const { inProgress, completed, refunded } = orderStatuses;

/**
 * Issues the tax invoice of an order once it is prepared or complete, when it can't be edited any more, and a credit note
 * for each refund. Call it in the transaction that changes the status or refunds. Does nothing for orders placed while VAT
 * was off.
 */
export async function issueTaxDocuments(db: Database, orderId: number): Promise<void> {
  const order = await taxFacts(db, orderId);
  if (!order) return;
  const invoice = order.invoiceId === null ? await issueInvoice(db, orderId, order) : order;
  if (!invoice) return;
  const { invoiceId, invoicedCents: grossCents, invoicedVatCents: vatCents, rate } = invoice;
  let before: Omit<VatSplit, 'netCents'> = {
    grossCents: order.creditedCents,
    vatCents: order.creditedVatCents,
  };
  for (const { refundId, cents } of await creditsOwed(db, orderId, invoice)) {
    const credit = creditOf({ grossCents, vatCents }, before, cents, rate);
    await insertDocument(db, { kind: 'creditNote', orderId, invoiceId, refundId, rate, ...credit });
    before = {
      grossCents: before.grossCents + credit.grossCents,
      vatCents: before.vatCents + credit.vatCents,
    };
  }
}

async function issueInvoice(db: Database, orderId: number, order: TaxFacts): Promise<TaxFacts | null> {
  const { statusId, totalCents, rate } = order;
  if (statusId !== inProgress && statusId !== completed) return null;
  const split = vatIn(totalCents, rate);
  const { id } = await insertDocument(db, {
    kind: 'invoice',
    orderId,
    invoiceId: null,
    refundId: null,
    rate,
    ...split,
  });
  return { ...order, invoiceId: id, invoicedCents: split.grossCents, invoicedVatCents: split.vatCents };
}

async function creditsOwed(db: Database, orderId: number, facts: TaxFacts): Promise<CreditDue[]> {
  const { receivedCents } = await paymentSummaryOf(db, orderId);
  const isOver = facts.statusId === hiddenStatuses.voided || facts.statusId === refunded;
  return creditsDue({ ...facts, receivedCents, isOver }, await refundsToCredit(db, orderId));
}
