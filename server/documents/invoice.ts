import { orderStatuses } from '#contract/constants.ts';
import type { PaidAmount } from '#contract/payment-status.ts';
import { formatAmount } from '#rules/money.ts';
import { paidText, formatRiel } from '#rules/riel.ts';
import { personText } from '#rules/text-of-language.ts';
import { formatVatRate, vatIn, type VatSplit } from '#rules/vat.ts';
import {
  hiddenStatuses,
  paidAmount,
  paymentNotes,
  type DocumentOrder,
  type TaxDocument,
} from '#shop/orders/orders.ts';
import { deliveryFact, itemsOf, type DocumentTexts } from './document-texts.ts';
import type { Sheet } from './documents.ts';
import {
  baseOf,
  inBoth,
  lineInBoth,
  linesInBoth,
  sumInBoth,
  taxFrame,
  type TaxTexts,
  taxTexts,
  vatNotes,
  vatSums,
} from './tax-document.ts';

type Sum = Sheet['sums'][number];

/**
 * Builds the invoices of an order: once they were issued, its tax invoices, which have one form in both languages. Until
 * then, the order as its customer saw it.
 */
export function invoices(order: DocumentOrder, labels: DocumentTexts, other?: DocumentTexts): Sheet[] {
  const issued = order.taxDocuments?.filter(({ kind }) => kind === 'invoice') ?? [];
  if (issued.length === 0 || !other) return [invoice(order, labels)];
  return issued.map((each) => taxInvoice(order, each, taxTexts(labels, other)));
}

/** Builds an invoice with lines, totals, riel at the rate of that time, and payments. */
function invoice(order: DocumentOrder, labels: DocumentTexts): Sheet {
  const { paper, paymentStatus, day, way: paymentMethod } = labels;
  return {
    ...labels.frame(order),
    heading: paper('invoice'),
    facts: [
      { head: paper('date'), lines: [day(order.placedAt)] },
      { head: paper('invoiceFor'), lines: buyerLines(order, labels) },
      {
        head: paper('payment'),
        lines: [...new Set([paymentMethod(order), paymentStatus(order)])],
      },
      ...deliveryFact(order, labels),
    ],
    columns: [paper('product'), paper('quantity'), paper('unitPrice'), paper('sum')],
    lines: itemsOf(order.items, labels, formatAmount),
    sums: [...totalsOf(order, labels), ...paidOf(order, labels)],
    boxes: statusBoxes(order, labels),
  };
}

const row = (name: string, amount: string, { note = '', tone = 'plain' }: Partial<Sum> = {}): Sum => ({
  name,
  amount,
  note,
  tone,
});

