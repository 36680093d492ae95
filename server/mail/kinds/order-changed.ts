import type { OrderChanged } from '#shop/mail/mail.ts';
import { type Block, type MailPage, paragraph } from '../mail-page.ts';
import type { MailLabel, MailWords } from '../mail-words.ts';
import { figure } from '../phrase.ts';

/** To the customer: the order is being prepared. */
export function orderInProgress(told: OrderChanged, mail: MailWords): MailPage {
  return page(told, mail, {
    subject: 'progressSubject',
    texts: ['progress', ...when(told.hasGoods, 'callBefore')],
    leadsTo: 'order',
  });
}

/** To the customer: it was delivered, and what is a file can be downloaded from the order's page. */
export function orderCompleted(told: OrderChanged, mail: MailWords): MailPage {
  return page(told, mail, {
    subject: 'completedSubject',
    texts: [...when(told.hasGoods, 'completed'), ...when(told.hasFiles, 'downloadReady')],
    leadsTo: 'order',
  });
}

/** To the customer: what they sent back is here. */
export function orderReturned(told: OrderChanged, mail: MailWords): MailPage {
  return page(told, mail, { subject: 'returnedSubject', texts: ['returned'], leadsTo: 'order' });
}

/** To the customer of an order on delivery that comes to nothing. It is shown nowhere, so nothing leads to it. */
export function orderCancelled(told: OrderChanged, mail: MailWords): MailPage {
  return page(told, mail, { subject: 'cancelledSubject', texts: ['cancelled'], leadsTo: 'shop' });
}

const when = (is: boolean, label: MailLabel): MailLabel[] => (is ? [label] : []);

function page(
  { number }: OrderChanged,
  { say, page: pageOf }: MailWords,
  { subject, texts, leadsTo }: { subject: MailLabel; texts: MailLabel[]; leadsTo: 'order' | 'shop' },
): MailPage {
  const values = { number: figure(number) };
  const heading = say(subject, values);
  const phrases = texts.map((label) => say(label, values));
  const button: Block =
    leadsTo === 'order'
      ? {
          kind: 'button',
          label: say('seeOrder'),
          url: pageOf(`/orders-history?order=${encodeURIComponent(number)}`),
        }
      : { kind: 'button', label: say('shopNow'), url: pageOf('/') };
  return {
    subject: heading.text,
    heading,
    preview: phrases.map(({ text }) => text).join(' '),
    blocks: [...phrases.map(paragraph), button],
  };
}
