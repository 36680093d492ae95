import type { Database } from '#database/connect.ts';
import { queryBakong } from '../adapters/payments/khqr/bakong-client.ts';
import { faults } from '../adapters/payments/khqr/bakong-answer.ts';
import { ProviderError } from '../adapters/payments/provider-error.ts';
import { daysLeft, newerOf } from '../adapters/payments/khqr/token-keeper.ts';
import { storeOfToken } from '../payments/open-khqr.ts';
import type { Config } from '../settings/config.ts';
import { readSecret } from '../settings/secret.ts';
import { type Finding, must, note, ok } from './finding.ts';

/** How many days before a token expires it is reported. */
const soon = 14;

/**
 * Checks whether the KHQR service is reachable from this machine and how long its token is valid. @param db null if the
 * database wasn't opened
 */
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

/**
 * Returns whether the service is reachable. Sends no token: an allowed machine gets the answer that one is
 * required.
 */
async function reached(url: string): Promise<Finding> {
  const { host } = new URL(url);
  const status = await statusOf(url);
  if (status === 401) return ok('khqrOpen', { host });
  if (status === 403) return must('khqrShut', { host }, 'serverInCambodia');
  return must(status === 0 ? 'khqrAway' : 'khqrAnswers', { host, status }, 'lookAtKhqr');
}

async function statusOf(url: string): Promise<number> {
  const request = { token: null, signal: AbortSignal.timeout(5000) };
  try {
    const { code } = await queryBakong(url, 'check_transaction_by_md5', { md5: '0'.repeat(32) }, request);
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
