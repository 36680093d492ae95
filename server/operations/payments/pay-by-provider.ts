import type { AccountCurrency } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { messages } from '#contract/messages.ts';
import { isRefusal, readCart } from '#shop/orders/orders.ts';
import { payOrder, type PaidOrderRequest } from '#shop/payments/payments.ts';
import { announceStock } from '../../changes/announce-change.ts';
import type { Customer } from '../../calls/caller.ts';
import { type CallContext, CallError } from '../../calls/operation.ts';
import { giftIn } from '../orders/gift.ts';
import { paidAnswer, refusedOrder } from './paid-answer.ts';

/** What calls that place an order by a provider have in common. */
export interface OrderInput {
  OrderNote: string;
  Gift: { Message: string; Wrap: boolean; WithoutPrices: boolean } | null;
  cartJsonData: string;
  CouponCode: string;
  PaymentMethod: number;
  ExpectedTotal: number | null;
  /** What a code is to ask for; null, left out: the shopper has not said. */
  CodeCurrency?: AccountCurrency | null;
  languageCode: LanguageCode | null;
}

/** Places an order that a provider takes the money for, and answers as the contract has it. */
export async function payByProvider(
  { app, caller, address, idempotencyKey }: CallContext<Customer>,
  input: OrderInput,
  step: Pick<PaidOrderRequest, 'step' | 'proof' | 'capturedReference'>,
) {
  const { languageCode: language } = input;
  const provider = app.payments.for(input.PaymentMethod);
  if (!provider) return new CallError(501, messages.texts.paymentUnavailable, []);
  const lines = readCart(input.cartJsonData);
  if (!lines) return new CallError(400, messages.texts.generalError);
  const outcome = await payOrder(app.db, provider, {
    ...step,
    lines,
    methodId: input.PaymentMethod,
    inRiel: input.CodeCurrency && provider.takesRiel ? input.CodeCurrency === 'KHR' : null,
    leastCents: provider.leastCents,
    customerId: caller.customerId,
    couponCode: input.CouponCode,
    note: input.OrderNote,
    gift: await giftIn(app.db, input.Gift),
    expectedTotalCents: input.ExpectedTotal,
    idempotencyKey,
    language,
    limits: app.config.holdLimits,
    cardLimits: app.config.cardLimits,
    address,
  });
  if (outcome === 'busy') return new CallError(503, messages.texts.shopIsBusy);
  if (isRefusal(outcome)) return refusedOrder(outcome, language);
  await announceStock(app, outcome.stockNews);
  return paidAnswer(outcome.order, outcome.paymentKey, outcome.pay, language);
}
