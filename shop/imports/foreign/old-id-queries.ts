import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** Returns the SKUs of products by the ids that the redirects of an import contain: `/12-mug.html`. */
export async function skusByOldId(db: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ oldId: string; sku: string }>`
    select substring(r.from_path from '^/(\\d+)-') as "oldId", p.sku
    from redirect r join product p on p.id = substring(r.to_path from '^/product-detail/(\\d{1,9})/')::int
    where r.from_path ~ '^/\\d+-[^/]+\\.html$' order by r.id`.execute(db);
  return new Map(rows.map(({ oldId, sku }) => [oldId, sku]));
}
