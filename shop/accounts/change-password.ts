import { customerActor, writeAudit } from '#shop/audit/audit.ts';
import type { Database } from '#database/schema.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { inTransaction } from '#shop/transaction.ts';
import { isEasyPassword } from './common-passwords.ts';
import { guardedCheck, type Guess, type LoginLimits } from './login-guard.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { renewPasswordHash, storePasswordHash } from './queries.ts';
import { type OwnerWithPassword, ownerWithPassword, useCodesOf } from './reset-queries.ts';
import { confirmSession } from './session-queries.ts';
import { endOwnSessions, type CustomerSession } from './sessions.ts';

/** The current password, entered again. */
export interface ShownPassword extends Pick<Guess, 'address' | 'deviceToken'> {
  present: string;
  limits: LoginLimits;
}

export type PasswordRefusal = 'wrong-password' | 'common-password' | 'limited' | 'busy';

/**
 * Changes the password of a customer who enters the current one; null on success. Wrong passwords count as failed
 * logins. Ends all other sessions, invalidates emailed codes and notifies the owner by email.
 */
export async function changeOwnPassword(
  db: Database,
  session: CustomerSession,
  request: ShownPassword & { password: string },
): Promise<PasswordRefusal | null> {
  const { customerId } = session;
  const found = await ownerWithPassword(db, customerId);
  if (!found) return 'wrong-password';
  const { passwordHash, email, names, language } = found;
  if (isEasyPassword(request.password, [email, ...names])) return 'common-password';
  const refusal = await refusalOf(db, found, request);
  if (refusal) return refusal;
  const newHash = await hashPassword(request.password);
  return inTransaction(db, async (trx) => {
    // The password was changed in the meantime, so the one entered is no longer current.
    const isSet = await renewPasswordHash(trx, customerId, passwordHash, newHash);
    if (!isSet) return { keep: false, outcome: 'wrong-password' };
    await storePasswordHash(trx, customerId, newHash);
    await endOwnSessions(trx, session, null);
    await useCodesOf(trx, customerId);
    await writeAudit(trx, customerActor(customerId), 'password changed', {});
    await queueMail(trx, { kind: 'passwordChanged', to: email, language, content: {} });
    return { keep: true, outcome: null };
  });
}

/** Confirms the password for ten minutes in this session; wrong ones count as failed logins. */
export async function confirmPassword(
  db: Database,
  { customerId, sessionHash }: CustomerSession,
  request: ShownPassword,
): Promise<Exclude<PasswordRefusal, 'common-password'> | null> {
  const found = await ownerWithPassword(db, customerId);
  if (!found) return 'wrong-password';
  const refusal = await refusalOf(db, found, request);
  if (!refusal) await confirmSession(db, sessionHash);
  return refusal;
}

async function refusalOf(
  db: Database,
  { customerId, email, passwordHash }: OwnerWithPassword,
  { present, limits, ...machine }: ShownPassword,
): Promise<Exclude<PasswordRefusal, 'common-password'> | null> {
  const outcome = await guardedCheck(db, { ...machine, email, customerId }, limits, async () =>
    (await verifyPassword(passwordHash, present)) ? 'right' : null,
  );
  return outcome === 'right' ? null : (outcome ?? 'wrong-password');
}
