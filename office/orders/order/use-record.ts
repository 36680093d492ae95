import { officeMailKinds } from '#contract/labels/office/mail-kinds.ts';
import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import type { Answer } from '#contract/operation.ts';
import { listOrderMails } from '#contract/operations/office/orders/list-order-mails.ts';
import { listOrderNotes } from '#contract/operations/office/orders/list-order-notes.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { useLabels } from '#office/office-context.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import type { Order } from '../order.ts';
import { useChangeMoves } from './use-change-moves.ts';
import { type Move, move, useMoves } from './use-moves.ts';

export type SentMail = Answer<typeof listOrderMails>['mails'][number];
type WrittenNote = Answer<typeof listOrderNotes>['notes'][number];

/** A timeline entry: an event, a staff note or an email. */
export interface Entry extends Move {
  note?: WrittenNote;
  mail?: SentMail;
}

function statusOf(mail: SentMail) {
  if (mail.standing === 'held' && mail.kind === 'transferReminder') return 'heldUnlessPaid';
  if (mail.standing === 'held' && mail.kind === 'proofReminder') return 'heldUnlessAnswered';
  if (mail.standing === 'held' && mail.kind === 'artworkAsked') return 'heldUnlessSent';
  return mail.standing === 'saved' && mail.medium === 'text' ? 'savedText' : mail.standing;
}

/** All entries, newest first. Notes and emails appear once they have loaded. */
export function useRecord(order: Order) {
  const t = useLabels(officeOrderRecord);
  const kinds = useLabels(officeMailKinds);
  const when = useDateTimes();
  const moves = [...useMoves(order), ...useChangeMoves(order)];
  const { number } = order;
  const { notes = [], colleagues = [] } = useOfficeQuery(listOrderNotes, { number }).data ?? {};
  const { mails = [] } = useOfficeQuery(listOrderMails, { number }).data ?? {};
  const written = notes.map((note) => ({
    ...move(note.at, 'message-circle', t('wroteNote', { name: note.by.name })),
    note,
  }));
  const sent = mails.map((mail) => {
    const what = kinds(mail.kind);
    const text = mail.to === null ? what : t('mailTo', { what, to: mail.to });
    const { sentAt } = mail;
    const detail =
      sentAt === null || mail.standing === 'saved' ? t(statusOf(mail)) : t('sent', { when: when(sentAt) });
    return { ...move(mail.at, 'mail', text), detail, mail };
  });
  const entries: Entry[] = [...moves, ...written, ...sent].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  );
  return { entries, colleagues };
}
