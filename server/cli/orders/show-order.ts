import { currency } from '#contract/constants.ts';
import { languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import {
  maySend,
  type PaymentSummary,
  paymentSummaryOf,
  possibleSteps,
  type StaffOrder,
} from '#shop/orders/orders.ts';
import { type OrderPayment, paymentOfOrder } from '#shop/payments/payments.ts';
import { formatCents } from '#rules/money.ts';
import { formatRiel } from '#rules/riel.ts';
import { waitsUntil } from './confirm-order.ts';
import { listed, methodWord, paymentWord, printable, statusWords, formatTime } from './order-words.ts';
import { textTable } from './text-table.ts';

/** Prints everything about one order. Returns the exit code. */
export async function showOrder(
  db: Database,
  order: StaffOrder,
  print: (line: string) => void,
): Promise<number> {
  const payment = await paymentOfOrder(db, order.orderId);
  const summary = await paymentSummaryOf(db, order.orderId);
  const until = await waitsUntil(db, order.orderId);
  const waiting = until === null ? [] : [`Expires ${until} unless confirmed.`];
  const parts = [
    headOf(order),
    waiting,
    itemsOf(order),
    totalsOf(order),
    moneyOf(summary),
    paymentOf(payment),
    historyOf(order),
  ];
  for (const [at, lines] of parts.filter(({ length }) => length > 0).entries()) {
    if (at > 0) print('');
    for (const line of lines) print(line);
  }
  print('');
  print(
    `Available steps: ${listed(possibleSteps(order).flatMap((step) => (step === 'complete' && maySend(order) ? ['send', step] : [step]))) || 'none'}.`,
  );
  return 0;
}

function headOf(order: StaffOrder): string[] {
  const { firstName, lastName, address, cityName, stateName, postalCode, countryName } = order;
  const fields = [
    ['Customer', listed([`${order.customerId}`, listed([firstName, lastName], ' ')], ' · ')],
    ['Contact', listed([order.email, order.mobile, order.secondMobile], ' · ')],
    ['Recipient', listed([order.recipient, order.recipientMobile], ' · ')],
    ['Language', languages[order.language].tag === 'km' ? 'Khmer' : 'English'],
    ['Payment method', methodWord(order.paymentMethodId)],
    ['Deliver to', listed([address, cityName, stateName, postalCode, countryName])],
    ['Delivery', formatDelivery(order.delivery)],
    ['Note', printable(order.note)],
    ['Gift', giftText(order.gift)],
  ] as const;
  return [
    `Order ${order.number}: ${statusWords[order.statusId]}, placed ${formatTime(order.placedAt)}`,
    ...fields.filter(([, text]) => text !== '').map(([name, text]) => `  ${name}: ${text}`),
  ];
}

/** Formats the delivery method; '' if the shop had none. */
const formatDelivery = (way: StaffOrder['delivery']): string =>
  way ? listed([printable(way.name.en), printable(way.company), `${way.days} days`]) : '';

/** Formats the gift options; '' if it isn't a gift. */
const giftText = (gift: StaffOrder['gift']): string =>
  listed([
    gift?.wrap ? 'gift wrap' : '',
    gift?.withoutPrices ? 'no prices in the package' : '',
    gift?.message ? `card message: ${printable(gift.message)}` : '',
  ]);

const itemsOf = ({ items }: StaffOrder): string[] =>
  textTable(
    [
      { head: 'Quantity', isNumber: true },
      { head: 'To prepare', isNumber: true },
      { head: 'Each', isNumber: true },
      { head: 'Total', isNumber: true },
      { head: 'Status' },
      { head: 'Item' },
    ],
    items.map((item) => [
      String(item.quantity),
      String(item.toPrepare),
      formatCents(item.unitCents),
      formatCents(item.totalCents),
      // The item statuses that customers see have the same ids as the order's.
      statusWords[item.statusId as keyof typeof statusWords] + (item.isDigital ? ', file' : ''),
      `${printable(item.nameEn)}${choicesOf(item)}`,
    ]),
  );

function choicesOf({ options }: StaffOrder['items'][number]): string {
  const words = options.map(({ en: [attribute, choice] }) => listed([attribute, choice], ': '));
  return words.length > 0 ? ` (${words.join(', ')})` : '';
}

const totalsOf = (order: StaffOrder): string[] => [
  `Subtotal ${formatCents(order.subtotalCents)}`,
  `Shipping ${formatCents(order.shippingCents)}`,
  ...(order.discountCents > 0
    ? [`Coupon ${printable(order.couponCode ?? '')} ${formatCents(-order.discountCents)}`]
    : []),
  `Total ${formatCents(order.totalCents)} ${currency.code}`,
  ...(order.riel
    ? [`${formatRiel(order.riel.total)} in riel, at ${formatRiel(order.riel.rate)} to the dollar`]
    : []),
];

/** Formats the payment status, and the amounts above 0. */
function moneyOf({
  status,
  receivedCents,
  dueCents,
  refundDueCents,
  refundingCents,
  refundedCents,
}: PaymentSummary): string[] {
  const totals = [
    ['received', receivedCents],
    ['due', dueCents],
    ['refund due', refundDueCents],
    ['refund in progress', refundingCents],
    ['refunded', refundedCents],
  ] as const;
  const texts = totals
    .filter(([, cents]) => cents > 0)
    .map(([name, cents]) => `${formatCents(cents)} ${name}`);
  return [`Payment: ${listed([paymentWord(status), ...texts])}`];
}

function paymentOf(payment: OrderPayment | null): string[] {
  if (!payment) return [];
  const { amountCents, refundedCents, disputedAt } = payment;
  return [
    `Payment ${payment.paymentId} via ${payment.provider}: ${payment.state}, ${formatCents(amountCents)} ${payment.currency}` +
      `${refundedCents > 0 ? `, ${formatCents(refundedCents)} refunded` : ''}${disputedAt ? ', disputed' : ''}`,
    ...payment.events.map(
      ({ at, from, to, source, detail }) =>
        `  ${formatTime(at)}  ${from === null ? '' : `${from} → `}${to}  ${listed([source, detail])}`,
    ),
    ...payment.refunds.map(
      ({ at, refundId, cents, state, by, reason }) =>
        `  ${formatTime(at)}  refund ${refundId} of ${formatCents(cents)}: ${state}  ${listed([by, reason])}`,
    ),
  ];
}

const historyOf = ({ history, sentAt }: StaffOrder): string[] => [
  'History',
  ...history.map(
    ({ at, from, to, by }) =>
      `  ${formatTime(at)}  ${from === null ? 'placed, ' : `${statusWords[from]} → `}${statusWords[to]}  ${printable(by)}`,
  ),
  ...(sentAt ? [`  ${formatTime(sentAt)}  shipped`] : []),
];
