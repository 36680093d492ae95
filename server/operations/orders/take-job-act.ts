import type { Form } from '#contract/forms/field-rules.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { type JobActName, jobActs } from '#contract/forms/job-acts.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { takeJobAct } from '#contract/operations/orders/take-job-act.ts';
import type { MessageCode } from '#contract/messages.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { personText } from '#rules/text-of-language.ts';
import { customerActor } from '#shop/audit/audit.ts';
import { writeAboutOrder } from '#shop/inquiries/inquiries.ts';
import { type Job, jobOrder } from '#shop/jobs/jobs.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import { confirmCashOrder } from '#shop/orders/orders.ts';
import { chooseCode, paymentOfOrderLink, payTransferByCode } from '#shop/payments/payments.ts';
import { formRefusal } from '../../calls/form-refusal.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import type { AppContext } from '../../context/context.ts';
import { openedJob } from './opened-job.ts';

interface Taken {
  app: AppContext;
  job: Job;
  provider: NonNullable<Awaited<ReturnType<typeof openedJob>>>['provider'];
  text: string;
  language: LanguageCode;
}

export const handler = handle(takeJobAct, async (input, { app, caller }) => {
  const { Act, Message: text, languageCode: language } = input;
  const opened = await openedJob(app, caller, input);
  if (!opened) return rowRefusal(404, 'generalError');
  if (!opened.job.may.includes(Act)) return rowRefusal(409, 'jobChanged');
  const form: Form = jobActs[Act].form;
  const refusal = formRefusal(form, input);
  if (refusal) return refusal;
  const refused = await acts[Act]({ app, ...opened, text: text.trim(), language });
  return refused
    ? rowRefusal(refused === 'tooManyRequests' ? 429 : 409, refused)
    : [{ ResponseMsg: serverAnswers.saved }];
});

/** What each act does. Returns the message of a refusal, or null. */
const acts: Readonly<Record<JobActName, (taken: Taken) => Promise<MessageCode | null>>> = {
  async pay({ app: { db }, job: { orderId, customerId }, provider }) {
    if (!provider) return 'jobChanged';
    const linked = await paymentOfOrderLink(db, orderId);
    if (linked) return (await chooseCode(db, provider, linked)) === 'away' ? 'bankAway' : null;
    const shown = await payTransferByCode(db, provider, { customerId, orderId, inRiel: null });
    return shown?.pay.state === 'needs_action' ? null : 'bankAway';
  },
  async confirm({ app: { db }, job: { orderId, customerId } }) {
    const status = await confirmCashOrder(db, { orderId, actor: customerActor(customerId) });
    return status === 'confirmed' ? null : 'jobChanged';
  },
  async message({ app: { db }, job: { orderId, customerId }, text, language }) {
    // What a link doesn't show is still in the message to the shop.
    const order = await jobOrder(db, { orderId });
    if (!order?.contact.email) return 'jobChanged';
    const { email, phones } = order.contact;
    const words = await labelsOf(db, ordersHistoryLabels, language);
    const written = await writeAboutOrder(db, orderId, {
      fullName: personText(language, order.contact) || email,
      email,
      phoneNumber: phones[0] ?? '',
      subject: fillLabel(words.order, { number: order.number }),
      message: text,
      language,
      customerId,
    });
    return written ? null : 'tooManyRequests';
  },
  async again() {
    return 'jobChanged';
  },
};
