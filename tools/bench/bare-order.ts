import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { ClientConfig, PoolClient } from 'pg';
import { prepareSession } from '#database/checks.ts';
import { noSeqScan } from '#database/connect.ts';
import { open, readPlan } from './bare-server.ts';
import { placedFrom } from './buyers.ts';
import type { Statement } from './statements.ts';

/** The statements of an order's transaction, and the customers it runs for. */
export interface OrderPlan {
  connection: ClientConfig;
  poolSize: number;
  /**
   * The statements in order, as the shop ran them for `customerId` under `key`, without its begin and commit.
   */
  statements: Statement[];
  customerId: number;
  key: string;
  /**
   * The id of the order placed then, to be replaced by the new order's id: a reservation belongs to its
   * order.
   */
  orderId: number;
  /**
   * The IP address the order came from. Each customer has their own, because orders from one IP address wait
   * for each other.
   */
  placedFrom: string;
  customerIds: number[];
}

// Runs the shop's own statements in a transaction, each time for the next customer with a new key, without session,
// validation, queue or call. Statements are prepared and durable as in the shop: the commit waits for the disk.
const plan = await readPlan<OrderPlan>();
const pool = new pg.Pool({
  ...plan.connection,
  max: plan.poolSize,
  idleTimeoutMillis: 30_000,
  // The type declarations don't say that the pool waits for the promise.
  onConnect: (client): void => prepareSession(client, noSeqScan) as unknown as undefined,
});
let turn = 0;

open(
  createServer((request, response) => {
    request.resume().on('end', () => {
      place().then(
        (row) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(row)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  }),
);

async function place(): Promise<unknown> {
  const buyer = turn++ % plan.customerIds.length;
  const others = new Map<unknown, unknown>([
    [plan.customerId, plan.customerIds[buyer]],
    [plan.key, randomUUID()],
    [plan.placedFrom, placedFrom(buyer)],
  ]);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const rows = await runAll(client, others);
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function runAll(client: PoolClient, others: ReadonlyMap<unknown, unknown>): Promise<unknown> {
  let rows: unknown[] = [];
  let orderId = 0;
  for (const { name, text, values } of plan.statements) {
    const ids = text.includes('into order_hold') ? new Map([...others, [plan.orderId, orderId]]) : others;
    rows = (await client.query({ name, text, values: values.map((value) => ids.get(value) ?? value) })).rows;
    orderId = (rows[0] as { orderId?: number } | undefined)?.orderId ?? orderId;
  }
  return rows;
}