function totalsOf(order: DocumentOrder, labels: DocumentTexts): Sum[] {
  const { mail, day } = labels;
  const { totalCents, riel, vatRate } = order;
  return [
    ...partsOf(order, labels),
    ...(vatRate === null ? [] : vatNote(vatIn(totalCents, vatRate), vatRate, labels)),
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

/** Returns subtotal, the part of it that is charged once, shipping and coupon. */
function partsOf(order: DocumentOrder, { mail, shipping }: DocumentTexts): Sum[] {
  const { subtotalCents, onceCents, shippingCents, discountCents, couponCode } = order;
  // A coupon that takes nothing off the items makes the delivery free.
  const free = discountCents === 0 && couponCode ? ` · ${mail('coupon', { code: couponCode })}` : '';
  return [
    row(mail('subtotal'), formatAmount(subtotalCents)),
    ...(onceCents > 0 ? [row(mail('includesOnce'), formatAmount(onceCents))] : []),
    row(`${shipping(order)}${free}`, shippingCents === 0 ? mail('free') : formatAmount(shippingCents)),
    ...(discountCents > 0
      ? [row(mail('coupon', { code: couponCode ?? '' }), formatAmount(-discountCents))]
      : []),
  ];
}

/** Returns the net amount and the VAT of an order that has no tax invoice yet. */
const vatNote = ({ netCents, vatCents }: VatSplit, rate: number, { paper }: DocumentTexts): Sum[] => [
  row(paper('netAmount'), formatAmount(netCents)),
  row(paper('vat', { rate: formatVatRate(rate) }), formatAmount(vatCents)),
];

/** Returns whom an invoice is for: the company with its tax number, or the customer. */
function buyerLines(order: DocumentOrder, labels: DocumentTexts): string[] {
  const { company, language, mobile } = order;
  if (!company) return labels.personLines(order);
  const { name, taxNumber, address } = company;
  return [
    name,
    taxNumber && labels.paper('taxNumber', { number: taxNumber }),
    address,
    personText(language, order),
    mobile,
  ].filter(Boolean);
}

/**
 * Builds a tax invoice of an order as it was issued, with the VAT of each line: nothing that happened later is on it. The
 * invoice of a deposit, or of the amount that the shop retained, has one line.
 */
function taxInvoice(order: DocumentOrder, issued: TaxDocument, texts: TaxTexts): Sheet {
  const { part, grossCents } = issued;
  if (part === 'whole' && grossCents === order.totalCents) return wholeInvoice(order, issued, texts);
  if (part === 'final') return wholeInvoice(order, issued, texts, lessDeposit(order, issued, texts));
  const key = part === 'deposit' ? 'depositOf' : 'setupOf';
  const values = { number: order.number };
  return {
    ...taxFrame(order, issued, texts, { head: 'order', lines: [order.number] }),
    heading: inBoth(texts, 'taxInvoice'),
    lines: [lineInBoth(texts, key, baseOf(order, issued), { values })],
    sums: vatSums(issued, texts),
  };
}

/** Returns the total of the order, and the deposit that its earlier invoice was for. */
function lessDeposit(order: DocumentOrder, issued: TaxDocument, texts: TaxTexts): Sum[] {
  const deposit = order.taxDocuments?.find(({ part }) => part === 'deposit');
  const values = { number: deposit?.number ?? '' };
  return [
    sumInBoth(texts, 'orderTotal', formatAmount(order.totalCents)),
    sumInBoth(texts, 'lessDeposit', formatAmount(issued.grossCents - order.totalCents), { values }),
  ];
}

function wholeInvoice(
  order: DocumentOrder,
  issued: TaxDocument,
  texts: TaxTexts,
  deduction: readonly Sum[] = [],
): Sheet {
  const { items, subtotalCents, shippingCents, discountCents, couponCode, vatAddedCents } = order;
  const terms = { rate: issued.rate, isAdded: vatAddedCents !== null };
  const amounts = [
    ...items.flatMap(({ totalCents, once }) => [totalCents, ...once.map(({ cents }) => cents)]),
    shippingCents,
    -discountCents,
  ];
  const hasParts = shippingCents > 0 || discountCents > 0;
  const values = { code: couponCode ?? '' };
  return {
    ...taxFrame(order, issued, texts, { head: 'order', lines: [order.number] }),
    heading: inBoth(texts, 'taxInvoice'),
    lines: linesInBoth(items, texts, vatNotes(amounts, terms, texts)),
    sums: [
      ...(hasParts ? [sumInBoth(texts, 'subtotal', formatAmount(subtotalCents))] : []),
      ...(shippingCents > 0 ? [sumInBoth(texts, 'shipping', formatAmount(shippingCents))] : []),
      ...(discountCents > 0 ? [sumInBoth(texts, 'coupon', formatAmount(-discountCents), { values })] : []),
      ...deduction,
      ...vatSums(issued, texts),
    ],
  };
}

function paidOf({ money }: DocumentOrder, { paper, payment }: DocumentTexts): Sum[] {
  const { status, receivedCents, refundedCents, refundingCents, refundDueCents, dueCents, laterCents } =
    money;
  const { loweredCents } = money;
  const paid = (name: string, cents: number, sign: 1 | -1 = 1): Sum[] => {
    if (cents === 0) return [];
    const { riel } = paidAmount(money, cents);
    if (riel === null) return [row(name, formatAmount(sign * cents))];
    return [row(name, formatRiel(sign * riel), { note: formatAmount(sign * cents) })];
  };
  return [
    ...paid(paper('paid'), receivedCents),
    ...paid(paper('givenBack'), refundedCents, -1),
    ...paid(payment('lowered'), loweredCents, -1),
    ...paid(payment('refunding'), refundingCents, -1),
    ...paid(payment('refundDue'), refundDueCents),
    ...paid(status === 'balanceDue' ? payment('balanceDue') : paper('toPay'), dueCents),
    ...paid(payment('dueLater'), laterCents),
  ];
}

/** Returns boxes with the final status of the order, and the notes about its payment. */
function statusBoxes(
  { statusId, money }: DocumentOrder,
  { paper, payment, dateOnly }: DocumentTexts,
): Sheet['boxes'] {
  const ends =
    statusId === hiddenStatuses.voided
      ? [paper('cancelled')]
      : statusId === orderStatuses.returned
        ? [paper('returned')]
        : [];
  const text = (amount: PaidAmount | null) => amount && paidText(amount);
  const notes = paymentNotes(money).map(({ key, amount, received, day = '' }) =>
    payment(key, { amount: text(amount) ?? '', received: text(received) ?? '', day: dateOnly(day) }),
  );
  const lines = [...ends, ...notes];
  return lines.length > 0 ? [{ head: '', lines }] : [];
}
