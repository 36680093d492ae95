import { customerActor, writeAudit } from '#shop/audit/audit.ts';
import type { Database } from '#database/schema.ts';
import {
  hashForNewcomer,
  type Person,
  type RegistrationRefusal,
  type Requester,
} from '#shop/accounts/accounts.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { inTransaction } from '#shop/transaction.ts';
import { insertSellerRequest, useEnvelope } from './queries.ts';
import type { OpenedPassword } from './sealed-password.ts';

export type SellerRefusal = 'used-envelope' | RegistrationRefusal;

/**
 * Stores a request to sell until staff decide about it, and emails both sides. Returns null if stored. The
 * encrypted password is used up in any case. An existing account or open request is reported last, after the
 * same work.
 */
export async function requestToSell(
  db: Database,
  request: Person,
  { password, ...envelope }: OpenedPassword,
  requester: Requester,
): Promise<SellerRefusal | null> {
  if (!(await useEnvelope(db, envelope))) return 'used-envelope';
  const hashed = await hashForNewcomer(db, request, password, requester);
  if (typeof hashed === 'string') return hashed;
  if (await store(db, request, hashed.passwordHash)) return null;
  await writeAudit(db, customerActor(null), 'seller request refused', {});
  return 'email-exists';
}

function store(db: Database, request: Person, passwordHash: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const places = await insertSellerRequest(trx, request, passwordHash);
    if (!places) return { keep: false, outcome: false };
    const { firstName, lastName, email, mobile, address, postalCode, language } = request;
    const content = { firstName, lastName, email, mobile, address, postalCode, ...places };
    await queueMail(trx, { kind: 'sellerRequestReceived', to: email, language, content: {} });
    await queueMail(trx, { kind: 'sellerRequestForShop', to: 'shop', language, content });
    return { keep: true, outcome: true };
  });
}
