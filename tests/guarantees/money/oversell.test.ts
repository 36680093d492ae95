import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { orderPlaced, sharedPair, whiteMug } from '../shop-pair.ts';
import { brokenOrders } from '../stored.ts';
import type { WireAnswer } from '../../support/running-shop.ts';
import { newShoppers } from '../../support/shop-api.ts';
import { expectAll, says, sized } from '../gate.ts';

const { db, send, faults: errors, sentAway, setStock, stockOf } = await sharedPair();
/** A product without options, sold together with the mug. */
const plainId = (
  await sql<{ id: number }>`
    select id from product p where stock is not null and digital_file is null and published
      and not exists (select from product_option a where a.product_id = p.id) order by id limit 1`.execute(db)
).rows[0]!.id;
const rounds = Array.from({ length: sized(1, 5, 20) }, (_, at) => at + 1);
const buyersOfARound = 200;
const units = 10;

const sentence = ({ data }: WireAnswer): string => data[0]?.ResponseMsg;
const outOfStock = "Product is out of stock. Can't add it in the cart!";

test.each(rounds)('200 buyers at two processes get exactly 10 of 10 units (round %i)', async (round) => {
  await setStock(1, units);
  const buyers = await newShoppers(db, buyersOfARound);
  const answers = await Promise.all(buyers.map((buyer, at) => send(at % 2, 'order', buyer, [whiteMug(1)])));
  const output = answers.map(sentence);
  const sold = await soldTo(buyers.map(({ customerId }) => customerId));
  const stock = await stockOf(1);
  const placed = output.filter((text) => text === orderPlaced).length;
  const refused = output.filter((text) => text === outOfStock).length;
  says(`round ${round}: ${placed} placed, ${refused} refused as out of stock, ${sold} sold, ${stock} left`);
  expect({ placed, refused, sold, stock }).toEqual({ placed: units, refused: 190, sold: units, stock: 0 });
  expectAll('units sold', sold, units);
});

test('carts with two products in either order, one of them twice, sell exactly the stock', async () => {
  await db.updateTable('product').set({ stock: 20 }).where('id', 'in', [1, plainId]).execute();
  const plain = (Quantity: number) => ({
    ProductId: String(plainId),
    Quantity,
    productSelectedAttributes: [],
  });
  const buyers = await newShoppers(db, 60);
  const answers = await Promise.all(
    buyers.map((buyer, at) =>
      send(
        at % 2,
        'order',
        buyer,
        at % 4 < 2 ? [whiteMug(1), plain(1), whiteMug(1)] : [plain(1), whiteMug(2)],
      ),
    ),
  );
  const placed = answers.filter((answer) => sentence(answer) === orderPlaced).length;
  expect({ placed, left: [await stockOf(1), await stockOf(plainId)] }).toEqual({ placed: 10, left: [0, 10] });
  expectAll('carts of two products that were sold', placed, 10);
});

test('every order is complete, and no process logs an error', async () => {
  says(`${sentAway()} requests found the shop too busy and were retried`);
  expect(await brokenOrders(db)).toEqual([]);
  expect(errors()).toEqual([]);
});

async function soldTo(customers: readonly number[]): Promise<number> {
  const { rows } = await sql<{ sold: number }>`
    select coalesce(sum(quantity), 0)::int as sold from order_item i join customer_order o on o.id = i.order_id
    where o.customer_id = any(${customers}::int[])`.execute(db);
  return rows[0]!.sold;
}
