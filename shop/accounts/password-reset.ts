import { isE164 } from '#contract/forms/e164.ts';
import { customerActor, writeAudit } from '#shop/audit/audit.ts';
import type { Database } from '#database/schema.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { inTransaction } from '#shop/transaction.ts';
import { forgetBrowsers, rememberBrowser } from './browser-queries.ts';
import { isEasyPassword } from './common-passwords.ts';
import { storeConfirmedAnew } from './confirmation-queries.ts';
import { hashQueue } from './hash-queue.ts';
import { forgetGuesses } from './login-guard.ts';
import { hashPassword } from './password.ts';
import { storePasswordHash } from './queries.ts';
import { type ClaimedTry, useCode } from './reset-queries.ts';
import { newSecretText, sha256 } from './session-token.ts';
import { endAllSessions } from './sessions.ts';
import { type CodeEntered, tryCode } from './try-code.ts';

export type ResetRefusal = 'wrong-code' | 'common-password' | 'limited' | 'busy';

/** A new password is set; `browserMark` is what the browser is known by from now on, null for other clients. */
export interface ResetDone {
  browserMark: string | null;
}

/**
 * Sets a new password by the newest code this client asked for; who logs in by number has none. Every session of the customer ends, no browser is known any more but the one that asks
 * (`inBrowser`), by a new mark, and a mail tells the owner. The address counts as confirmed; where nobody had confirmed it,
 * names, phone and address that a stranger may have left are gone. What strangers guessed before counts no longer: they cannot keep
 * out who has just shown who they are.
 */
export async function resetPassword(
  db: Database,
  request: CodeEntered & { password: string },
): Promise<ResetDone | ResetRefusal> {
  const { email, password } = request;
  if (isEasyPassword(password, [email])) return 'common-password';
  if (isE164(email)) return 'wrong-code';
  if (hashQueue.isFull()) return 'busy';
  const found = await tryCode(db, request);
  if (typeof found === 'string') return found;
  // Not before: it would tell what the customer is called.
  if (isEasyPassword(password, found.names ?? [])) return 'common-password';
  const browserMark = request.inBrowser ? newSecretText() : null;
  const isDone = await changePassword(db, found, await hashPassword(password), browserMark);
  return isDone ? { browserMark } : 'wrong-code';
}

/** False when the code was used in the meantime. */
function changePassword(
  db: Database,
  { codeId }: ClaimedTry,
  passwordHash: string,
  browserMark: string | null,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const owner = await useCode(trx, codeId);
    if (!owner) return { keep: false, outcome: false };
    const { customerId, language } = owner;
    await storePasswordHash(trx, customerId, passwordHash);
    await storeConfirmedAnew(trx, customerId);
    await endAllSessions(trx, customerId);
    await forgetBrowsers(trx, customerId);
    if (browserMark !== null) await rememberBrowser(trx, customerId, sha256(browserMark));
    await writeAudit(trx, customerActor(customerId), 'password reset', {});
    await queueMail(trx, { kind: 'passwordChanged', to: owner.email, language, content: {} });
    // Last: guesses that are counted meanwhile wait for this.
    await forgetGuesses(trx, customerId);
    return { keep: true, outcome: true };
  });
}
