import type { Database } from '#database/schema.ts';
import { rielOf } from '#rules/riel.ts';
import type { OrderSummary } from '#shop/orders/orders.ts';
import {
  codeChoice,
  type LinkStatus,
  type OpenedPayment,
  openBalance,
  type PaymentProvider,
  paymentOfOrderLink,
  type StoredCode,
  transferOfCustomer,
} from '#shop/payments/payments.ts';
import { codeInstead } from './job-queries.ts';

/** The provider of QR codes, as far as it decides whether one is offered. */
export type CodeProvider = Pick<PaymentProvider, 'methods' | 'holdMinutes'>;

/** What a customer pays on the page of an order, now. Amounts are in cents. */
export interface JobPayment {
  state: LinkStatus;
  amountCents: number;
  /** The amount in riel; null if unknown. */
  riel: number | null;
  /** When the order expires unpaid; null if it doesn't. */
  until: Date | null;
  /** The QR code, while it can be paid. */
  code: StoredCode | null;
  /** Whether a QR code can be requested. */
  mayCode: boolean;
  /** When the last payment slip was sent; null if none was. */
  slipAt: Date | null;
  /** The balance due of an order that was edited; null if it is the order's own payment. */
  restId: number | null;
}

const nothing = { code: null, mayCode: false, slipAt: null, until: null, restId: null };

/** Returns what a customer pays on the page of an order; null if there is no payment. */
export async function jobPayment(
  db: Database,
  { orderId, number, totalCents, riel }: OrderSummary,
  customerId: number,
  provider: CodeProvider | null,
): Promise<JobPayment | null> {
  const linked = await paymentOfOrderLink(db, orderId);
  if (linked && linked.standing !== 'paid') return linkedPayment(linked, provider);
  const transfer = linked ? null : await transferOfCustomer(db, customerId, { orderId, number });
  if (transfer?.standing === 'waiting') {
    const code = await codeInstead(db, orderId);
    const choice = provider && transfer.slips === 0 ? await codeChoice(db, transfer, provider) : null;
    const state = code ? 'code' : 'choose';
    const { cents: amountCents, until, slipAt } = transfer;
    const inRiel = transfer.riel?.total ?? null;
    return { ...nothing, state, amountCents, riel: inRiel, until, slipAt, code, mayCode: choice !== null };
  }
  const balance = await openBalance(db, orderId);
  if (balance?.due !== 'now') return linked && linkedPayment(linked, provider);
  const { cents: amountCents, restId } = balance;
  const code = await codeInstead(db, orderId, balance);
  const choice = provider && (await codeChoice(db, { orderId, customerId }, provider));
  const mayCode = choice?.restId === restId;
  const state = code ? 'code' : 'choose';
  const inRiel = riel && riel.total - rielOf(totalCents - amountCents, riel.rate);
  return { ...nothing, state, amountCents, riel: inRiel, code, mayCode, restId };
}

function linkedPayment(linked: OpenedPayment, provider: CodeProvider | null): JobPayment {
  const { standing: state, amountCents, riel, until, code } = linked;
  const mayCode = provider !== null && state === 'choose';
  return { ...nothing, state, amountCents, riel, until, code: state === 'code' ? code : null, mayCode };
}
