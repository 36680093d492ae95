import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#database/schema.ts';
import { brokenOrders } from '../input/stored.ts';
import { newShoppers } from '../../support/shop-api.ts';
import { atMost, gateSize, holds, says } from '../gate.ts';
import { balances, halfAnHourLater, stockBalances } from '../money/money.ts';
import { mortalShop } from '../money/mortal-shop.ts';
import { type Acknowledged, methods, survivingBuyers } from './surviving-buyers.ts';

const startStock = 1_000_000;

/** A shop that may be killed, and customers who never stop buying; for the top of a gate. */
export async function killableShop(buyers: number, env: Record<string, string> = {}) {
  const mortal = await mortalShop(env);
  const buying = survivingBuyers(() => mortal.shop().url, mortal.payments);
  const readyAfter: number[] = [];
  let customerIds: number[] = [];

  return {
    ...mortal,
    buying,
    /** Who buys. */
    customerIds: () => customerIds,
    /** Runs `kills` while everybody buys. @returns what was acknowledged, as the buyers wrote it down */
    async killing(kills: (all: Promise<unknown>) => Promise<void>): Promise<Acknowledged[]> {
      const db = await mortal.open();
      await db.updateTable('product').set({ stock: startStock }).where('id', '=', 1).execute();
      const shoppers = await newShoppers(db, buyers);
      customerIds = shoppers.map(({ customerId }) => customerId);
      const all = buying.shop(shoppers);
      all.catch(() => undefined);
      await kills(all);
      buying.stop();
      await all;
      return buying.acknowledged();
    },
    /** What a kill does, until the shop is ready again. */
    async measured(kill: () => Promise<void>): Promise<void> {
      const started = performance.now();
      await kill();
      readyAfter.push((performance.now() - started) / 1000);
    },
    /** In `npm test` other things run beside it: no figure. */
    readyAtTheMedian(): void {
      if (gateSize === 'short') return;
      const sorted = readyAfter.toSorted((a, b) => a - b);
      atMost('ready again at the median', sorted[Math.floor(sorted.length / 2)]!, 5, ' s');
    },
  };
}

export type KillableShop = Awaited<ReturnType<typeof killableShop>>;

/** What was under way when it died comes to its end, half an hour later at the latest. */
export async function expectSettled(db: Database, { buying }: KillableShop): Promise<void> {
  const { told } = buying;
  says(
    `${told.answered} attempts answered, ${told.brokenOff} requests broke off, ${told.declined.length} declined`,
  );
  const settled = await halfAnHourLater(db);
  expect(settled).toBeLessThan(90);
  says(`settled within ${settled.toFixed(1)} s`);
}

/** Every acknowledged order is stored once and paid, as it was answered; none that was declined is. */
export async function expectStored(
  db: Database,
  { buying }: KillableShop,
  acknowledged: readonly Acknowledged[],
): Promise<void> {
  const { rows } = await sql<{
    id: number;
    number: string;
    total: number;
    customer: number;
    key: string;
    paid: boolean;
  }>`
    select o.id, number, total_cents as total, o.customer_id as customer, k.key, coalesce(p.state = 'paid', true) as paid
    from customer_order o join order_key k on k.order_id = o.id left join payment p on p.order_id = o.id
    where o.status_id between 1 and 5`.execute(db);
  const stored = new Map(rows.map((row) => [row.key, row]));
  expect(stored.size, 'two orders under one key').toBe(rows.length);
  const isStored = ({ OrderId, OrderNumber, OrderTotal, customerId, key }: Acknowledged) => {
    const row = stored.get(key);
    return (
      row?.id === OrderId &&
      row.number === OrderNumber &&
      row.customer === customerId &&
      row.paid &&
      row.total === Math.round(OrderTotal * 100)
    );
  };
  for (const method of methods) {
    const all = acknowledged.filter((each) => each.method === method);
    holds(`acknowledged by ${method} and stored`, all.filter(isStored).length, all.length);
  }
  const declined = buying.told.declined.filter((key) => stored.has(key));
  expect(declined, 'declined and yet stored').toEqual([]);
}

/** Orders on delivery are those that were acknowledged: each of the buyers asked until it was told. */
export async function expectNothingUntold(
  db: Database,
  { customerIds }: KillableShop,
  acknowledged: readonly Acknowledged[],
): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    select number from customer_order
    where payment_method_id = 6 and customer_id = any(${customerIds()}::int[])`.execute(db);
  const cash = acknowledged.filter(({ method }) => method === 'cash').map(({ OrderNumber }) => OrderNumber);
  expect(rows.map(({ number }) => number).toSorted()).toEqual(cash.toSorted());
}

/** Charges and paid orders are the same to the cent, no stock is lost, and every order is whole. */
export async function expectBalance(
  db: Database,
  { payments }: KillableShop,
  atLeastCharges: number,
): Promise<void> {
  await balances(db, payments.taken());
  expect(payments.taken().length).toBeGreaterThan(atLeastCharges);
  await stockBalances(db, 1, startStock);
  expect(await brokenOrders(db)).toEqual([]);
}
