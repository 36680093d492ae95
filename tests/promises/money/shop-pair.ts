import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import type { Database } from '#database/schema.ts';
import { demoDatabase } from '../../support/postgres.ts';
import { caller, faultsIn, type WireAnswer } from '../../support/running-shop.ts';
import type { Shopper } from '../../support/shop-api.ts';
import { type ShopServer, startShop } from '../../support/shop-server.ts';

/** Two processes of the shop on one database, and a connection of our own to it. */
export interface ShopPair {
  db: Database;
  shops: ShopServer[];
  /** Another process in the place of one that has ended, on its data folder. */
  restart(at: number): Promise<void>;
  /** Places an order at one of the two, again after a moment when the shop is too busy. @throws when the connection breaks */
  order(
    at: number,
    shopper: Shopper,
    lines: readonly object[],
    more?: object,
    key?: string,
  ): Promise<WireAnswer>;
  /** What the processes logged as errors, but for that they were too busy; how often they said that. */
  faults(): string[];
  sentAway(): number;
}

/** A machine that is busy with other things lets requests wait for a connection for longer than the shop lets them. */
const tooBusy = 'timeout exceeded when trying to connect';
const patience = 20;

/** Starts them, with more of the environment if need be; both are gone after the file's last test. */
export async function shopPair(env: Record<string, string> = {}): Promise<ShopPair> {
  const { db, url, ownerUrl } = await demoDatabase();
  const folders = [1, 2].map(() => mkdtempSync(path.join(tmpdir(), 'kado-pair-')));
  const start = (dataFolder: string) => startShop({ databaseUrl: url, ownerUrl, dataFolder, env });
  const shops = await Promise.all(folders.map(start));
  const ended: string[] = [];
  let sentAway = 0;
  let isOver = false;
  afterAll(async () => {
    isOver = true;
    await Promise.all(shops.map((shop) => shop.stop('SIGINT')));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  async function restart(at: number): Promise<void> {
    if (isOver) throw new Error('the shops are closed');
    const shop = shops[at]!;
    await shop.stop();
    ended.push(shop.output());
    const next = await start(shop.dataFolder);
    shops[at] = next;
    // The file was given up meanwhile: nobody else would end this one.
    if (isOver) await next.stop();
  }

  const orderOnce: ShopPair['order'] = (at, shopper, lines, more = {}, key = '') =>
    caller(shops[at]!.url)(
      'common/post-order/post-customer-order',
      {
        UserID: shopper.customerId,
        OrderNote: '',
        cartJsonData: JSON.stringify(lines),
        CouponCode: '',
        PaymentMethod: '6',
        paymentToken: '',
        payPalOrderConfirmJson: '{}',
        recordValueJson: '[]',
        ...more,
      },
      {
        as: { UserID: shopper.customerId, token: shopper.token },
        headers: key ? { 'idempotency-key': key } : {},
      },
    );

  async function order(...wish: Parameters<ShopPair['order']>): Promise<WireAnswer> {
    for (let tries = 0; ; tries += 1) {
      const answer = await orderOnce(...wish);
      if (answer.status !== 503 || tries === patience) return answer;
      sentAway += 1;
      await sleep(500);
    }
  }
  return {
    db,
    shops,
    restart,
    order,
    faults: () =>
      [...ended, ...shops.map((shop) => shop.output())]
        .flatMap(faultsIn)
        .filter((line) => !line.includes(tooBusy)),
    sentAway: () => sentAway,
  };
}

/** The ceramic mug, white, without a print, as browsers keep it. */
export const whiteMug = (Quantity: number) => ({
  ProductId: '1',
  Quantity,
  ShippingCharges: 0,
  DefaultImage: '/content/x.png',
  productSelectedAttributes: [
    { ProductId: '1', ProductAttributeID: 1, PrimaryKeyValue: 1 },
    { ProductId: '1', ProductAttributeID: 3, PrimaryKeyValue: '1' },
  ],
});
