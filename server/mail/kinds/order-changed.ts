import type { OrderChanged, OrderSent } from '#shop/mail/mail.ts';
import { formatAmount } from '#rules/money.ts';
import { type Block, type MailPage, paragraph } from '../mail-page.ts';
import { notePhrases } from '../payment-notes.ts';
import type { MailLabel, MailTexts } from '../mail-texts.ts';
import { seeOrder } from '../order-links.ts';
import { figure, named } from '../phrase.ts';

/** Builds the email to the customer: the order is being prepared. */
export function orderInProgress(order: OrderChanged, mail: MailTexts): MailPage {
  return page(order, mail, {
    subject: 'progressSubject',
    texts: [
      'progress',
      ...when(order.isUnapproved === true, 'proofStartedNext'),
      ...when(order.hasGoods && !order.isCounter, order.isPickUp ? 'pickUpLater' : 'callBefore'),
    ],
  });
}

/** Builds the email to the customer: the order has shipped. */
export function orderSent(order: OrderSent, mail: MailTexts): MailPage {
  const { isLast } = order;
  if (order.isPickUp) return readyForPickUp(order, mail);
  const what = isLast === undefined ? 'sent' : isLast ? 'sentLast' : 'sentPart';
  const texts: MailLabel[] = [what, ...when(!order.isCounter, 'callBefore')];
  const subject = isLast === false ? 'sentPartSubject' : 'sentSubject';
  const sent = page(order, mail, { subject, texts });
  return { ...sent, blocks: [...sent.blocks, ...parcelOf(order, mail)] };
}

/** Builds the email to a customer who picks the order up: where and when, and what is still to be paid. */
function readyForPickUp(order: OrderSent, mail: MailTexts): MailPage {
  const { phrase } = mail;
  const { isLast, dueCents = 0 } = order;
  const [subject, text] =
    isLast === false
      ? (['pickUpPartSubject', 'pickUpPart'] as const)
      : (['pickUpSubject', 'pickUp'] as const);
  const ready = page(order, mail, { subject, texts: [text] });
  const due = phrase('pickUpDue', { amount: figure(formatAmount(dueCents)) });
  return {
    ...ready,
    blocks: [
      ...(dueCents > 0 ? [paragraph(due)] : []),
      ...ready.blocks,
      ...pickUpPlace(mail),
      ...parcelOf(order, mail),
    ],
  };
}

export function pickUpPlace({ phrase, pair, shop }: MailTexts): Block[] {
  const lines = [
    ...(shop.address ? [named(shop.address)] : []),
    ...(shop.hours ?? []).map(({ days, hours }) => pair(named(days), named(hours))),
    ...(shop.phone ? [figure(shop.phone)] : []),
  ];
  return lines.length > 0 ? [{ kind: 'box', title: phrase('pickUpAt'), lines }] : [];
}

/**
 * Returns the tracking number, what is in a parcel with a part of the order, and the picture of the receipt that is needed
 * to collect it.
 */
function parcelOf(
  { parcel, receiptOf, parcelNumber, lines: contents = [], jobPath }: OrderSent,
  { phrase, pair, site }: MailTexts,
): Block[] {
  const { number = '', carrier = '' } = parcel ?? {};
  const lines = [
    ...(carrier ? [pair(phrase('parcelCarrier'), named(carrier))] : []),
    ...(number ? [pair(phrase('parcelNumber'), figure(number))] : []),
    ...contents.map(({ name, quantity }) => pair(named(name), figure(`× ${quantity}`))),
  ];
  return [
    ...(lines.length > 0 ? [{ kind: 'box' as const, title: phrase('parcel'), lines }] : []),
    ...(receiptOf === undefined || jobPath === undefined
      ? []
      : [
          {
            kind: 'link' as const,
            label: phrase('parcelReceipt'),
            url: site(`${jobPath}/receipt${parcelNumber ? `/${parcelNumber}` : ''}`),
          },
        ]),
  ];
}

/** Builds the email to the customer: the order was delivered. Files can be downloaded from its page. */
export function orderCompleted(order: OrderChanged, mail: MailTexts): MailPage {
  return page(order, mail, {
    subject: order.isPickUp ? 'pickedUpSubject' : 'completedSubject',
    texts: [
      ...when(order.hasGoods, order.isPickUp ? 'pickedUp' : 'completed'),
      ...when(order.hasFiles, 'downloadReady'),
    ],
  });
}

/** Builds the email to the customer: their return has arrived, and how it is refunded. */
export function orderReturned(order: OrderChanged, mail: MailTexts): MailPage {
  const texts: MailLabel[] = order.notes ? ['returnedGoods'] : ['returned'];
  return page(order, mail, { subject: 'returnedSubject', texts });
}

/** Builds the email to the customer of a canceled order: there is nothing to pay, or how it is refunded. */
export function orderCancelled(order: OrderChanged, mail: MailTexts): MailPage {
  const before: MailLabel[] =
    order.givenBackCents === undefined ? ['cancelled'] : ['cancelledGoesBack', 'refundedWhen'];
  const texts: MailLabel[] = order.notes?.length ? ['cancelledOrder'] : before;
  return page(order, mail, { subject: 'cancelledSubject', texts });
}

const when = (is: boolean, label: MailLabel): MailLabel[] => (is ? [label] : []);

function page(
  order: OrderChanged,
  mail: MailTexts,
  { subject, texts }: { subject: MailLabel; texts: MailLabel[] },
): MailPage {
  const { number, givenBackCents: refundedCents = 0, notes = [] } = order;
  const values = { number: figure(number), amount: figure(formatAmount(refundedCents)) };
  const heading = mail.phrase(subject, values);
  const phrases = [...texts.map((label) => mail.phrase(label, values)), ...notePhrases(notes, mail)];
  return {
    subject: heading.text,
    heading,
    preview: phrases.map(({ text }) => text).join(' '),
    blocks: [...phrases.map(paragraph), seeOrder(order, mail)],
  };
}
