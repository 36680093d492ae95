import { defaultSettings } from './default-settings.ts';
import type { Database } from '#database/schema.ts';
import { storedSettings } from './queries.ts';
import { storedSetting } from './setting-kind.ts';

/** The default when the shop sets no limit. */
export const defaultRefundAskAbove = defaultSettings.refundAskAboveCents;

/** Returns the maximum refund, in cents, that staff can make without two-step verification. */
export async function refundAskAbove(db: Database): Promise<number> {
  return storedSetting(await storedSettings(db), 'refundAskAboveCents') ?? defaultRefundAskAbove;
}

/** Returns the maximum missing amount of a transfer, in cents, that staff with refund rights may waive. */
export async function maxWaivedCents(db: Database): Promise<number> {
  return storedSetting(await storedSettings(db), 'letGoUpToCents') ?? defaultSettings.letGoUpToCents;
}
