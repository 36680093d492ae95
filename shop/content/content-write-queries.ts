import { sql } from 'kysely';
import { languageCodes, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { type BothTexts, type Button, putRows, versionOf } from '#shop/records/records.ts';

type Table = 'banner' | 'campaign';
/** The texts of a row by language id. */
type Texts = Readonly<Record<number, Readonly<Record<string, string>>>> | null;

/** Prevents other transactions from changing banners, or campaigns, until this one ends. */
export async function lockContent(db: Database, table: Table): Promise<void> {
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(db);
}

const both = (texts: Texts, column: string): BothTexts => ({
  en: texts?.[languages.en.id]?.[column] ?? '',
  km: texts?.[languages.ar.id]?.[column] ?? '',
});

const textsOf = (table: Table) =>
  sql<Texts>`(select json_object_agg(language_id, to_jsonb(x)) from ${sql.table(`${table}_text`)} x
    where x.${sql.ref(`${table}_id`)} = ${sql.ref(`${table}.id`)})`;
const version = (table: Table) => versionOf(table, sql.ref(`${table}.id`));

/** Returns SQL for a URL that is the same in both languages, with `{lang}` for the language. */
const plainUrl = (texts: Texts, column: string): string =>
  languageCodes
    .map((code) => (texts?.[languages[code].id]?.[column] ?? '').replace(`/${code}/`, '/{lang}/'))
    .find((url) => url !== '') ?? '';

function buttonOf(texts: Texts, side: 'left' | 'right'): Button {
  const url = plainUrl(texts, `${side}_button_url`);
  return url === '' ? null : { text: both(texts, `${side}_button_text`), url };
}

/** Returns all banners, including hidden ones. */
export async function storedBanners(db: Database) {
  const rows = await db
    .selectFrom('banner')
    .selectAll()
    .select([textsOf('banner').as('texts'), version('banner').as('version')])
    .orderBy('theme_type_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ texts, ...row }) => ({
    id: row.id,
    version: row.version,
    theme: row.theme_type_id,
    picture: row.picture,
    phonePicture: row.phone_picture,
    ground: row.ground,
    position: row.position,
    published: row.published,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    top: both(texts, 'top_title'),
    main: both(texts, 'main_title'),
    bottom: both(texts, 'bottom_title'),
    left: buttonOf(texts, 'left'),
    right: buttonOf(texts, 'right'),
  }));
}

/** Returns all campaigns, including hidden ones. */
export async function storedCampaigns(db: Database) {
  const rows = await db
    .selectFrom('campaign')
    .selectAll()
    .select([textsOf('campaign').as('texts'), version('campaign').as('version')])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ texts, ...row }) => ({
    id: row.id,
    version: row.version,
    mainTitle: both(texts, 'main_title'),
    discountTitle: both(texts, 'discount_title'),
    body: both(texts, 'body'),
    picture: row.cover_picture,
    ground: row.ground,
    position: row.position,
    published: row.published,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    groups: row.gift_groups,
    forMany: both(texts, 'for_many'),
    metaTitle: both(texts, 'meta_title'),
    metaDescription: both(texts, 'meta_description'),
  }));
}

type BannerRow = Awaited<ReturnType<typeof storedBanners>>[number];
type CampaignRow = Awaited<ReturnType<typeof storedCampaigns>>[number];

/** Inserts a banner, or replaces the one with its id. */
export async function writeBanner(db: Database, banner: BannerRow): Promise<void> {
  const {
    id,
    theme,
    picture,
    phonePicture,
    ground: background,
    position,
    published,
    startsOn,
    endsOn,
  } = banner;
  const row = {
    theme_type_id: theme,
    picture,
    phone_picture: phonePicture,
    ground: background,
    position,
    published,
  };
  await putRows(db, 'banner', [{ id, ...row, starts_on: startsOn, ends_on: endsOn }]);
  await putTexts(db, 'banner', id, {
    top_title: banner.top,
    main_title: banner.main,
    bottom_title: banner.bottom,
    left_button_text: banner.left?.text ?? '',
    left_button_url: banner.left?.url ?? '',
    right_button_text: banner.right?.text ?? '',
    right_button_url: banner.right?.url ?? '',
  });
}

/** Inserts a campaign, or replaces the one with its id. */
export async function writeCampaign(db: Database, campaign: CampaignRow): Promise<void> {
  const { id, picture, ground: background, position, published, startsOn, endsOn, groups } = campaign;
  const row = { cover_picture: picture, ground: background, position, published, gift_groups: groups };
  await putRows(db, 'campaign', [{ id, ...row, starts_on: startsOn, ends_on: endsOn }]);
  await putTexts(db, 'campaign', id, {
    main_title: campaign.mainTitle,
    discount_title: campaign.discountTitle,
    body: campaign.body,
    for_many: campaign.forMany,
    meta_title: campaign.metaTitle,
    meta_description: campaign.metaDescription,
  });
}

/** Replaces the texts of a row. A plain text is the same in every language. */
async function putTexts(
  db: Database,
  table: Table,
  id: number,
  columns: Readonly<Record<string, BothTexts | string>>,
): Promise<void> {
  const own = sql.table(`${table}_text`);
  const rows = Object.values(languages).map(({ id: language_id, tag }) => ({
    [`${table}_id`]: id,
    language_id,
    ...Object.fromEntries(
      Object.entries(columns).map(([name, text]) => [name, typeof text === 'string' ? text : text[tag]]),
    ),
  }));
  await sql`delete from ${own} where ${sql.ref(`${table}_id`)} = ${id}`.execute(db);
  await sql`insert into ${own} select * from jsonb_populate_recordset(null::${own}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
}

export async function removeContent(db: Database, table: Table, id: number): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db);
}
