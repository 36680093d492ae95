import type { z } from 'zod';
import type { Answer } from '#contract/operation.ts';
import type { seenMoney } from '#contract/operations/office/money/money-types.ts';
import type { planTransfer } from '#contract/operations/office/money/plan-transfer.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { orderForStaff } from '#shop/orders/orders.ts';
import { confirmSeen, type SeenEffect } from '#shop/payments/payments.ts';
import type { Staff } from '../../../calls/caller.ts';
import type { AppContext } from '../../../context/context.ts';
import type { Refused } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { emailPreview } from './email-preview.ts';

type Plan = Answer<typeof planTransfer>;

/** Computes the effect of a received transfer and, with `expected`, applies it unless the effect has changed. */
export async function applySeen(
  app: AppContext,
  { account, day, ...seen }: z.output<typeof seenMoney>,
  caller: Staff,
  expected: { effect: SeenEffect; dueCents: number | null } | null,
): Promise<Plan | Refused> {
  const order = await orderForStaff(app.db, seen.number);
  const outcome = await confirmSeen(app.db, {
    ...seen,
    actor: staffActor(caller.staffId),
    mayWaive: caller.permissions.has('payments.refund'),
    where: { account: account || null, day },
    isPlan: expected === null,
    ...(expected !== null && { expected: expected.effect }),
    ...(typeof expected?.dueCents === 'number' && { expectedDueCents: expected.dueCents }),
  });
  if (outcome === 'unknown' || !order) return refuse(404, 'notFound');
  if (outcome === 'no-riel') return refuse(409, 'noRiel');
  if ('usedBy' in outcome) return refuse(409, 'referenceUsed', { number: outcome.usedBy });
  const { effect, seenCents, dueCents, letGoCents, goesBackCents, notice } = outcome;
  const { email: to, language } = order;
  return {
    effect,
    seenCents,
    dueCents,
    letGoCents,
    letGoUpToCents: outcome.waivableCents,
    until: outcome.until?.toISOString() ?? null,
    goesBackCents,
    paidBy: outcome.transfer.reference,
    replaced: [...outcome.replaced],
    sameAmount: [...outcome.sameAmount],
    mail: notice && (await emailPreview(app, { ...notice, to, language }, caller)),
  };
}
