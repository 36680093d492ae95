import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { LanguageCode } from '#contract/languages.ts';
import { customerActor, writeAudit } from '#shop/audit/audit.ts';
import type { Database } from '#database/schema.ts';
import { countHit, forgetHit, limitKey, limitSpans } from '#shop/limits/limits.ts';
import { queueMail, sealCode } from '#shop/mail/mail.ts';
import { purposeKey } from '#shop/purpose-key.ts';
import { inTransaction } from '#shop/transaction.ts';
import { forgetBrowsers, rememberBrowser } from './browser-queries.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashQueue } from './hash-queue.ts';
import { normalEmail } from './login.ts';
import { forgetGuesses } from './login-guard.ts';
import { hashPassword } from './password.ts';
import { storePasswordHash } from './queries.ts';
import { claimTry, insertCode, useCode } from './reset-queries.ts';
import { noteRefusal } from './refusals.ts';
import { newSecretText, sha256 } from './session-token.ts';
import { endAllSessions } from './sessions.ts';

const digits = 8;
/** As the table's default says (migration 0005). */
const minutes = 10;

export interface ResetLimits {
  /** Codes for one e-mail address, in 15 minutes and in a day: beyond them nothing is sent and nothing changes. */
  codesPerQuarter: number;
  codesPerDay: number;
  /** Asking and guessing by one machine, in an hour. */
  perAddress: number;
  /** Wrong guesses in the whole shop, in an hour. */
  guessesPerHour: number;
}

interface ResetRequest {
  secret: Buffer;
  email: string;
  /** Of the machine that asks. */
  address: string;
  limits: ResetLimits;
}

/**
 * Mails a code to the customer of an address, in `language` or their own. An address nobody has takes the same work and the same answer.
 * False: this machine asked too often.
 */
export async function sendCode(
  db: Database,
  request: ResetRequest & { language: LanguageCode | null },
): Promise<boolean> {
  const { secret, address, limits } = request;
  if (!(await countHit(db, limitKey('code-address', address), limits.perAddress, limitSpans.hour))) {
    await noteRefusal(db, 'code limited', null, {});
    return false;
  }
  const email = normalEmail(request.email);
  if (!(await mayHaveCode(db, email, limits))) return true;
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  await inTransaction(db, async (trx) => {
    const owner = await insertCode(trx, email, hmac(secret, email, code));
    if (owner) {
      const language = request.language ?? owner.language;
      const content = { code: sealCode(secret, code), minutes };
      await queueMail(trx, { kind: 'oneTimeCode', to: owner.email, language, content });
    }
    return { keep: true, outcome: undefined };
  });
  return true;
}

async function mayHaveCode(db: Database, email: string, limits: ResetLimits): Promise<boolean> {
  const key = (span: string) => limitKey(`code-${span}`, email.toLowerCase());
  if (!(await countHit(db, key('quarter'), limits.codesPerQuarter, limitSpans.quarter))) return false;
  return countHit(db, key('day'), limits.codesPerDay, limitSpans.day);
}

export type ResetRefusal = 'wrong-code' | 'common-password' | 'limited' | 'busy';

/** A new password is set; `browserMark` is what the browser is known by from now on, null for other clients. */
export interface ResetDone {
  browserMark: string | null;
}

/**
 * Sets a new password by the newest code of an address. Five tries a code, each counted before it is compared. Every session
 * of the customer ends, no browser is known any more but the one that asks (`inBrowser`), by a new mark, and a mail tells the
 * owner. What strangers guessed before counts no longer: they cannot keep out who has just shown who they are.
 */
export async function resetPassword(
  db: Database,
  request: ResetRequest & { code: string; password: string; inBrowser: boolean },
): Promise<ResetDone | ResetRefusal> {
  const { secret, code, password, address, limits } = request;
  if (isCommonPassword(password)) return 'common-password';
  if (!(await countHit(db, limitKey('guess-address', address), limits.perAddress, limitSpans.hour)))
    return limited(db);
  if (hashQueue.isFull()) return 'busy';
  const email = normalEmail(request.email);
  const found = await claimTry(db, email);
  if (!found) return 'wrong-code';
  if (!(await countHit(db, wrongGuesses, limits.guessesPerHour, limitSpans.hour))) return limited(db);
  if (!timingSafeEqual(found.codeHmac, hmac(secret, email, code)) || found.customerId === null) {
    await writeAudit(db, customerActor(found.customerId), 'code refused', {});
    return 'wrong-code';
  }
  await forgetHit(db, wrongGuesses);
  const browserMark = request.inBrowser ? newSecretText() : null;
  const isDone = await changePassword(db, found.codeId, await hashPassword(password), browserMark);
  return isDone ? { browserMark } : 'wrong-code';
}

const wrongGuesses = 'code-guesses';

async function limited(db: Database): Promise<'limited'> {
  await noteRefusal(db, 'guess limited', null, {});
  return 'limited';
}

/** False when the code was used in the meantime. */
function changePassword(
  db: Database,
  codeId: number,
  passwordHash: string,
  browserMark: string | null,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const owner = await useCode(trx, codeId);
    if (!owner) return { keep: false, outcome: false };
    const { customerId, language } = owner;
    await storePasswordHash(trx, customerId, passwordHash);
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

/** What is stored of a code: without the shop's secret eight digits cannot be found from it. */
const hmac = (secret: Buffer, email: string, code: string): Buffer =>
  createHmac('sha256', purposeKey(secret, 'one-time code'))
    .update(`${email.toLowerCase()}\n${code}`)
    .digest();
