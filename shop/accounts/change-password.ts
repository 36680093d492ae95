import { customerActor, writeAudit } from '#shop/audit/audit.ts';
import type { Database } from '#database/schema.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { inTransaction } from '#shop/transaction.ts';
import { isEasyPassword } from './common-passwords.ts';
import { hashQueue } from './hash-queue.ts';
import { countGuess, type Guess, type LoginLimits } from './login-guard.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { renewPasswordHash } from './queries.ts';
import { ownerWithPassword, useCodesOf } from './reset-queries.ts';
import { endOwnSessions, type OwnSession } from './sessions.ts';

export type PasswordRefusal = 'wrong-password' | 'common-password' | 'limited' | 'busy';

/**
 * Sets a new password for a customer who shows the present one; null: done. Wrong ones count as failed logins. Every other
 * session ends, mailed codes are used up, and a mail tells the owner.
 */
export async function changeOwnPassword(
  db: Database,
  session: OwnSession,
  request: Pick<Guess, 'address' | 'browserMark'> & {
    present: string;
    password: string;
    limits: LoginLimits;
  },
): Promise<PasswordRefusal | null> {
  const { customerId } = session;
  const found = await ownerWithPassword(db, customerId);
  if (!found) return 'wrong-password';
  const { passwordHash, email, names, language } = found;
  if (isEasyPassword(request.password, [email, ...names])) return 'common-password';
  const guess = await countGuess(db, { ...request, email, customerId }, request.limits);
  if (!guess) {
    await writeAudit(db, customerActor(customerId), 'login limited', {});
    return 'limited';
  }
  if (hashQueue.isFull()) {
    await guess.forget();
    return 'busy';
  }
  if (!(await verifyPassword(passwordHash, request.present))) {
    await writeAudit(db, customerActor(customerId), 'login refused', {});
    return 'wrong-password';
  }
  await guess.forget();
  const newHash = await hashPassword(request.password);
  return inTransaction(db, async (trx) => {
    // Another one was set since: the one that was shown is not the present one any more.
    const isSet = await renewPasswordHash(trx, customerId, passwordHash, newHash);
    if (!isSet) return { keep: false, outcome: 'wrong-password' };
    await endOwnSessions(trx, session, null);
    await useCodesOf(trx, customerId);
    await writeAudit(trx, customerActor(customerId), 'password changed', {});
    await queueMail(trx, { kind: 'passwordChanged', to: email, language, content: {} });
    return { keep: true, outcome: null };
  });
}
