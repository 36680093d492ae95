import type { z } from 'zod';
import type { refundDraft } from '#contract/operations/office/money/plan-refund.ts';
import { staffActor } from '#shop/audit/audit.ts';
import type { OrderRefund, RefundRefusal } from '#shop/payments/payments.ts';
import type { Staff } from '../../../calls/caller.ts';
import type { Refused } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

/** Maps a refund request of the office to the shop's terms. */
export function refundOf(
  { number, of, leftCents }: z.output<typeof refundDraft>,
  { staffId }: Staff,
): Pick<OrderRefund, 'number' | 'of' | 'by' | 'leftCents'> {
  const by = staffActor(staffId);
  if (of.kind !== 'lines') return { number, of, by, leftCents };
  const lines = of.lines.map(({ id: itemId, ...line }) => ({ itemId, ...line }));
  return { number, of: { kind: 'lines', lines }, by, leftCents };
}

export function refundRefused(why: RefundRefusal): Refused {
  if (why === 'unknown') return refuse(404, 'notFound');
  if (why === 'unpaid') return refuse(409, 'notPaidHere');
  if (why === 'moved') return refuse(409, 'stepNotAllowed');
  if (why === 'lines') return refuse(409, 'linesGivenBack');
  return why === 'meanwhile' ? refuse(409, 'givenBackMeanwhile') : refuse(409, 'moreThanIsLeft');
}
