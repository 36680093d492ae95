import { pickUpKey } from '#contract/pick-up-key.ts';
import { onAccountMethodId, paymentMethodIds, renditions, transferMethodId } from '#contract/constants.ts';
import { providerOfMethod } from '#contract/payment-providers/payment-providers.ts';
import { receiverNumbers } from '#rules/receiver.ts';
import { hasRenditions, renditionPath } from '#contract/picture-names.ts';
import type { OrderReceived } from '#shop/mail/mail.ts';
import { onceKey } from '#rules/once-key.ts';
import { formatAmount, sumCents } from '#rules/money.ts';
import { formatVatRate } from '#rules/vat.ts';
import { needsName } from '#rules/text-of-language.ts';
import { type Block, type Item, type MailPage, paragraph, softParagraph, type Sum } from '../mail-page.ts';
import type { MailLabel, MailTexts } from '../mail-texts.ts';
import { missingArtwork } from './artwork-asked.ts';
import { confirmBlocks } from './order-confirmation.ts';
import { pickUpPlace } from './order-changed.ts';
import { seeOrder } from '../order-links.ts';
import { figure, join, named, type Phrase, rielFigure, plainPhrase, written } from '../phrase.ts';

const paidBy: Readonly<Record<number, MailLabel>> = {
  [paymentMethodIds.cashOnDelivery]: 'cashOnDelivery',
  [onAccountMethodId]: 'onAccount',
  [transferMethodId]: 'paidByTransfer',
};

/**
 * Builds the email to the customer: what they ordered, the price, and the delivery address, or that the items
 * can be downloaded from the order's page.
 */
export function orderReceived(order: OrderReceived, mail: MailTexts): MailPage {
  const { phrase, pair } = mail;
  const number = figure(order.number);
  const isPaid = isPaidNow(order);
  const isCash = order.paymentMethodId === paymentMethodIds.cashOnDelivery;
  const received = phrase(receivedLabel(order));
  const text = [
    phrase('orderOf', { number, date: mail.day(order.placedAt) }),
    received,
    ...(order.isPickUp ? [phrase('pickUpLater')] : []),
    ...(isCash && !order.isPickUp ? [phrase('amountReady')] : []),
  ];
  const [title = plainPhrase(''), ...rest] = text;
  const confirm = confirmBlocks(order, mail);
  return {
    subject: phrase('orderSubject', { number }).text,
    heading: thanksFor(order, mail),
    preview: received.text,
    brief: !isPaid
      ? pair(phrase('orderBrief', { number }), received).text
      : join(
          [
            phrase('paid', {
              number,
              amount: figure(formatAmount(order.depositCents ?? order.totals.totalCents)),
            }),
            received,
          ],
          ' ',
        ).text,
    blocks: [
      paragraph(title),
      paragraph(join(rest, ' ')),
      ...confirm,
      ...missingArtwork(order, mail),
      seeOrder(order, mail, confirm.length > 0 ? 'link' : 'button'),
      ...orderBlocks(order, mail),
    ],
  };
}

/** Returns whether all or a part of it was paid when it was placed. */
const isPaidNow = ({ paymentMethodId, dueOn }: OrderReceived): boolean =>
  paymentMethodId !== paymentMethodIds.cashOnDelivery && dueOn === undefined;

/**
 * Returns the thanks. It contains no name, because the mailbox may be a stranger's, but does say that the
 * payment was received.
 */
function thanksFor(order: OrderReceived, { phrase }: MailTexts): Phrase {
  const { firstName } = order.address;
  const isPaid = isPaidNow(order);
  if (firstName === '') return phrase(isPaid ? 'orderPaid' : 'thanksForOrder');
  return phrase(isPaid ? 'thanksPaid' : 'thanks', { firstName: named(firstName) });
}

/** Returns the delivery, the items and the totals of an order. */
export const orderBlocks = (order: OrderReceived, mail: MailTexts): Block[] => [
  ...deliveryOf(order, mail),
  {
    kind: 'items',
    title: mail.phrase('whatYouGet'),
    rows: order.items.map((item) => itemOf(item, mail)),
  },
  ...giftOf(order, mail),
  { kind: 'sums', rows: totalsOf(order, mail) },
  ...noteOf(order, mail),
];

function itemOf(item: OrderReceived['items'][number], { pair, phrase, site, dateOnly }: MailTexts): Item {
  const options = item.options.map(({ name, value, addsCents }) => {
    const chosen = needsName(name, value) ? pair(named(name), named(value)) : named(value);
    if (!addsCents) return chosen;
    const adds = figure((addsCents < 0 ? '' : '+') + formatAmount(addsCents));
    // Keeps the price on the same line as the value.
    return { text: `${chosen.text} ${adds.text}`, html: `${chosen.html}&nbsp;${adds.html}` };
  });
  return {
    name: named(item.name),
    ...(item.picture && { picture: item.picture.startsWith('/') ? site(small(item.picture)) : item.picture }),
    details: [
      onOneLine(options),
      ...filesOf(item, phrase),
      ...(item.expectedOn ? [phrase('availableFrom', { day: dateOnly(item.expectedOn) })] : []),
      figure(`${item.quantity} × ${formatAmount(item.unitCents)}`),
      ...(item.once ?? []).map(({ kind, cents, name = '' }) =>
        pair(phrase(onceKey(kind, name), { name: named(name) }), figure(formatAmount(cents))),
      ),
    ].filter(({ text }) => text !== ''),
    // The one-time charges are listed above, so the amount includes them.
    amount: figure(formatAmount(item.totalCents + sumCents((item.once ?? []).map(({ cents }) => cents)))),
  };
}

