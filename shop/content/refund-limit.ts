import { usualSettings } from './usual-settings.ts';
import type { Database } from '#database/schema.ts';
import { storedSettings } from './queries.ts';
import { storedSetting } from './setting-kind.ts';

/** Where the shop says nothing. */
export const usualRefundAskAbove = usualSettings.refundAskAboveCents;

/** Up to how many cents staff give back without showing their second factor again. */
export async function refundAskAbove(db: Database): Promise<number> {
  return storedSetting(await storedSettings(db), 'refundAskAboveCents') ?? usualRefundAskAbove;
}

/** Up to how many missing cents of a transfer staff let go, who may give money back. */
export async function letGoUpTo(db: Database): Promise<number> {
  return storedSetting(await storedSettings(db), 'letGoUpToCents') ?? usualSettings.letGoUpToCents;
}
