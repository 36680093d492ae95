import { getRefundable } from '#contract/operations/office/money/get-refundable.ts';
import { nameOfCell } from '#rules/cell-names.ts';
import { refundAskAbove } from '#shop/content/content.ts';
import {
  cashOnDelivery,
  paymentOfOrder,
  refundableLines,
  refundableOrder,
  retainable,
} from '#shop/payments/payments.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(getRefundable, async ({ number }, { app: { db, payments } }) => {
  const order = await refundableOrder(db, number);
  if (order === null) return refuse(404, 'notFound');
  if (order === 'unpaid' || !['paid', 'part_refunded', 'refunded'].includes(order.state))
    return { refundable: null };
  if (order.amountCents + order.openCents === 0) return { refundable: null };
  const { orderId, amountCents, openCents, refundedCents, provider, isUntouched, isInWork } = order;
  const [lines, payment, askAboveCents, setup] = await Promise.all([
    refundableLines(db, orderId),
    paymentOfOrder(db, orderId),
    refundAskAbove(db),
    retainable(db, orderId),
  ]);
  return {
    refundable: {
      amountCents,
      leftCents: amountCents - refundedCents,
      ...(openCents > 0 && { openCents }),
      isByHand: provider === cashOnDelivery.name || payments.named(provider)?.refundsByHand === true,
      isUntouched,
      mayRetain: isInWork && setup.cents > 0,
      retainedCents: isInWork ? Math.min(setup.cents, amountCents - refundedCents) : 0,
      askAboveCents,
      lines: lines.map(({ itemId, cell, nameEn, nameKm, options, isDigital, ...units }) => ({
        id: itemId,
        cell,
        name: {
          en: nameOfCell(nameEn, options, 'en'),
          km: nameKm === null ? '' : nameOfCell(nameKm, options, 'km'),
        },
        isDigital,
        quantity: units.quantity,
        refunded: units.refunded,
        restocked: units.restocked,
        left: units.left,
      })),
      refunds: (payment?.refunds ?? []).map(({ refundId, at, cents, state, isParked }) => ({
        id: refundId,
        at: at.toISOString(),
        cents,
        state: state === 'created' ? (isParked ? ('byHand' as const) : ('underWay' as const)) : state,
      })),
    },
  };
});
