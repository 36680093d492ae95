import type { ProviderFinding, ProviderShop } from '../provider-setup.ts';
import { ProviderError } from '../provider-error.ts';
import { errors } from './bakong-answer.ts';
import { queryBakong } from './bakong-client.ts';
import type { KhqrKeys } from './khqr-keys.ts';
import { storeOfToken } from './open-khqr.ts';
import { daysLeft, newerOf } from './token-keeper.ts';

/** How many days before a token expires it is reported. */
const soon = 14;

/** Checks whether the KHQR service is reachable from this machine and how long its token is valid. */
export async function checkKhqr(keys: KhqrKeys, { stored }: ProviderShop): Promise<ProviderFinding[]> {
  const { isTest, payee, url, token, email } = keys;
  const renewed = stored
    ? await storeOfToken(keys, stored)
        .read()
        .catch(() => null)
    : null;
  return [
    { state: 'ok', code: isTest ? 'khqrPaysTest' : 'khqrPays', values: { account: payee.account } },
    await reached(url),
    lasting(daysLeft(newerOf(token, renewed), Date.now()), email !== null),
  ];
}

/**
 * Returns whether the service is reachable. Sends no token: an allowed machine gets the answer that one is
 * required.
 */
async function reached(url: string): Promise<ProviderFinding> {
  const { host } = new URL(url);
  const status = await statusOf(url);
  if (status === 401) return { state: 'ok', code: 'khqrOpen', values: { host } };
  if (status === 403)
    return { state: 'must', code: 'khqrShut', values: { host }, advice: 'serverInCambodia' };
  const code = status === 0 ? 'khqrAway' : 'khqrAnswers';
  return { state: 'must', code, values: { host, status }, advice: 'lookAtKhqr' };
}

async function statusOf(url: string): Promise<number> {
  const request = { token: null, signal: AbortSignal.timeout(5000) };
  try {
    const { code } = await queryBakong(url, 'check_transaction_by_md5', { md5: '0'.repeat(32) }, request);
    return code === errors.unauthorized ? 401 : 200;
  } catch (error) {
    return error instanceof ProviderError ? error.status : 0;
  }
}

function lasting(days: number | null, isRenewed: boolean): ProviderFinding {
  if (days === null) return { state: 'note', code: 'tokenWithoutEnd', advice: 'tokenInTime' };
  if (days < 0) return { state: 'must', code: 'tokenOver', advice: 'newToken' };
  const values = { days };
  if (days >= soon) return { state: 'ok', code: 'tokenLasts', values };
  return isRenewed && days > 3
    ? { state: 'note', code: 'tokenLasts', values, advice: 'tokenByItself' }
    : { state: 'must', code: 'tokenLasts', values, advice: 'newToken' };
}
