import { timingSafeEqual } from 'node:crypto';
import { isE164 } from '#contract/forms/e164.ts';
import type { Database } from '#database/schema.ts';
import { customerActor, writeAudit } from '#shop/audit/audit.ts';
import { keysOf } from '#shop/purpose-key.ts';
import { isOwnBrowser } from './browser-queries.ts';
import { codeHmac, requesterHash, requesterOfToken } from './one-time-code.ts';
import { noteRefusal } from './refusals.ts';
import { countCodeGuess, countRequest } from './reset-limits.ts';
import { type ClaimedTry, claimTry } from './reset-queries.ts';
import type { ResetRequest } from './send-code.ts';

/** An entered code. `token` is from the answer to the request for the code. */
export type CodeEntered = ResetRequest & { code: string; token: string | null };

/**
 * Compares a code with the newest one that this client requested. A code allows five attempts, each counted
 * before comparing, and codes of other clients can't be guessed. A code sent to an unknown email address is
 * never right; one sent to an unknown number may be, because it belongs to a new customer.
 */
export async function tryCode(
  db: Database,
  request: CodeEntered,
): Promise<ClaimedTry | 'wrong-code' | 'limited'> {
  const { secret, email, code, address, limits, subject = email } = request;
  const isOwn = await isOwnBrowser(db, email, request.deviceToken);
  if (!isOwn && !(await countRequest(db, 'guess-address', address, limits))) return limited(db);
  const keys = keysOf(secret);
  const byToken = requesterOfToken(secret, email, request.token);
  const found = await claimTry(
    db,
    email,
    byToken ? [byToken] : keys.map((key) => requesterHash(key, request)),
  );
  if (!found) return 'wrong-code';
  const guess = isOwn ? unlimited : await countCodeGuess(db, address, limits);
  if (!guess) return limited(db);
  const isRight = keys.some((key) => timingSafeEqual(found.codeHmac, codeHmac(key, subject, code)));
  const wasSent = found.customerId !== null || isE164(email) || request.subject !== undefined;
  await guess.settle(!isRight && wasSent);
  if (isRight && wasSent) return found;
  await writeAudit(db, customerActor(found.customerId), 'code refused', {});
  return 'wrong-code';
}

const unlimited = { settle: async () => undefined };

async function limited(db: Database): Promise<'limited'> {
  await noteRefusal(db, 'guess limited', null, {});
  return 'limited';
}
