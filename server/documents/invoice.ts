import { orderStatuses } from '#contract/constants.ts';
import type { PaidAmount } from '#contract/payment-status.ts';
import { formatAmount } from '#rules/money.ts';
import { paidText, formatRiel } from '#rules/riel.ts';
import { hiddenStatuses, paidAmount, paymentNotes, type DocumentOrder } from '#shop/orders/orders.ts';
import { itemsOf, type DocumentTexts } from './document-texts.ts';
import type { Sheet } from './documents.ts';

type Sum = Sheet['sums'][number];

/**
 * Builds an invoice: the order as its customer saw it, with lines, totals, riel at the rate of that time, and
 * its payments.
 */
export function invoice(order: DocumentOrder, words: DocumentTexts): Sheet {
  const { paper, payment, day, way } = words;
  const delivery = order.delivery ? words.deliveryLines(order.delivery) : [];
  return {
    ...words.frame(order),
    heading: paper('invoice'),
    facts: [
      { head: paper('date'), lines: [day(order.placedAt)] },
      { head: paper('invoiceFor'), lines: words.personLines(order) },
      {
        head: paper('payment'),
        lines: [way(order.paymentMethodId), payment(order.money.status), ...delivery],
      },
    ],
    columns: [paper('product'), paper('quantity'), paper('unitPrice'), paper('sum')],
    lines: itemsOf(order.items, words, formatAmount),
    sums: [...totalsOf(order, words), ...paidOf(order, words)],
    boxes: statusBoxes(order, words),
  };
}

const row = (name: string, amount: string, { note = '', tone = 'plain' }: Partial<Sum> = {}): Sum => ({
  name,
  amount,
  note,
  tone,
});

function totalsOf(order: DocumentOrder, { mail, day }: DocumentTexts): Sum[] {
  const { subtotalCents, shippingCents, discountCents, couponCode, totalCents, riel } = order;
  return [
    row(mail('subtotal'), formatAmount(subtotalCents)),
    row(mail('shipping'), shippingCents === 0 ? mail('free') : formatAmount(shippingCents)),
    ...(discountCents > 0
      ? [row(mail('coupon', { code: couponCode ?? '' }), formatAmount(-discountCents))]
      : []),
    row(mail('total'), formatAmount(totalCents), { tone: 'total' }),
    ...(riel
      ? [
          row(mail('inRiel'), formatRiel(riel.total), {
            note: mail('rielRate', { rate: formatRiel(riel.rate), day: day(riel.since) }),
          }),
        ]
      : []),
  ];
}

/** Returns the amounts paid, refunded and due. */
function paidOf({ money }: DocumentOrder, { paper, payment }: DocumentTexts): Sum[] {
  const { status, receivedCents, refundedCents, refundingCents, refundDueCents, dueCents } = money;
  const paid = (name: string, cents: number, sign: 1 | -1 = 1): Sum[] => {
    if (cents === 0) return [];
    const { riel } = paidAmount(money, cents);
    if (riel === null) return [row(name, formatAmount(sign * cents))];
    return [row(name, formatRiel(sign * riel), { note: formatAmount(sign * cents) })];
  };
  return [
    ...paid(paper('paid'), receivedCents),
    ...paid(paper('givenBack'), refundedCents, -1),
    ...paid(payment('refunding'), refundingCents, -1),
    ...paid(payment('refundDue'), refundDueCents),
    ...paid(status === 'balanceDue' ? payment('balanceDue') : paper('toPay'), dueCents),
  ];
}

/** Returns boxes with the final status of the order, and the notes about its payment. */
function statusBoxes({ statusId, money }: DocumentOrder, { paper, payment }: DocumentTexts): Sheet['boxes'] {
  const ends =
    statusId === hiddenStatuses.voided
      ? [paper('cancelled')]
      : statusId === orderStatuses.returned
        ? [paper('returned')]
        : [];
  const text = (amount: PaidAmount | null) => amount && paidText(amount);
  const notes = paymentNotes(money).map(({ key, amount, received }) =>
    payment(key, { amount: text(amount) ?? '', received: text(received) ?? '' }),
  );
  const lines = [...ends, ...notes];
  return lines.length > 0 ? [{ head: '', lines }] : [];
}
