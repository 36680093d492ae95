import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { cleanDescription } from '#shop/catalogue/catalogue.ts';
import { announce } from '#shop/changes/changes.ts';
import type { Database } from '#database/schema.ts';
import { inTransaction } from '#shop/transaction.ts';
import {
  type BannerEntry,
  type CampaignEntry,
  isBanner,
  isCampaign,
  type SettingEntries,
} from './content-entries.ts';
import { deleteContent, removeSettings, writeBanner, writeCampaign } from './content-write-queries.ts';
import { writeSettings } from './queries.ts';

/** Each writes, notes who did it and tells every process; in the caller's transaction, where there is one. */

/** Settings that are named get their value; null takes one away. */
export async function changeSettings(
  db: Database,
  values: Partial<SettingEntries>,
  by: Actor,
): Promise<void> {
  const names = Object.keys(values);
  if (names.length === 0) return;
  const { shippingInfo } = values;
  const cleaned = shippingInfo && {
    shippingInfo: { en: cleanDescription(shippingInfo.en), km: cleanDescription(shippingInfo.km) },
  };
  const given = Object.entries({ ...values, ...cleaned });
  await writeSettings(db, Object.fromEntries(given.filter(([, value]) => value !== null)));
  await removeSettings(
    db,
    given.filter(([, value]) => value === null).map(([name]) => name),
  );
  await writeAudit(db, by, 'settings changed', { names });
  await announce(db, 'texts');
}

/** A banner is changed, or made where `id` is null. Its id. @throws RangeError when it breaks a rule, or there is none of that id */
export async function changeBanner(
  db: Database,
  id: number | null,
  banner: BannerEntry,
  by: Actor,
): Promise<number> {
  if (!isBanner(banner)) throw new RangeError('the banner breaks a rule');
  const written = await writeBanner(db, id, banner);
  if (written === null) throw new RangeError(`there is no banner ${id}`);
  await writeAudit(db, by, id === null ? 'banner made' : 'banner changed', { banner: written });
  await announce(db, 'all');
  return written;
}

/** The same of a campaign. */
export async function changeCampaign(
  db: Database,
  id: number | null,
  campaign: CampaignEntry,
  by: Actor,
): Promise<number> {
  if (!isCampaign(campaign)) throw new RangeError('the campaign breaks a rule');
  const written = await writeCampaign(db, id, campaign);
  if (written === null) throw new RangeError(`there is no campaign ${id}`);
  await writeAudit(db, by, id === null ? 'campaign made' : 'campaign changed', { campaign: written });
  await announce(db, 'all');
  return written;
}

/** Takes a banner away for good. Of one that is gone already nothing happens. */
export async function removeBanner(db: Database, banner: number, by: Actor): Promise<void> {
  if (!(await deleteContent(db, 'banner', banner))) return;
  await writeAudit(db, by, 'banner removed', { banner });
  await announce(db, 'all');
}

/** The same of a campaign. */
export async function removeCampaign(db: Database, campaign: number, by: Actor): Promise<void> {
  if (!(await deleteContent(db, 'campaign', campaign))) return;
  await writeAudit(db, by, 'campaign removed', { campaign });
  await announce(db, 'all');
}

/** Several changes, all of them or none. */
export const changeTogether = (
  db: Database,
  changes: readonly ((trx: Database) => Promise<unknown>)[],
): Promise<void> =>
  inTransaction(db, async (trx) => {
    for (const change of changes) await change(trx);
    return { keep: true, outcome: undefined };
  });