/** Names the files that are printed on an item. */
export const filesOf = ({ files = [] }: { files?: string[] }, phrase: MailTexts['phrase']): Phrase[] =>
  files.map((file) => phrase('fileOf', { file: named(file) }));

/** Joins options with a middle dot, which never starts a line. */
const onOneLine = (choices: readonly Phrase[]): Phrase => ({
  text: choices.map(({ text }) => text).join(' · '),
  html: choices.map(({ html }) => html).join('&nbsp;· '),
});

/** Returns a picture that is displayed at 72 px, also on high-density screens. */
const small = (path: string): string =>
  hasRenditions(path) ? renditionPath(path, Math.min(...renditions.widths), 'webp') : path;

/** Returns the label, which promises a call only if there is a phone number. */
function receivedLabel({
  isDownload = false,
  isPickUp = false,
  isCounter = false,
  address,
}: OrderReceived): MailLabel {
  if (isDownload) return 'downloadReady';
  return address.mobile && !isPickUp && !isCounter ? 'orderReceived' : 'orderTaken';
}

/** Returns what the delivery costs, with the coupon that makes it free. */
function shippingOf({ totals, delivery, couponCode, isPickUp = false }: OrderReceived, mail: MailTexts): Sum {
  const { phrase } = mail;
  const shipping = mail.shipping(isPickUp);
  // A coupon that takes nothing off the items makes the delivery free.
  const isByCoupon = couponCode && totals.discountCents === 0;
  return {
    name: isByCoupon ? join([shipping, phrase('coupon', { code: figure(couponCode) })], ' · ') : shipping,
    amount: totals.shippingCents === 0 ? phrase('free') : figure(formatAmount(totals.shippingCents)),
    ...(delivery && { note: named(mail.parts(delivery)) }),
    tone: 'plain',
  };
}

/** Whether the story names the parts of the total. The method is named only with the whole total. */
function isPartPaid({ depositCents, dueOn, story }: OrderReceived, method: string): boolean {
  const due = (story?.DueNow.Amount ?? 0) + (story?.DueLater.Amount ?? 0);
  return depositCents !== undefined || (due > 0 && dueOn === undefined && method !== 'cashOnDelivery');
}

function totalsOf(order: OrderReceived, mail: MailTexts): Sum[] {
  const { totals, couponCode, paymentMethodId, vat } = order;
  const rate = figure(formatVatRate(vat?.rate ?? 0));
  const { phrase } = mail;
  const plain = (name: Phrase, amount: Phrase): Sum => ({ name, amount, tone: 'plain' });
  const money = (cents: number) => figure(formatAmount(cents));
  const code = figure(couponCode ?? '');
  const method =
    paidBy[paymentMethodId] ?? providerOfMethod(paymentMethodId)?.method.paidLabel ?? 'paidOtherwise';
  const payment = pickUpKey(method, order.isPickUp === true);
  const isPart = isPartPaid(order, method);
  const saving: Sum[] =
    totals.discountCents > 0
      ? [
          {
            name: phrase('coupon', { code }),
            amount: money(-totals.discountCents),
            tone: 'saving',
          },
        ]
      : [];
  return [
    plain(phrase('subtotal'), money(totals.subtotalCents)),
    ...(totals.onceCents ? [plain(phrase('includesOnce'), money(totals.onceCents))] : []),
    shippingOf(order, mail),
    ...saving,
    ...(vat?.isAdded ? [plain(phrase('vat', { rate }), money(vat.cents))] : []),
    {
      name: phrase('total'),
      amount: money(totals.totalCents),
      ...(!isPart && { note: phrase(payment) }),
      tone: method === 'cashOnDelivery' || isPart ? 'total' : 'paid',
    },
    ...(vat && !vat.isAdded ? [plain(phrase('includesVat', { rate }), money(vat.cents))] : []),
    ...rielOf(order, mail),
  ];
}

/** Returns the total in riel, at the rate stored with the order. */
function rielOf({ riel }: OrderReceived, { phrase, day }: MailTexts): Sum[] {
  if (!riel) return [];
  const note = phrase('rielRate', { rate: rielFigure(riel.rate), day: day(riel.since) });
  return [{ name: phrase('inRiel'), amount: rielFigure(riel.total), note, tone: 'plain' }];
}

function deliveryOf({ isDownload = false, isPickUp, address }: OrderReceived, mail: MailTexts): Block[] {
  if (isDownload) return [];
  if (isPickUp) return pickUpPlace(mail);
  const lines = addressLines(address, mail);
  // Omits the address, because the mailbox may be a stranger's.
  if (lines.length === 0) return [softParagraph(mail.phrase('deliveredAsAsked'))];
  return [{ kind: 'box', title: mail.phrase('deliveredTo'), lines }];
}

function addressLines(to: OrderReceived['address'], { personName, parts }: MailTexts): Phrase[] {
  const place = parts([to.city, to.state, to.postalCode]);
  return [to.recipient || personName(to), to.address, place, to.country]
    .map(named)
    .concat(receiverNumbers(to).map(figure))
    .filter(({ text }) => text !== '');
}

function giftOf({ gift }: OrderReceived, { phrase }: MailTexts): Block[] {
  if (!gift) return [];
  const lines = [
    ...(gift.wrap ? [phrase('giftWrap')] : []),
    ...(gift.withoutPrices ? [phrase('giftWithoutPrices')] : []),
  ];
  return [
    ...(lines.length > 0 ? [{ kind: 'box' as const, title: phrase('gift'), lines }] : []),
    ...(gift.message
      ? [{ kind: 'box' as const, title: phrase('giftMessage'), lines: [written(gift.message)] }]
      : []),
  ];
}

function noteOf({ note }: OrderReceived, { phrase }: MailTexts): Block[] {
  return note ? [{ kind: 'box', title: phrase('note'), lines: [written(note)] }] : [];
}
