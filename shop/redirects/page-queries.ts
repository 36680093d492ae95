import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { pageAt } from '#rules/page-paths.ts';
import { isWithinDays } from '#shop/localisation/localisation.ts';

/** Whether a page exists at an address: for visitors, or only in the office, such as that of a hidden product. */
export type PageState = 'shown' | 'hidden' | 'none';

/** The start of addresses that the shop answers itself, without its pages. */
const ownStarts =
  /^\/(?:(?:api|assets|colours|content|healthz|office|page-data|preview|readyz|sitemap)(?=[/?]|$)|(?:admin|feeds\/products\.\w+\.xml|robots\.txt|sitemap\.xml|sw\.js|\.well-known\/security\.txt)(?=\?|$))/u;

export const isReserved = (address: string): boolean => ownStarts.test(address);

/** Returns whether each of these addresses has a page. */
export async function pagesAt(
  db: Database,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, PageState>> {
  const pages = addresses.map((address) => ({
    address,
    ...(pageAt(address) ?? { screen: null, params: [] }),
  }));
  const idsOf = (name: string) => [
    ...new Set(
      pages.flatMap(({ screen, params: [id = ''] }) => (screen === name && isId.test(id) ? Number(id) : [])),
    ),
  ];
  const slugs = pages.flatMap(({ screen, params: [slug = ''] }) => (screen === 'customPage' ? slug : []));
  const { rows } = await sql<{ key: string; isShown: boolean }>`
    select 'productDetail ' || p.id as key, p.published as "isShown" from product p
    where p.id = any(${idsOf('productDetail')}::int[])
    union all select 'allProducts ' || c.id, c.published from category c
    where c.id = any(${idsOf('allProducts')}::int[])
    union all select 'campaign ' || c.id, c.published and ${isWithinDays('c')} from campaign c
    where c.id = any(${idsOf('campaign')}::int[])
    union all select 'customPage ' || p.slug, p.published and ${isWithinDays('p')} from custom_page p
    where p.slug = any(${slugs}::text[])`.execute(db);
  const shown = new Map(rows.map(({ key, isShown }) => [key, isShown]));
  const stateOf = ({ address, screen, params: [first = ''] }: (typeof pages)[number]): PageState => {
    if (screen === null) return isReserved(address) ? 'shown' : 'none';
    if (!stored.has(screen) || (screen === 'allProducts' && first === '0')) return 'shown';
    const isShown = shown.get(`${screen} ${screen === 'customPage' ? first : Number(first)}`);
    return isShown === undefined ? 'none' : isShown ? 'shown' : 'hidden';
  };
  return new Map(pages.map((page) => [page.address, stateOf(page)]));
}

const isId = /^\d{1,9}$/u;
const stored: ReadonlySet<string> = new Set(['allProducts', 'campaign', 'customPage', 'productDetail']);
