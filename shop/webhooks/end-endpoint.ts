import { defaultLanguage } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { shopLanguage } from '#shop/content/content.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { inTransaction } from '#shop/transaction.ts';
import { switchOff } from './endpoint-queries.ts';

/**
 * Switches an endpoint off if its receiver is gone or has failed for days, and emails the shop. Returns whether it did.
 */
export const endEndpoint = (db: Database, endpointId: number, why: 'gone' | 'failing'): Promise<boolean> =>
  inTransaction<boolean>(db, async (trx) => {
    const address = await switchOff(trx, endpointId, why);
    if (address === null) return { keep: false, outcome: false };
    const language = (await shopLanguage(trx)) ?? defaultLanguage;
    await queueMail(trx, { kind: 'webhookOff', to: 'shop', language, content: { address, why } });
    return { keep: true, outcome: true };
  });
