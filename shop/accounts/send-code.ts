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
import {
  countCode,
  countPaidCode,
  countRequest,
  type PhoneLimits,
  type ResetLimits,
} from './reset-limits.ts';
import { insertCode } from './reset-queries.ts';
import { newSecretText } from './session-token.ts';

/** What asking for a code and using it have in common. */
export interface ResetRequest extends Client {
  secret: Buffer;
  /** In its one form (contract/forms/email.ts); or a number in its (contract/forms/e164.ts). */
  email: string;
  /** A page of ours asks: it can keep a mark. */
  inBrowser: boolean;
  limits: ResetLimits;
}

/** `newMark`: what the browser is to be known by from now on; null: it has a mark, or is no browser. */
export interface CodeAsked {
  newMark: string | null;
  /** By which a client without a mark is known on another network; null: it has one. */
  token: string | null;
}

/**
 * Mails a code to the customer of an address, in `language` or their own; it is good for who asked alone. An address nobody
 * has takes the same work and the same answer, and so does one for which there were codes enough. null: this machine asked
 * too often. With `phoneLimits` it goes to a number, also of nobody, who then signs up; null where there were enough as well.
 */
export async function sendCode(
  db: Database,
  {
    language,
    phoneLimits,
    ...request
  }: ResetRequest & { language: LanguageCode | null; phoneLimits?: PhoneLimits },
): Promise<CodeAsked | null> {
  const { secret, email, address, limits, inBrowser } = request;
  const isOwn = await isOwnBrowser(db, email, request.browserMark);
  if (!isOwn && !(await countRequest(db, 'code-address', address, limits))) return limited(db);
  const newMark = inBrowser && request.browserMark === null ? newSecretText() : null;
  const client = { address, browserMark: request.browserMark ?? newMark };
  const requester = requesterHash(secret, client);
  const hashes = {
    requester: requester.toString('hex'),
    machine: machineHash(secret, client).toString('hex'),
  };
  const token = client.browserMark === null ? requestToken(secret, email, requester) : null;
  const codesPerDay = phoneLimits?.perNumber ?? limits.codesPerDay;
  const mayMore = await countCode(db, { email, ...hashes, isOwn }, { ...limits, codesPerDay });
  if (!phoneLimits && !mayMore) return { newMark, token };
  if (phoneLimits && !(mayMore && (await countPaidCode(db, { address, isOwn }, phoneLimits))))
    return limited(db);
  const code = newCode();
  return inTransaction(db, async (trx) => {
    const { owner, isAgain } = await insertCode(trx, {
      email,
      codeHmac: codeHmac(secret, email, code),
      requesterHash: requester,
    });
    if (owner || phoneLimits)
      await queueMail(trx, {
        kind: 'oneTimeCode',
        to: email,
        language: language ?? owner?.language ?? defaultLanguage,
        content: {
          code: sealCode(secret, code),
          minutes: codeMinutes,
          ...(owner && !phoneLimits && { codeId: owner.codeId }),
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
