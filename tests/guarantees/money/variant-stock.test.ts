import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { cancelOrder } from '#contract/operations/orders/cancel-order.ts';
import { changeOrderStatus, hiddenStatuses } from '#shop/orders/orders.ts';
import { orderPlaced, sharedPair, whiteMug, messageOf } from '../shop-pair.ts';
import { brokenOrders } from '../stored.ts';
import { newShoppers } from '../../support/shop-api.ts';
import { expectAll, expectEvery, says, sized } from '../gate.ts';

const { db, send, request, faults: errors, stockOf, setStock } = await sharedPair();
const rounds = Array.from({ length: sized(1, 5, 20) }, (_, at) => at + 1);
const white = 1;
const { rows: colours } = await sql<{ id: number }>`
  select option_id as id from product_option where product_id = 1 and attribute_id = 1 and option_id <> ${white}
  order by position limit 1`.execute(db);
const other = colours[0]!.id;
const mugOf = (colour: number, quantity: number) => ({
  ...whiteMug(quantity),
  productSelectedAttributes: whiteMug(quantity).productSelectedAttributes.map((each) =>
    each.ProductAttributeID === 1 ? { ...each, PrimaryKeyValue: colour } : each,
  ),
});

/** Mugs of several colors in one line, as a matrix sends them. */
const mugsOf = (quantities: readonly [colour: number, quantity: number][]) => ({
  ...whiteMug(1),
  productSelectedAttributes: whiteMug(1).productSelectedAttributes.filter(
    (each) => each.ProductAttributeID !== 1,
  ),
  VariantQuantities: quantities.map(([ColorID, Quantity]) => ({ ColorID, Quantity })),
});

async function count(stocks: Record<number, number>): Promise<void> {
  for (const [colour, stock] of Object.entries(stocks))
    await sql`insert into product_variant (product_id, color_id, stock) values (1, ${Number(colour)}, ${stock})
      on conflict (product_id, color_id, size_id) do update set stock = excluded.stock`.execute(db);
  await sql`update product set stock_per = 'color' where id = 1`.execute(db);
}
async function left(): Promise<Record<number, number>> {
  const { rows } = await sql<{ id: number; stock: number }>`
    select color_id as id, stock from product_variant where product_id = 1`.execute(db);
  return Object.fromEntries(rows.map(({ id, stock }) => [id, stock]));
}
/** Compares the product's stock with the sum of its variants until the rush is over. */
async function sumsDuring(rush: Promise<unknown>): Promise<boolean[]> {
  const sums: boolean[] = [];
  const over = new AbortController();
  void rush.finally(() => over.abort()).catch(() => null);
  while (!over.signal.aborted) {
    const { rows } = await sql<{ isRight: boolean }>`
      select stock = (select sum(stock) from product_variant where product_id = 1) as "isRight"
      from product where id = 1`.execute(db);
    sums.push(rows[0]!.isRight);
    await sleep(20);
  }
  return sums;
}

test.each(rounds)(
  'a rush at two processes sells exactly the stock of each color (round %i)',
  async (round) => {
    await count({ [white]: 10, [other]: 50 });
    const buyers = await newShoppers(db, 160);
    // Every fourth wants the other color.
    const colourOf = (at: number) => (at % 4 === 0 ? other : white);
    const rush = Promise.all(
      buyers.map(async (buyer, at) => ({
        colour: colourOf(at),
        word: messageOf(await send(at % 2, 'order', buyer, [mugOf(colourOf(at), 1)])),
      })),
    );
    const sums = await sumsDuring(rush);
    const answers = await rush;
    const placed = (colour: number) =>
      answers.filter((each) => each.colour === colour && each.word === orderPlaced).length;
    says(`round ${round}: ${placed(white)} and ${placed(other)} placed`);
    expect({ white: placed(white), other: placed(other) }).toEqual({ white: 10, other: 40 });
    expect(await left()).toMatchObject({ [white]: 0, [other]: 10 });
    expectAll('units of the color in demand that were sold', placed(white), 10);
    expectEvery('looks at the sum during the rush', sums, (isRight) => isRight);
  },
);

