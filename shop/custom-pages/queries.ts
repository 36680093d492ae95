import { type RawBuilder, sql } from 'kysely';
import { languages, type LanguageCode } from '#contract/languages.ts';
import { preparedQuery } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { cleanDescription } from '#shop/catalogue/catalogue.ts';
import { isWithinDays } from '#shop/localisation/localisation.ts';
import type { BothTexts } from '#shop/records/records.ts';

interface ListedPage {
  slug: string;
  title: string;
  /** What the search compares: its titles and keywords in both languages. */
  searchText: string;
  inFooter: boolean;
  atCheckout: boolean;
}

const isShown = sql`p.published and ${isWithinDays('p')}`;

/** SQL for a text in a language, or if it has none, in the other one. */
const textIn = (name: string, language: LanguageCode): RawBuilder<string> => {
  const [first, second] = language === 'en' ? ['en', 'km'] : ['km', 'en'];
  return sql<string>`coalesce(nullif(${sql.ref(`p.${name}_${first}`)}, ''), ${sql.ref(`p.${name}_${second}`)})`;
};

/** Returns the published pages that are within their dates, in the order of the footer. */
export async function customPages(db: Database, language: LanguageCode): Promise<ListedPage[]> {
  const query = sql<ListedPage>`
    select p.slug, ${textIn('title', language)} as title, p.in_footer as "inFooter", p.at_checkout as "atCheckout",
      concat_ws(' ', p.title_en, p.title_km, p.keywords_en, p.keywords_km) as "searchText"
    from custom_page p where ${isShown} order by p.position, p.id`;
  const { rows } = await db.executeQuery(preparedQuery('custom-pages', query.compile(db)));
  return rows;
}

/** Returns the titles of all pages, for links in the office. */
export async function customPageNames(db: Database): Promise<(BothTexts & { slug: string })[]> {
  const { rows } = await sql<BothTexts & { slug: string }>`
    select p.slug, ${textIn('title', 'en')} as en, ${textIn('title', 'ar')} as km
    from custom_page p order by p.position, p.id`.execute(db);
  return rows;
}

interface CustomPage {
  slug: string;
  title: string;
  /** Sanitized HTML. */
  body: string;
  /** BCP 47: the language that the text is in. */
  bodyTag: string;
  metaTitle: string;
  metaDescription: string;
}

/** Returns a page, or null if it isn't shown. `isPreview` ignores whether it is published, and its dates. */
export async function customPage(
  db: Database,
  slug: string,
  language: LanguageCode,
  isPreview = false,
): Promise<CustomPage | null> {
  const body = sql.ref(`p.body_${languages[language].tag}`);
  const other = language === 'en' ? languages.ar.tag : languages.en.tag;
  const { rows } = await sql<CustomPage>`
    select p.slug, ${textIn('title', language)} as title, ${textIn('body', language)} as body,
      case when ${body} = '' then ${other}::text else ${languages[language].tag}::text end as "bodyTag",
      ${textIn('meta_title', language)} as "metaTitle", ${textIn('meta_description', language)} as "metaDescription"
    from custom_page p where p.slug = ${slug} and (${isPreview}::boolean or (${isShown}))`.execute(db);
  const [page] = rows;
  return page ? { ...page, body: cleanDescription(page.body) } : null;
}
