import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { attributeKinds, listing } from '#contract/constants.ts';
import { compiledOnce, sentWithCommit } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { announceOnCommit, sqlState } from '#shop/transaction.ts';
import type { StockUnits } from './stock-units.ts';
import { holdRow, type PlacedReservation } from './hold-queries.ts';

/** A product, or its variant, with insufficient stock, and the remaining quantity. */
export interface Short extends Omit<StockUnits, 'quantity' | 'mayWait'> {
  left: number;
}

interface StockQuestion {
  productIds: readonly number[];
  colorIds: readonly number[];
  sizeIds: readonly number[];
  quantities: readonly number[];
  mayWait: readonly boolean[];
}

interface StockRow extends Short {
  isShort: boolean;
}

const questionOf = (units: readonly StockUnits[]): StockQuestion => ({
  productIds: units.map(({ productId }) => productId),
  colorIds: units.map(({ colorId }) => colorId),
  sizeIds: units.map(({ sizeId }) => sizeId),
  quantities: units.map(({ quantity }) => quantity),
  mayWait: units.map(({ mayWait = false }) => mayWait),
});

/** SQL for the units of a statement, selected so that the planner cannot count them: it would plan again for each order. */
const unitsOf = ({ productIds, colorIds, sizeIds, quantities, mayWait }: StockQuestion) => sql`
  select * from unnest((select ${productIds}::int[]), (select ${colorIds}::int[]), (select ${sizeIds}::int[]),
    (select ${quantities}::int[]), (select ${mayWait}::boolean[])) as w (product_id, color_id, size_id, quantity, may_wait)`;

/**
 * SQL that locks the tracked products of `units` (product_id, color_id, size_id, quantity) in the order of their
 * ids, and adds up the units per product or variant. A variant is only written under the lock of its product.
 */
export const lockingStock = (units: RawBuilder<unknown>) => sql`
    locked as (
      select id, stock, stock_per, expected_on, back_order_max from product where id in (select product_id from ${units}) and stock is not null
      order by id for no key update),
    counted as (
      select l.id, l.stock_per, case when l.stock_per in ('color', 'both') then w.color_id else 0 end as color_id,
        case when l.stock_per in ('size', 'both') then w.size_id else 0 end as size_id, sum(w.quantity)::int as quantity
      from ${units} w join locked l on l.id = w.product_id group by 1, 2, 3, 4)`;

const sameVariant = sql`v.product_id = c.id and v.color_id = c.color_id and v.size_id = c.size_id`;

/** SQL that gives units back to stock. A variant that staff removed isn't counted any more. */
export const givingStock = (units: RawBuilder<unknown>) => sql`
    ${lockingStock(units)},
    variants as (
      update product_variant v set stock = v.stock + c.quantity from counted c where c.stock_per is not null and ${sameVariant}
      returning v.product_id, v.stock - c.quantity as before),
    given as (
      update product p set stock = p.stock + c.quantity from counted c where c.stock_per is null and p.id = c.id
      returning p.id, p.stock - c.quantity as before),
    news as (
      select product_id as "productId", before from variants union all select id, before from given)`;

/** SQL for how far below zero the stock of product `c.id` may be taken: 0 unless its customer was shown the day. */
const room = sql`coalesce((select r.room from rooms r where r.id = c.id), 0)`;

/** SQL that takes units from stock: CTEs, of which `result` contains the rows of the statement. */
const takingStock = (question: StockQuestion, condition = sql``) => sql`
    wanted as (${unitsOf(question)} ${condition}),
    ${lockingStock(sql`wanted`)},
    rooms as (
      select id, back_order_room(expected_on, back_order_max) as room from locked
      where expected_on is not null and id in (select product_id from wanted where may_wait)),
    variants as (
      select v.* from counted c join product_variant v on ${sameVariant} where c.stock_per is not null
      order by v.product_id, v.color_id, v.size_id for no key update of v),
    sold as (
      update product_variant v set stock = v.stock - c.quantity from counted c join variants o on o.product_id = c.id
        and o.color_id = c.color_id and o.size_id = c.size_id
      where ${sameVariant} and v.stock + ${room} >= c.quantity returning v.product_id, v.color_id, v.size_id, v.stock),
    taken as (
      update product p set stock = p.stock - c.quantity from counted c
      where c.stock_per is null and p.id = c.id and p.stock + ${room} >= c.quantity returning p.id, p.stock),
    result as (select c.id as "productId", c.color_id as "colorId", c.size_id as "sizeId",
      greatest(0, case when c.stock_per is null then l.stock else coalesce(v.stock, 0) end + ${room}) as left, true as "isShort"
    from counted c join locked l on l.id = c.id left join variants v on ${sameVariant}
    where (c.id, c.color_id, c.size_id) not in (
      select id, 0, 0 from taken union all select product_id, color_id, size_id from sold)
    union all select id, 0, 0, stock, false from taken where stock <= ${listing.fewLeft}
    union all select product_id, color_id, size_id, stock, false from sold where stock <= ${listing.fewLeft})`;

/** Stores the reservation first, because others wait for the products only after it. */
const takingHeldStock = (question: StockQuestion & PlacedReservation) => sql`
    hold as (${holdRow(question)} returning order_id),
    ${takingStock(question, sql`where exists (select from hold)`)}`;

