import { sql } from 'kysely';
import { languageCodes, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import type { BannerButton, BannerEntry, BothTexts, CampaignEntry, GiftGroup } from './content-entries.ts';

export type Stored<Entry> = Entry & { id: number };

type TextRow = Readonly<Record<string, string>>;
/** The texts of a row by language id. */
type Texts = Readonly<Record<number, TextRow>> | null;

const both = (texts: Texts, column: string): BothTexts => ({
  en: texts?.[languages.en.id]?.[column] ?? '',
  km: texts?.[languages.ar.id]?.[column] ?? '',
});

const textsOf = (table: 'banner_text' | 'campaign_text', owner: string, id: string) =>
  sql<Texts>`(select json_object_agg(language_id, to_jsonb(x)) from ${sql.table(table)} x where x.${sql.ref(owner)} = ${sql.ref(id)})`;

/** An address of one language as it is in both: with `{lang}`. */
const plainUrl = (texts: Texts, column: string): string =>
  languageCodes
    .map((code) => (texts?.[languages[code].id]?.[column] ?? '').replace(`/${code}/`, '/{lang}/'))
    .find((url) => url !== '') ?? '';

function button(texts: Texts, side: 'left' | 'right'): BannerButton | null {
  const text = both(texts, `${side}_button_text`);
  const url = plainUrl(texts, `${side}_button_url`);
  return url === '' ? null : { text, url };
}

/** All banners, hidden ones too. */
export async function storedBanners(db: Database): Promise<Stored<BannerEntry>[]> {
  const rows = await db
    .selectFrom('banner')
    .selectAll()
    .select(textsOf('banner_text', 'banner_id', 'banner.id').as('texts'))
    .orderBy('theme_type_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ texts, ...row }) => ({
    id: row.id,
    theme: row.theme_type_id === 2 ? 2 : 1,
    picture: row.picture,
    phonePicture: row.phone_picture,
    ground: row.ground as BannerEntry['ground'],
    position: row.position,
    published: row.published,
    top: both(texts, 'top_title'),
    main: both(texts, 'main_title'),
    bottom: both(texts, 'bottom_title'),
    left: button(texts, 'left'),
    right: button(texts, 'right'),
  }));
}

/** All campaigns, hidden ones too. */
export async function storedCampaigns(db: Database): Promise<Stored<CampaignEntry>[]> {
  const rows = await db
    .selectFrom('campaign')
    .selectAll()
    .select(textsOf('campaign_text', 'campaign_id', 'campaign.id').as('texts'))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ texts, ...row }) => ({
    id: row.id,
    mainTitle: both(texts, 'main_title'),
    discountTitle: both(texts, 'discount_title'),
    body: both(texts, 'body'),
    picture: row.cover_picture,
    ground: row.ground as CampaignEntry['ground'],
    position: row.position,
    published: row.published,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    groups: row.gift_groups as GiftGroup[],
    forMany: both(texts, 'for_many'),
  }));
}

/** Writes a banner with its texts; `id` null: a new one. Its id; null when there is none of that id. */
export async function writeBanner(
  db: Database,
  id: number | null,
  banner: BannerEntry,
): Promise<number | null> {
  const row = {
    theme_type_id: banner.theme,
    picture: banner.picture,
    phone_picture: banner.phonePicture,
    ground: banner.ground,
    position: banner.position,
    published: banner.published,
  };
  const written =
    id === null
      ? await db.insertInto('banner').values(row).returning('id').executeTakeFirst()
      : await db.updateTable('banner').set(row).where('id', '=', id).returning('id').executeTakeFirst();
  if (!written) return null;
  const texts = languageCodes.map((code) => {
    const pick = (text: BothTexts | undefined) => text?.[languages[code].tag] ?? '';
    return {
      banner_id: written.id,
      language_id: languages[code].id,
      top_title: pick(banner.top),
      main_title: pick(banner.main),
      bottom_title: pick(banner.bottom),
      left_button_text: pick(banner.left?.text),
      left_button_url: banner.left?.url ?? '',
      right_button_text: pick(banner.right?.text),
      right_button_url: banner.right?.url ?? '',
    };
  });
  await db.deleteFrom('banner_text').where('banner_id', '=', written.id).execute();
  await db.insertInto('banner_text').values(texts).execute();
  return written.id;
}

/** The same of a campaign. */
export async function writeCampaign(
  db: Database,
  id: number | null,
  campaign: CampaignEntry,
): Promise<number | null> {
  const row = {
    cover_picture: campaign.picture,
    ground: campaign.ground,
    position: campaign.position,
    published: campaign.published,
    starts_on: campaign.startsOn,
    ends_on: campaign.endsOn,
    gift_groups: JSON.stringify(campaign.groups),
  };
  const written =
    id === null
      ? await db.insertInto('campaign').values(row).returning('id').executeTakeFirst()
      : await db.updateTable('campaign').set(row).where('id', '=', id).returning('id').executeTakeFirst();
  if (!written) return null;
  const texts = languageCodes.map((code) => {
    const { tag, id: language_id } = languages[code];
    const { mainTitle, discountTitle, body, forMany } = campaign;
    return {
      campaign_id: written.id,
      language_id,
      main_title: mainTitle[tag],
      discount_title: discountTitle[tag],
      body: body[tag],
      for_many: forMany[tag],
    };
  });
  await db.deleteFrom('campaign_text').where('campaign_id', '=', written.id).execute();
  await db.insertInto('campaign_text').values(texts).execute();
  return written.id;
}

/** Deletes a banner or a campaign with its texts. False: there was none of that id. */
export async function deleteContent(
  db: Database,
  table: 'banner' | 'campaign',
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom(table).where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export const removeSettings = (db: Database, names: readonly string[]): Promise<unknown> =>
  names.length === 0 ? Promise.resolve() : db.deleteFrom('setting').where('name', 'in', names).execute();
