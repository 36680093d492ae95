import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { orderFor } from '../calls/orders/order-fixtures.ts';
import { afterwards, forTheRun } from '../support/afterwards.ts';
import { demoDatabase } from '../support/postgres.ts';
import { caller, errorsIn, type WireAnswer } from '../support/running-shop.ts';
import type { Shopper } from '../support/shop-api.ts';
import { startShop } from '../support/shop-server.ts';

export const calls = {
  order: 'common/post-order/post-customer-order',
  begin: 'payments/begin-payment',
  confirm: 'payments/confirm-payment',
  cancel: 'payments/cancel-payment',
} as const;

/** Returns the code or message of an answer that the customer sees. */
export const messageOf = ({ status, data }: WireAnswer): string =>
  data?.[0]?.MessageCode ?? data?.[0]?.ResponseMsg ?? String(status);
export const orderPlaced = 'Order Placed Successfully';
export const actionRequired = 'Payment Action Required';

/** The log message when a request waited too long for a connection, which happens on a busy machine. */
export const tooBusy = 'timeout exceeded when trying to connect';
/** How often a request is resent while the shop is too busy. */
const maxRetries = 40;

/**
 * Starts two processes of the shop on one database, and opens a connection of our own to it. Both stop after
 * the file's last test.
 */
export async function shopPair(env: Record<string, string> = {}) {
  const { db, url, ownerUrl } = await demoDatabase();
  const folders = [1, 2].map(() => mkdtempSync(path.join(tmpdir(), 'kado-pair-')));
  const start = (dataFolder: string, port?: number) =>
    startShop({ databaseUrl: url, ownerUrl, dataFolder, env, ...(port !== undefined && { port }) });
  const started = await Promise.allSettled(folders.map((folder) => start(folder)));
  const shops = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const failed = started.find((each) => each.status === 'rejected');
  if (failed) {
    await Promise.all(shops.map((shop) => shop.stop()));
    throw failed.reason as Error;
  }
  const ended: string[] = [];
  let sentAway = 0;
  let isOver = false;
  const end = async () => {
    isOver = true;
    await Promise.all(shops.map((shop) => shop.stop('SIGINT')));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
  afterwards(end, { pids: shops.map(({ pid }) => pid), folders });

  /**
   * Starts another process to replace one that has exited, in its data folder, and on its port if that is
   * free.
   */
  async function restart(at: number, isSamePort = false): Promise<void> {
    if (isOver) throw new Error('the shops are closed');
    const shop = shops[at]!;
    await shop.stop();
    ended.push(shop.output());
    const next = await start(shop.dataFolder, isSamePort ? shop.port : undefined);
    shops[at] = next;
    // The test file was canceled in the meantime, so no other code would stop this process.
    if (isOver) await next.stop();
  }

  /**
   * Sends a request to one of the two, and again after a moment if it is too busy.
   * @throws when the connection breaks
   */
  async function request(
    at: number,
    call: string,
    parameters: object,
    { customerId, token }: Shopper,
    key = '',
  ): Promise<WireAnswer> {
    for (let tries = 0; ; tries += 1) {
      const answer = await caller(shops[at]!.url)(call, parameters, {
        as: { UserID: customerId, token },
        headers: key ? { 'idempotency-key': key } : {},
      });
      if (answer.status !== 503 || tries === maxRetries) return answer;
      sentAway += 1;
      await sleep(250);
    }
  }

  return {
    db,
    shops,
    restart,
    request,
    /**
     * Places an order at one of the two, or begins its payment. `more` adds method, token and similar fields.
     */
    send: (
      at: number,
      call: 'order' | 'begin',
      shopper: Shopper,
      lines: readonly object[],
      more: object = {},
      key = '',
    ) => request(at, calls[call], orderFor(shopper, lines, more), shopper, key),
    /**
     * Returns the errors that the processes logged, except for being too busy, and how often they were too
     * busy.
     */
    faults: () =>
      [...ended, ...shops.map((shop) => shop.output())]
        .flatMap(errorsIn)
        .filter((line) => !line.includes(tooBusy)),
    sentAway: () => sentAway,
    stockOf: async (productId: number): Promise<number> =>
      (await db.selectFrom('product').select('stock').where('id', '=', productId).executeTakeFirstOrThrow())
        .stock ?? 0,
    setStock: (productId: number, stock: number) =>
      db.updateTable('product').set({ stock }).where('id', '=', productId).execute(),
  };
}

let shared: ReturnType<typeof shopPair> | undefined;
/** The pair that all files of a worker share. Tests must not change its settings or restart its processes. */
export const sharedPair = (): ReturnType<typeof shopPair> => (shared ??= forTheRun(() => shopPair()));

/** Returns the ceramic mug, white and without a print, as browsers store it. */
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
