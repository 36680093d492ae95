import { jobActs, type JobRight } from '#contract/forms/job-acts.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { isRefusal } from '#shop/orders/orders.ts';
import {
  chooseCode,
  confirmPayment,
  paymentOfOrderLink,
  payTransferByCode,
} from '#shop/payments/payments.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import { paidAnswer, refusedOrder } from '../payments/paid-answer.ts';
import type { Parsed } from '#contract/operation.ts';
import type { takeJobAct } from '#contract/operations/orders/take-job-act.ts';
import type { AppContext } from '../../context/context.ts';
import type { OpenedJob } from './opened-job.ts';

interface Paying extends OpenedJob {
  app: AppContext;
  input: Parsed<typeof takeJobAct>;
  /** The client's IP address. */
  address: string;
}

const saved = [{ ResponseMsg: serverAnswers.saved }];

/** Pays what is due on the page of an order, by its link: begins a payment, or completes one that was begun. */
export async function payOnPage(paying: Paying) {
  const { app, job, offered, input } = paying;
  const rights: readonly JobRight[] = jobActs.pay.rights;
  if (!rights.includes(job.right)) return rowRefusal(409, 'jobChanged');
  if (input.PaymentKey !== '') return complete(paying);
  const payable = offered.filter(({ id }) => job.payment?.methods.includes(id));
  const byCode = payable.find(({ shownAs }) => shownAs === 'code');
  const method = input.PaymentMethod === null ? byCode : payable.find(({ id }) => id === input.PaymentMethod);
  if (!method) return rowRefusal(409, 'jobChanged');
  const { provider, id: methodId } = method;
  const { orderId, customerId, payment } = job;
  const linked = payment?.balanceId == null ? await paymentOfOrderLink(app.db, orderId) : null;
  if (linked)
    return (await chooseCode(app.db, provider, linked)) === 'away' ? rowRefusal(409, 'bankAway') : saved;
  const begun = await payTransferByCode(app.db, provider, { customerId, orderId, inRiel: null, methodId });
  if (!begun) return rowRefusal(409, 'bankAway');
  const { order, paymentKey, pay, dueCents } = begun;
  if (method.shownAs === 'code') return pay.state === 'needs_action' ? saved : rowRefusal(409, 'bankAway');
  return paidAnswer(order, paymentKey, pay, input.languageCode, dueCents);
}

/** Completes a payment of this order. Those of the customer's other orders are unknown here. */
async function complete({ app, job, input, address }: Paying) {
  const { customerId, orderId } = job;
  const { PaymentKey: key, Proof: proof, languageCode } = input;
  const { cardLimits } = app.config;
  const payer = { customerId, address, cardLimits };
  const confirmed = await confirmPayment(app.db, app.payments, { ...payer, key, proof, orderId });
  if (!confirmed) return rowRefusal(404, 'notFound');
  if (isRefusal(confirmed)) return refusedOrder(confirmed, languageCode);
  return paidAnswer(confirmed.order, key, confirmed.pay, languageCode, confirmed.dueCents);
}
