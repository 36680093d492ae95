import { quotePhoneOrder } from '#contract/operations/office/phone-orders/quote-phone-order.ts';

import { placeOfAddress } from '#shop/accounts/accounts.ts';
import { wrapsGifts } from '#shop/content/content.ts';
import { type DeliveryWay, isRefusal, quoteOrder, type Quote } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { aloudOf } from './aloud.ts';
import { phoneWaysOf } from './phone-ways.ts';
import { quoteLine } from './quote-lines.ts';
import { whyNot } from './refusal-words.ts';

export const handler = handle(quotePhoneOrder, async (request, { app }) => {
  const { lines, coupon, deliveryWayId, customerId, language, aloudIn, way } = request;
  const ways = await phoneWaysOf(app, language);
  const limits = app.config.holdLimits;
  const wish = { lines, couponCode: coupon, deliveryWayId, customerId, limits };
  const quote = await quoteOrder(app.db, wish, ways);
  const to = customerId === null ? null : await placeOfAddress(app.db, customerId, aloudIn);
  const { cart, problem } = quote;
  const { delivery } = cart;
  const { promisedDays: days } = cart;
  return {
    lines: await Promise.all(cart.lines.map((line) => quoteLine(app.db, line, language))),
    sums: sumsOf(quote),
    couponProblem: quote.coupon && isRefusal(quote.coupon) ? whyNot(quote.coupon, language) : null,
    deliveryWays: delivery?.ways.map(wayOf) ?? [],
    deliveryWayId: delivery?.way?.wayId ?? null,
    days,
    wrapsGifts: await wrapsGifts(app.db),
    problem: problem && whyNot(problem, language),
    ways: ways.map(({ way: name, within, methodId }) => {
      const refusal = quote.refusals.get(methodId) ?? null;
      return { way: name, within, problem: refusal && whyNot(refusal, language) };
    }),
    aloud: await aloudOf(app.db, { quote, to, days, way, language: aloudIn }),
  };
});

const sumsOf = ({ cart: { lines, totals }, coupon, totalCents, riel }: Quote) => ({
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  subtotalCents: totals.subtotalCents,
  shippingCents: totals.shippingCents,
  discountCents: coupon && !isRefusal(coupon) ? coupon.discountCents : 0,
  totalCents,
  riel: riel?.total ?? null,
});

const wayOf = ({ wayId, name, company, priceCents, days }: DeliveryWay) => ({
  id: wayId,
  name,
  company,
  priceCents,
  days,
});
