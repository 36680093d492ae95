import { sql } from 'kysely';
import type { PaymentDisplay } from '#contract/constants.ts';
import { languages, type LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { preparedQuery } from '#database/named.ts';
import { isWithinDays, textOf, timeZone } from '#shop/localisation/localisation.ts';
import { type BothTexts, versionOf } from '#shop/records/records.ts';

export interface PaymentMethod {
  id: number;
  name: string;
  picture: string;
  shownAs: PaymentDisplay;
  /** The only provider that offers it; '' if any provider does. */
  provider: string;
  /** Limits of the total in cents, and ids of countries. Null means no limit. */
  minCents: number | null;
  maxCents: number | null;
  countryIds: number[] | null;
  /** Whether staff enabled the method for customers. */
  isOffered: boolean;
  /** Whether it isn't offered for printed or engraved items. */
  isNotDecorated: boolean;
}

export async function paymentMethods(db: Database, language: LanguageCode): Promise<PaymentMethod[]> {
  const name = textOf({ table: 'payment_method_text', owner: 'payment_method_id' }, sql`m.id`, language);
  const query = sql<PaymentMethod>`
    select m.id, m.picture, ${name} as name, coalesce(m.shown_as, 'nothing') as "shownAs",
      coalesce(m.provider, '') as provider, m.least_cents as "minCents", m.most_cents as "maxCents",
      m.country_ids as "countryIds", m.offered as "isOffered", m.not_decorated as "isNotDecorated" from payment_method m order by m.position, m.id`;
  const { rows } = await db.executeQuery(preparedQuery('payment-methods', query.compile(db)));
  return rows;
}

/** A banner. Missing texts are ''. URLs are those of the language. */
export interface Banner {
  id: number;
  themeTypeId: number;
  picture: string;
  phonePicture: string | null;
  ground: string;
  topTitle: string;
  mainTitle: string;
  bottomTitle: string;
  leftButtonText: string;
  leftButtonUrl: string;
  rightButtonText: string;
  rightButtonUrl: string;
}

/** Returns the published banners of all themes that are within their dates, in display order. */
export async function banners(db: Database, language: LanguageCode): Promise<Banner[]> {
  const text = (column: string) =>
    textOf({ table: 'banner_text', owner: 'banner_id', column }, sql`b.id`, language);
  const url = (column: string) => sql`replace(${text(column)}, '{lang}', ${language})`;
  const query = sql<Banner>`
    select b.id, b.theme_type_id as "themeTypeId", b.picture, b.phone_picture as "phonePicture", b.ground,
      ${text('top_title')} as "topTitle", ${text('main_title')} as "mainTitle", ${text('bottom_title')} as "bottomTitle",
      ${text('left_button_text')} as "leftButtonText", ${url('left_button_url')} as "leftButtonUrl",
      ${text('right_button_text')} as "rightButtonText", ${url('right_button_url')} as "rightButtonUrl"
    from banner b where b.published and ${isWithinDays('b')} order by b.theme_type_id, b.position, b.id`;
  const { rows } = await db.executeQuery(preparedQuery('banners', query.compile(db)));
  return rows;
}

export interface Campaign {
  id: number;
  mainTitle: string;
  discountTitle: string;
  /** Plain text. Empty lines separate paragraphs. */
  body: string;
  picture: string;
  ground: string;
}

export interface CampaignDetail extends Campaign {
  /** yyyy-mm-dd, or null if no date is set. */
  startsOn: string | null;
  endsOn: string | null;
  forMany: string;
  /** For search engines. */
  metaTitle: string;
  metaDescription: string;
  groups: { title: string; products: number[]; category: number | null }[];
}

const campaignColumns = (language: LanguageCode) => {
  const text = (column: string) =>
    textOf({ table: 'campaign_text', owner: 'campaign_id', column }, sql`c.id`, language);
  return sql`c.id, c.cover_picture as picture, c.ground, ${text('main_title')} as "mainTitle",
    ${text('discount_title')} as "discountTitle", ${text('body')} as body`;
};

/** Returns the published campaigns that are within their dates, in display order. */
export async function campaigns(db: Database, language: LanguageCode): Promise<Campaign[]> {
  const query = sql<Campaign>`
    select ${campaignColumns(language)} from campaign c where c.published and ${isWithinDays('c')} order by c.position, c.id`;
  const { rows } = await db.executeQuery(preparedQuery('campaigns', query.compile(db)));
  return rows;
}

/** Returns a published campaign that is within its dates, or null if there is none. `isPreview` ignores the dates. */
export async function campaign(
  db: Database,
  id: number,
  language: LanguageCode,
  isPreview = false,
): Promise<CampaignDetail | null> {
  const text = (column: string) =>
    textOf({ table: 'campaign_text', owner: 'campaign_id', column }, sql`c.id`, language);
  const { rows } = await sql<
    Omit<CampaignDetail, 'groups'> & {
      groups: (Omit<CampaignDetail['groups'][number], 'title'> & { title: BothTexts })[];
    }
  >`
    select ${campaignColumns(language)}, ${text('for_many')} as "forMany", ${text('meta_title')} as "metaTitle",
      ${text('meta_description')} as "metaDescription", c.starts_on as "startsOn", c.ends_on as "endsOn", c.gift_groups as groups
    from campaign c where c.id = ${id} and c.published and (${isPreview}::boolean or ${isWithinDays('c')})`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return null;
  const { tag } = languages[language];
  const groups = row.groups.map(({ title, ...of }) => ({ ...of, title: title[tag] || title.en || title.km }));
  return { ...row, groups };
}

export async function storedSettings(db: Database): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.selectFrom('setting').select(['name', 'value']).execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** Returns whether the shop was created, which means that it has a name. */
export async function shopExists(db: Database): Promise<boolean> {
  const { rows } = await sql`select from setting where name = 'siteTitle'`.execute(db);
  return rows.length > 0;
}

/** Inserts a setting. Returns false, and changes nothing, if it already exists. */
export async function insertSetting(db: Database, name: string, value: unknown): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into setting (name, value) values (${name}, ${JSON.stringify(value)}::jsonb)
    on conflict (name) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Writes settings by name, and replaces existing values. */
export async function writeSettings(db: Database, values: Readonly<Record<string, unknown>>): Promise<void> {
  await sql`insert into setting (name, value) select key, value from jsonb_each(${JSON.stringify(values)}::jsonb)
    on conflict (name) do update set value = excluded.value`.execute(db);
}

export const removeSettings = (db: Database, names: readonly string[]): Promise<unknown> =>
  names.length === 0 ? Promise.resolve() : db.deleteFrom('setting').where('name', 'in', names).execute();

/** Prevents other transactions from changing settings until this one ends. */
export async function lockSettings(db: Database): Promise<void> {
  await sql`lock table setting in share row exclusive mode`.execute(db);
}

/** Returns how often settings were changed. */
export async function settingsVersion(db: Database): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select ${versionOf('settings', sql`'shop'`)} as version`.execute(db);
  return rows[0]?.version ?? 0;
}

/** A festival, with days as yyyy-mm-dd. `lastOrderOn`: null if it follows from the delivery days. */
export interface Festival {
  name: string;
  startsOn: string;
  endsOn: string | null;
  lastOrderOn: string | null;
}

/** Returns the next published festivals by the database's clock, the first to begin first. */
export async function nextFestivals(db: Database, language: LanguageCode, max: number): Promise<Festival[]> {
  const name = language === 'en' ? sql`f.name_en` : sql`coalesce(nullif(f.name_km, ''), f.name_en)`;
  const query = sql<Festival>`
    select ${name} as name, f.starts_on as "startsOn", f.ends_on as "endsOn", f.last_order_on as "lastOrderOn"
    from festival f where f.published and f.starts_on > (now() at time zone ${timeZone})::date
    order by f.starts_on, f.id limit ${max}`;
  return (await db.executeQuery(preparedQuery('next-festivals', query.compile(db)))).rows;
}
