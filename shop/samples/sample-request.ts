import { createHash } from 'node:crypto';
import type { Database } from '#database/schema.ts';
import { consumeRateLimit, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';
import { queueMail, type SampleRequest } from '#shop/mail/mail.ts';
import { inTransaction } from '#shop/transaction.ts';
import { insertSampleRequest, isPast, type SampleForm, type SampleItem, duplicateOf } from './queries.ts';

const maxEmailsPerDay = 5;

export type SampleRefusal = 'past-date' | 'nothing-sold';

/**
 * Stores the request for staff and emails both sides. An identical request within 30 seconds counts once.
 * Products that aren't sold are dropped.
 * @returns its number
 */
export async function requestSamples(
  db: Database,
  form: SampleForm,
): Promise<{ number: string } | SampleRefusal> {
  if (form.wantedOn !== '' && (await isPast(db, form.wantedOn))) return 'past-date';
  const bodyHash = createHash('sha256').update(JSON.stringify(form)).digest();
  return inTransaction<{ number: string } | SampleRefusal>(db, async (trx) => {
    const duplicate = await duplicateOf(trx, bodyHash);
    if (duplicate) return { keep: false, outcome: duplicate };
    const made = await insertSampleRequest(trx, form, bodyHash);
    if (!made) return { keep: false, outcome: 'nothing-sold' };
    await queueMails(trx, form, made);
    return { keep: true, outcome: { number: made.number } };
  });
}

/** Returns whether an email may be sent, because repeated requests must not fill a stranger's mailbox. */
const mayMail = (db: Database, email: string): Promise<boolean> =>
  consumeRateLimit(db, rateLimitKey('samples', email), maxEmailsPerDay, rateWindows.day);

async function queueMails(
  db: Database,
  { fullName, email, phone, note, wantedOn: requestedOn, language }: SampleForm,
  { id, number, items }: { id: number; number: string; items: SampleItem[] },
): Promise<void> {
  const content: SampleRequest = {
    number,
    wantedDate: requestedOn,
    items: items.map(({ nameEn, nameKm, quantity }) => ({
      name: (language === 'ar' ? nameKm : null) ?? nameEn,
      quantity,
    })),
  };
  if (email !== '' && (await mayMail(db, email)))
    await queueMail(db, {
      kind: 'sampleRequestReceived',
      to: email,
      language,
      content: { ...content, requestId: id },
    });
  const forShop = { ...content, fullName, email, phoneNumber: phone, note };
  await queueMail(db, { kind: 'sampleRequestForShop', to: 'shop', language, content: forShop });
}
