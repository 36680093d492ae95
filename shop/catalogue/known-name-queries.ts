import { sql } from 'kysely';
import { languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import type { NamedInShop } from './suggest-name.ts';

/** Reads only the newest products of a large shop, because reading the names of all takes too long. */
const maxProducts = 3000;

/** Returns the names that the shop uses: those of its attributes before those of its products. */
export async function knownNames(db: Database): Promise<NamedInShop[]> {
  const both = (table: string, owner: string, category = sql`null::int`) => sql`
    select e.name as en, k.name as ar, ${category} as "categoryId"
    from ${sql.table(table)} e left join ${sql.table(table)} k
      on k.${sql.ref(owner)} = e.${sql.ref(owner)} and k.language_id = ${languages.ar.id}
    where e.language_id = ${languages.en.id}`;
  const { rows } = await sql<{ en: string; ar: string | null; categoryId: number | null }>`
    select * from (${both('category_text', 'category_id', sql`e.category_id`)}) category
    union all select * from (${both('tag_text', 'tag_id')}) tag
    union all select * from (${both('color_text', 'color_id')}) colour
    union all select * from (${both('attribute_option_text', 'attribute_option_id')}) option
    union all select * from (
      select e.name as en, k.name as ar, p.category_id as "categoryId" from product p
        join product_text e on e.product_id = p.id and e.language_id = ${languages.en.id}
        left join product_text k on k.product_id = p.id and k.language_id = ${languages.ar.id}
      where p.archived_at is null order by p.id desc limit ${maxProducts}) product`.execute(db);
  return rows.map(({ en, ar, categoryId }) => ({ names: ar === null ? { en } : { en, ar }, categoryId }));
}
