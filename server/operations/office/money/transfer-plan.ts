import type { z } from 'zod';
import type { Answer } from '#contract/operation.ts';
import type { seenMoney } from '#contract/operations/office/money/money-types.ts';
import type { planTransfer } from '#contract/operations/office/money/plan-transfer.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { maxWaivedCents, transferTerms } from '#shop/content/content.ts';
import { orderForStaff } from '#shop/orders/orders.ts';
import {
  centsOfRiel,
  confirmTransfer,
  type SeenEffect,
  type Transfer,
  transferByNumber,
} from '#shop/payments/payments.ts';
import type { Staff } from '../../../calls/caller.ts';
import type { AppContext } from '../../../context/context.ts';
import type { Refused } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { emailPreview } from './email-preview.ts';

type Plan = Answer<typeof planTransfer>;

/** Computes the effect of a received transfer and, with `expected`, applies it unless the effect has changed. */
export async function confirmSeen(
  app: AppContext,
  { number, seen, reference, account, day, isSecond, missing }: z.output<typeof seenMoney>,
  caller: Staff,
  expected: { effect: SeenEffect; dueCents: number | null } | null,
): Promise<Plan | Refused> {
  const { db } = app;
  const [transfer, order] = await Promise.all([transferByNumber(db, number), orderForStaff(db, number)]);
  if (!transfer || !order) return refuse(404, 'notFound');
  const { riel, cents: due } = transfer;
  if (seen.currency === 'KHR' && riel === null) return refuse(409, 'noRiel');
  const seenCents =
    seen.currency === 'KHR' && riel !== null ? centsOfRiel(seen.amount, riel, due) : seen.amount;
  const terms = await transferTerms(db, riel !== null);
  const waivable = caller.permissions.has('payments.refund') ? await maxWaivedCents(db) : 0;
  const outcome = await confirmTransfer(db, {
    number,
    cents: seenCents,
    reference,
    isSecond,
    actor: staffActor(caller.staffId),
    where: { account: account || null, day },
    isPlan: expected === null,
    ...(expected !== null && { expected: expected.effect }),
    ...(typeof expected?.dueCents === 'number' && { expectedDueCents: expected.dueCents }),
    ...(missing === 'ask' && { missing: { kind: missing, terms } }),
    ...(missing === 'let-go' && { missing: { kind: missing, upToCents: waivable } }),
  });
  if (outcome === 'unknown') return refuse(404, 'notFound');
  if ('usedBy' in outcome) return refuse(409, 'referenceUsed', { number: outcome.usedBy });
  const {
    effect,
    dueCents,
    letGoCents: waivedCents,
    goesBackCents: refundDueCents,
    replaced,
    sameAmount,
    notice,
  } = outcome;
  const { email: to, language } = order;
  const mail = notice && (await emailPreview(app, { ...notice, to, language }, caller));
  const { reference: paidBy } = outcome.transfer;
  return {
    effect,
    seenCents,
    dueCents,
    letGoCents: waivedCents,
    letGoUpToCents: waivable,
    until: dueCents > seenCents ? waitsUntil(transfer, terms.hours) : null,
    goesBackCents: refundDueCents,
    paidBy,
    replaced: [...replaced],
    sameAmount: [...sameAmount],
    mail,
  };
}

/** Returns the deadline for a balance due. Null if it can't be requested. */
function waitsUntil({ standing: status, isCode, until }: Transfer, hours: number): string | null {
  if (status !== 'waiting' || isCode) return null;
  return new Date(Math.max(until.getTime(), Date.now() + hours * 3_600_000)).toISOString();
}
