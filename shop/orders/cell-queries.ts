import { sql } from 'kysely';
import { attributeKinds } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { backOrderRoom } from '#shop/pricing/pricing.ts';
import type { Cell } from '#rules/line-price.ts';

interface CellsOfProduct {
  productId: number;
  cells: readonly Cell[];
}

/** A cell with the stock of its variant; null if the product doesn't count its stock per variant. */
type CountedCell = Cell & { stock: number | null };

/** Returns the cells of lines by product, with the ids that their colors and sizes have now. */
export async function cellsNow(
  db: Database,
  lines: readonly CellsOfProduct[],
): Promise<ReadonlyMap<number, CountedCell[]>> {
  const all = lines.flatMap(({ productId, cells }) => cells.map((cell) => ({ productId, ...cell })));
  const { rows } = await sql<CountedCell & { productId: number }>`
    select w.product_id as "productId", w.color_id as "colorId", w.size_id as "sizeId", w.quantity,
      case when p.stock_per is not null then orderable_stock(coalesce((
        select v.stock from product_variant v where v.product_id = p.id
          and v.color_id = case when p.stock_per = 'size' then 0 else w.color_id end
          and v.size_id = case when p.stock_per = 'color' then 0 else w.size_id end), 0), ${backOrderRoom}) end as stock
    from (
      select product_id, current_option(${attributeKinds.color}, color_id) as color_id,
        current_option(${attributeKinds.size}, size_id) as size_id, quantity, place
      from unnest(${all.map(({ productId }) => productId)}::int[], ${all.map(({ colorId }) => colorId)}::int[],
        ${all.map(({ sizeId }) => sizeId)}::int[], ${all.map(({ quantity }) => quantity)}::int[])
        with ordinality as w (product_id, color_id, size_id, quantity, place)) w
      join product p on p.id = w.product_id order by w.place`.execute(db);
  const byProduct = new Map<number, CountedCell[]>();
  for (const { productId, ...cell } of rows)
    byProduct.set(productId, [...(byProduct.get(productId) ?? []), cell]);
  return byProduct;
}
