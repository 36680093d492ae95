import { TOTP } from 'otpauth';
import type { Operation } from '#contract/operation.ts';
import { acceptInvitation } from '#contract/operations/office/account/accept-invitation.ts';
import { addAuthenticator } from '#contract/operations/office/account/add-authenticator.ts';
import { beginAuthenticator } from '#contract/operations/office/account/begin-authenticator.ts';
import { getInvitation } from '#contract/operations/office/account/get-invitation.ts';
import { getMe } from '#contract/operations/office/account/get-me.ts';
import { showCode } from '#contract/operations/office/account/show-code.ts';
import { createKey } from '#contract/operations/office/keys/create-key.ts';
import { signIn } from '#contract/operations/office/account/sign-in.ts';
import type { Database } from '#database/schema.ts';
import type { Secret } from '#shop/purpose-key.ts';
import { invite, invitePath } from '#shop/staff/staff.ts';

interface EmailPreview {
  text: string;
  headers: string;
  cookie: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- the test says what it expects
  data: any;
}

/** Calls the office. `allowed` lists the secrets that the answer may contain. */
export type CallOffice = (
  operation: Operation,
  input: object,
  cookie: string,
  allowed: readonly string[],
) => Promise<EmailPreview>;

/**
 * Invites a staff member who joins, then enters a code and a recovery code, including wrong ones.
 * @returns the secrets that only this person may know, by name
 */
export async function staffSecrets(
  db: Database,
  secret: Secret,
  request: CallOffice,
  { email, password }: { email: string; password: string },
): Promise<Record<string, string>> {
  const person = { email, name: 'Srey', roleId: 1, language: 'en' as const };
  const invited = await invite(db, person, { by: 'staff test', isMailed: true });
  if (typeof invited === 'string') throw new Error(invited);
  const token = invitePath(secret, 'en', invited.invitationId).split('#')[1] ?? '';
  await request(getInvitation, { token: `${token}x` }, '', []);
  await request(getInvitation, { token }, '', []);
  const come = await request(acceptInvitation, { token, name: 'Srey', password }, '', ['an office cookie']);
  const offer = await request(beginAuthenticator, {}, come.cookie, ['an authenticator’s secret']);
  const totp = new TOTP({ secret: offer.data.secret as string });
  await request(addAuthenticator, { code: '000000' }, come.cookie, []);
  const code = totp.generate({ timestamp: Date.now() - 30_000 });
  const added = await request(addAuthenticator, { code }, come.cookie, ['a recovery code']);
  const [recovery = ''] = added.data.recoveryCodes as string[];
  await request(getMe, {}, come.cookie, []);
  await request(signIn, { email, password: `${password}x` }, '', []);
  const again = await request(signIn, { email, password }, '', ['another office cookie']);
  await request(showCode, { code: recovery }, again.cookie, []);
  const keyFields = { name: 'Program', permissions: ['orders.read'] };
  const made = await request(createKey, keyFields, come.cookie, ['an API key']);
  return {
    'an invitation': token,
    'an office cookie': come.cookie.split('=')[1] ?? '',
    'another office cookie': again.cookie.split('=')[1] ?? '',
    'an authenticator’s secret': offer.data.secret as string,
    'a recovery code': recovery,
    'an API key': made.data.key as string,
  };
}
