import { defaultLanguage, type LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { queueMail, sealCode } from '#shop/mail/mail.ts';
import { inTransaction } from '#shop/transaction.ts';
import { isOwnBrowser } from './browser-queries.ts';
import {
  type Client,
  codeHmac,
  codeMinutes,
  machineHash,
  newCode,
  requesterHash,
  requestToken,
} from './one-time-code.ts';
import { noteRefusal } from './refusals.ts';
import { countCode, countSmsCode, countRequest, type PhoneLimits, type ResetLimits } from './reset-limits.ts';
import { insertCode } from './reset-queries.ts';
import { newSecretText } from './session-token.ts';

/** The input shared by requesting a code and using it. */
export interface ResetRequest extends Client {
  secret: Buffer;
  /** The normalized email address (contract/forms/email.ts) or number (contract/forms/e164.ts). */
  email: string;
  /** Whether one of our pages asks, which can store a mark. */
  inBrowser: boolean;
  limits: ResetLimits;
  /** What the code opens instead of the account, such as an order. It then opens only that. */
  subject?: string;
}

/**
 * The answer to a request for a code. `newMark` is the new mark for the browser; null if it has one or isn't
 * a browser.
 */
export interface CodeAsked {
  newMark: string | null;
  /** A token that identifies a client without a mark on another network; null if it has a mark. */
  token: string | null;
}

/**
 * Emails a code to the customer of an address, in `language` or their own. Only the requester can use it. An
 * unknown address, or one that has exceeded its limit, takes the same work and gets the same answer. Null
 * means that this machine has exceeded its limit. With `phoneLimits` the code is sent to a number, even an
 * unknown one, which can then sign up; null also when those limits are exceeded. `isKnown` says that the address
 * belongs to the `subject`, so that the code is sent although there may be no account.
 */
export async function sendCode(
  db: Database,
  {
    language,
    phoneLimits,
    isKnown = false,
    ...request
  }: ResetRequest & { language: LanguageCode | null; phoneLimits?: PhoneLimits; isKnown?: boolean },
): Promise<CodeAsked | null> {
  const { secret, email, address, limits, inBrowser, subject = email } = request;
  const isOwn = await isOwnBrowser(db, email, request.deviceToken);
  if (!isOwn && !(await countRequest(db, 'code-address', address, limits))) return limited(db);
  const newMark = inBrowser && request.deviceToken === null ? newSecretText() : null;
  const client = { address, deviceToken: request.deviceToken ?? newMark };
  const requester = requesterHash(secret, client);
  const hashes = {
    requester: requester.toString('hex'),
    machine: machineHash(secret, client).toString('hex'),
  };
  const token = client.deviceToken === null ? requestToken(secret, email, requester) : null;
  const codesPerDay = phoneLimits?.perNumber ?? limits.codesPerDay;
  const mayMore = await countCode(db, { email, ...hashes, isOwn }, { ...limits, codesPerDay });
  if (!phoneLimits && !mayMore) return { newMark, token };
  if (phoneLimits && !(mayMore && (await countSmsCode(db, { address, isOwn }, phoneLimits))))
    return limited(db);
  const code = newCode();
  return inTransaction(db, async (trx) => {
    const { owner, isAgain } = await insertCode(trx, {
      email,
      codeHmac: codeHmac(secret, subject, code),
      requesterHash: requester,
    });
    if (isKnown || (request.subject === undefined && (owner || phoneLimits)))
      await queueMail(trx, {
        kind: 'oneTimeCode',
        to: email,
        language: language ?? owner?.language ?? defaultLanguage,
        content: {
          code: sealCode(secret, code),
          minutes: codeMinutes,
          ...(owner && !phoneLimits && !isKnown && { codeId: owner.codeId }),
          ...(isAgain && phoneLimits && { isAgain }),
        },
      });
    return { keep: true, outcome: { newMark, token } };
  });
}

async function limited(db: Database): Promise<null> {
  await noteRefusal(db, 'code limited', null, {});
  return null;
}
