import { sql } from 'kysely';
import { languageCodes, type LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { isWithinDays, textIn, textsOf, type Texts } from '#shop/localisation/localisation.ts';

type Named<Key extends string> = { id: number } & Record<Key, Readonly<Record<LanguageCode, string>>>;

/** Pages other than those of products, with their names in both languages. */
export interface SitemapEntries {
  categories: Named<'names'>[];
  campaigns: Named<'titles'>[];
}

export type SitemapProduct = Named<'names'> & {
  categoryNames: Readonly<Record<LanguageCode, string | undefined>>;
  pictures: string[];
};

/** Products per file. A sitemap file has at most 50,000 URLs, and each product has two, with its pictures. */
const productsOfFile = 10_000;
const maxPictures = 10;

/** Returns the published categories and today's campaigns. */
export async function listSitemapEntries(db: Database): Promise<SitemapEntries> {
  const campaignText = { table: 'campaign_text', owner: 'campaign_id', column: 'main_title' };
  const [categories, campaigns] = await Promise.all([
    sql<{ id: number; names: Texts | null }>`
      select c.id, ${textsOf(categoryText, sql`c.id`)} as names
      from category c where c.published order by c.id limit ${productsOfFile}`.execute(db),
    sql<{ id: number; titles: Texts | null }>`
      select c.id, ${textsOf(campaignText, sql`c.id`)} as titles
      from campaign c where c.published and ${isWithinDays('c')} order by c.id limit ${productsOfFile}`.execute(
      db,
    ),
  ]);
  return {
    categories: categories.rows.map(({ id, names }) => ({
      id,
      names: perLanguage((language) => textIn(names, language)),
    })),
    campaigns: campaigns.rows.map(({ id, titles }) => ({
      id,
      titles: perLanguage((language) => textIn(titles, language)),
    })),
  };
}

/** Returns the number of files for the published products, which is at least one. */
export async function countProductFiles(db: Database): Promise<number> {
  const { rows } = await sql<{ products: number }>`
    select count(*)::int as products from product where published`.execute(db);
  return Math.max(1, Math.ceil((rows[0]?.products ?? 0) / productsOfFile));
}

/**
 * Returns the published products of one file, from 1, by id, so that a new product changes only the last
 * file.
 */
export async function listProductsOfFile(db: Database, file: number): Promise<SitemapProduct[]> {
  const { rows } = await sql<{ id: number; names: Texts | null; category: Texts | null; pictures: string[] }>`
    with part as materialized (
      select id, category_id from product where published order by id
      limit ${productsOfFile} offset ${(file - 1) * productsOfFile})
    select p.id, ${textsOf({ table: 'product_text', owner: 'product_id' }, sql`p.id`)} as names,
      ${textsOf(categoryText, sql`p.category_id`)} as category,
      array(select i.path from product_picture i where i.product_id = p.id order by i.position limit ${maxPictures}) as pictures
    from part p order by p.id`.execute(db);
  return rows.map(({ id, names, category, pictures }) => ({
    id,
    names: perLanguage((language) => textIn(names, language)),
    categoryNames: perLanguage((language) => textIn(category, language) || undefined),
    pictures,
  }));
}

const categoryText = { table: 'category_text', owner: 'category_id' };

function perLanguage<Value>(value: (language: LanguageCode) => Value): Record<LanguageCode, Value> {
  return Object.fromEntries(languageCodes.map((language) => [language, value(language)])) as Record<
    LanguageCode,
    Value
  >;
}
