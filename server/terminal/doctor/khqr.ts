import type { Database } from '#database/connect.ts';
import { askBakong } from '../../outside/payments/khqr/bakong-client.ts';
import { faults } from '../../outside/payments/khqr/bakong-answer.ts';
import { ProviderError } from '../../outside/payments/provider-error.ts';
import { daysLeft, newerOf } from '../../outside/payments/khqr/token-keeper.ts';
import { storeOfToken } from '../../payments/open-khqr.ts';
import type { Config } from '../../settings/config.ts';
import { readSecret } from '../../settings/secret.ts';
import { type Finding, must, note, ok } from './finding.ts';

/** Days before its end from which somebody should see to a token. */
const soon = 14;

/** KHQR: whether the service lets this machine in, and how long its token lasts. @param db null: it was not looked at */
export async function examineKhqr(config: Config, db: Database | null): Promise<Finding[]> {
  const { khqr } = config;
  if (!khqr) return [];
  const stored = db
    ? await storeOfToken(khqr, readSecret(config), db)
        .read()
        .catch(() => null)
    : null;
  return [
    ok(`KHQR pays ${khqr.payee.account}${khqr.isForTrying ? ', in the test world' : ''}`),
    await reached(khqr.url),
    lasting(daysLeft(newerOf(khqr.token, stored), Date.now()), khqr.email !== null),
  ];
}

/** Without a token: whoever is let in is asked for one. */
async function reached(url: string): Promise<Finding> {
  const { host } = new URL(url);
  const status = await statusOf(url);
  if (status === 401) return ok(`the service of KHQR, ${host}, lets this machine in`);
  if (status === 403)
    return must(
      `the service of KHQR, ${host}, refuses this country or machine (403)`,
      'it is open to servers in Cambodia: move there, or go out by an address there',
    );
  return must(
    `the service of KHQR, ${host}, ${status === 0 ? 'does not answer' : `answers ${status}`}`,
    'look at KHQR_URL and the network; no code is shown meanwhile',
  );
}

async function statusOf(url: string): Promise<number> {
  const ask = { token: null, signal: AbortSignal.timeout(5000) };
  try {
    const { code } = await askBakong(url, 'check_transaction_by_md5', { md5: '0'.repeat(32) }, ask);
    return code === faults.unauthorized ? 401 : 200;
  } catch (error) {
    return error instanceof ProviderError ? error.status : 0;
  }
}

function lasting(days: number | null, isRenewed: boolean): Finding {
  if (days === null)
    return note('the token of KHQR does not say when it ends', 'put the next one into KHQR_TOKEN in time');
  if (days < 0) return must('the token of KHQR has ended', 'ask for a new one and put it into KHQR_TOKEN');
  const said = `the token of KHQR lasts ${days} more days`;
  if (days >= soon) return ok(said);
  return isRenewed && days > 3
    ? note(said, 'the shop asks for the next one by itself; look again in some days')
    : must(said, 'ask for a new one and put it into KHQR_TOKEN');
}
