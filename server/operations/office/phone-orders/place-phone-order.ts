import { accountCurrencies, currency } from '#contract/constants.ts';
import type { Parsed } from '#contract/operation.ts';
import { placePhoneOrder as contract } from '#contract/operations/office/phone-orders/place-phone-order.ts';
import { formatAmount } from '#rules/money.ts';
import { formatRiel } from '#rules/riel.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { takesCompanies, wrapsGifts } from '#shop/content/content.ts';
import { companyOf, type Gift, giftOf, isRefusal } from '#shop/orders/orders.ts';
import { type PayOutcome, type PhonePayment, placePhoneOrder } from '#shop/payments/payments.ts';
import { mergeLines } from '#shop/pricing/pricing.ts';
import { handle } from '../../../calls/operation.ts';
import type { AppContext } from '../../../context/context.ts';
import { codeProvider } from '../../../payments/code-provider.ts';
import { termsNow } from '../../../payments/offered-methods.ts';
import { refuse } from '../account/office-answers.ts';
import { phoneMethodsOf } from './phone-methods.ts';
import { whyNot } from './why-not.ts';

export const handler = handle(contract, async (input, { app, caller }) => {
  const { language, way: method, key, customerId } = input;
  const payment = await paymentBy(app, method, customerId);
  if (!payment) return refuse(409, 'orderRefused', { code: 'paymentUnavailable', values: {} });
  const order = {
    idempotencyKey: `phone-${key}`,
    customerId,
    lines: mergeLines(input.lines),
    couponCode: input.coupon,
    deliveryWayId: input.deliveryWayId,
    note: input.note,
    gift: await giftIn(app, input.gift),
    company: (await takesCompanies(app.db)) ? companyOf(input.company) : null,
    language,
    expectedTotalCents: input.totalCents,
    isDeposit: input.deposit,
    isRestInCash: input.deposit && input.restInCash,
    limits: app.config.holdLimits,
    actor: staffActor(caller.staffId),
    saidYes: input.saidYes,
  };
  const placed = await placePhoneOrder(app.db, order, payment);
  if (placed === 'busy') return refuse(503, 'officeIsBusy');
  if (isRefusal(placed)) return refuse(409, 'orderRefused', whyNot(placed, language));
  const { number, totalCents } = placed.order;
  if (placed.pay?.state === 'declined')
    return refuse(409, 'orderRefused', { code: 'paymentUnavailable', values: {} });
  return { number, totalCents, code: placed.pay && codeOf(placed.pay) };
});

/** Returns the payment by a method. Null if the shop doesn't offer it. */
async function paymentBy(
  app: AppContext,
  method: Parsed<typeof contract>['way'],
  customerId: number,
): Promise<PhonePayment | null> {
  const offered = (await phoneMethodsOf(app, 'en', customerId)).find((each) => each.method === method);
  if (!offered) return null;
  if (method === 'transfer') return { way: method, terms: await termsNow(app.db) };
  if (method !== 'code') return { way: method };
  const provider = await codeProvider(app);
  const { cardLimits } = app.config;
  return provider && { way: method, provider, methodId: offered.methodId, cardLimits };
}

const giftIn = async ({ db }: AppContext, wish: Gift | null): Promise<Gift | null> =>
  giftOf(wish, wish?.wrap === true && (await wrapsGifts(db)));

function codeOf(pay: PayOutcome) {
  if (pay.state !== 'needs_action' || pay.action.kind !== 'show-code') return null;
  const { code: text, expiresAt, amount: requests } = pay.action;
  const unit = accountCurrencies.find((each) => each === (requests?.currency ?? currency.code));
  const minor = requests?.minor ?? 0;
  return {
    text,
    until: expiresAt.toISOString(),
    asks: unit === 'KHR' ? formatRiel(minor) : formatAmount(minor),
  };
}
