import { orderStatuses, paymentMethodIds } from '#contract/constants.ts';
import { amountText } from '#rules/money.ts';
import { rielText } from '#rules/riel.ts';
import { hiddenStatuses, type PaperOrder } from '#shop/orders/orders.ts';
import { goodsOf, type PaperWords } from './paper-words.ts';
import type { Sheet } from './papers.ts';

type Sum = Sheet['sums'][number];

/** An order as its customer saw it: lines, sums, riel at the rate of then, and what of it was paid. */
export function invoice(order: PaperOrder, words: PaperWords): Sheet {
  const { paper, day, way } = words;
  const delivery = order.delivery ? words.deliveryLines(order.delivery) : [];
  return {
    ...words.frame(order),
    heading: paper('invoice'),
    facts: [
      { head: paper('date'), lines: [day(order.placedAt)] },
      { head: paper('invoiceFor'), lines: words.personLines(order) },
      { head: paper('payment'), lines: [way(order.paymentMethodId), ...delivery] },
    ],
    columns: [paper('product'), paper('quantity'), paper('unitPrice'), paper('sum')],
    lines: goodsOf(order.items, words, amountText),
    sums: [...sumsOf(order, words), ...paidOf(order, words)],
    boxes: standing(order, words),
  };
}

const row = (name: string, amount: string, { note = '', tone = 'plain' }: Partial<Sum> = {}): Sum => ({
  name,
  amount,
  note,
  tone,
});

function sumsOf(order: PaperOrder, { mail, day }: PaperWords): Sum[] {
  const { subtotalCents, shippingCents, discountCents, couponCode, totalCents, riel } = order;
  return [
    row(mail('subtotal'), amountText(subtotalCents)),
    row(mail('shipping'), shippingCents === 0 ? mail('free') : amountText(shippingCents)),
    ...(discountCents > 0
      ? [row(mail('coupon', { code: couponCode ?? '' }), amountText(-discountCents))]
      : []),
    row(mail('total'), amountText(totalCents), { tone: 'total' }),
    ...(riel
      ? [
          row(mail('inRiel'), rielText(riel.total), {
            note: mail('rielRate', { rate: rielText(riel.rate), day: day(riel.since) }),
          }),
        ]
      : []),
  ];
}

const { completed, returned, refunded } = orderStatuses;
const wasDelivered = new Set<number>([completed, returned, refunded]);

function paidOf(order: PaperOrder, { paper }: PaperWords): Sum[] {
  const { statusId, paymentMethodId, payment, totalCents } = order;
  const isCash = paymentMethodId === paymentMethodIds.cashOnDelivery;
  const isPaid = payment ? /^(?:paid|(?:part_)?refunded)$/u.test(payment.state) : false;
  if (payment && isPaid)
    return [
      row(paper('paid'), amountText(payment.amountCents)),
      ...(payment.refundedCents > 0 ? [row(paper('givenBack'), amountText(-payment.refundedCents))] : []),
    ];
  if (isCash && wasDelivered.has(statusId)) return [row(paper('paid'), amountText(totalCents))];
  return statusId === hiddenStatuses.voided ? [] : [row(paper('toPay'), amountText(totalCents))];
}

function standing({ statusId }: PaperOrder, { paper }: PaperWords): Sheet['boxes'] {
  if (statusId === hiddenStatuses.voided) return [{ head: '', lines: [paper('cancelled')] }];
  return statusId === returned || statusId === refunded ? [{ head: '', lines: [paper('returned')] }] : [];
}
