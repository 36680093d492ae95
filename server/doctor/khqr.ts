import type { Database } from '#database/connect.ts';
import { askBakong } from '../outside/payments/khqr/bakong-client.ts';
import { faults } from '../outside/payments/khqr/bakong-answer.ts';
import { ProviderError } from '../outside/payments/provider-error.ts';
import { daysLeft, newerOf } from '../outside/payments/khqr/token-keeper.ts';
import { storeOfToken } from '../payments/open-khqr.ts';
import type { Config } from '../settings/config.ts';
import { readSecret } from '../settings/secret.ts';
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
    ok(khqr.isForTrying ? 'khqrPaysTest' : 'khqrPays', { account: khqr.payee.account }),
    await reached(khqr.url),
    lasting(daysLeft(newerOf(khqr.token, stored), Date.now()), khqr.email !== null),
  ];
}

/** Without a token: whoever is let in is asked for one. */
async function reached(url: string): Promise<Finding> {
  const { host } = new URL(url);
  const status = await statusOf(url);
  if (status === 401) return ok('khqrOpen', { host });
  if (status === 403) return must('khqrShut', { host }, 'serverInCambodia');
  return must(status === 0 ? 'khqrAway' : 'khqrAnswers', { host, status }, 'lookAtKhqr');
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
  if (days === null) return note('tokenWithoutEnd', {}, 'tokenInTime');
  if (days < 0) return must('tokenOver', {}, 'newToken');
  if (days >= soon) return ok('tokenLasts', { days });
  return isRenewed && days > 3
    ? note('tokenLasts', { days }, 'tokenByItself')
    : must('tokenLasts', { days }, 'newToken');
}
