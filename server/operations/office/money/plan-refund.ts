import type { Parsed } from '#contract/operation.ts';
import { planRefund } from '#contract/operations/office/money/plan-refund.ts';
import { orderForStaff } from '#shop/orders/orders.ts';
import { refundOrder } from '#shop/payments/payments.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { emailPreview } from './email-preview.ts';
import { refundOf, refundRefused } from './refund-request.ts';

const retainedOf = (of: Parsed<typeof planRefund>['of']): number =>
  of.kind === 'whole' ? (of.retainedCents ?? 0) : 0;

export const handler = handle(planRefund, async (wish, { app, caller }) => {
  const order = await orderForStaff(app.db, wish.number);
  if (!order) return refuse(404, 'notFound');
  const request = { ...refundOf(wish, caller), reason: '', key: null, isPlan: true };
  const outcome = await refundOrder(app.db, request);
  if (typeof outcome === 'string') return refundRefused(outcome);
  const { cents, offCents, linesCents, couponCents, vatCents, lines, isWhole, notice } = outcome;
  const { email: to, language } = order;
  const { number } = wish;
  const notes = [
    { key: 'noteRetained' as const, amount: { cents: retainedOf(wish.of), riel: null }, received: null },
  ];
  const cancelled = { number, hasFiles: false, hasGoods: true, notes };
  const preview = notice
    ? ({ kind: 'paymentRefunded', to, language, content: notice } as const)
    : ({ kind: 'orderCancelled', to, language, content: cancelled } as const);
  const mail = await emailPreview(app, preview, caller);
  return {
    cents,
    ...(offCents > 0 && { offCents }),
    linesCents,
    couponCents,
    ...(vatCents > 0 && { vatCents }),
    lines: lines.map(({ itemId, cell, cents: ofLine }) => ({ id: itemId, cell, cents: ofLine })),
    isWhole,
    mail,
  };
});
