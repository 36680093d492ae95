import { sql } from 'kysely';
import { languageCodes } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';

interface FirstProduct {
  /**
   * The number of products that shoppers can see, how many of them are shipped, and how many of those have
   * their own delivery charge.
   */
  published: number;
  sent: number;
  charged: number;
  /** Whether at least one has a picture and a name in every language. */
  isReady: boolean;
}

/** Returns how complete the catalog is for a shop about to open. */
export async function firstProduct(db: Database): Promise<FirstProduct> {
  const { rows } = await sql<FirstProduct>`
    select count(*)::int as published, count(*) filter (where digital_file is null)::int as sent,
      count(*) filter (where digital_file is null and not shipping_free and shipping_cents > 0)::int as charged,
      exists (select from product p where p.published
        and exists (select from product_picture i where i.product_id = p.id)
        and (select count(*) from product_text t where t.product_id = p.id and t.name <> '') >= ${languageCodes.length}::int
      ) as "isReady"
    from product where published`.execute(db);
  return rows[0] as FirstProduct;
}
