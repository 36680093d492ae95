import { sql } from 'kysely';
import { languageCodes } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';

/** How many products shoppers can see; `isReady`: one of them has a picture and a name in every language. */
export async function firstProduct(db: Database): Promise<{ published: number; isReady: boolean }> {
  const { rows } = await sql<{ published: number; isReady: boolean }>`
    select (select count(*)::int from product where published) as published,
      exists (select from product p where p.published
        and exists (select from product_picture i where i.product_id = p.id)
        and (select count(*) from product_text t where t.product_id = p.id and t.name <> '') >= ${languageCodes.length}::int
      ) as "isReady"`.execute(db);
  return rows[0] ?? { published: 0, isReady: false };
}