const stockStatement = compiledOnce(
  'take-stock',
  (question: StockQuestion) => sql<StockRow>`with ${takingStock(question)} select * from result`,
);
const heldStockStatement = compiledOnce(
  'take-stock-held',
  (question: StockQuestion & PlacedReservation) => sql<StockRow>`
    with ${takingHeldStock(question)} select * from result`,
);

/** SQL that fails when stock is insufficient, so that the commit that was sent with it rolls back. */
const failing = sql`
  select "productId", case when "isShort" then refuse_short(row_to_json(result)) end as "isShort" from result`;
const lastStatement = compiledOnce(
  'take-stock-last',
  (question: StockQuestion) => sql<StockRow>`with ${takingStock(question)} ${failing}`,
);
const lastHeldStatement = compiledOnce(
  'take-stock-held-last',
  (question: StockQuestion & PlacedReservation) =>
    sql<StockRow>`with ${takingHeldStock(question)} ${failing}`,
);

/**
 * Takes an order's items from tracked stock, in the order of product ids, so that two orders can't deadlock.
 * Call it last before the commit, because from here on other buyers of these products wait. Invalidates pages
 * of products with low or no stock.
 * @param hold what a new customer's order reserves, stored together with it; null for none
 * @returns the products or variants with insufficient stock, with the remaining quantity; the transaction must then be
 * rolled back
 */
export async function decrementStock(
  db: Database,
  items: readonly StockUnits[],
  hold: PlacedReservation | null,
): Promise<Short | null> {
  const question = questionOf(items);
  return takeStock(
    db,
    hold ? heldStockStatement(db, { ...hold, ...question }) : stockStatement(db, question),
  );
}

async function takeStock(db: Database, query: CompiledQuery<StockRow>): Promise<Short | null> {
  const { rows } = await db.executeQuery(query);
  await publishStockInvalidation(db, rows);
  return rows.find(({ isShort }) => isShort) ?? null;
}

/** Like `decrementStock`, as the last statement of a transaction, which is committed unless stock is insufficient. */
export async function decrementStockAndCommit(
  db: Database,
  items: readonly StockUnits[],
  hold: PlacedReservation | null,
): Promise<Short | null> {
  const question = questionOf(items);
  const query = hold ? lastHeldStatement(db, { ...hold, ...question }) : lastStatement(db, question);
  try {
    return await takeStock(db, sentWithCommit(query));
  } catch (error) {
    if (sqlState(error) !== insufficientStock) throw error;
    const { isShort: _, ...short } = JSON.parse((error as { detail: string }).detail) as StockRow;
    return short;
  }
}

/** The error code of `refuse_short` (database/functions/stock/refuse-short.sql). */
const insufficientStock = 'KD001';

const isSameStock = (one: Omit<Short, 'left'>, other: Omit<Short, 'left'>): boolean =>
  one.productId === other.productId && one.colorId === other.colorId && one.sizeId === other.sizeId;

/**
 * Takes units from tracked stock and returns those with a negative quantity. Call it last before the commit, like
 * `decrementStock`. First locks all products in the order of their ids, so that one edit can take what another
 * returns, without deadlocks. Only then adds up the units per variant, because staff may have begun to count them, or merged
 * a color, since the edit was planned.
 * @returns the shortage, and how many units the edit takes there
 */
export async function moveStock(
  db: Database,
  edited: readonly StockUnits[],
): Promise<(Short & { taken: number }) | null> {
  const sumLike = (each: StockUnits) =>
    edited.reduce((sum, other) => sum + (isSameStock(each, other) ? other.quantity : 0), 0);
  const units = edited.filter((each) => sumLike(each) !== 0);
  if (units.length === 0) return null;
  await sql`select id from product where id = any(${units.map(({ productId }) => productId)}::int[])
    order by id for no key update`.execute(db);
  const current = sql`
    select product_id, current_option(${attributeKinds.color}, color_id) as color_id,
      current_option(${attributeKinds.size}, size_id) as size_id, quantity from (${unitsOf(questionOf(units))}) u`;
  const { rows: moves } = await sql<StockUnits>`
    with moved as (${current}), ${lockingStock(sql`moved`)}
    select id as "productId", color_id as "colorId", size_id as "sizeId", quantity from counted where quantity <> 0`.execute(
    db,
  );
  const back = moves.filter(({ quantity }) => quantity < 0);
  const mayWait = ({ productId }: StockUnits) =>
    units.some((each) => each.productId === productId && each.mayWait === true);
  const short = await decrementStock(
    db,
    moves.filter(({ quantity }) => quantity > 0).map((move) => ({ ...move, mayWait: mayWait(move) })),
    null,
  );
  if (short) return { ...short, taken: moves.find((move) => isSameStock(move, short))?.quantity ?? 0 };
  if (back.length === 0) return null;
  const question = questionOf(back.map((move) => ({ ...move, quantity: -move.quantity })));
  const { rows } = await sql<{ productId: number }>`
    with back as (${unitsOf(question)}), ${givingStock(sql`back`)} select "productId" from news`.execute(db);
  await publishStockInvalidation(db, rows);
  return null;
}

/** Invalidates pages that show the stock of these products, once the transaction commits. */
export const publishStockInvalidation = (
  db: Database,
  products: readonly { productId: number }[],
): Promise<void> => announceOnCommit(db, ...products.map(({ productId }) => `product ${productId}` as const));
