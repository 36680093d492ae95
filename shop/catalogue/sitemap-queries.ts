import { sql } from 'kysely';
import { languageCodes, type LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { textIn, textsOf, type Texts } from '#shop/localisation/localisation.ts';

type Named<Key extends string> = { id: number } & Record<Key, Readonly<Record<LanguageCode, string>>>;

/** Everything with a page of its own, by its names in both languages. */
export interface SitemapEntries {
  products: (Named<'names'> & { categoryNames: Readonly<Record<LanguageCode, string | undefined>> })[];
  categories: Named<'names'>[];
  campaigns: Named<'titles'>[];
}

/** A sitemap takes 50,000 addresses; each page has two. */
const most = 20_000;

/** The published products, categories and campaigns, products newest first. */
export async function listSitemapEntries(db: Database): Promise<SitemapEntries> {
  const categoryText = { table: 'category_text', owner: 'category_id' };
  const campaignText = { table: 'campaign_text', owner: 'campaign_id', column: 'main_title' };
  const [products, categories, campaigns] = await Promise.all([
    sql<{ id: number; names: Texts | null; category: Texts | null }>`
      select p.id, ${textsOf({ table: 'product_text', owner: 'product_id' }, sql`p.id`)} as names,
        ${textsOf(categoryText, sql`p.category_id`)} as category
      from product p where p.published order by p.created_at desc, p.id desc limit ${most}`.execute(db),
    sql<{ id: number; names: Texts | null }>`
      select c.id, ${textsOf(categoryText, sql`c.id`)} as names
      from category c where c.published order by c.id limit ${most}`.execute(db),
    sql<{ id: number; titles: Texts | null }>`
      select c.id, ${textsOf(campaignText, sql`c.id`)} as titles
      from campaign c where c.published order by c.id limit ${most}`.execute(db),
  ]);
  return {
    products: products.rows.map(({ id, names, category }) => ({
      id,
      names: perLanguage((language) => textIn(names, language)),
      categoryNames: perLanguage((language) => textIn(category, language) || undefined),
    })),
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

function perLanguage<Value>(value: (language: LanguageCode) => Value): Record<LanguageCode, Value> {
  return Object.fromEntries(languageCodes.map((language) => [language, value(language)])) as Record<
    LanguageCode,
    Value
  >;
}
