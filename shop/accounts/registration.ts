import { customerActor, writeAudit } from '#shop/audit/audit.ts';
import type { Database } from '#database/schema.ts';
import { countHit, limitKey, limitSpans } from '#shop/limits/limits.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { inTransaction } from '#shop/transaction.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashQueue } from './hash-queue.ts';
import { hashPassword } from './password.ts';
import { countryExists, insertCustomer, type NewCustomer } from './queries.ts';
import { noteRefusal } from './refusals.ts';

/** What a person signs up with; the form's own rules (lengths, required fields) are checked before. */
export type Registration = Omit<NewCustomer, 'passwordHash'> & { password: string };

export type RegistrationRefusal = 'unknown-country' | 'common-password' | 'email-exists' | 'limited' | 'busy';

/** Who asks, and how often such a machine may in an hour. */
export interface Requester {
  address: string;
  limit: number;
}

/** Counts a question whose answer tells whether an e-mail address is taken; false: this machine asked too often. */
export const mayAskForAddress = (db: Database, { address, limit }: Requester): Promise<boolean> =>
  countHit(db, limitKey('signup-address', address), limit, limitSpans.hour);

/**
 * Makes an account; null when it is made. That an address is taken is told last, after the same hashing work as for a
 * new one (docs/decisions, identity).
 */
export async function register(
  db: Database,
  { password, ...person }: Registration,
  requester: Requester,
): Promise<RegistrationRefusal | null> {
  if (isCommonPassword(password)) return 'common-password';
  if (!(await countryExists(db, person.countryId))) return 'unknown-country';
  if (!(await mayAskForAddress(db, requester))) {
    await noteRefusal(db, 'signup limited', null, {});
    return 'limited';
  }
  if (hashQueue.isFull()) return 'busy';
  const passwordHash = await hashPassword(password);
  const isMade = await store(db, { ...person, passwordHash });
  if (isMade) return null;
  await writeAudit(db, customerActor(null), 'signup refused', {});
  return 'email-exists';
}

/** With the mail that welcomes the customer; false when the address is taken. */
function store(db: Database, customer: NewCustomer): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const customerId = await insertCustomer(trx, customer);
    if (customerId === null) return { keep: false, outcome: false };
    const { email: to, language } = customer;
    await queueMail(trx, { kind: 'welcome', to, language, content: { customerId } });
    return { keep: true, outcome: true };
  });
}
