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
import type { PayOutcome } from '../taking/advance.ts';
import type { CardLimits } from '../taking/card-limits.ts';
import { payOrder } from '../taking/pay.ts';
import { orderToTell } from '../payment/settle-queries.ts';
import { placeTransferOrder } from '../transfers/place-transfer.ts';
import { insertTransfer } from '../transfers/transfer-queries.ts';
import { linkedPayment, notePhoneOrder } from './phone-order-queries.ts';

/** So long are the goods kept for who got a link. */
const linkHours = 24;

/** An order that staff place for who rings. */
export interface PhoneOrder extends Omit<
  OrderRequest,
  'methodId' | 'leastCents' | 'address' | 'actor' | 'onPlaced' | 'storePayment'
> {
  idempotencyKey: string;
  actor: Actor;
  saidYes: boolean;
}

/** How it is paid, with what that needs. */
export type PhonePayment =
  | { way: 'cash' | 'link' }
  | { way: 'transfer'; terms: TransferTerms }
  | { way: 'code'; provider: GuardedProvider; methodId: number; cardLimits: CardLimits };

/**
 * Places an order in the name of its customer, by the rules of the checkout and in one transaction; histories say who did it. Who
 * is to pay by a code or a link gets the link in their message. `pay`: what came of the code; null: there is none.
 */
export async function placePhoneOrder(
  db: Database,
  { saidYes, ...order }: PhoneOrder,
  payment: PhonePayment,
): Promise<{ order: PlacedOrder; pay: PayOutcome | null } | OrderRefusal | 'busy'> {
  const { customerId, actor } = order;
  const { way } = payment;
  const byLink = way === 'link' || way === 'code';
  const request = {
    ...order,
    // The bounds of a machine are those of one customer: all who ring come from the same one.
    address: `phone ${customerId}`,
    // Who said yes on the phone has confirmed it.
    limits: { ...order.limits, confirmHours: 0 },
    onPlaced: async (trx: Database, placed: PlacedOrder) => {
      await notePhoneOrder(trx, { orderId: placed.orderId, customerId, actor, way, saidYes, byLink });
      if (byLink) await sendLink(trx, placed.orderId);
    },
  };
  if (payment.way === 'code') {
    const { provider, methodId, cardLimits } = payment;
    const begin = { step: 'begin', proof: '', capturedReference: '' } as const;
    const { leastCents } = provider;
    return payOrder(db, provider, { ...request, ...begin, methodId, leastCents, cardLimits });
  }
  const placed =
    payment.way === 'transfer'
      ? await placeTransferOrder(db, request, payment.terms)
      : await placeOrder(db, { ...request, ...(payment.way === 'cash' ? onDelivery : laterByLink) });
  return placed === 'busy' || isRefusal(placed) ? placed : { order: placed, pay: null };
}

const onDelivery = { methodId: paymentMethodIds.cashOnDelivery };

/** Its goods are kept as for a transfer, within the same bounds: nobody knows yet how it is paid. */
const laterByLink = {
  methodId: transferMethodId,
  leastCents: 1,
  storePayment: async (
    trx: Database,
    { orderId, number, totalCents: amountCents }: PlacedOrder,
    customerId: number,
  ) => {
    const payment = { orderId, number, customerId, amountCents, currency: currency.code, hours: linkHours };
    return (await insertTransfer(trx, payment)) !== null;
  },
};

/** Tells the customer where to pay and until when. */
async function sendLink(trx: Database, orderId: number): Promise<void> {
  const payment = await linkedPayment(trx, orderId);
  if (!payment) throw new Error('the order has no payment');
  const { email: to, language, number } = await orderToTell(trx, orderId);
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
