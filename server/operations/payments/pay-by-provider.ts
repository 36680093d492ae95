import { messages } from '#contract/messages.ts';
import { isRefusal, noteVisit, readCart } from '#shop/orders/orders.ts';
import { payOrder, type PaidOrderRequest } from '#shop/payments/payments.ts';
import type { Customer } from '../../calls/caller.ts';
import { unreadable } from '../../calls/form-refusal.ts';
import { type CallContext, Refused } from '../../calls/operation.ts';
import { fieldError } from '../../calls/request-errors.ts';
import { type OrderInput, orderRequest } from '../orders/order-request.ts';
import { paidAnswer, refusedOrder, withLatestStatus } from './paid-answer.ts';

/** Places an order that is paid through a provider, and answers as in the contract. */
export async function payByProvider(
  call: CallContext<Customer>,
  input: OrderInput,
  step: Pick<PaidOrderRequest, 'step' | 'proof' | 'capturedReference'>,
) {
  const { app } = call;
  const { languageCode: language } = input;
  const provider = app.payments.for(input.PaymentMethod);
  if (!provider) return new Refused(501, messages.texts.paymentUnavailable, []);
  const lines = readCart(input.cartJsonData);
  if (!lines) return unreadable('cartJsonData');
  const outcome = await payOrder(app.db, provider, {
    ...step,
    ...(await orderRequest(call, input, lines)),
    methodId: input.PaymentMethod,
    inRiel: input.CodeCurrency && provider.takesRiel ? input.CodeCurrency === 'KHR' : null,
    minCents: provider.minCents,
    cardLimits: app.config.cardLimits,
  });
  if (outcome === 'busy') return new Refused(503, messages.texts.shopIsBusy);
  if (isRefusal(outcome)) return refusedOrder(outcome, language);
  await noteVisit(app.db, outcome.order.orderId, input.Visit);
  const answer = paidAnswer(outcome.order, outcome.paymentKey, outcome.pay, language);
  // A repeated request needs no token, so only a payment that had none is refused for it.
  const isMissing = step.step === 'finish' && step.proof + step.capturedReference === '';
  if (answer instanceof Refused && isMissing && outcome.pay.state === 'declined')
    return new Refused(409, answer.message, answer.data, {
      errors: [fieldError('required', 'paymentToken')],
    });
  return answer instanceof Refused || outcome.pay.state !== 'paid'
    ? answer
    : withLatestStatus<(typeof answer)[number]>(app.db, outcome.order, answer, language);
}
