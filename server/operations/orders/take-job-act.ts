import { z } from 'zod';
import type { Form } from '#contract/forms/field-rules.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { type JobActName, jobActs, type JobRight } from '#contract/forms/job-acts.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { takeJobAct } from '#contract/operations/orders/take-job-act.ts';
import type { MessageCode } from '#contract/messages.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { type ProofMark, proofLimits } from '#contract/proofs.ts';
import type { Database } from '#database/schema.ts';
import { personText } from '#rules/text-of-language.ts';
import { customerActor } from '#shop/audit/audit.ts';
import { writeAboutOrder } from '#shop/inquiries/inquiries.ts';
import { checkApprovalCode, type Job, jobOrder } from '#shop/jobs/jobs.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import { confirmCashOrder, confirmParcel, orderToConfirm } from '#shop/orders/orders.ts';
import { answerProof } from '#shop/proofs/proofs.ts';
import { formRefusal } from '../../calls/form-refusal.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import type { AppContext } from '../../context/context.ts';
import { type OpenedJob, openedJob } from './opened-job.ts';
import { payOnPage } from './pay-on-page.ts';

type Input = Parameters<Parameters<typeof handle<typeof takeJobAct>>[1]>[0];

interface Taken extends OpenedJob {
  app: AppContext;
  input: Input;
  /** The client's IP address. */
  address: string;
  text: string;
  language: LanguageCode;
}

export const handler = handle(takeJobAct, async (input, { app, caller, address }) => {
  const { Act, Message: text, languageCode: language } = input;
  const opened = await openedJob(app, caller, input);
  if (!opened) return rowRefusal(404, 'notFound');
  const { may } = opened.job;
  if (await isDone(app.db, opened.job, input)) return [{ ResponseMsg: serverAnswers.saved }];
  // A payment that was begun is completed even if no balance is due any more.
  if (Act === 'pay' && input.PaymentKey !== '') return payOnPage({ app, ...opened, input, address });
  if (!may.includes(Act)) return rowRefusal(409, 'jobChanged');
  const form: Form = jobActs[Act].form;
  const refusal = formRefusal(form, input);
  if (refusal) return refusal;
  const taken = { app, ...opened, input, address, text: text.trim(), language };
  if (Act === 'pay') return payOnPage(taken);
  const refused = await acts[Act](taken);
  return refused
    ? rowRefusal(refused === 'tooManyRequests' ? 429 : 409, refused)
    : [{ ResponseMsg: serverAnswers.saved }];
});

/** Whether the same was done before, as by a button that is pressed twice. It gets the answer of the first time. */
async function isDone(
  db: Database,
  { right, orderId, proofs, parcels }: Job,
  input: Input,
): Promise<boolean> {
  const { Act, ProofId, Message, Parcel } = input;
  if (!(jobActs[Act].rights as readonly JobRight[]).includes(right)) return false;
  const proof = proofs.find(({ id }) => id === ProofId);
  if (Act === 'approve') return proof?.state === 'approved';
  if (Act === 'changes') return proof?.state === 'changes' && proof.answer === Message.trim();
  if (Act === 'received')
    return parcels.some(({ number, deliveredAt }) => number === Parcel && deliveredAt !== null);
  const order = Act === 'confirm' ? await orderToConfirm(db, orderId) : null;
  return order?.standing === 'confirmed' && order.confirmBy !== null;
}

/** What each act does. Returns the message of a refusal, or null. */
const acts: Readonly<Record<Exclude<JobActName, 'pay'>, (taken: Taken) => Promise<MessageCode | null>>> = {
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
  approve: (taken) => answerProofOf(taken, 'approved'),
  changes: (taken) => answerProofOf(taken, 'changes'),
  async received({ app: { db }, job: { orderId, customerId }, input: { Parcel: number } }) {
    if (!number) return 'jobChanged';
    const outcome = await confirmParcel(db, { orderId, number, actor: customerActor(customerId) });
    return outcome === 'confirmed' ? null : 'jobChanged';
  },
  async design() {
    return 'jobChanged';
  },
  async again() {
    return 'jobChanged';
  },
};

/** Answers a proof. Approving by a link may need a code; the owner of the account needs none. */
async function answerProofOf(
  { app, job, input, address, text }: Taken,
  state: 'approved' | 'changes',
): Promise<MessageCode | null> {
  const { db, secret, config } = app;
  const { orderId, customerId } = job;
  const marks = marksOf(input.Marks);
  if (!marks || (state === 'changes' && text === '' && marks.length === 0)) return 'changesNeeded';
  const isCode = state === 'approved' && input.Code !== '' && job.approveBy === 'code';
  if (isCode) {
    const order = await jobOrder(db, { orderId });
    const { ApprovalCode: code, Token: token } = input;
    const request = { secret, address, limits: config.resetLimits, code: code.replaceAll(/\s/gu, ''), token };
    const isRight = order !== null && (await checkApprovalCode(db, order, request));
    if (isRight !== true) return isRight === 'limited' ? 'tooManyRequests' : 'wrongApprovalCode';
  }
  const refusal = await answerProof(db, {
    orderId,
    customerId,
    state,
    proofId: input.ProofId,
    shownCents: Math.round((input.Total ?? -1) * 100),
    name: input.Name.slice(0, proofLimits.name),
    answer: state === 'changes' ? text : '',
    marks: state === 'changes' ? marks : [],
    by: input.Code === '' ? 'account' : isCode ? 'code' : 'link',
    actor: customerActor(customerId),
  });
  return refusal === null ? null : 'jobChanged';
}

const markList = z
  .array(
    z.object({
      x: z.number().min(0).max(100),
      y: z.number().min(0).max(100),
      text: z.string().trim().max(proofLimits.mark),
    }),
  )
  .max(proofLimits.marks);

/** Reads the marks on a picture. Null if they aren't valid. */
function marksOf(json: string): ProofMark[] | null {
  if (json === '') return [];
  try {
    const { data } = markList.safeParse(JSON.parse(json));
    return data?.map(({ x, y, text }) => ({ x, y, text: text.toWellFormed() })) ?? null;
  } catch {
    return null;
  }
}
