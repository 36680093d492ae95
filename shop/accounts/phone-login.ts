import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { inTransaction } from '#shop/transaction.ts';
import { storeConfirmed } from './confirmation-queries.ts';
import type { LoggedIn } from './login.ts';
import { nobodysHash } from './password.ts';
import { customerOfNumber } from './added-number-queries.ts';
import { idOfCountry, insertCustomer, profileOf } from './queries.ts';
import { useCodeOfNumber } from './reset-queries.ts';
import { newSecretText } from './session-token.ts';
import { openSession } from './sessions.ts';
import { type CodeEntered, tryCode } from './try-code.ts';

/** `email` is the number in normalized form (contract/forms/e164.ts). */
export interface PhoneLogin extends CodeEntered {
  /** The language of a new customer's messages, and of place names in the profile. */
  language: LanguageCode;
  userAgent: string;
  /** SHA-256 of the cookie that binds a session to this browser; of an empty value when there is no cookie. */
  bindingHash: Buffer;
}

/**
 * Opens a session with the code sent to a number, for the account that was created with the number or to
 * which it was added. An unknown number creates an account: confirmed, without a password, in Cambodia.
 * 'wrong-code' is also the answer for a closed account. A merged one leads to the one that is left.
 */
export async function loginByPhone(
  db: Database,
  request: PhoneLogin,
): Promise<(LoggedIn & { isNew: boolean }) | 'wrong-code' | 'limited'> {
  const found = await tryCode(db, request);
  if (typeof found === 'string') return found;
  const { inBrowser, userAgent, language, bindingHash } = request;
  const deviceToken = inBrowser ? (request.deviceToken ?? newSecretText()) : null;
  const opened = await inTransaction(db, async (trx) => {
    const customer = (await useCodeOfNumber(trx, found.codeId)) && (await customerOf(trx, request));
    const session =
      customer &&
      (await openSession(trx, {
        customerId: customer.customerId,
        passwordHash: null,
        boundToBrowser: inBrowser,
        earlierBinding: inBrowser ? bindingHash : null,
        deviceToken,
        userAgent,
      }));
    return session ? { keep: true, outcome: { ...customer, ...session } } : { keep: false, outcome: null };
  });
  if (!opened) return 'wrong-code';
  const { customerId, ...session } = opened;
  return { profile: await profileOf(db, customerId, language), deviceToken, ...session };
}

/**
 * Returns the customer with a number, created if necessary. Null if a concurrent request is creating the
 * customer, or the shop doesn't serve Cambodia.
 */
async function customerOf(db: Database, { email, language }: PhoneLogin) {
  const found = await customerOfNumber(db, email);
  if (found !== null) return { customerId: found, isNew: false };
  const customerId = await insertCustomer(db, {
    email,
    passwordHash: nobodysHash(),
    firstName: '',
    lastName: '',
    mobile: email,
    address: '',
    postalCode: '',
    countryId: await idOfCountry(db, 'KH'),
    stateId: null,
    cityId: null,
    language,
  });
  if (customerId === null) return null;
  await storeConfirmed(db, customerId, 'code');
  return { customerId, isNew: true };
}
