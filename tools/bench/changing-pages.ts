import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#database/connect.ts';
import type { Database } from '#database/schema.ts';
import { changeProducts } from '#shop/catalogue/catalogue.ts';
import { type Figure, shown } from './figure.ts';
import { log, type Stage } from './stage.ts';
import { fire, type Target } from './throughput.ts';

const connections = 16;

/** A list while prices of products it shows change, so many a second, by the function that staff's changes go by. */
export async function changingPages(
  { shop, connection }: Stage,
  path: string,
  { rates, seconds }: { rates: readonly number[]; seconds: number },
): Promise<Figure[]> {
  const target: Target = { url: shop.url + path, headers: { 'accept-encoding': 'br' } };
  const page = await (await fetch(target.url)).text();
  const products = [...new Set([...page.matchAll(/product-detail\/(\d+)\//gu)].map(([, id]) => Number(id)))];
  const db = await openDatabase({ connection, log, size: 1, statementTimeout: 0 });
  const figures: Figure[] = [];
  try {
    for (const rate of rates) {
      const changing = new PriceChanges(db, products, rate);
      await fire(target, { connections, seconds: 1 });
      const before = changing.made;
      const { perSecond, ninetyNine } = await fire(target, { connections, seconds });
      const made = changing.made - before;
      await changing.stop();
      figures.push({
        group: 'A page that changes',
        name: `list, ${rate} prices in it changed a second`,
        value: Math.round(perSecond),
        unit: 'a second',
        note: `99 of 100 within ${shown(ninetyNine)} ms, ${made} changes`,
      });
    }
  } finally {
    await db.destroy();
  }
  return figures;
}

/** Changes one price after the other until it is stopped. */
class PriceChanges {
  made = 0;
  #isStopped = false;
  readonly #ended: Promise<void>;

  constructor(db: Database, products: readonly number[], perSecond: number) {
    this.#ended = perSecond > 0 ? this.#change(db, products, perSecond) : Promise.resolve();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#ended;
  }

  async #change(db: Database, products: readonly number[], perSecond: number): Promise<void> {
    for (; !this.#isStopped; await sleep(1000 / perSecond)) {
      const id = products[this.made % products.length] ?? 0;
      // Another one than by an earlier rate.
      const priceCents = 1000 + 500 * perSecond + (this.made % 500);
      const [outcome] = await changeProducts(db, { by: 'staff bench' }, [{ id, fields: { priceCents } }]);
      if (outcome?.state !== 'changed') throw new Error(`the price of ${id} did not change`);
      this.made += 1;
    }
  }
}
