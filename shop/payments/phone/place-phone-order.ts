import { currency, paymentMethodIds, transferMethodId } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import type { Actor } from '#shop/audit/audit.ts';
import type { TransferTerms } from '#shop/content/content.ts';
import { queueMail } from '#shop/mail/mail.ts';
import {
  isRefusal,
  type OrderRefusal,
  type OrderRequest,
  type PlacedOrder,
  placeOrder,
} from '#shop/orders/orders.ts';
import type { GuardedProvider } from '../providers/breaker.ts';
import type { PayOutcome } from '../charging/advance.ts';
import type { CardLimits } from '../charging/card-limits.ts';
import { payOrder } from '../charging/pay.ts';
import { placeOnAccount } from '../charging/place-on-account.ts';
import { orderToNotify } from '../payment/settle-queries.ts';
import { placeTransferOrder } from '../transfers/place-transfer.ts';
import { insertTransfer } from '../transfers/transfer-queries.ts';
import { linkedPayment, notePhoneOrder } from './phone-order-queries.ts';

/** How long items are reserved for customers with a payment link. */
const linkHours = 24;

/** An order that staff place for a customer on the phone. */
export interface PhoneOrder extends Omit<
  OrderRequest,
  'methodId' | 'minCents' | 'address' | 'actor' | 'onPlaced' | 'storePayment'
> {
  idempotencyKey: string;
  actor: Actor;
  saidYes: boolean;
}

/** How the order is paid, with the data needed for that. */
export type PhonePayment =
  | PlainPayment
  | { way: 'code'; provider: GuardedProvider; methodId: number; cardLimits: CardLimits };

/** How an order is paid without a QR code. */
type PlainPayment = { way: 'cash' | 'link' | 'onAccount' } | { way: 'transfer'; terms: TransferTerms };

/**
 * Places an order for its customer, by the rules of the checkout and in one transaction; histories name the
 * staff member. A customer who pays by code or link gets the link in their message. `pay` is the result of
 * the code, or null if there is none.
 */
export async function placePhoneOrder(
  db: Database,
  { saidYes: confirmed, ...order }: PhoneOrder,
  payment: PhonePayment,
): Promise<{ order: PlacedOrder; pay: PayOutcome | null } | OrderRefusal | 'busy'> {
  const { customerId, actor } = order;
  const { way: method } = payment;
  const byLink = method === 'link' || method === 'code';
  const request = {
    ...order,
    // Limits per IP address apply per customer here, because all phone orders come from the same address.
    address: `phone ${customerId}`,
    // A customer who agreed on the phone has confirmed the order.
    limits: { ...order.limits, confirmHours: 0 },
    onPlaced: async (trx: Database, placed: PlacedOrder) => {
      await notePhoneOrder(trx, {
        orderId: placed.orderId,
        customerId,
        actor,
        way: method,
        saidYes: confirmed,
        byLink,
      });
      if (byLink) await sendLink(trx, placed.orderId);
    },
  };
  if (payment.way === 'code') {
    const { provider, methodId, cardLimits } = payment;
    const begin = { step: 'begin', proof: '', capturedReference: '' } as const;
    const { minCents } = provider;
    return payOrder(db, provider, { ...request, ...begin, methodId, minCents, cardLimits });
  }
  const placed = await placeBy(db, request, payment);
  return placed === 'busy' || isRefusal(placed) ? placed : { order: placed, pay: null };
}

type Placing = Omit<OrderRequest, 'storePayment' | 'methodId' | 'minCents'>;

function placeBy(db: Database, request: Placing, payment: PlainPayment) {
  if (payment.way === 'transfer') return placeTransferOrder(db, request, payment.terms);
  if (payment.way === 'onAccount') return placeOnAccount(db, request);
  return placeOrder(db, { ...request, ...(payment.way === 'cash' ? onDelivery : laterByLink) });
}

const onDelivery = { methodId: paymentMethodIds.cashOnDelivery };

/** Items are reserved like for a bank transfer, within the same limits, because the payment method isn't known yet. */
const laterByLink = {
  methodId: transferMethodId,
  minCents: 1,
  storePayment: async (
    trx: Database,
    { orderId, number, nowCents: amountCents }: PlacedOrder,
    customerId: number,
  ) => {
    const payment = { orderId, number, customerId, amountCents, currency: currency.code, hours: linkHours };
    return (await insertTransfer(trx, payment)) !== null;
  },
};

/** Sends the customer the payment link and its deadline. */
async function sendLink(trx: Database, orderId: number): Promise<void> {
  const payment = await linkedPayment(trx, orderId);
  if (!payment) throw new Error('the order has no payment');
  const { email: to, language, number } = await orderToNotify(trx, orderId);
  const { amountCents, until, riel } = payment;
  const content = {
    orderId,
    number,
    amountCents,
    until: until.toISOString(),
    ...(riel !== null && { riel }),
  };
  await queueMail(trx, { kind: 'paymentLink', to, language, content });
}
