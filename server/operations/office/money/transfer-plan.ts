import type { z } from 'zod';
import type { Answer } from '#contract/operation.ts';
import type { seenMoney } from '#contract/operations/office/money/money-types.ts';
import type { planTransfer } from '#contract/operations/office/money/plan-transfer.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { orderForStaff } from '#shop/orders/orders.ts';
import { centsOfRiel, confirmTransfer, type SeenEffect, transferByNumber } from '#shop/payments/payments.ts';
import type { Staff } from '../../../calls/caller.ts';
import type { AppContext } from '../../../context/context.ts';
import type { Refused } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { mailTold, moneyMail } from './mail-told.ts';

type Plan = Answer<typeof planTransfer>;

/** What money on the account comes to, and with `expected` does it, unless that is something else by now. */
export async function confirmSeen(
  app: AppContext,
  { number, seen, reference, account, day, isSecond }: z.output<typeof seenMoney>,
  caller: Staff,
  expected: SeenEffect | null,
): Promise<Plan | Refused> {
  const { db } = app;
  const [transfer, order] = await Promise.all([transferByNumber(db, number), orderForStaff(db, number)]);
  if (!transfer || !order) return refuse(404, 'notFound');
  const { riel, cents: dueCents } = transfer;
  if (seen.currency === 'KHR' && riel === null) return refuse(409, 'noRiel');
  const seenCents =
    seen.currency === 'KHR' && riel !== null ? centsOfRiel(seen.amount, riel, dueCents) : seen.amount;
  const outcome = await confirmTransfer(db, {
    number,
    cents: seenCents,
    reference,
    isSecond,
    actor: staffActor(caller.staffId),
    where: { account: account || null, day },
    isPlan: expected === null,
    ...(expected !== null && { expected }),
  });
  if (outcome === 'unknown') return refuse(404, 'notFound');
  if ('usedBy' in outcome) return refuse(409, 'referenceUsed', { number: outcome.usedBy });
  const { effect, goesBackCents, replaced, sameAmount, notice } = outcome;
  const mail = notice && (await mailTold(app, moneyMail(notice.kind, order, notice.cents), caller));
  const { reference: paidBy } = outcome.transfer;
  return {
    effect,
    seenCents,
    dueCents,
    goesBackCents,
    paidBy,
    replaced: [...replaced],
    sameAmount: [...sameAmount],
    mail,
  };
}
