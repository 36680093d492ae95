import { quotePhoneOrder } from '#contract/operations/office/phone-orders/quote-phone-order.ts';

import type { PhoneMethod } from '#contract/operations/office/phone-orders/phone-order-types.ts';
import { depositOf } from '#rules/deposit.ts';
import { vatIn } from '#rules/vat.ts';
import { callerOf } from '#shop/accounts/accounts.ts';
import { takesCompanies, wrapsGifts } from '#shop/content/content.ts';
import { type DeliveryMethod, isRefusal, quoteOrder, type Quote } from '#shop/orders/orders.ts';
import { unreachedReason } from '../../../mail/mail-server.ts';
import { handle } from '../../../calls/operation.ts';
import { aloudOf } from './aloud.ts';
import { phoneMethodsOf } from './phone-methods.ts';
import { quoteLine } from './quote-lines.ts';
import { whyNot } from './why-not.ts';

export const handler = handle(quotePhoneOrder, async (request, { app }) => {
  const {
    lines,
    coupon,
    deliveryWayId: deliveryMethodId,
    customerId,
    language,
    aloudIn,
    way: method,
    deposit: isDeposit,
    restInCash,
  } = request;
  const methods = await phoneMethodsOf(app, language, customerId);
  const limits = app.config.holdLimits;
  const isRestInCash = isDeposit && restInCash;
  const terms = { lines, couponCode: coupon, deliveryWayId: deliveryMethodId, isDeposit, isRestInCash };
  const wish = { ...terms, customerId, limits };
  const quote = await quoteOrder(app.db, wish, methods);
  const caller = customerId === null ? null : await callerOf(app.db, customerId, aloudIn);
  const { cart, problem } = quote;
  const { delivery } = cart;
  const { promisedDays: days } = cart;
  const { depositCents, dueOn } = laterOf(quote, method);
  return {
    lines: await Promise.all(cart.lines.map((line) => quoteLine(app.db, line, language))),
    sums: {
      ...totalsOf(quote),
      ...(depositCents !== null && { depositCents }),
      ...(dueOn !== null && { dueOn }),
    },
    couponProblem: quote.coupon && isRefusal(quote.coupon) ? whyNot(quote.coupon, language) : null,
    deliveryWays: delivery?.methods.map(methodOf) ?? [],
    deliveryWayId: delivery?.method?.methodId ?? null,
    days,
    needsApproval: cart.needsApproval,
    wrapsGifts: await wrapsGifts(app.db),
    takesCompanies: await takesCompanies(app.db),
    problem: problem && whyNot(problem, language),
    ways: methods.map(({ method: name, within, methodId }) => {
      const refusal = quote.refusals.get(methodId) ?? null;
      return { way: name, within, problem: refusal && whyNot(refusal, language) };
    }),
    aloud: await aloudOf(app.db, {
      quote,
      to: caller?.to ?? null,
      days,
      way: method,
      depositCents: isDeposit ? depositCents : null,
      isRestInCash,
      dueOn,
      language: aloudIn,
      isReached: !caller || unreachedReason(app.config, caller.contact) === null,
    }),
  };
});

/** Returns the deposit that is enough now, and the day by which all is to be paid on account. */
function laterOf({ cart, totalCents }: Quote, method: PhoneMethod | null) {
  const isOnAccount = method === 'onAccount';
  const isDeposit = method !== 'cash' && !isOnAccount;
  return {
    depositCents: isDeposit ? depositOf(totalCents, cart.deposit) : null,
    dueOn: isOnAccount ? (cart.account?.dueOn ?? null) : null,
  };
}

const totalsOf = ({ cart: { lines, totals, vat }, coupon, totalCents, riel }: Quote) => ({
  ...(vat && { vat: { ...vat, cents: vatIn(totalCents, vat.rate).vatCents } }),
  pieces: lines.reduce((total, { quantity }) => total + quantity, 0),
  subtotalCents: totals.subtotalCents,
  ...(totals.onceCents && { onceCents: totals.onceCents }),
  shippingCents: totals.shippingCents,
  discountCents: coupon && !isRefusal(coupon) ? coupon.discountCents : 0,
  totalCents,
  riel: riel?.total ?? null,
});

const methodOf = ({ methodId, name, company, kind, priceCents, days }: DeliveryMethod) => ({
  id: methodId,
  name,
  company,
  isPickUp: kind === 'shop',
  priceCents,
  days,
});
