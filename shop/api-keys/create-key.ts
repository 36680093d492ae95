import type { KeyPermission } from '#contract/permissions.ts';
import type { Database } from '#database/schema.ts';
import { sha256 } from '#shop/accounts/accounts.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { inTransaction } from '#shop/transaction.ts';
import { insertKey, type KeyRow, ownersAndMaker } from './key-queries.ts';
import { newKeyText } from './key-text.ts';

export type NewKey = Pick<KeyRow, 'name' | 'addresses' | 'until'> & { permissions: readonly KeyPermission[] };

/**
 * Creates a key and emails the owners. The text of the key is returned only here: the database stores its hash.
 * `over`: its last day has passed.
 */
export const createKey = (
  db: Database,
  staffId: number,
  key: NewKey,
): Promise<{ id: number; text: string } | 'over'> =>
  inTransaction<{ id: number; text: string } | 'over'>(db, async (trx) => {
    const text = newKeyText();
    const permissions = [...new Set(key.permissions)];
    const row = { ...key, permissions, staffId, hash: sha256(text), lastFour: text.slice(-4) };
    const id = await insertKey(trx, row);
    if (id === null) return { keep: false, outcome: 'over' };
    await writeAudit(trx, staffActor(staffId), 'apiKey created', { id, permissions });
    const { owners, maker } = await ownersAndMaker(trx, staffId);
    for (const { email: to, language } of owners)
      await queueMail(trx, {
        kind: 'keyCreated',
        to,
        language,
        content: { name: key.name, maker, keyId: id },
      });
    return { keep: true, outcome: { id, text } };
  });
