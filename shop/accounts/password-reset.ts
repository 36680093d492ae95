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

/** The result of a password reset. `deviceToken` is the browser's new mark, null for other clients. */
export interface ResetDone {
  deviceToken: string | null;
}

/**
 * Sets a new password with the newest code that this client requested. Accounts by phone number have none.
 * Ends all sessions of the customer, distrusts all browsers except this one (`inBrowser`), which gets a new
 * mark, and notifies the owner by email. The email address becomes confirmed; if it wasn't before, names,
 * phone and address are cleared, because a stranger may have entered them. Resets failed guesses, so that
 * strangers can't lock out the proven owner. The address of a merged account does all that for the one that is left, whose
 * own address it doesn't confirm.
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
  // Checked only after the code was verified, because it would reveal the customer's name.
  if (isEasyPassword(password, found.names ?? [])) return 'common-password';
  const deviceToken = request.inBrowser ? newSecretText() : null;
  const to = { email, passwordHash: await hashPassword(password), deviceToken };
  return (await changePassword(db, found, to)) ? { deviceToken } : 'wrong-code';
}

/** Changes the password. Returns false when the code was used in the meantime. */
function changePassword(
  db: Database,
  { codeId }: ClaimedTry,
  { email, passwordHash, deviceToken }: { email: string; passwordHash: string; deviceToken: string | null },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const owner = await useCode(trx, codeId);
    if (!owner) return { keep: false, outcome: false };
    const { customerId, language } = owner;
    await storePasswordHash(trx, customerId, passwordHash);
    if (owner.email === email) await storeConfirmedAnew(trx, customerId);
    await endAllSessions(trx, customerId);
    await forgetBrowsers(trx, customerId);
    if (deviceToken !== null) await rememberBrowser(trx, customerId, sha256(deviceToken));
    await writeAudit(trx, customerActor(customerId), 'password reset', {});
    await queueMail(trx, { kind: 'passwordChanged', to: owner.email, language, content: {} });
    // This comes last, because concurrent counting of guesses waits for this row.
    await forgetGuesses(trx, customerId);
    return { keep: true, outcome: true };
  });
}