test('a rush for a color on back order sells its stock and its maximum, and no more', async () => {
  await count({ [white]: 4, [other]: 3 });
  await sql`update product set expected_on = shop_today() + 7, back_order_max = 6 where id = 1`.execute(db);
  const buyers = await newShoppers(db, 40);
  const answers = await Promise.all(
    buyers.map((buyer, at) => send(at % 2, 'order', buyer, [mugOf(white, 1)])),
  );
  const placed = answers.filter((answer) => messageOf(answer) === orderPlaced).length;
  says(`${placed} placed, of which 6 wait for more`);
  // Those who were shown a color in stock are refused if it is gone, and may order it for the day.
  const late = await newShoppers(db, 12);
  const again = await Promise.all(late.map((buyer, at) => send(at % 2, 'order', buyer, [mugOf(white, 1)])));
  const sold = placed + again.filter((answer) => messageOf(answer) === orderPlaced).length;
  expect([sold, await stockOf(1)]).toEqual([10, 3]);
  expect(await left()).toMatchObject({ [white]: -6, [other]: 3 });

  // While more arrives and others order, every piece is owed to one order, and to the newest.
  await sql`update product set back_order_max = 20 where id = 1`.execute(db);
  const others = await newShoppers(db, 20);
  const arrivals = async () => {
    for (const pieces of [2, 3])
      await sql`update product_variant set stock = stock + ${pieces} where product_id = 1 and color_id = ${white}`.execute(
        db,
      );
  };
  await Promise.all([
    ...others.map((buyer, at) => send(at % 2, 'order', buyer, [mugOf(white, 1)])),
    arrivals(),
  ]);
  const { rows: queue } = await sql<{ waits: boolean; pieces: number }>`
    select waits_for_stock(order_id) as waits, pieces from waiting_unit where product_id = 1 and color_id = ${white}
    order by since, item_id`.execute(db);
  const owed = queue.filter(({ waits }) => waits);
  says(`${owed.length} of ${queue.length} wait after 5 arrived`);
  expect(owed.length).toBe(-(await left())[white]!);
  expect(queue.slice(queue.length - owed.length)).toEqual(owed);
  await sql`update product set expected_on = null, back_order_max = null where id = 1`.execute(db);
});

test('orders that end during a rush return units to their color only', async () => {
  await count({ [white]: 5, [other]: 5 });
  const buyers = await newShoppers(db, 30);
  await Promise.all(buyers.map((buyer, at) => send(at % 2, 'order', buyer, [mugOf(white, 1)])));
  const { rows: orders } = await sql<{ id: number }>`
    select o.id from customer_order o where o.customer_id = any(${buyers.map(({ customerId }) => customerId)}::int[])`.execute(
    db,
  );
  const ends = orders.map(({ id }) =>
    changeOrderStatus(db, { orderId: id, to: hiddenStatuses.voided, actor: 'staff gate' }),
  );
  const late = await newShoppers(db, 30);
  const [again] = await Promise.all([
    Promise.all(late.map((buyer, at) => send(at % 2, 'order', buyer, [mugOf(white, 1)]))),
    Promise.all(ends),
  ]);
  const sold = again.filter((answer) => messageOf(answer) === orderPlaced).length;
  const stocks = await left();
  expect([orders.length, sold + stocks[white]!, stocks[other]]).toEqual([5, 5, 5]);
  expect(await stockOf(1)).toBe(stocks[white]! + 5);
});

test('lines with several colors sell the last pieces once, and canceled ones return exactly their cells', async () => {
  await count({ [white]: 20, [other]: 40 });
  const buyers = await newShoppers(db, sized(40, 120));
  // Half of them list the colors in the other order, and locks must not cross.
  const cells = (at: number): [number, number][] =>
    at % 2 === 0
      ? [
          [white, 1],
          [other, 2],
        ]
      : [
          [other, 2],
          [white, 1],
        ];
  const buy = async (buyer: (typeof buyers)[number], at: number) => {
    // The cart is edited first: what it contained before isn't sold.
    for (const lines of [[mugsOf([[white, 3]])], [mugsOf(cells(at))]])
      await request(at % 2, getCustomerCartItems.path, { cartJsonData: JSON.stringify(lines) }, buyer);
    const answer = await send(Math.floor(at / 2) % 2, 'order', buyer, [mugsOf(cells(at))]);
    return { buyer, word: messageOf(answer), id: answer.data?.[0]?.OrderId as number };
  };
  const rush = Promise.all(buyers.map(buy));
  const sums = await sumsDuring(rush);
  const bought = (await rush).filter(({ word }) => word === orderPlaced);
  expectAll('orders of several colors that got the last pieces', bought.length, 20);
  expect(await left()).toMatchObject({ [white]: 0, [other]: 0 });

  const canceled = bought.slice(0, 8);
  const late = await newShoppers(db, sized(20, 60));
  const [again] = await Promise.all([
    Promise.all(late.map(buy)),
    ...canceled.map(({ buyer, id }, at) =>
      request(at % 2, cancelOrder.path, { OrderId: id, UserID: buyer.customerId }, buyer),
    ),
  ]);
  const sold = again.filter(({ word }) => word === orderPlaced).length;
  says(`${canceled.length} canceled during a second rush, ${sold} of their places sold again`);
  const remaining = canceled.length - sold;
  expect(remaining).toBeGreaterThanOrEqual(0);
  expect(await left()).toMatchObject({ [white]: remaining, [other]: 2 * remaining });
  expectEvery('looks at the sum during the rush', sums, (isRight) => isRight);
});

test('every order is complete, and no process logs an error', async () => {
  expect(await brokenOrders(db)).toEqual([]);
  expect(errors()).toEqual([]);
  // The pair is shared with other tests.
  await sql`update product set stock_per = null where id = 1`.execute(db);
  await sql`delete from product_variant where product_id = 1`.execute(db);
  await setStock(1, 100);
});
