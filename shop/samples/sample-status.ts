import type { SampleState } from '#contract/constants.ts';
import { type LanguageCode, languageOf } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { openLink } from '#shop/signed-link.ts';
import { contactOfRequest, type StatusRow, statusOfRequest } from './status-queries.ts';

/** What the person who requested samples sees. It contains nothing that they entered. */
export type SampleStatus = Omit<StatusRow, 'languageId'> & { language: LanguageCode };

/** Returns the request of such a link, given its last part. Null if the shop didn't create it, or after a year. */
export async function sampleStatusOfLink(
  db: Database,
  secret: Buffer,
  signed: string,
): Promise<(SampleStatus & { requestId: number }) | null> {
  const [id] = openLink(secret, 'sample request', signed) ?? [];
  const status = id === undefined ? null : await sampleStatus(db, id);
  return id === undefined || !status ? null : { ...status, requestId: id };
}

/** Returns a request of the last year, or null. */
export async function sampleStatus(db: Database, requestId: number): Promise<SampleStatus | null> {
  const found = await statusOfRequest(db, requestId);
  if (!found) return null;
  const { languageId, ...status } = found;
  return { ...status, language: languageOf(languageId) };
}

/** The states that are news to the person who requested samples. */
const news: ReadonlySet<SampleState> = new Set(['preparing', 'ready', 'declined']);

/** Emails how far a request is, if it has an email address and this is news. */
export async function notifyOfSamples(db: Database, requestId: number, state: SampleState): Promise<void> {
  const contact = news.has(state) ? await contactOfRequest(db, requestId) : null;
  if (!contact) return;
  const { email: to, languageId, number } = contact;
  await queueMail(db, {
    kind: 'sampleRequestChanged',
    to,
    language: languageOf(languageId),
    content: { number, requestId, state },
  });
}
