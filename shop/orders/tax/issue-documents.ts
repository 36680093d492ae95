import { orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { creditOf, type VatSplit } from '#rules/vat.ts';
import { paymentSummaryOf } from '../money/summary-queries.ts';
import { hiddenStatuses } from '../status-transitions.ts';
import { creditOfEdit, invoiceDue } from './invoices.ts';
import { type CreditDue, creditsDue } from './credits.ts';
import { insertDocument, refundsToCredit, type TaxFacts, taxFacts } from './tax-queries.ts';

const { refunded } = orderStatuses;

/**
 * Issues the tax invoices of an order, and credit notes for refunds that went through and for edits below the invoiced
 * deposit: the invoice of a deposit that is paid if the setting asks for one, and the other once the order is prepared
 * or complete, when it can't be edited any more. Call it in the transaction that changes the status or refunds. Does nothing
 * for orders placed while VAT was off.
 */
export async function issueTaxDocuments(db: Database, orderId: number): Promise<void> {
  const order = await taxFacts(db, orderId);
  if (!order) return;
  const invoice = await issueInvoice(db, orderId, order);
  if (!invoice) return;
  const { invoiceId, invoicedCents: grossCents, invoicedVatCents: vatCents, rate } = invoice;
  let before: Omit<VatSplit, 'netCents'> = {
    grossCents: order.creditedCents,
    vatCents: order.creditedVatCents,
  };
  const edit = creditOfEdits(invoice);
  const loweredCents = invoice.loweredCents + (edit?.cents ?? 0);
  const creditedCents = invoice.creditedCents + (edit?.cents ?? 0);
  const owed = await creditsOwed(db, orderId, { ...invoice, loweredCents, creditedCents });
  for (const { refundId, cents } of [...(edit ? [edit] : []), ...owed]) {
    const credit = creditOf({ grossCents, vatCents }, before, cents, rate);
    await insertDocument(db, { kind: 'creditNote', orderId, invoiceId, refundId, rate, ...credit });
    before = {
      grossCents: before.grossCents + credit.grossCents,
      vatCents: before.vatCents + credit.vatCents,
    };
  }
}

async function issueInvoice(db: Database, orderId: number, order: TaxFacts): Promise<TaxFacts | null> {
  const due = invoiceDue(order);
  if (!due) return order.invoiceId === null ? null : order;
  const { rate, invoicedCents, invoicedVatCents } = order;
  const issued = { kind: 'invoice', orderId, invoiceId: null, refundId: null, rate, ...due } as const;
  const { id: invoiceId } = await insertDocument(db, issued);
  return {
    ...order,
    invoiceId,
    invoicedCents: invoicedCents + due.grossCents,
    invoicedVatCents: invoicedVatCents + due.vatCents,
  };
}

/** Returns the credit note for edits that lowered the total below the invoiced deposit, which names the refund of the last one. */
function creditOfEdits(facts: TaxFacts): CreditDue | null {
  const { loweringId, invoicedCents, creditedCents } = facts;
  const cents = Math.min(creditOfEdit(facts), invoicedCents - creditedCents);
  return cents > 0 && loweringId !== null ? { refundId: loweringId, cents } : null;
}

async function creditsOwed(db: Database, orderId: number, facts: TaxFacts): Promise<CreditDue[]> {
  const { receivedCents, refundedCents } = await paymentSummaryOf(db, orderId);
  const isOver = facts.statusId === hiddenStatuses.voided || facts.statusId === refunded;
  // Staff may later refund the retained amount, too.
  const retainedCents = isOver ? Math.min(facts.retainedCents, receivedCents - refundedCents) : 0;
  return creditsDue({ ...facts, retainedCents, receivedCents, isOver }, await refundsToCredit(db, orderId));
}
