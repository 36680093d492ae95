import { sql } from 'kysely';
import { listing } from '#contract/constants.ts';
import { compiledOnce } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { announceOnceKept } from '#shop/transaction.ts';
import { holdRow, type PlacedReservation } from './hold-queries.ts';

/** A product with insufficient stock, and the remaining quantity. */
interface Short {
  productId: number;
  left: number;
}

interface StockQuestion {
  productIds: readonly number[];
  quantities: readonly number[];
}

interface StockRow {
  productId: number;
  left: number;
  isShort: boolean;
}

const takingStock = ({ productIds, quantities }: StockQuestion, condition = sql``) => sql<StockRow>`
    wanted as (
      -- Selected so that the planner cannot count them: it would plan anew for each order.
      select * from unnest((select ${productIds}::int[]), (select ${quantities}::int[]))
        as w (product_id, quantity) ${condition}),
    locked as (
      select id, stock from product where id in (select product_id from wanted) and stock is not null
      order by id for no key update),
    taken as (
      update product p set stock = p.stock - w.quantity from wanted w join locked l on l.id = w.product_id
      where p.id = w.product_id and p.stock >= w.quantity returning p.id, p.stock)
    select l.id as "productId", l.stock as left, true as "isShort" from locked l where l.id not in (select id from taken)
    union all select id, stock, false from taken where stock <= ${listing.fewLeft}`;

const stockStatement = compiledOnce(
  'take-stock',
  (question: StockQuestion) => sql<StockRow>`with ${takingStock(question)}`,
);

/** Stores the reservation first, because others wait for the products only after it. */
const heldStockStatement = compiledOnce(
  'take-stock-held',
  (question: StockQuestion & PlacedReservation) => sql<StockRow>`
    with hold as (${holdRow(question)} returning order_id),
    ${takingStock(question, sql`where exists (select from hold)`)}`,
);

/**
 * Takes an order's items from tracked stock, in the order of product ids, so that two orders can't deadlock.
 * Call it last before the commit, because from here on other buyers of these products wait. Invalidates pages
 * of products with low or no stock.
 * @param hold what a new customer's order reserves, stored together with it; null for none
 * @returns the products with insufficient stock, with the remaining quantity; the transaction must then be
 * rolled back
 */
export async function decrementStock(
  db: Database,
  items: readonly { productId: number; quantity: number }[],
  hold: PlacedReservation | null,
): Promise<Short | null> {
  const productIds = items.map(({ productId }) => productId);
  const quantities = items.map(({ quantity }) => quantity);
  const { rows } = await db.executeQuery(
    hold
      ? heldStockStatement(db, { ...hold, productIds, quantities })
      : stockStatement(db, { productIds, quantities }),
  );
  await publishStockInvalidation(
    db,
    rows.map(({ productId }) => productId),
  );
  return rows.find(({ isShort }) => isShort) ?? null;
}

/**
 * Takes some products from tracked stock and returns others. Call it last before the commit, like
 * `decrementStock`. First locks all of them in the order of their ids, so that one edit can take what another
 * returns, without deadlocks.
 */
export async function moveStock(
  db: Database,
  moves: readonly { productId: number; quantity: number }[],
): Promise<Short | null> {
  if (moves.length === 0) return null;
  const back = moves.filter(({ quantity }) => quantity < 0);
  await sql`select id from product where id = any(${moves.map(({ productId }) => productId)}::int[])
    order by id for no key update`.execute(db);
  const short = await decrementStock(
    db,
    moves.filter(({ quantity }) => quantity > 0),
    null,
  );
  if (short || back.length === 0) return short;
  const { rows } = await sql<{ productId: number }>`
    update product p set stock = p.stock + b.quantity
    from unnest(${back.map(({ productId }) => productId)}::int[], ${back.map(({ quantity }) => -quantity)}::int[]) as b (id, quantity)
    where p.id = b.id and p.stock is not null
    returning p.id as "productId"`.execute(db);
  await publishStockInvalidation(
    db,
    rows.map(({ productId }) => productId),
  );
  return null;
}

/** Invalidates pages that show the stock of these products, once the transaction commits. */
export const publishStockInvalidation = (db: Database, products: readonly number[]): Promise<void> =>
  announceOnceKept(db, ...products.map((id) => `product ${id}` as const));
