import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#database/schema.ts';
import { publishInvalidation } from '#shop/invalidation/invalidation.ts';
import { caller } from '../../support/running-shop.ts';
import type { ShopServer } from '../../support/shop-server.ts';

/** The product whose price rises. It is always the most expensive one, and a price shows when it was read. */
const product = 2;
const first = 5_000_000;
/** Maximum attempts of a change that keeps failing, at ten a second. */
const maxTries = 200;

/**
 * Milliseconds after which a price that was shown once must be shown everywhere. A replica may show a change
 * a moment before the primary acknowledges it.
 */
const settled = 200;

/**
 * A price that was shown, and the lowest one allowed: the highest price that was acknowledged, or shown a
 * moment before the request.
 */
interface Seen {
  what: string;
  cents: number;
  atLeast: number;
}

/** Raises a price by one cent at a time, and observes every place that shows it. */
export function priceWatch(db: Database, shops: readonly ShopServer[]) {
  let price = first;
  let known = first;
  const pagesKnown = new Map<ShopServer, number>();

  /**
   * Writes the next price and waits for the database to acknowledge it. Tries again if the outcome is
   * unknown.
   */
  async function raise(): Promise<number> {
    price += 1;
    const own = price;
    for (let tries = 1; ; tries += 1) {
      try {
        await db.transaction().execute(async (trx) => {
          await sql`update product set price_cents = ${own}, pay_cents = ${own}, allow_discounts = false
            where id = ${product} and price_cents <= ${own}`.execute(trx);
          await publishInvalidation(trx, `product ${product}`, 'list');
        });
        known = Math.max(known, own);
        return own;
      } catch (error) {
        if (tries === maxTries) expect.fail(`no process accepts the change: ${String(error)}`);
        await sleep(100);
      }
    }
  }

  const doors = {
    detail: async ({ url }: ShopServer) =>
      caller(url)('dynamic/dataoperation/get-product_detail', { ProductId: product }),
    list: async ({ url }: ShopServer) =>
      caller(url)('dynamic/dataoperation/get-all-products', {
        PageNo: 1,
        PageSize: 9,
        SearchTerm: '',
        CategoryID: '',
        OrderByColumnName: 'Price DESC',
      }),
  };

  /** Requests a call. Returns null when the shop is too busy. */
  async function look(shop: ShopServer, what: keyof typeof doors): Promise<Seen | null> {
    const atLeast = known;
    const answer = await doors[what](shop).catch(() => null);
    if (answer?.status !== 200) return null;
    const cents = Math.round(Number(answer.data[0]?.Price) * 100);
    later(() => (known = Math.max(known, cents)));
    return { what, cents, atLeast };
  }

  /**
   * Requests a page. It may be a cached one for a second, but never older than a page that this process has
   * already shown.
   */
  async function lookAtPage(shop: ShopServer): Promise<Seen | null> {
    const atLeast = pagesKnown.get(shop) ?? 0;
    const answer = await fetch(`${shop.url}/page-data/en/product-detail/${product}/x/y`).catch(() => null);
    if (answer?.status !== 200) return null;
    const { data } = (await answer.json()) as { data: { price: number } };
    const cents = Math.round(data.price * 100);
    later(() => pagesKnown.set(shop, Math.max(pagesKnown.get(shop) ?? 0, cents)));
    return { what: 'page', cents, atLeast };
  }

  /**
   * Raises the price and checks every place in all shops until `isOver`.
   * @returns the prices shown, and the number of requests for which the shop was too busy
   */
  async function watch(isOver: () => boolean): Promise<{ seen: Seen[]; sentAway: number }> {
    const seen: Seen[] = [];
    let sentAway = 0;
    const until = async (act: () => Promise<unknown>) => {
      while (!isOver()) await act();
    };
    const note = (one: Seen | null) => {
      if (one) seen.push(one);
      else sentAway += 1;
      // A client that was rejected because the shop is busy waits before its next request.
      return sleep(one ? 0 : 50);
    };
    await Promise.all([
      until(() => raise().then(() => sleep(30))),
      ...shops.flatMap((shop) => [
        until(() => look(shop, 'detail').then(note)),
        until(() => look(shop, 'list').then(note)),
        until(() => lookAtPage(shop).then(note)),
      ]),
    ]);
    return { seen, sentAway };
  }

  return { raise, watch, look, lookAtPage };
}

const later = (note: () => unknown) => void setTimeout(note, settled).unref();

export const isAtLeastAsNew = ({ cents, atLeast }: Seen): boolean => cents >= atLeast;
