import { customerActor, writeAudit } from '#shop/audit/audit.ts';
import type { Database } from '#database/schema.ts';
import { consumeRateLimit, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { inTransaction } from '#shop/transaction.ts';
import { isEasyPassword } from './common-passwords.ts';
import { hashQueue } from './hash-queue.ts';
import { hashPassword } from './password.ts';
import { countryExists, insertCustomer, type Person } from './queries.ts';
import { noteRefusal } from './refusals.ts';

export type RegistrationRefusal = 'unknown-country' | 'common-password' | 'email-exists' | 'limited' | 'busy';

/** The client, and its limit per hour. */
export interface Requester {
  address: string;
  limit: number;
}

/**
 * Counts a request whose answer reveals whether an email address is taken. Returns false when the client has
 * exceeded its limit.
 */
const mayAskForAddress = (db: Database, { address, limit }: Requester): Promise<boolean> =>
  consumeRateLimit(db, rateLimitKey('signup-address', address), limit, rateWindows.hour);

/**
 * Returns the hash of a new customer's password, or why there is none. It takes the same work whether their
 * address is taken or not.
 */
export async function hashForNewcomer(
  db: Database,
  { countryId, firstName, lastName, email }: Pick<Person, 'countryId' | 'firstName' | 'lastName' | 'email'>,
  password: string,
  requester: Requester,
): Promise<{ passwordHash: string } | Exclude<RegistrationRefusal, 'email-exists'>> {
  if (isEasyPassword(password, [firstName, lastName, email])) return 'common-password';
  if (!(await countryExists(db, countryId))) return 'unknown-country';
  if (!(await mayAskForAddress(db, requester))) return 'limited';
  if (hashQueue.isFull()) return 'busy';
  return { passwordHash: await hashPassword(password) };
}

/**
 * Creates an account. Null on success. A taken address is reported last, after the same hashing work as for a
 * new one (docs/decisions, token identifies the caller).
 */
export async function register(
  db: Database,
  { password, ...person }: Person & { password: string },
  requester: Requester,
): Promise<RegistrationRefusal | null> {
  const hashed = await hashForNewcomer(db, person, password, requester);
  if (hashed === 'limited') await noteRefusal(db, 'signup limited', null, {});
  if (typeof hashed === 'string') return hashed;
  if (await store(db, { ...person, ...hashed })) return null;
  await writeAudit(db, customerActor(null), 'signup refused', {});
  return 'email-exists';
}

/** Stores the account and queues the welcome email. Returns false when the address is taken. */
function store(db: Database, customer: Person & { passwordHash: string }): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const customerId = await insertCustomer(trx, customer);
    if (customerId === null) return { keep: false, outcome: false };
    const { email: to, language } = customer;
    await queueMail(trx, { kind: 'welcome', to, language, content: { customerId } });
    return { keep: true, outcome: true };
  });
}
