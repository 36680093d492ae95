import type { Database } from '#database/schema.ts';
import { customerActor, staffActor } from '#shop/audit/audit.ts';
import { consumeRateLimit, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { changeRecords } from '#shop/records/records.ts';
import { openLink, signLink } from '#shop/signed-link.ts';
import { inTransaction } from '#shop/transaction.ts';
import { lockInquiries } from './inbox-queries.ts';
import { inquiryKind } from './inquiry-kind.ts';
import { type Inquiry, inquiryOf, insertMessage, messageOfKey, messagesOf } from './thread-queries.ts';

/** How long the link in a reply works. */
const answerDays = 60;
/** Answers a customer may write in a thread per day. */
const maxAnswersPerDay = 20;
const purpose = 'inquiry reply';

/** Returns the path of the page where a reply is answered. `until` is in seconds since 1970. */
export const replyPath = (
  secret: Buffer,
  { inquiryId, until }: { inquiryId: number; until: number },
): string => `/inbox/answer/${signLink(secret, purpose, [inquiryId, until])}`;

export type WriteRefusal = 'unknown' | 'answered-meanwhile' | 'no-email';

interface Written {
  inquiryId: number;
  staffId: number;
  /** A UUID. A repeated key means the same message. */
  key: string;
  kind: 'note' | 'reply';
  text: string;
  /** The id of the last message the author has seen; 0 if there was none. */
  after: number;
}

/**
 * Adds a staff member's note, or emails their reply. After a reply we wait for the customer.
 * `answered-meanwhile`: a colleague replied, or the customer answered, since.
 * @returns the message's id
 */
export const writeMessage = (
  db: Database,
  { inquiryId, staffId, key, kind, text, after }: Written,
): Promise<number | WriteRefusal> =>
  inTransaction<number | WriteRefusal>(db, async (trx) => {
    await lockInquiries(trx, [inquiryId]);
    const inquiry = await inquiryOf(trx, inquiryId, 'en');
    if (!inquiry) return { keep: false, outcome: 'unknown' };
    const earlier = await messageOfKey(trx, inquiryId, key);
    if (earlier !== null) return { keep: false, outcome: earlier };
    const by = staffActor(staffId);
    if (kind === 'note') {
      const note = await insertMessage(trx, { inquiryId, kind, staffId, key, text, by });
      return { keep: note !== null, outcome: note ?? 'unknown' };
    }
    const since = (await messagesOf(trx, inquiryId)).filter(
      (each) => each.id > after && each.kind !== 'note',
    );
    if (since.length > 0) return { keep: false, outcome: 'answered-meanwhile' };
    if (inquiry.email === '') return { keep: false, outcome: 'no-email' };
    const mailId = await queueReply(trx, inquiry, text);
    const reply = await insertMessage(trx, { inquiryId, kind, staffId, key, text, mailId, by });
    if (reply === null) return { keep: false, outcome: 'unknown' };
    const { stored } = await inquiryKind.read(trx, [{ id: inquiryId, fields: {} }]);
    const owner = stored.get(inquiryId)?.owner ?? staffId;
    await changeRecords(trx, inquiryKind, { by }, [{ id: inquiryId, fields: { state: 'waiting', owner } }]);
    return { keep: true, outcome: reply };
  });

function queueReply(db: Database, { id, email: to, language, subject }: Inquiry, text: string) {
  const until = Math.floor(Date.now() / 1000) + answerDays * 86_400;
  const content = { inquiryId: id, until, subject, text };
  return queueMail(db, { kind: 'inboxReply', to, language, content });
}

/**
 * Returns the inquiry that a link in a reply belongs to, given its last part. Null if the shop didn't create the link
 * for this, or it has expired.
 */
export async function inquiryOfLink(db: Database, secret: Buffer, signed: string): Promise<Inquiry | null> {
  const [id, until = 0] = openLink(secret, purpose, signed) ?? [];
  if (id === undefined || until * 1000 < Date.now()) return null;
  const found = await inquiryOf(db, id, 'en');
  return found && (await inquiryOf(db, id, found.language));
}

/**
 * Stores a customer's answer, and tells the shop. The same text again counts once: the browser may repeat the form.
 * @returns false if they wrote too many today
 */
export const answerInquiry = (db: Database, inquiry: Inquiry, text: string): Promise<boolean> =>
  inTransaction<boolean>(db, async (trx) => {
    const { id: inquiryId, name: fullName, email, phone: phoneNumber, subject, language } = inquiry;
    await lockInquiries(trx, [inquiryId]);
    const last = (await messagesOf(trx, inquiryId)).findLast(({ kind }) => kind !== 'note');
    if (last?.kind === 'answer' && last.text === text) return { keep: false, outcome: true };
    const limit = rateLimitKey('inquiry-answer', String(inquiryId));
    if (!(await consumeRateLimit(trx, limit, maxAnswersPerDay, rateWindows.day)))
      return { keep: false, outcome: false };
    const by = customerActor(null);
    await insertMessage(trx, { inquiryId, kind: 'answer', staffId: null, text, by });
    await changeRecords(trx, inquiryKind, { by }, [{ id: inquiryId, fields: { state: 'open' } }]);
    const content = { fullName, email, phoneNumber, subject, message: text };
    await queueMail(trx, { kind: 'contactReceived', to: 'shop', language, content });
    return { keep: true, outcome: true };
  });
