import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { openDatabase } from '#database/connect.ts';
import type { Database } from '#database/schema.ts';
import { changeProducts } from '#shop/catalogue/catalogue.ts';
import { type Figure, shown } from './figure.ts';
import { log, type Stage } from './stage.ts';
import { fire } from './throughput.ts';

const connections = 16;
const maxPages = 60;

interface Load {
  rates: readonly number[];
  seconds: number;
  rounds: number;
}

/**
 * Requests category pages one after the other while prices of products on them change at a given rate, through the
 * function that applies staff's changes. The rates alternate, so that a slow moment of the machine affects all of them.
 */
export async function changingPages(
  { shop, connection }: Stage,
  lists: readonly string[],
  { rates, seconds, rounds }: Load,
): Promise<Figure[]> {
  const paths = lists.slice(0, maxPages);
  const products = new Set<number>();
  for (const path of paths)
    for (const [, id] of (await (await fetch(shop.url + path)).text()).matchAll(/product-detail\/(\d+)\//gu))
      products.add(Number(id));
  let at = 0;
  const target = {
    url: shop.url,
    headers: { 'accept-encoding': 'br' },
    each: (request: object) => ({ ...request, path: paths[(at += 1) % paths.length] ?? '' }),
  };
  const seen = rates.map(() => [] as { perSecond: number; ninetyNine: number; made: number }[]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [which, rate] of rates.entries()) {
      const changing = await PriceChanges.begin(connection, [...products], rate);
      await fire(target, { connections, seconds: 1 });
      const before = changing.made;
      const fired = await fire(target, { connections, seconds });
      seen[which]?.push({ ...fired, made: changing.made - before });
      await changing.stop();
    }
  }
  return rates.map((rate, which) => {
    const here = seen[which] ?? [];
    const median = (of: 'perSecond' | 'ninetyNine' | 'made') =>
      here.map((each) => each[of]).toSorted((one, other) => one - other)[Math.floor(here.length / 2)] ?? 0;
    return {
      group: 'Pages with changing prices',
      name: `${paths.length} category pages, ${rate} price changes per second`,
      value: Math.round(median('perSecond')),
      unit: 'a second',
      note: `99 of 100 within ${shown(median('ninetyNine'))} ms, ${median('made')} changes`,
    };
  });
}

/** Changes one price after the other, slightly up and down, until it is stopped. */
class PriceChanges {
  made = 0;
  #isStopped = false;
  readonly #ended: Promise<void>;

  private constructor(db: Database, prices: readonly { id: number; cents: number }[], perSecond: number) {
    this.#isStopped = perSecond === 0;
    this.#ended = this.#change(db, prices, perSecond);
  }

  static async begin(
    connection: ClientConfig,
    products: readonly number[],
    perSecond: number,
  ): Promise<PriceChanges> {
    const db = await openDatabase({ connection, log, size: 1, statementTimeout: 0 });
    const prices = await db
      .selectFrom('product')
      .select(['id', 'price_cents as cents'])
      .where('id', 'in', [...products])
      .execute();
    return new PriceChanges(db, prices, perSecond);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#ended;
  }

  async #change(
    db: Database,
    prices: readonly { id: number; cents: number }[],
    perSecond: number,
  ): Promise<void> {
    const begun = performance.now();
    while (!this.#isStopped) {
      const price = prices[this.made % prices.length];
      if (!price) throw new Error('no product on any page');
      // Back in the next round: a price that only fell would reach its price by quantity and be refused.
      price.cents += Math.floor(this.made / prices.length) % 2 === 0 ? 7 : -7;
      const [outcome] = await changeProducts(db, { by: 'staff bench' }, [
        { id: price.id, fields: { priceCents: price.cents } },
      ]);
      if (outcome?.state !== 'changed') throw new Error(`the price of ${price.id} did not change`);
      this.made += 1;
      await sleep(Math.max(0, begun + (1000 * this.made) / perSecond - performance.now()));
    }
    await db.destroy();
  }
}
